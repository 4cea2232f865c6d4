"""English read back into words: each word renders its own English, so the reader is the renderer read backwards."""
