"""Where games and tensors are: a GPU, through numba-cuda, or the CPU, through numba (for tests).

Functions of one game, which call the kernel by name, are compiled together with it for that device. The
kernel and torch share memory: neither copies.
"""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from types import FunctionType
from typing import Any, Final

from seasalt.env.errors import WrongSetting
from seasalt.kernel.engines import library
from seasalt.kernel.engines.engine import Engine

THREADS: Final = 64  # in a block of a GPU

Tensor = Any  # of torch, which is not installed where types are checked
Function = Callable[..., Any]  # in plain Python
Functions = tuple[Function, ...]


def load_torch() -> Any:
    """The module torch, which no extra installs."""
    try:
        import_module("numba")
        return import_module("torch")
    except ImportError as missing:
        raise ImportError('seasalt.env.gpu needs packages: pip install "seasalt[env,gpu]" torch') from missing


class Device:
    """A device by its name in torch, such as `cuda` or `cpu`."""

    def __init__(self, name: str) -> None:
        torch = load_torch()
        try:
            self.torch = torch.device(name)
        except RuntimeError:
            raise WrongSetting("device", name, "cuda or cpu") from None
        self.is_gpu = self.torch.type == "cuda"
        if self.is_gpu and not torch.cuda.is_available():
            raise WrongSetting("device", name, "cpu; torch finds no GPU here")
        self.engine: Engine = _cuda() if self.is_gpu else library

    def compile(self, function: Function, *inner: Function) -> Callable[..., None]:
        """A function that calls `function(place, arguments)` for every place below a count.

        Call it with the count and the arguments, one tuple. Names in `function` are those of the kernel and
        of the functions `inner`, each of which may call those before it.
        """
        run: Callable[..., None] = (_on_gpu if self.is_gpu else _on_cpu)(function, inner)
        return run

    def wrap(self, tensor: Tensor) -> Any:
        """The memory of a tensor as an array for compiled functions."""
        return _cuda().cuda.as_cuda_array(tensor, sync=False) if self.is_gpu else tensor.numpy()

    def put(self, host: Any) -> Any:
        """A numpy array copied to the device; on the CPU the array itself."""
        return _cuda().cuda.to_device(host) if self.is_gpu else host

    def zeros(self, *shape: int, dtype: Any) -> Tensor:
        """A tensor of zeros on the device."""
        return load_torch().zeros(*shape, device=self.torch, dtype=dtype)

    def wait(self) -> None:
        """Wait until the device has finished its work."""
        if self.is_gpu:
            load_torch().cuda.synchronize(self.torch)


def _cuda() -> Any:
    from seasalt.kernel.engines import cuda  # needs numba-cuda

    return cuda


def _linked(function: Function, inner: Functions, scope: dict[str, Any], compiler: Any) -> Any:
    """`function` with the names of `scope`, to which the functions `inner` and all constants are added."""
    for one in (*inner, function):
        constants = {name: value for name, value in one.__globals__.items() if isinstance(value, int)}
        scope |= {name: constants[name] for name in one.__code__.co_names if name in constants}
        scope[one.__name__] = compiler(FunctionType(one.__code__, scope, one.__name__))
    return scope[function.__name__]


def put_lowest(array: Any, number: Any) -> None:
    """Make the first number of an array no higher than `number`."""
    array[0] = min(array[0], number)


@cache
def _on_cpu(function: Function, inner: Functions) -> Any:
    from numba import njit

    from seasalt.kernel.engines import numba_kernel

    compiler = njit(error_model="numpy", nogil=True)
    own = _linked(function, inner, {**numba_kernel.kernel(), "put_lowest": compiler(put_lowest)}, compiler)

    def run(count: int, arguments: Any) -> None:
        for place in range(count):
            own(place, arguments)

    return compiler(run)


@cache
def _on_gpu(function: Function, inner: Functions) -> Any:
    engine, streams = _cuda(), load_torch().cuda
    cuda = engine.cuda
    compiler = cuda.jit(device=True)

    def put_lowest_of_all(array: Any, number: Any) -> None:
        cuda.atomic.min(array, 0, number)

    own = _linked(function, inner, {**engine.kernel(), "put_lowest": compiler(put_lowest_of_all)}, compiler)

    @cuda.jit  # type: ignore[untyped-decorator]
    def body(count: Any, arguments: Any) -> None:
        place = cuda.grid(1)
        if place < count:
            own(place, arguments)

    def run(count: int, arguments: Any) -> None:
        stream = cuda.external_stream(streams.current_stream().cuda_stream)
        body[(count + THREADS - 1) // THREADS, THREADS, stream](count, arguments)

    return run
