"""The online table without a server: the same node, in one process without sockets, threads or a database."""
