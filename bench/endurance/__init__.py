"""The parts of `./dev bench soak`: people, what disturbs them, what is measured, the picture."""
