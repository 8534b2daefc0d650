"""A position in numbers, as a learner sees it, and games that are stepped from outside."""
