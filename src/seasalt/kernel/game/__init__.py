"""The rules as flat functions over one record. Start with `layout`."""
