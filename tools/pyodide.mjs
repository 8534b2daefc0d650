// Runs a Python program in Pyodide, the Python of `./dev site`:
//
//     node tools/pyodide.mjs RUNTIME FOLDERS PROGRAM [ARGUMENTS]
//
// RUNTIME is a folder with Pyodide's files. FOLDERS, separated as in PATH, are those of this machine that the
// program sees, at the same paths; it starts in the first. The environment goes along; the exit status is the
// program's.
import { delimiter, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const [runtime, folders, program, ...rest] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(resolve(runtime, 'pyodide.mjs')).href);
const env = { ...process.env, HOME: '/home/pyodide' };
const python = await loadPyodide({ indexURL: `${resolve(runtime)}/`, env });

for (const folder of folders.split(delimiter)) {
  python.FS.mkdirTree(folder);
  python.FS.mount(python.FS.filesystems.NODEFS, { root: folder }, folder);
}
python.FS.chdir(folders.split(delimiter)[0]);

const run = `
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
`;
try {
  const status = await python.runPythonAsync(run, { globals: python.toPy({ program: [program, ...rest] }) });
  process.exit(status);
} catch (error) {
  console.error(error.message); // not the whole error: node would show a line of a megabyte with it
  process.exit(1);
}
