"""What commands print: the console, colours, sentences, and JSON documents."""
