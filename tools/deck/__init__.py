"""The deck's drawings: parts composed into one SVG file of symbols, coloured by the page's CSS."""
