"""The command line: one file a command, one-line errors, exit codes that mean something."""
