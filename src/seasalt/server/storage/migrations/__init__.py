"""Migrations of the database to the current `schema`. A released migration is never changed."""
