"""An open, unofficial edition of the card game Sea Salt & Paper."""

__version__ = "0.1.0"
