"""Files of released versions, kept unchanged: every later version reads them and continues with them."""
