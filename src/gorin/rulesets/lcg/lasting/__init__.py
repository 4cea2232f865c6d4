"""What lasts and what is remembered: kinds of lasting effects, edicts, layers, what constant texts read."""
