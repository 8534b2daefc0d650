"""Players that live inside the kernel, and the playouts that they play."""
