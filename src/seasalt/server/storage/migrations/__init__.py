"""How the database came to be what `schema` says, step by step. A step that was released is never changed."""
