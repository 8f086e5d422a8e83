import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { projectFolder } from '../support/project.ts'

export interface FinishedProcess {
  /** Null when a signal ended it. */
  exitCode: number | null
  /** Both outputs, as they came. */
  output: string
}

interface ProcessPlace {
  folder: string
  environment: NodeJS.ProcessEnv
}

/** Without a terminal or an input. A file that can't be started is a process without an exit code. */
export function runProcess(
  file: string,
  args: readonly string[],
  { folder, environment }: ProcessPlace,
): Promise<FinishedProcess> {
  return new Promise((resolve) => {
    const child = spawn(file, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'], env: environment })
    let output = ''
    const listen = (chunk: string) => {
      output += chunk
    }
    child.stdout.setEncoding('utf8').on('data', listen)
    child.stderr.setEncoding('utf8').on('data', listen)
    child.on('error', (error) => resolve({ exitCode: null, output: `${output}\n${file}: ${error.message}` }))
    child.on('close', (exitCode) => resolve({ exitCode, output }))
  })
}

const launcher = join(projectFolder, 'src/commands/start.mjs')

/** Runs a tool of the project's packages with the Node of the project's packages, without a terminal or an input. */
export function runTool(
  tool: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<FinishedProcess> {
  return runProcess(process.execPath, [launcher, tool, ...args], {
    folder: projectFolder,
    environment: { ...process.env, ...environment },
  })
}
