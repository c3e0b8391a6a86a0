"""Identity and what it gives access to: tokens, codes, pass phrases, and the counting of wrong guesses."""
