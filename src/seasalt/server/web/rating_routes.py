"""Routes about ratings: one's own, and the list of those who want to be in it."""

from typing import TYPE_CHECKING, Final

from seasalt.server.clock import now
from seasalt.server.interfaces.table_store import RatingStore
from seasalt.server.web.endpoint import ApiRequest, ApiRoute
from seasalt.table.faces import usual_face
from seasalt.table.names import is_owned
from seasalt.wire.accounts import RatingLine, RatingList, RatingState, RatingWish

if TYPE_CHECKING:  # the edition without a server has these routes, which refuse, and no ratings
    from seasalt.server.ratings.rating import Rating

SHOWN_FROM: Final = 10  # games
LISTED_MS: Final = 90 * 24 * 3600 * 1000  # after the last game
MOST_LISTED: Final = 100
SURE: Final = 2  # standard deviations: 95 %


async def _my_rating(request: ApiRequest) -> RatingState:
    """One's rating, and whether it is listed."""
    return await _state(request)


async def _list_me(request: ApiRequest) -> RatingState:
    """Whether one wants to be listed."""
    wish: RatingWish = request.body
    request.node.check_work_limit(request.me.id)
    await _store(request).set_listed(request.me.id, wish.listed)
    return await _state(request)


async def _ratings(request: ApiRequest) -> RatingList:
    """The list."""
    from seasalt.server.ratings.rating import idle

    at, me = now(), request.me.id
    request.node.check_work_limit(me)
    found = await _store(request).listed(at - LISTED_MS, SHOWN_FROM)
    ranked = sorted(((idle(one.rating, at), one) for one in found), key=lambda pair: -_floor(pair[0]))
    del ranked[MOST_LISTED:]
    names = request.node.store.names
    assert names is not None
    owned = await names.owned([one.guest_id for _, one in ranked])
    return RatingList(
        [
            RatingLine(
                one.name,
                one.face or usual_face(one.guest_id),
                *_shown(rating),
                mine=one.guest_id == me,
                claimed=is_owned(one.name, owned.get(one.guest_id)),
            )
            for rating, one in ranked
        ]
    )


async def _state(request: ApiRequest) -> RatingState:
    from seasalt.server.ratings.rating import idle

    rating, listed = await _store(request).of(request.me.id)
    mean, within = _shown(idle(rating, now())) if rating.games >= SHOWN_FROM else (None, None)
    table = await _store(request).rated_table(request.me.id)
    return RatingState(mean, within, rating.games, SHOWN_FROM, listed, table)


def _shown(rating: "Rating") -> tuple[int, int]:
    return round(rating.mean), round(SURE * rating.deviation)


def _floor(rating: "Rating") -> float:
    """The strength that is almost certain."""
    return rating.mean - SURE * rating.deviation


def _store(request: ApiRequest) -> RatingStore:
    ratings = request.node.store.ratings
    assert ratings is not None
    return ratings


RATING_ROUTES = (
    ApiRoute("GET", "/api/me/rating", "How strong I play", _my_rating, None, RatingState),
    ApiRoute("PATCH", "/api/me/rating", "Whether I want to be listed", _list_me, RatingWish, RatingState),
    ApiRoute("GET", "/api/ratings", "Those who want to be listed", _ratings, None, RatingList),
)
"""The edition without a server refuses all of them."""
