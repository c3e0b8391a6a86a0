"""Below HTTP: limits on TCP connections, trusted proxies, round-trip times."""
