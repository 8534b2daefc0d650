"""How strong people play, on the scale of the arena. Pure: what is stored is in `storage`."""
