"""What is sent over the network: messages of the socket, scenes, bodies of the API. Types only."""
