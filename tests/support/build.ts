// `npm run build` as a function, and as a process of its own where that is what is tested.
import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { projectFolder } from './project.ts'
import { runCommand, toCleanEnvironment } from './run-command.ts'

export interface BuildPlaces {
  content: string
  out: string
  cache: string
}

export interface BuildOptions {
  /** Over the environment of the tests, where commands speak English; undefined takes a variable away. */
  environment?: Readonly<Record<string, string | undefined>>
  /** Parameters of the command, such as `--shard=1/4`. */
  parameters?: readonly string[]
  /** Makes fonts anew instead of taking them from other tests. */
  ownFonts?: boolean
  /** Folder of a copy of the project (project-copy.ts) to build with, in the place of the project. */
  project?: string
}

export interface FinishedBuild {
  exitCode: number | null
  stdout: string
  stderr: string
}

export interface RunningBuild {
  process: ChildProcess
  /** Standard error so far. */
  readStderr: () => string
  finished: Promise<FinishedBuild>
}

export async function runBuild(places: BuildPlaces, options: BuildOptions = {}): Promise<FinishedBuild> {
  if (!options.ownFonts) {
    copyNewFonts(sharedFonts, join(places.cache, 'fonts'))
    if (options.project !== undefined) copyNewFonts(readyFonts, join(options.project, '.astro/fonts'))
  }
  const finished =
    options.project === undefined ? build(places, options) : await startBuild(places, options).finished
  if (!options.ownFonts) copyNewFonts(join(places.cache, 'fonts'), sharedFonts)
  return finished
}

const sharedFonts = join(projectFolder, '.cache/test-fonts')

/** Which a checkout makes once. */
const readyFonts = join(projectFolder, '.astro/fonts')

/** Fonts depend on what occurs, which is little else than the most common syllables in most tests. */
function copyNewFonts(source: string, target: string): void {
  if (!statSync(source, { throwIfNoEntry: false })?.isDirectory()) return
  mkdirSync(target, { recursive: true })
  for (const name of readdirSync(source).filter((each) => each.endsWith('.font'))) {
    if (existsSync(join(target, name))) continue
    const next = join(target, `${process.pid}-${name}.next`)
    cpSync(join(source, name), next)
    renameSync(next, join(target, name))
  }
}

/** Another project has modules of its own, and so a process. */
function build(places: BuildPlaces, { environment = {}, parameters = [] }: BuildOptions): FinishedBuild {
  const { status, ...said } = runCommand('build', parameters, {
    environment: { ...toVariables(places), ARCHIVE_LANG: 'en', ...environment },
  })
  return { exitCode: status, ...said }
}

/** In a process group of its own, so that a signal to the group ends it and whatever it has started. */
export function startBuild(
  places: BuildPlaces,
  { environment = {}, parameters = [], project = projectFolder }: BuildOptions = {},
): RunningBuild {
  const child = spawn(process.execPath, [join(project, 'src/commands/start.mjs'), 'build', ...parameters], {
    cwd: project,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...toCleanEnvironment(), ...toVariables(places), ARCHIVE_LANG: 'en', ...environment },
  })
  const said = { stdout: '', stderr: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said.stdout += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said.stderr += text
  })
  const finished = new Promise<FinishedBuild>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (exitCode) => resolve({ exitCode, ...said }))
  })
  return { process: child, readStderr: () => said.stderr, finished }
}

export function toVariables({ content, out, cache }: BuildPlaces) {
  return { ARCHIVE_CONTENT: content, ARCHIVE_OUT: out, ARCHIVE_CACHE: cache }
}
