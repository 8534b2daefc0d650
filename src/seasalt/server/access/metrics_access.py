"""Who may read `/metrics`: clients with the token, and direct clients from allowed networks."""

import secrets

from starlette.requests import Request

from seasalt.server.networks import is_within, parse_address, parse_networks
from seasalt.server.settings import Settings


class MetricsAccess:
    """The access rules from the settings."""

    def __init__(self, settings: Settings) -> None:
        self._networks = parse_networks(settings.metrics_allow)
        self._token = settings.metrics_token.encode()

    def allows(self, request: Request) -> bool:
        """Whether the client may read the metrics."""
        _, _, token = request.headers.get("authorization", "").partition(" ")
        if self._token and secrets.compare_digest(token.encode(), self._token):
            return True
        address = parse_address(request.client.host) if request.client else None
        if address is None or not request.scope["is_direct"] or not is_within(address, self._networks):
            return False
        return not address.is_loopback or _is_loopback(request.url.hostname or "")


def _is_loopback(host: str) -> bool:
    """Whether a host is this machine. A proxy here that adds no header still passes on a public name."""
    address = parse_address(host)
    return host == "localhost" if address is None else address.is_loopback
