"""Compiles the libraries of `kernel.engines.library`, one for each platform, from the kernel's Python source.

Numba compiles the kernel to LLVM IR for the host. The IR is nearly independent of the machine: with another
target triple LLVM optimizes it for that target and emits an object file, which zig links into a shared
library. There are two IR modules, with vectors and, for WebAssembly, without.

`./dev library` runs this. The libraries are in the repository, because players and most contributors have no
compiler; `--check` compiles them again and compares them byte for byte.
"""

import argparse
import ctypes
import os
import re
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm
from llvmlite import ir
from numba import types
from numba.extending import intrinsic

from seasalt.kernel.engines import library, numba_kernel
from seasalt.kernel.engines.compiled_source import source_stamp
from seasalt.kernel.engines.library import FOLDER, ITEMS, PREFIX, ROWS, flat
from seasalt.kernel.engines.plain import JOBS
from seasalt.kernel.game.layout import CARDS

SETTINGS = {  # of numba, which reads them on import: unoptimized code, which LLVM optimizes later
    "NUMBA_OPT": "0",
    "NUMBA_CPU_NAME": "generic",
    "NUMBA_CPU_FEATURES": "",
    "NUMBA_LOOP_VECTORIZE": "0",
    "NUMBA_DISABLE_INTEL_SVML": "1",
}
PYTHON = (3, 11)
WITH_VECTORS = (  # loops of the networks over neighbouring numbers
    *("add_columns", "normalize", "distilled_answer", "think_deeper", "total_of"),
    *("add_wide_columns", "through_block"),
)
FIRST_MARK = 1000  # numba's own metadata have smaller numbers
MSVCRT = "LIBRARY msvcrt.dll\nEXPORTS\nmemmove\nmemset\n"  # the part of it that the kernel needs


@dataclass(frozen=True, slots=True)
class Platform:
    """The options of LLVM and the linker for a platform."""

    file: str
    triple: str
    cpu: str
    link: tuple[str, ...]
    features: str = ""


ELF = ("ld.lld", "-shared", "--gc-sections", "--strip-all", "-z", "now")
MACH_O = ("cc", "-shared", "-target")
PE = ("lld-link", "/dll", "/noentry", "/brepro", "msvcrt.lib")
WASM = ("wasm-ld", "-shared", "--experimental-pic", "--export-dynamic", "--no-entry", "--strip-all")
WASM_FEATURES = "+bulk-memory,+sign-ext,+mutable-globals,+nontrapping-fptoint"
V2 = "x86-64-v2"  # 2009 and later; v3 plays no faster (docs/kernel.md)

PLATFORMS = (
    Platform("linux-x86_64.so", "x86_64-unknown-linux-gnu", V2, ELF),
    Platform("linux-aarch64.so", "aarch64-unknown-linux-gnu", "generic", ELF),
    Platform("macos-x86_64.dylib", "x86_64-apple-macosx10.13.0", V2, (*MACH_O, "x86_64-macos.10.13")),
    Platform("macos-arm64.dylib", "arm64-apple-macosx11.0.0", "apple-m1", (*MACH_O, "aarch64-macos.11.0")),
    Platform("windows-x86_64.dll", "x86_64-pc-windows-gnu", V2, PE),
    Platform("windows-arm64.dll", "aarch64-pc-windows-gnu", "generic", PE),
    Platform("emscripten.wasm", "wasm32-unknown-emscripten", "", WASM, WASM_FEATURES),
)


def main() -> int:
    """Write the libraries into the package, or compare them with those in it."""
    if any(os.environ.get(name) != value for name, value in SETTINGS.items()):
        command = [sys.executable, "-m", "tools.library_compiler", *sys.argv[1:]]
        os.execve(sys.executable, command, {**os.environ, **SETTINGS})
    parser = argparse.ArgumentParser(
        prog="./dev library", description="Compile the kernel for every platform."
    )
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a file would change")
    parser.add_argument(
        "--here", action="store_true", help="only the library for this machine, while you work"
    )
    options = parser.parse_args()
    if sys.version_info[:2] != PYTHON and not options.here:
        parser.error(
            "Python 3.11 makes the libraries, for others may make other bytes; with --here any will do"
        )
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    print("compiling the kernel ...", flush=True)
    text = _with_vectors(_program(write_tally=write_tally))
    without_vectors = "" if options.here else _program()
    changed = []
    FOLDER.mkdir(exist_ok=True)
    for platform in PLATFORMS:
        if options.here and platform.file != library.file().name:
            continue
        used = without_vectors if platform.link is WASM else text
        made, file = _library(used, platform), FOLDER / platform.file
        same = file.exists() and file.read_bytes() == made
        print(f"{platform.file}: {len(made):,} bytes, {'as it was' if same else 'changed'}", flush=True)
        if not same:
            changed.append(platform.file)
            if not options.check:
                file.write_bytes(made)
    if options.check and changed:
        print(
            f"not made of this source by these tools: {', '.join(changed)}; run ./dev library",
            file=sys.stderr,
        )
        return 1
    return 0


@intrinsic
def write_tally(typing: Any, row: Any, first: Any, tally: Any) -> Any:
    """The counts of all cards in one go: for each word every bit is spread over a byte of a vector."""
    assert (row.dtype.bitwidth, row.layout) == (8, "C"), "a row is contiguous bytes"
    byte = ir.IntType(8)
    lanes = ir.VectorType(byte, 64)

    def constant(numbers: list[int], kind: Any = byte) -> Any:
        return ir.Constant(ir.VectorType(kind, len(numbers)), numbers)

    def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        row = context.make_array(signature.args[0])(context, builder, arguments[0])
        total = constant([0] * 64)
        for digit in range(3):
            word = builder.extract_value(arguments[2], digit)
            eight = builder.bitcast(word, ir.VectorType(byte, 8))
            spread = builder.shuffle_vector(
                eight, eight, constant([lane // 8 for lane in range(64)], ir.IntType(32))
            )
            one = builder.and_(spread, constant([1 << lane % 8 for lane in range(64)]))
            is_set = builder.zext(builder.icmp_unsigned("!=", one, constant([0] * 64)), lanes)
            total = builder.add(total, builder.shl(is_set, constant([digit] * 64)))
        counts = builder.shuffle_vector(total, total, constant(list(range(CARDS)), ir.IntType(32)))
        place = builder.gep(row.data, [arguments[1]])
        builder.store(counts, builder.bitcast(place, counts.type.as_pointer()), align=1)
        return context.get_dummy_value()

    return types.none(row, types.int64, types.UniTuple(types.int64, 3)), code


def _program(**bodies: Any) -> str:
    """All jobs as one LLVM module, which exports only the jobs and the stamp."""
    scope = numba_kernel.kernel(**bodies)
    program: Any = None
    names: dict[str, str] = {}
    for name in JOBS:
        result = numba_kernel.compile_job(scope[name], name)
        names[name] = result.fndesc.llvm_func_name
        module = llvm.parse_assembly(result.library.get_llvm_str())
        if program is None:
            program = module
        else:
            program.link_in(module)
    for function in program.functions:
        if not function.is_declaration:
            function.linkage = "internal"
    text = str(program).replace(" = common ", " = internal ")  # WebAssembly has no common symbols
    text = text.replace("@sqrt(", "@llvm.sqrt.f64(")  # an instruction instead of a library call
    stamp = "".join(f"\\{byte:02X}" for byte in source_stamp())
    entries = [_entry(name, inner) for name, inner in names.items()]
    return "\n".join((text, f'@stamp = EXPORT constant [32 x i8] c"{stamp}"', *entries))


def _with_vectors(text: str) -> str:
    """Mark loops for vector instructions: a champion decides in less than half the time (docs/kernel.md).

    The loops of the game are short, and take longer with them. LLVM warns of loops around the marked ones.
    """
    marked = re.compile("|".join(f"{len(name)}{name}B" for name in WITH_VECTORS))  # as numba writes a name
    lines: list[str] = []
    marks: list[str] = []
    labels: set[str] = set()
    marking = False
    for line in text.splitlines():
        if line.startswith("define"):
            marking, labels = marked.search(line) is not None, set()
        elif label := re.match(r"(\S+):", line):
            labels.add(label[1])
        elif marking and (jump := re.fullmatch(r"  br label %(\S+)", line)) and jump[1] in labels:
            mark = FIRST_MARK + len(marks)
            line += f", !llvm.loop !{mark}"
            marks.append(f'!{mark} = distinct !{{!{mark}, !{{!"llvm.loop.vectorize.enable", i1 true}}}}')
        lines.append(line)
    return "\n".join((*lines, *marks))


def _entry(name: str, inner: str) -> str:
    """A function that takes its arguments as words in memory, and calls `inner` as numba wants it.

    Numba takes where to write the result and an error, which no job has, and every array as an owner and its
    parent, which are null here; items and their size; the address; the lengths; the distances between items.
    """
    kinds = dict(JOBS[name].__annotations__)
    result = "double" if kinds.pop("return") is float else "i64"
    lines: list[str] = []
    arguments = ["ptr %result", "ptr %error"]
    count = 0

    def word(kind: str = "i64") -> str:
        nonlocal count
        count += 1
        lines.append(f"  %place{count} = getelementptr inbounds i64, ptr %words, i64 {count - 1}")
        lines.append(f"  %word{count} = load {kind}, ptr %place{count}, align 8")
        return f"{kind} %word{count}"

    def address() -> str:
        lines.append(f"  %address{count + 1} = inttoptr {word()} to ptr")
        return f"ptr %address{count}"

    for kind in (part for whole in kinds.values() for part in flat(whole)):
        if kind is int:
            arguments.append(word())
        elif kind is float:
            arguments.append(word("double"))
        elif kind == ROWS:
            where, length, size = address(), word(), word()
            lines.append(f"  %items{count} = mul {length}, {size.split()[1]}")
            arguments += (
                "ptr null",
                "ptr null",
                f"i64 %items{count}",
                "i64 1",
                where,
                length,
                size,
                size,
                "i64 1",
            )
        else:
            item = f"i64 {ctypes.sizeof(ITEMS[kind])}"
            where, length = address(), word()
            arguments += ("ptr null", "ptr null", length, item, where, length, item)
    return "\n".join(
        (
            f"define EXPORT {result} @{PREFIX}{name}(ptr noalias readonly %words) {{",
            "  %result = alloca i64",
            "  %error = alloca ptr",
            "  store i64 0, ptr %result",
            *lines,
            f"  %status = call i32 @{inner}({', '.join(arguments)})",
            f"  %answer = load {result}, ptr %result",
            f"  ret {result} %answer",
            "}\n",
        )
    )


def _library(text: str, platform: Platform) -> bytes:
    target = llvm.Target.from_triple(platform.triple).create_target_machine(
        opt=3, reloc="pic", cpu=platform.cpu, features=platform.features
    )
    text = re.sub(r"(?m)^target triple = .*$", f'target triple = "{platform.triple}"', text)
    text = re.sub(r"(?m)^target datalayout = .*$", f'target datalayout = "{target.target_data}"', text)
    text = text.replace(" EXPORT ", " dllexport " if "windows" in platform.triple else " ")
    module = llvm.parse_assembly(text)
    module.verify()
    # Found by trying: 7 % more decisions, in a file that is a quarter smaller (docs/kernel.md).
    options = llvm.create_pipeline_tuning_options(speed_level=3)
    options.inlining_threshold = 500
    options.loop_vectorization = False
    for _ in range(2):
        builder = llvm.create_pass_builder(target, options)
        builder.getModulePassManager().run(module, builder)
    for own in (*module.functions, *module.global_variables):
        if own.linkage == llvm.Linkage.internal:
            own.linkage = "private"  # without a name in the file: numba's names differ from run to run
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "kernel.o").write_bytes(target.emit_object(module))
        if platform.link is PE:
            Path(folder, "msvcrt.def").write_text(MSVCRT)
            machine = "arm64" if "arm64" in platform.file else "i386:x86-64"
            _zig(folder, "dlltool", "-m", machine, "-d", "msvcrt.def", "-l", "msvcrt.lib")
            _zig(folder, *platform.link, "kernel.o", f"/out:{platform.file}")
        else:
            _zig(folder, *platform.link, "kernel.o", "-o", platform.file)
        return Path(folder, platform.file).read_bytes()


def _zig(folder: str, *arguments: str) -> None:
    subprocess.run([sys.executable, "-m", "ziglang", *arguments], cwd=folder, check=True)


if __name__ == "__main__":
    sys.exit(main())
