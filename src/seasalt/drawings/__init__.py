"""The browser's drawings of cards as SVG, for the environments."""
