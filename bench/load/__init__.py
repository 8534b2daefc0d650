"""Load on real servers, for `./dev bench server`, `soak` and `siege`: processes, players, a bad network."""
