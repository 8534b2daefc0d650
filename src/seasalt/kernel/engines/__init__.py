"""The ways to run the kernel: plain Python, numba, CUDA. `engine` picks one."""
