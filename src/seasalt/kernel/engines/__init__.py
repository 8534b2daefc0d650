"""The ways to run the kernel: plain Python, a ready-made library, CUDA. `engine` picks one."""
