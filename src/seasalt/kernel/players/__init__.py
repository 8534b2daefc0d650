"""Policies that run inside the kernel, and the playouts that use them."""
