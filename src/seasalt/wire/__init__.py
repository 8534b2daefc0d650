"""What goes over the network: structs with bounds, and a builder that makes them from tables."""
