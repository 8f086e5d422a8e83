import { join } from 'node:path'
import { projectFolder } from '../support/project.ts'
import { type FinishedProcess, runProcess } from './run-process.ts'

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
