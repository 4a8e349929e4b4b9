"""Parts of the table, each drawn from plain data with a pen."""
