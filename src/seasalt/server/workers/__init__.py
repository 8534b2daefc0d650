"""Where long work runs, off the event loop: processes in which bots think, and a background thread."""
