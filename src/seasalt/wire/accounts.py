"""Bodies of requests about what a server remembers of a person."""

from typing import Any, Literal

from msgspec import Struct, field

from seasalt.wire.bounds import Encoded, Endpoint, KeyText, Name, Page, PushKey, Word


class GameCounts(Struct, frozen=True):
    """What finished games add up to, `against` bots of that name, `mixed` bots or `people`, with one box.

    `mermaids` are games won by four of them; `best` is the most points of one round.
    """

    against: str
    extra_salt: bool
    games: int
    won: int
    rounds: int
    stops: int
    bets: int
    bets_won: int
    mermaids: int
    best: int


class MonthAccuracy(Struct, frozen=True):
    """How accurate the reviewed `games` of a month (2026-11, UTC) were on average, in percent."""

    month: str
    accuracy: int
    games: int


class Statistics(Struct, frozen=True):
    """What one's finished games add up to, by opponents and box.

    `luck` is in wins, of as many of the last games as were `reviewed`; their `months` come in order. At
    `masters` deals of the day one was further ahead than the master, and `weeks` were played every day.
    """

    counts: list[GameCounts]
    luck: float = 0.0
    reviewed: int = 0
    months: list[MonthAccuracy] = []
    masters: int = 0
    weeks: int = 0


class SessionLine(Struct, frozen=True):
    """A browser that is you: by what `kind` of key, on what device, since when. One of them is `this` one."""

    id: str
    kind: str
    device: str
    created_at: int
    seen_at: int
    this: bool


class KeyLine(Struct, frozen=True):
    """A key that can still be used."""

    kind: str
    until: int


class PasskeyLine(Struct, frozen=True):
    """A passkey of yours: on what device it was made, since when, and when it was last used."""

    id: str
    device: str
    created_at: int
    used_at: int


class Sessions(Struct, frozen=True):
    """All browsers that are you, and all keys and passkeys that can become one."""

    sessions: list[SessionLine]
    keys: list[KeyLine]
    passkeys: list[PasskeyLine] = []  # nodes before 0019 send none


class NewKey(Struct, frozen=True):
    """A key to be made. A `link` is to the `page` that takes keys, as this browser sees its address."""

    kind: Literal["link", "recovery"]
    page: Page | None = None


class KeyMade(Struct, frozen=True):
    """A new key, shown this once; a link also as a picture (SVG)."""

    code: str
    until: int
    link: str | None = None
    picture: str | None = None


class KeyQuestion(Struct, frozen=True):
    """A key, as it is in a link, or typed."""

    code: KeyText


class KeyOwner(Struct, frozen=True):
    """Who a key makes of this browser, and who it is now, if that is somebody else with finished games."""

    name: str
    face: str
    kind: str
    until: int
    now: str | None = None


class PasskeyQuestion(Struct, frozen=True):
    """What a browser is asked for, as the JSON of WebAuthn; and who it is `now`, with finished games."""

    options: dict[str, Any]
    now: str | None = None


class PasskeyFacts(Struct, frozen=True):
    """What a device has made or signed; the rest of what WebAuthn says is not read."""

    client_data: Encoded = field(name="clientDataJSON")
    attestation: Encoded | None = field(name="attestationObject", default=None)
    authenticator_data: Encoded | None = field(name="authenticatorData", default=None)
    signature: Encoded | None = None
    user_handle: Encoded | None = field(name="userHandle", default=None)


class PasskeyProof(Struct, frozen=True):
    """The answer of a browser, as the JSON of WebAuthn."""

    raw_id: Encoded = field(name="rawId")
    response: PasskeyFacts


class PasskeyMade(Struct, frozen=True):
    """A passkey is kept. Who had no recovery key gets one, for when the device of the passkey is lost."""

    recovery: KeyMade | None = None


class RatingState(Struct, frozen=True):
    """How strong somebody plays: the true number is within `within` of `rating` 19 times of 20.

    Both are null before enough `games`, which `of` says. `listed` is whether they want to be in the list.
    `table` has their rated game that is not over: until it is, no other one counts.
    """

    rating: int | None
    within: int | None
    games: int
    of: int
    listed: bool
    table: str | None = None


class RatingWish(Struct, frozen=True):
    """Whether a guest wants to be in the list of ratings, with name and face."""

    listed: bool


class RatingLine(Struct, frozen=True):
    """A person in the list of ratings. `claimed`: the name is theirs alone."""

    name: str
    face: str
    rating: int
    within: int
    mine: bool
    claimed: bool


class RatingList(Struct, frozen=True):
    """Those who want to be listed and have played lately, the surest strength first."""

    lines: list[RatingLine]


class Deletion(Struct, frozen=True):
    """Delete me: my `name` says that I mean it."""

    name: Name


class Deleted(Struct, frozen=True):
    """You are deleted. Your name goes from old games within a quarter of an hour."""


class NewSubscription(Struct, frozen=True):
    """Tell this browser when games over days wait for it: its subscription, and in what language."""

    endpoint: Endpoint
    p256dh: PushKey
    auth: PushKey
    language: Word


class SubscriptionState(Struct, frozen=True):
    """With what `key` browsers subscribe, if they can be told at all; where and how this one is told."""

    key: str | None
    endpoint: str | None = None
    language: str | None = None
