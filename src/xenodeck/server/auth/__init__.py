"""Who somebody is and what that opens: tokens, codes, pass phrases, and the counting of wrong guesses."""
