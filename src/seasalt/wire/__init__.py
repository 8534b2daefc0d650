"""What goes over the network: structs and their bounds, and how a table becomes one of them."""
