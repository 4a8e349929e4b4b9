"""`pytest --rules --mutants`: wrongs put into copies of the tree, and which rule's own tests go red at them."""
