"""Rate limits by token buckets."""

from collections import OrderedDict


class TokenBucket:
    """A token bucket with `size` tokens that refills at `rate` per second. Times are milliseconds.

    >>> bucket = TokenBucket(rate=1.0, size=2, now=0)
    >>> [bucket.take(now) for now in (0, 0, 0, 1000)]
    [True, True, False, True]
    """

    def __init__(self, rate: float, size: int, now: int) -> None:
        self._rate = rate
        self._size = size
        self._tokens = float(size)
        self._at = now

    def take(self, now: int) -> bool:
        """Take a token, if there is one. A clock that is set back takes no tokens away."""
        passed = max(0, now - self._at)
        self._tokens = min(self._size, self._tokens + passed * self._rate / 1000)
        self._at = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True


class RateLimits:
    """A bucket for each key; the least recently used are dropped first."""

    def __init__(self, per_minute: float, most: int = 10_000, *, at_once: int | None = None) -> None:
        self._per_minute = per_minute
        self._at_once = int(per_minute) if at_once is None else at_once
        self._most = most
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def allow(self, who: str, now: int) -> bool:
        """Whether `who` may do it again now."""
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = TokenBucket(self._per_minute / 60, self._at_once, now)
        self._buckets.move_to_end(who)
        while len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        return bucket.take(now)
