# The edition without a server, in the browser only; its build adds these words to the others.

web-site-setting-up = Setting the table…
web-failed-other-tab = The table is open in another tab. Play there, or close that tab.
web-failed-no-python = The table could not be set up. Load the page again, or try another browser.
web-failed-needs-server = This needs a server.
web-failed-networks-missing = The champion cannot be fetched now. Try again with a network, or choose another opponent.
web-failed-bad-record = That file is not the record of a finished game.
web-site-record = Open a record from a file
web-site-trouble-storage-full = There is no room left on this device, so games are no longer kept. This one goes on as long as the page is open.
web-site-trouble-no-storage = This browser keeps nothing for this page; perhaps it is a private window. Games go on as long as the page is open.
web-site-trouble-newer-data = The games on this device were kept by a newer version of this page. Load it again to get that one; until then nothing is kept.
web-site-update = A new version is ready. It starts the next time you open the table.
web-site-update-now = Load it now
web-site-away = The server is out of reach. This table is on your device, so you can play against bots until it is back.
web-site-away-back = Try the server again

## With people

web-site-people = With people
web-site-people-tile = on a server
web-site-people-about = This table is in your browser, and nobody else can sit down at it. People meet on a server: if you know one, enter its address.
web-site-server = Address of the server
web-site-server-about = This device remembers it.
web-site-server-wrong = This is not the address of a website.
web-site-server-go = Go there
