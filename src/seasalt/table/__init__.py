"""People and bots around one game."""

from seasalt.table.match import Decider, play_match

__all__ = ["Decider", "play_match"]
