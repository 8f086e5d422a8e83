// Most of a short command is Node reading the program. `npm run` keeps what Node has compiled (src/cli/start.mjs); so do
// the tests for the processes that they start, in a folder of one run alone. Node finds compiled code by the text of its
// source, so a changed file is never mistaken for what it was.
import { mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Runs before a suite and returns what ends it, as Vitest calls a global setup. */
export default function keepCompiledCode(): () => void {
  const folder = mkdtempDisposableSync(join(tmpdir(), 'gotgam-compiled-'))
  process.env['NODE_COMPILE_CACHE'] = folder.path
  return () => folder.remove()
}
