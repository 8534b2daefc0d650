# The server, as it talks to whoever starts it.

serve-at = The table is open at { $address } (Ctrl-C closes it).
serve-lan = Everybody on this home network can join: open the address, or scan the code with a phone. There is no encryption on this way; do not use it outside your home.
serve-bad-setting = “{ $about }” cannot be the setting { $setting }; docs/deploy.md lists them all.
serve-no-port = I cannot listen on { $about }: { $why }.
serve-address-unreadable = That is not an address; one looks like sqlite:///FILE, postgresql://USER:PASSWORD@HOST:PORT/NAME or redis://HOST.
serve-address-no-file = An SQLite database needs a file: sqlite:///FILE.
serve-address-unknown-kind = “{ $about }” is nothing that I can talk to: the database is sqlite or postgresql, the bus redis or valkey.
serve-address-no-driver = The driver for it is not installed: pip install '{ $about }' does that.
serve-fault-no-answer = Nobody answers at { $about } ({ $why }): is the database running, and is the address right?
serve-fault-busy = The database { $about } has too much to do at the moment ({ $why }).
serve-fault-denied = The database { $about } does not let me in: the user or the password is wrong.
serve-fault-no-database = There is no database { $about }: “createdb” makes one.
serve-fault-no-folder = The folder of { $about } does not exist: make it first.
serve-fault-no-file = { $about } cannot be opened or made: { $why }.
serve-fault-read-only = { $about } cannot be written: I need to write to the file and to its folder.
serve-fault-disk-full = The disk on which { $about } lies is full.
serve-fault-disk = The disk on which { $about } lies reports an error: { $why }.
serve-fault-damaged = { $about } is damaged, or no database at all ({ $why }): “seasalt restore” brings back a backup.
serve-fault-newer = { $about } was made by a newer seasalt (revision { $why }): install that one, or restore an older backup.
serve-fault-foreign = { $about } belongs to another program: it has a table “{ $why }”. I have changed nothing in it.
serve-no-pages = The table for the browser is not built yet. In a checkout, `./dev play` builds it; an installed seasalt has it inside.
