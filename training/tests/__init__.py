"""The tests of the trainer: `./dev training`."""
