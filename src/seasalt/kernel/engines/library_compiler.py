"""Makes the library of `library`: the kernel as WebAssembly, from the same source as every other engine.

Numba turns the kernel into LLVM's language, for the machine that it runs on. That text says little of a
machine: with another target in its head LLVM optimizes it for WebAssembly and writes an object file, and a
linker makes a shared library of it, which Pyodide loads. `./dev library` runs this; it needs numba, and zig
for its linker. The result is in the repository, because few who change a page have either.
"""

import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm
from numba import njit

from seasalt.kernel.engines import compiled
from seasalt.kernel.engines.build import namespace
from seasalt.kernel.engines.library import FILE, PREFIX
from seasalt.kernel.engines.library_source import source_stamp, stamped
from seasalt.kernel.engines.plain import JOBS

SETTINGS = {  # of numba, which reads them when it is imported: plain code, which is optimized later
    "NUMBA_OPT": "0",
    "NUMBA_CPU_NAME": "generic",
    "NUMBA_CPU_FEATURES": "",
    "NUMBA_LOOP_VECTORIZE": "0",
    "NUMBA_DISABLE_INTEL_SVML": "1",
}
TRIPLE = "wasm32-unknown-emscripten"
FEATURES = "+bulk-memory,+sign-ext,+mutable-globals,+nontrapping-fptoint"
LINKER = (sys.executable, "-m", "ziglang", "wasm-ld")
LINK = ("-shared", "--experimental-pic", "--export-dynamic", "--no-entry", "--gc-sections", "--strip-all")


def main() -> None:
    """Write the library into the package."""
    if any(os.environ.get(name) != value for name, value in SETTINGS.items()):
        command = [sys.executable, "-m", "seasalt.kernel.engines.library_compiler"]
        os.execve(sys.executable, command, {**os.environ, **SETTINGS})
    target = _target()
    text = _program(target)
    module = llvm.parse_assembly(text)
    module.verify()
    _optimize(module, target)
    with tempfile.TemporaryDirectory() as folder:
        object_file, library = Path(folder, "kernel.o"), Path(folder, "kernel.so")
        object_file.write_bytes(target.emit_object(module))
        subprocess.run([*LINKER, *LINK, str(object_file), "-o", str(library)], check=True)
        FILE.write_bytes(stamped(library.read_bytes(), source_stamp()))
    print(f"{FILE.name}: {FILE.stat().st_size:,} bytes, {len(JOBS)} jobs")


def _target() -> Any:
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    return llvm.Target.from_triple(TRIPLE).create_target_machine(opt=3, reloc="pic", features=FEATURES)


def _program(target: Any) -> str:
    """All jobs as one module of LLVM for the target; nothing but the jobs can be seen from outside."""
    bodies = {"bit_count": compiled.bit_count, "lowest_bit": compiled.lowest_bit}
    scope = namespace(bodies, lambda function: njit(**compiled.INNER)(function))
    program: Any = None
    names: dict[str, str] = {}
    for name in JOBS:
        result = compiled.compile_job(scope[name], name)
        names[result.fndesc.llvm_func_name] = PREFIX + name
        text = result.library.get_llvm_str()
        text = re.sub(r"(?m)^target triple = .*$", f'target triple = "{TRIPLE}"', text)
        text = re.sub(r"(?m)^target datalayout = .*$", f'target datalayout = "{target.target_data}"', text)
        module = llvm.parse_assembly(text)
        if program is None:
            program = module
        else:
            program.link_in(module)
    for function in program.functions:
        if not function.is_declaration and function.name not in names:
            function.linkage = "internal"
    text = str(program).replace(" = common ", " = internal ")  # a kind of symbol that WebAssembly lacks
    for long, short in names.items():
        text = text.replace(f"@{long}(", f"@{short}(").replace(f'@"{long}"', f"@{short}")
    return text


def _optimize(module: Any, target: Any) -> None:
    options = llvm.create_pipeline_tuning_options(speed_level=3)
    builder = llvm.create_pass_builder(target, options)
    builder.getModulePassManager().run(module, builder)


if __name__ == "__main__":
    main()
