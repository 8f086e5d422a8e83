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

port.on('message', async (call: CommandCall) => {
  port.postMessage(await run(call))
  Atomics.store(signal, 0, 1)
  Atomics.notify(signal, 0)
})

async function run({ command, parameters, environment, folder }: CommandCall): Promise<FinishedCommand> {
  const { runCommand } = await import(pathToFileURL(join(project, 'src/commands/run.ts')).href)
  const said = { stdout: '', stderr: '' }
  let exitCode: number | undefined
  for (const name of Object.keys(process.env)) delete process.env[name]
  for (const [name, value] of Object.entries(environment)) if (value !== undefined) process.env[name] = value
  process.cwd = () => folder
  process.argv = [process.execPath, command, ...parameters]
  process.exitCode = undefined
  // The error passes through the command, which may report it as its own: a process would be gone.
  process.exit = (code) => {
    exitCode ??= Number(code ?? process.exitCode ?? 0)
    throw new Exit()
  }
  for (const name of ['stdout', 'stderr'] as const) {
    process[name].write = (text: string | Uint8Array) => {
      if (exitCode === undefined) said[name] += typeof text === 'string' ? text : Buffer.from(text).toString()
      return true
    }
  }
  try {
    await runCommand(command)
  } catch (error) {
    if (!(error instanceof Exit)) {
      exitCode ??= 1
      said.stderr += error instanceof Error ? error.stack : String(error)
    }
  }
  return { status: exitCode ?? Number(process.exitCode ?? 0), ...said }
}
