"""Intervals, ratings and tests that may be looked at after every deal. Pure functions."""
