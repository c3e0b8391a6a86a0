"""What goes over the wire: messages of the socket, scenes, bodies of the API. Types only."""
