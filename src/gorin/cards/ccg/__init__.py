"""Cards of the CCG."""
