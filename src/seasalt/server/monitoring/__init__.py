"""What an operator sees of a node: log, metrics, background tasks."""
