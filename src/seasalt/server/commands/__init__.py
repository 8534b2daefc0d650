"""`seasalt serve`, `status`, `backup` and `restore`."""
