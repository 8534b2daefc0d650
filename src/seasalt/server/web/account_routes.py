"""Routes about what a server remembers of a person."""

from dataclasses import asdict

from seasalt.server.web.endpoint import ApiRequest, ApiRoute
from seasalt.wire.http import GameCounts, Statistics


async def _statistics(request: ApiRequest) -> Statistics:
    """What one's finished games add up to."""
    results = request.node.store.results
    assert results is not None
    request.node.check_work_limit(request.me.id)
    return Statistics([GameCounts(**asdict(one)) for one in await results.counts(request.me.id)])


ACCOUNT_ROUTES = (
    ApiRoute("GET", "/api/me/statistics", "What my games add up to", _statistics, None, Statistics),
)
"""The edition without a server refuses all of them."""
