"""Observations and masks as rows of numbers, and games that are stepped from outside."""
