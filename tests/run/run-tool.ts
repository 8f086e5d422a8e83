import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { projectFolder } from '../support/project.ts'

export interface FinishedTool {
  /** Null when a signal ended it. */
  exitCode: number | null
  /** Both outputs, as they came. */
  output: string
}

const launcher = join(projectFolder, 'src/cli/start.mjs')

/** Runs a tool of the project's packages with the Node of the project's packages, without a terminal or an input. */
export function runTool(
  tool: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<FinishedTool> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [launcher, tool, ...args], {
      cwd: projectFolder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        ASTRO_TELEMETRY_DISABLED: '1',
        ...environment,
      },
    })
    let output = ''
    const listen = (chunk: string) => {
      output += chunk
    }
    child.stdout.setEncoding('utf8').on('data', listen)
    child.stderr.setEncoding('utf8').on('data', listen)
    child.on('error', (error) => resolve({ exitCode: null, output: `${output}\n${tool}: ${error.message}` }))
    child.on('close', (exitCode) => resolve({ exitCode, output }))
  })
}
