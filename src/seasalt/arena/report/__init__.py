"""The summary of a series, as text, data or plots."""
