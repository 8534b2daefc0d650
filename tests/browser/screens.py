"""The Chromium of the tests, and the screens that people have. Benchmarks and pictures use them too."""

from typing import Any

CHROMIUM_FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE_MS = 60_000  # only a failure takes that long: machines may be busy

DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
TABLET: dict[str, Any] = {"viewport": {"width": 768, "height": 1024}, "has_touch": True}
PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 740},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}
SMALL: dict[str, Any] = PHONE | {"viewport": {"width": 320, "height": 640}}
ENLARGED: dict[str, Any] = {"viewport": {"width": 320, "height": 200}}  # a desktop at 400 %
DARK: dict[str, Any] = {"color_scheme": "dark"}
STILL: dict[str, Any] = {"reduced_motion": "reduce"}
MOVING: dict[str, Any] = {"reduced_motion": "no-preference"}
CLIPBOARD: dict[str, Any] = {"permissions": ["clipboard-read", "clipboard-write"]}


def merged(*screens: dict[str, Any]) -> dict[str, Any]:
    """All of these options of a browser context, in English unless one says otherwise; the last one wins."""
    options: dict[str, Any] = {"locale": "en"}
    for screen in screens:
        options |= screen
    return options
