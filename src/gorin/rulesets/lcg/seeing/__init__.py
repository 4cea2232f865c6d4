"""The table for whoever looks at it: views, readings, options in words, timing, refusals, pages."""
