"""Rate limits by token buckets."""

from collections import OrderedDict

from seasalt.server.networks import counted_networks


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

    def has_token(self, now: int) -> bool:
        """Whether there is a token. A clock that is set back takes none away."""
        passed = max(0, now - self._at)
        self._tokens = min(self._size, self._tokens + passed * self._rate / 1000)
        self._at = now
        return self._tokens >= 1

    def take(self, now: int) -> bool:
        """Take a token, if there is one."""
        if not self.has_token(now):
            return False
        self._tokens -= 1
        return True


class RateLimits:
    """A bucket for each key, and for the networks around an address; the least recently used are dropped."""

    def __init__(self, per_minute: float, most: int = 10_000, *, at_once: int | None = None) -> None:
        self._per_minute = per_minute
        self._at_once = int(per_minute) if at_once is None else at_once
        self._most = most
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def allow(self, who: str, now: int) -> bool:
        """Whether `who` may do it again now. What is refused takes no token of any network."""
        buckets: list[TokenBucket] = []
        for key, times in reversed(counted_networks(who)):  # a full network gets no new buckets within it
            buckets.append(self._bucket(key, times, now))
            if not buckets[-1].has_token(now):
                return False
        return all(bucket.take(now) for bucket in buckets)

    def _bucket(self, key: str, times: int, now: int) -> TokenBucket:
        bucket = self._buckets.get(key)
        if bucket is None:
            rate = times * self._per_minute / 60
            bucket = self._buckets[key] = TokenBucket(rate, times * self._at_once, now)
        self._buckets.move_to_end(key)
        while len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        return bucket
