"""The parts of `./dev bench soak`: its crowd, disturbances, samples and verdict."""
