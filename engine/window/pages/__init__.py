"""Pages: one screen each, a pure function of the tree, the frame and what the desk knows."""
