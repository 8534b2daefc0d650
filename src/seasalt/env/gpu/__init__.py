"""Games that stay on a GPU: torch tensors in and out, and nothing is copied to the host.

`from seasalt.env.gpu.vector import TorchVectorEnv`; `device="cpu"` runs the same code without a GPU.
"""
