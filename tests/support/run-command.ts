// Commands of the project as functions: what `npm run check -- …` does and says, without another process for it. Starting
// one costs far more than most commands. Where the process itself is tested (signals, a terminal, its Node), start one.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads'
import { projectFolder } from './project.ts'

export interface CommandCall {
  /** One of src/commands/run.ts. */
  command: string
  parameters: readonly string[]
  /** All of it. */
  environment: NodeJS.ProcessEnv
  folder: string
}

export interface FinishedCommand {
  status: number
  stdout: string
  stderr: string
}

export interface CommandPlace {
  /** Over that of the tests; undefined takes a variable away. */
  environment?: NodeJS.ProcessEnv
  /** Where the command is called. */
  folder?: string
  /** For what only its end gives back, such as a disk with open files. Variables of a process start one anyway. */
  ownProcess?: boolean
}

interface Connection {
  port: MessagePort
  /** Turns from 0 to 1 when an answer is there. */
  signal: Int32Array<SharedArrayBuffer>
}

/** The last line of `check` where nothing is wrong, and archive.yaml names no address. */
export const noUrl = {
  ko: 'archive.yaml에 아직 url이 없습니다. 사이트를 둘 곳이 정해지면 적어 주세요: url: https://example.org/archive/\n',
  en: 'archive.yaml has no url yet. Write it once you know where the site will be: url: https://example.org/archive/\n',
}

const longestMs = 280_000

/** What Node, or the system below it, reads of the environment of a process, and not of that of a worker. */
const ofProcess = ['HOME', 'LANG', 'LC_ALL', 'NODE_OPTIONS', 'TZ']

let connection: Connection | undefined

/** Commands follow each other. The test waits and does nothing else: it can't serve what the command asks for. */
export function runCommand(
  command: string,
  parameters: readonly string[] = [],
  { environment: given = {}, folder = projectFolder, ownProcess = false }: CommandPlace = {},
): FinishedCommand {
  const environment = { ...toCleanEnvironment(), ...given }
  const call: CommandCall = { command, parameters, environment, folder }
  return ownProcess || ofProcess.some((name) => name in given) ? runProcess(call) : runInWorker(call)
}

function runProcess({ command, parameters, environment, folder }: CommandCall): FinishedCommand {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(projectFolder, 'src/commands/start.mjs'), command, ...parameters],
    { cwd: folder, encoding: 'utf8', env: environment },
  )
  return { status: status ?? -1, stdout, stderr }
}

function runInWorker(call: CommandCall): FinishedCommand {
  connection ??= connect()
  const { port, signal } = connection
  Atomics.store(signal, 0, 0)
  port.postMessage(call)
  // A wake may be the late one of the command before this: only the changed value means that there is an answer.
  while (Atomics.wait(signal, 0, 0, longestMs) === 'ok');
  const answer: { message: FinishedCommand } | undefined = receiveMessageOnPort(port)
  if (answer) return answer.message
  connection = undefined
  throw new Error(`${call.command} gave no answer`)
}

function connect(): Connection {
  const { port1, port2 } = new MessageChannel()
  const signal = new Int32Array(new SharedArrayBuffer(4))
  const worker = new Worker(new URL('command-worker.ts', import.meta.url), {
    workerData: { port: port2, signal, project: projectFolder },
    transferList: [port2],
  })
  worker.unref()
  port1.unref()
  return { port: port1, signal }
}

/** Test runners set variables of their own, which would make another command of it than the one on a terminal. */
export function toCleanEnvironment(): NodeJS.ProcessEnv {
  const { NODE_ENV, NODE_OPTIONS, VITEST, TEST, DEV, PROD, MODE, SSR, GITHUB_REPOSITORY, ...rest } =
    process.env
  const { LANG, LC_ALL, LC_MESSAGES, ...environment } = rest
  return environment
}
