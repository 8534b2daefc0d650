"""Other engines than Chromium's, as Debian has them, each through the WebDriver that it brings.

WebKit has a program that speaks HTTP; Firefox answers the same commands on a socket (Marionette).
"""

import json
import os
import shutil
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from http.client import HTTPConnection
from pathlib import Path
from typing import Any, Literal, TypeVar

from tests.servers import PATIENCE_S, Server, held_port

COMMANDS = {  # in HTTP, and as Marionette names them
    "begin": ("POST", "", "WebDriver:NewSession"),
    "end": ("DELETE", "", "Marionette:Quit"),
    "timeouts": ("POST", "/timeouts", "WebDriver:SetTimeouts"),
    "resize": ("POST", "/window/rect", "WebDriver:SetWindowRect"),
    "go": ("POST", "/url", "WebDriver:Navigate"),
    "cookie": ("POST", "/cookie", "WebDriver:AddCookie"),
    "run": ("POST", "/execute/async", "WebDriver:ExecuteAsyncScript"),
    "act": ("POST", "/actions", "WebDriver:PerformActions"),
}
PHONE = {"x": 0, "y": 0, "width": 390, "height": 844}  # or as near as the browser can
FIREFOX = """\
user_pref("app.update.enabled", false);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("intl.accept_languages", "en");
user_pref("marionette.port", 0);
user_pref("network.captive-portal-service.enabled", false);
user_pref("network.connectivity-service.enabled", false);
user_pref("services.settings.server", "data:,");
"""
WEBKIT = {
    "GTK_USE_PORTAL": "0",
    "LANGUAGE": "en",
    "LIBGL_ALWAYS_SOFTWARE": "1",
    "WEBKIT_DISABLE_DMABUF_RENDERER": "1",
    "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",  # it would need rights that a container does not have
}

RUN = """const done = arguments[arguments.length - 1];
(async (...arguments) => { %s })(...arguments).then(
  (answer) => done({ answer }),
  (error) => done({ wrong: String(error) }),
);"""
UNTIL = f"""for (const end = Date.now() + {PATIENCE_S * 900}; Date.now() < end;) {{
  const found = %s;
  if (found) return found;
  await new Promise((next) => setTimeout(next, 50));
}}
throw 'waited in vain for ' + JSON.stringify(arguments)"""  # before the driver gives up, and says nothing
# A point of the first element that rests, can be pressed and is free there.
SPOT = """[...document.querySelectorAll(arguments[0])].map((one) => {
  if (one.closest(':disabled, [aria-disabled=true]')) return null;
  one.scrollIntoView({ block: 'nearest' });
  const { left, top, width, height } = one.getBoundingClientRect();
  const [before, now] = [one.wasAt, [left, top, width, height].join()];
  one.wasAt = now;
  if (before !== now) return null;
  const shares = [0.5, 0.25, 0.1, 0.75, 0.9];
  const points = shares.flatMap((x) => shares.map((y) => [left + width * x, top + height * y]));
  return points.find(([x, y]) => one.contains(document.elementFromPoint(x, y)));
}).find(Boolean)"""

DOWN, UP = {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}
Pointer = Literal["mouse", "touch"]
Spot = tuple[float, float]


class Driver(Server):
    """What answers the commands for a browser."""

    def ask(self, command: str, body: dict[str, Any] | None = None) -> Any:
        """The answer; an `AssertionError` if the command fails."""
        raise NotImplementedError


class Marionette(Driver):
    """A Firefox."""

    def __init__(self, folder: Path) -> None:
        (folder / "user.js").write_text(FIREFOX)
        self._port = folder / "MarionetteActivePort"
        self._count = 0
        self._line: socket.socket | None = None
        program = ["firefox-esr", "--headless", "--marionette", "--no-remote", "--profile", str(folder)]
        super().__init__(folder, ["env", f"HOME={folder}", *program])

    def answers(self) -> bool:
        port = self._port.read_text() if self._port.exists() else ""
        if port:
            self._line = socket.create_connection(("127.0.0.1", int(port)), PATIENCE_S)
            self._file = self._line.makefile("rb")
            self._read()  # it introduces itself
        return bool(port)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        if self._line:
            self._file.close()
            self._line.close()
        super().stop(how)

    def ask(self, command: str, body: dict[str, Any] | None = None) -> Any:
        self._count += 1
        text = json.dumps([0, self._count, COMMANDS[command][2], body or {}]).encode()
        assert self._line
        self._line.sendall(b"%d:%s" % (len(text), text))
        _, _, wrong, answer = self._read()
        assert wrong is None, wrong
        return answer and answer.get("value")

    def _read(self) -> Any:
        length = b""
        while (digit := self._file.read(1)) != b":":
            assert digit, "Firefox is gone"
            length += digit
        return json.loads(self._file.read(int(length)))


class WebKit(Driver):
    """A program that starts a WebKit and drives it."""

    def __init__(self, folder: Path, program: str, **environment: str) -> None:
        self._port = held_port()
        self._session = ""
        home = {"HOME": str(folder), "XDG_RUNTIME_DIR": str(folder)}
        settings = [f"{name}={value}" for name, value in (WEBKIT | home | environment).items()]
        super().__init__(folder, ["env", *settings, program, f"--port={self._port}"])

    def answers(self) -> bool:
        with socket.socket() as line:
            return line.connect_ex(("127.0.0.1", self._port)) == 0

    def ask(self, command: str, body: dict[str, Any] | None = None) -> Any:
        method, path, _ = COMMANDS[command]
        line = HTTPConnection("127.0.0.1", self._port, timeout=PATIENCE_S)
        line.request(method, f"/session{self._session}{path}", json.dumps(body or {}))
        answer = json.load(line.getresponse())["value"]
        line.close()
        assert not (isinstance(answer, dict) and "error" in answer), answer
        if command == "begin":
            self._session = f"/{answer['sessionId']}"
        return answer


class Screen(Server):
    """A screen that nobody sees."""

    def __init__(self, folder: Path) -> None:
        super().__init__(
            folder, ["Xvfb", "-displayfd", "1", "-screen", "0", "800x1000x24", "-nolisten", "tcp"]
        )

    def answers(self) -> bool:
        return bool(self.number())

    def number(self) -> str:
        """The number by which programs find it."""
        said = (self.folder / "server.log").read_text().split("\n")
        return next((line for line in said[:-1] if line.isdigit()), "")


class Engine:
    """A browser with one page, on which one presses and drags."""

    def __init__(
        self, driver: Driver, options: dict[str, Any], *, has_touch: bool = False, runs_python: bool = True
    ) -> None:
        self._driver = driver
        self.runs_python = runs_python
        self.pointers: tuple[Pointer, ...] = ("mouse", "touch") if has_touch else ("mouse",)
        driver.ask("begin", {"capabilities": {"alwaysMatch": options}})
        driver.ask("timeouts", {"script": PATIENCE_S * 1000, "pageLoad": PATIENCE_S * 1000})
        driver.ask("resize", PHONE)

    def go(self, address: str) -> None:
        """Open a page."""
        self._driver.ask("go", {"url": address})

    def sign_in(self, token: str) -> None:
        """Be the guest with that cookie, on the server of the page."""
        self._driver.ask("cookie", {"cookie": {"name": "seasalt", "value": token, "path": "/"}})

    def run(self, script: str, *arguments: Any) -> Any:
        """What an async function with that body returns."""
        said = self._driver.ask("run", {"script": RUN % script, "args": arguments})
        assert "wrong" not in said, f"{said['wrong']}: {script}"
        return said.get("answer")

    def until(self, condition: str, *arguments: Any) -> Any:
        """The value of the expression as soon as it is true."""
        return self.run(UNTIL % condition, *arguments)

    def count(self, selector: str) -> int:
        """How many elements there are."""
        found: int = self.run("return document.querySelectorAll(arguments[0]).length", selector)
        return found

    def counts(self, selector: str, count: int) -> None:
        """Wait until there are so many elements."""
        self.until("document.querySelectorAll(arguments[0]).length === arguments[1]", selector, count)

    def text(self, selector: str) -> str:
        """What the first one says, as soon as it says anything."""
        found: str = self.until("document.querySelector(arguments[0])?.textContent", selector)
        return found

    def press(self, selector: str, pointer: Pointer = "mouse") -> None:
        """Press the first one that can be pressed, as soon as there is one."""
        self._act(pointer, [_move(self._spot(selector)), DOWN, UP])

    def drag(self, what: str, where: str, pointer: Pointer = "mouse") -> None:
        """Drag one to another."""
        (x, y), (to_x, to_y) = self._spot(what), self._spot(where)
        way = [(x + (to_x - x) * step / 8, y + (to_y - y) * step / 8) for step in range(1, 9)]
        self._act(pointer, [_move((x, y)), DOWN, *map(_move, way), UP])

    def close(self) -> None:
        """End the session, and with it the browser."""
        self._driver.ask("end")

    def _spot(self, selector: str) -> Spot:
        x, y = self.until(SPOT, selector)
        return x, y

    def _act(self, pointer: Pointer, moves: list[dict[str, Any]]) -> None:
        hand = {"type": "pointer", "id": pointer, "parameters": {"pointerType": pointer}, "actions": moves}
        self._driver.ask("act", {"actions": [hand]})


def _move(spot: Spot) -> dict[str, Any]:
    x, y = map(round, spot)
    return {"type": "pointerMove", "duration": 50, "origin": "viewport", "x": x, "y": y}


# --- the engines


@contextmanager
def firefox(folder: Path) -> Iterator[Engine]:
    """Today's Firefox."""
    with _running(Marionette(folder)) as driver:
        yield from _opened(Engine(driver, {}, has_touch=True))


@contextmanager
def webkit(folder: Path) -> Iterator[Engine]:
    """The engine of today's Safari."""
    with _running(Screen(folder)) as screen:
        own = folder / "webkit"
        own.mkdir(mode=0o700)
        with _running(WebKit(own, "WebKitWebDriver", DISPLAY=f":{screen.number()}")) as driver:
            [browser] = Path("/usr/lib").glob("*/webkit2gtk-4.1/MiniBrowser")
            options = {"binary": str(browser), "args": ["--automation", "--geometry=390x844"]}
            yield from _opened(Engine(driver, {"webkitgtk:browserOptions": options}))


@contextmanager
def old_webkit(folder: Path) -> Iterator[Engine]:
    """The engine of Safari 16.0; Pyodide needs 16.4."""
    with _running(WebKit(folder, "WPEWebDriver")) as driver:
        options = {"binary": "/usr/bin/cog", "args": ["--automation", "--platform=headless"]}
        yield from _opened(Engine(driver, {"wpe:browserOptions": options}, runs_python=False))


# What each needs on the PATH.
ENGINES: dict[str, tuple[Callable[[Path], AbstractContextManager[Engine]], tuple[str, ...]]] = {
    "firefox": (firefox, ("firefox-esr",)),
    "webkit": (webkit, ("WebKitWebDriver", "Xvfb")),
    "old webkit": (old_webkit, ("WPEWebDriver", "cog")),
}


def wanted_engines() -> list[str]:
    """Those that are installed; every one where SEASALT_ENGINES is "all", so that a missing one fails."""
    every = os.environ.get("SEASALT_ENGINES") == "all"
    return [name for name, (_, programs) in ENGINES.items() if every or all(map(shutil.which, programs))]


S = TypeVar("S", bound=Server)


@contextmanager
def _running(server: S) -> Iterator[S]:
    try:
        server.start()
        yield server
    finally:
        server.stop()


def _opened(engine: Engine) -> Iterator[Engine]:
    try:
        yield engine
    finally:
        engine.close()
