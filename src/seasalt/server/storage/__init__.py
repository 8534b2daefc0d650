"""The database, the logs of the tables, and the bus between nodes."""
