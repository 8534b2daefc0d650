"""The benchmark "beat the field": one bot against ten frozen opponents."""
