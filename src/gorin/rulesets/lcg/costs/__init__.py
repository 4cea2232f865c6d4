"""What is paid: fate costs, additional costs, honor and fate of players."""
