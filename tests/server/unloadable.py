"""Cannot be imported, for a reason that is no missing module."""

raise RuntimeError("planted")
