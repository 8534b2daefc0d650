"""A node and its tables: rooms, bots' turns, hints, leases."""
