"""The experiment: what a feature costs by hand, in the game itself and as a pack, and that it is the same in both."""
