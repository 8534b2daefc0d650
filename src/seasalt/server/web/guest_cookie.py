"""The answer that makes a browser a guest."""

from starlette.responses import Response

from seasalt.server.access.guest_token import cookie_name
from seasalt.server.interfaces.stored_facts import Guest
from seasalt.server.web.endpoint import ApiRequest, json_response, session_of
from seasalt.table.faces import usual_face
from seasalt.wire.http import GuestAnswer

COOKIE_SECONDS = 400 * 24 * 3600


def guest_answer(guest: Guest) -> GuestAnswer:
    """Who a guest is."""
    return GuestAnswer(guest.id, guest.name, guest.kind, face=guest.face or usual_face(guest.id))


def with_cookie(
    request: ApiRequest, response: Response, token: str, suffix: str = "", seconds: int = COOKIE_SECONDS
) -> Response:
    """The response with the cookie of a guest, or another one of ours, which lasts from now on."""
    response.set_cookie(
        cookie_name(request.node.settings) + suffix,
        token,
        max_age=seconds,
        path="/",
        secure=request.node.settings.secure,
        httponly=True,
        samesite="lax",
    )
    return response


async def become(request: ApiRequest, guest: Guest, token: str) -> Response:
    """The response that makes this browser a guest; it is told no turns of who it was before."""
    if request.node.push is not None:
        await request.node.push.unsubscribe(session_of(request.http, request.node.settings))
    return with_cookie(request, json_response(guest_answer(guest)), token)


def without_cookie(request: ApiRequest, response: Response) -> Response:
    """The response that lets a browser be nobody."""
    secure = request.node.settings.secure
    response.delete_cookie(
        cookie_name(request.node.settings), "/", secure=secure, httponly=True, samesite="lax"
    )
    return response
