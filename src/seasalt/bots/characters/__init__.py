"""Bots with a habit of their own, which are fun to meet and not meant to be strong."""
