"""How much one address or one guest may do: rates, costs of requests, and which account is charged."""
