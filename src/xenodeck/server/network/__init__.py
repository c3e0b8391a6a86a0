"""Below HTTP: connections by address, trusted proxies, round-trip times."""
