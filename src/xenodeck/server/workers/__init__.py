"""Work in processes of its own, within limits: bots that think, positions that are tried out."""
