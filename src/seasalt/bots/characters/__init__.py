"""Bots with a character: fun to play against, not meant to be strong."""
