"""The commands `seasalt serve`, `status`, `backup` and `restore`."""
