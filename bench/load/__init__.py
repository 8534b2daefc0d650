"""Load on real servers, for `./dev bench server` and `soak`: processes, players, a bad network."""
