"""Intervals, ratings and a sequential test. Pure functions."""
