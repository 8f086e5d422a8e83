// Astro's own build as a process of its own: `npx astro build`.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { type BuildPlaces, type FinishedBuild, toVariables } from './build.ts'
import { projectFolder } from './project.ts'
import { toCleanEnvironment } from './run-command.ts'

/** Speaks English unless another language is named. */
export function runAstroBuild(
  places: BuildPlaces,
  { project = projectFolder, language = 'en' } = {},
): Promise<FinishedBuild> {
  const child = spawn(process.execPath, [join(project, 'node_modules/astro/bin/astro.mjs'), 'build'], {
    cwd: project,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...toCleanEnvironment(), ...toVariables(places), ARCHIVE_LANG: language },
  })
  const said = { stdout: '', stderr: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said.stdout += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said.stderr += text
  })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (exitCode) => resolve({ exitCode, ...said }))
  })
}
