"""One deal, played in every seat order by bots and programs."""
