"""Files that are sent as they are: the pages, and the table that a browser may keep."""
