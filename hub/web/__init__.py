"""The web layer: Flask routes and Socket.IO handlers, thin; tables decide what happens."""
