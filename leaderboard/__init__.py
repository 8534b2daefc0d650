"""The leaderboard: a card for each entry, and the policies of entries that have one of their own.

`seasalt field BOT --card leaderboard/NAME.json` makes a card; docs/leaderboard.md has the rules.
"""
