"""The hub on the air: HTTP and Socket.IO, thin; what happens is decided by the tables."""
