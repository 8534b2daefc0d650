# The server, as it talks to whoever starts it.

serve-at = The table is open at { $address } (Ctrl-C closes it).
serve-lan = Everybody on this home network can join: open the address, or scan the code with a phone. There is no encryption on this way; do not use it outside your home.
serve-bad-setting = “{ $about }” cannot be the setting { $setting }; docs/settings.md lists them all.
serve-no-port = I cannot listen on { $about }: { $why }.
serve-no-database = The table cannot open: { $why }.
serve-no-pages = The table for the browser is not built yet. In a checkout, `./dev play` builds it; an installed seasalt has it inside.
