"""The HTTP API, the table socket and the page: everything that receives requests, and who sent them."""
