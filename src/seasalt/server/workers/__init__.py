"""Where long work runs, beside the event loop: processes in which bots think, and a background thread."""
