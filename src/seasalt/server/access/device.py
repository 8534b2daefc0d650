"""What kind of browser a session is of, in words of its maker."""

BROWSERS = {  # what a header has, the first that fits: many name others too
    "Edg": "Edge",
    "OPR": "Opera",
    "SamsungBrowser": "Samsung Internet",
    "Firefox": "Firefox",
    "FxiOS": "Firefox",
    "CriOS": "Chrome",
    "Chrome": "Chrome",
    "Safari": "Safari",
}
SYSTEMS = {
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Android": "Android",
    "Windows": "Windows",
    "CrOS": "ChromeOS",
    "Mac OS X": "macOS",
    "Linux": "Linux",
}
KNOWN = (BROWSERS, SYSTEMS)


def device_of(user_agent: str) -> str:
    """Browser and system, as far as they are known; empty if neither is.

    >>> device_of("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")
    'Firefox, Linux'
    >>> device_of("curl/8.0")
    ''
    """
    found = [next((name for sign, name in known.items() if sign in user_agent), "") for known in KNOWN]
    return ", ".join(filter(None, found))
