"""Load on real servers, for `./dev bench server`, `soak` and `faults`: processes, players, a bad network."""
