"""Web Push: messages to browsers, encrypted for each of them. Needs `cryptography`, the extra `accounts`."""
