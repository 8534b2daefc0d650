"""`seasalt bench kernel | env | server`: how fast the product is, measured from outside."""
