// Most of a short command is Node reading the program. `npm run` keeps what Node has compiled (src/commands/start.mjs); so do
// the tests for the processes that they start, in a folder of one run alone. Node finds compiled code by the text of its
// source, so a changed file is never mistaken for what it was.
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** For `NODE_COMPILE_CACHE` of test files. */
export const compiledCode = join(tmpdir(), `gotgam-compiled-${process.pid}`)

/** Called by Vitest before a suite: takes the folder away at the end, when no worker is left to write there. */
export default function keepCompiledCode(): void {
  process.once('exit', () => rmSync(compiledCode, { recursive: true, force: true }))
}
