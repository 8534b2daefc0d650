"""The table as a picture or as text."""
