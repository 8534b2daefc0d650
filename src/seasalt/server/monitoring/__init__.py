"""What an operator sees of a node: the log, metrics and background tasks."""
