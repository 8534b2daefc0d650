"""The online table.

`web` reads requests and sends answers, `tables` is one node with its rooms, `workers` is where bots think,
`jobs` is what they compute, `storage` is the database and the bus over Redis, `access` limits connections and
origins, `monitoring` is the log and the metrics, `commands` are the commands of the terminal.
"""
