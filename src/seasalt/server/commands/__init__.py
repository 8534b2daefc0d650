"""The commands of `seasalt` that run a server, or look after one."""
