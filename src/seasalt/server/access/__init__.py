"""Limits on who may connect, from where, and how often."""
