"""What is computed for bots, hints, curves and reviews, in a worker or in place."""
