"""What the store has of a table: the journal and its entries, the requests carried out, the chat."""
