// The other end of run-command.ts: runs commands of the project one after another, with all of their modules loaded once.
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type MessagePort, workerData } from 'node:worker_threads'
import type { CommandCall, FinishedCommand } from './run-command.ts'

const {
  port,
  signal,
  project,
}: { port: MessagePort; signal: Int32Array<SharedArrayBuffer>; project: string } = workerData
const compileCache = process.env['NODE_COMPILE_CACHE']
if (compileCache) enableCompileCache(compileCache)

class Exit extends Error {}

let runs = 0

port.on('message', async (call: CommandCall) => {
  port.postMessage(await run(call))
  Atomics.store(signal, 0, 1)
  Atomics.notify(signal, 0)
})

/** An entry file does its work while it is loaded. Under another query it is loaded again, and what it imports is not. */
async function run({ command, parameters, environment, folder }: CommandCall): Promise<FinishedCommand> {
  const file = join(project, 'src/cli', `${command}.ts`)
  const said = { stdout: '', stderr: '' }
  let exitCode: number | undefined
  for (const name of Object.keys(process.env)) delete process.env[name]
  for (const [name, value] of Object.entries(environment)) if (value !== undefined) process.env[name] = value
  process.cwd = () => folder
  process.argv = [process.execPath, file, ...parameters]
  process.exitCode = undefined
  process.exit = (code) => {
    exitCode ??= Number(code ?? process.exitCode ?? 0)
    throw new Exit()
  }
  for (const name of ['stdout', 'stderr'] as const) {
    process[name].write = (text: string | Uint8Array) => {
      said[name] += typeof text === 'string' ? text : Buffer.from(text).toString()
      return true
    }
  }
  runs += 1
  try {
    await import(`${pathToFileURL(file).href}?run=${runs}`)
  } catch (error) {
    if (!(error instanceof Exit)) {
      exitCode ??= 1
      said.stderr += error instanceof Error ? error.stack : String(error)
    }
  }
  return { status: exitCode ?? Number(process.exitCode ?? 0), ...said }
}
