"""Ten frozen opponents for the benchmark "beat the field"."""
