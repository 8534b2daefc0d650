"""`seasalt bench kernel | env | server`: speed measurements, from outside."""
