"""What measures the product from outside: `seasalt bench server` plays against real server processes."""
