"""Tables on a server: people, bots and agents play over a documented protocol (docs/protocol.md)."""
