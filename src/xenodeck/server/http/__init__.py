"""The HTTP API, the table socket and the page: everything that a request reaches, and who it comes from."""
