"""What `./dev` is made of. Standard library only: this runs before anything is installed."""
