// Runs a Python program in Pyodide, the Python of `./dev site`:
//
//     node tools/pyodide.mjs RUNTIME FOLDERS PROGRAM [ARGUMENTS]
//
// RUNTIME is a folder with Pyodide's files. FOLDERS, separated as in PATH, are those of this machine that the
// program sees, at the same paths or where `FOLDER=PATH` says. It starts in the first. The environment goes along;
// the exit status is the program's.
import { delimiter, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const [runtime, folders, program, ...rest] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(resolve(runtime, 'pyodide.mjs')).href);
const env = { ...process.env, HOME: '/home/pyodide' };
const python = await loadPyodide({ indexURL: `${resolve(runtime)}/`, env });

for (const [place, folder] of folders.split(delimiter).entries()) {
  const [root, path = root] = folder.split('=');
  python.FS.mkdirTree(path);
  python.FS.mount(python.FS.filesystems.NODEFS, { root }, path);
  if (place === 0) python.FS.chdir(path);
}

const status = await python.runPythonAsync(
  `
import sys

sys.path_importer_cache.clear()  # PYTHONPATH was looked at before these folders were there
sys.argv[:] = program
try:
    with open(program[0], encoding="utf-8") as file:
        code = compile(file.read(), program[0], "exec")
    exec(code, {"__name__": "__main__", "__file__": program[0]})
    status = 0
except SystemExit as end:
    status = end.code
status if isinstance(status, int) else int(status is not None)
`,
  { globals: python.toPy({ program: [program, ...rest] }) },
);
process.exit(status);
