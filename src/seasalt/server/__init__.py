"""The online table.

`web` reads requests and sends answers, `tables` is one node with its rooms, `workers` is where bots think,
`storage` is the database and the bus, `access` keeps floods and foreign origins out, `monitoring` tells an
operator what happens, `commands` is what is typed at a terminal.
"""
