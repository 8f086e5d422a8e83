// gotgam init: a repository of a community. It holds the content and names the version of the program that builds it.
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { readRegularFile } from '../kept/files.ts'
import { programFolder, readProgramDescription } from '../kept/program.ts'
import { locales, toLanguage } from '../words/language.ts'
import { starterEn } from '../words/starter-en.ts'
import { starterKo } from '../words/starter-ko.ts'
import { findWords } from '../words/words.ts'
import { type Call, endWrongCall, readChoice } from './call.ts'
import { runNpm } from './run-npm.ts'

/** Commands that the scripts of a new repository call. */
const scripts = ['build', 'changes', 'check', 'dev', 'hosting', 'import', 'new', 'preview', 'schema', 'tidy']

const ignored = ['node_modules/', 'dist/', 'dist.*/', 'dist.lock*', '.cache/', '']

export async function init({ start, values, positionals, language }: Call<'init'>): Promise<number> {
  const { folder, dump } = readPlaces(positionals, values.from, start)
  const locale = readChoice('locale', values.locale ?? language, locales)
  const words = findWords(toLanguage(locale)).init
  if (isTaken(folder)) return fail(words.notEmpty({ folder }))
  const files = {
    ...(locale === 'ko' ? starterKo : starterEn),
    ...toProject(folder, toSpecifier(folder, values.package, start)),
  }
  for (const [path, text] of Object.entries(files)) {
    if (dump !== undefined && path.startsWith('content/')) continue
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text, { flag: 'wx' })
  }
  if (!runHere(['install', '--no-audit', '--no-fund'], folder)) return fail(words.notInstalled({ folder }))
  if (dump !== undefined && !runHere(['run', 'import', '--', `${values.from}`, dump], folder)) {
    return fail(words.notImported({ folder }))
  }
  const place = relative(start, folder)
  const change = place === '' ? '' : `cd ${/^[\w./-]+$/.test(place) ? place : JSON.stringify(place)}\n`
  process.stdout.write(`${words.made({ folder })}\n\n${change}npm run dev\n`)
  return 0
}

/** @param from what is imported at once: the last position is its path. */
function readPlaces(positionals: readonly string[], from: string | undefined, start: string) {
  const places = [...positionals]
  const path = from === undefined ? undefined : places.pop()
  const [folder = '.', ...rest] = places
  if (rest.length > 0 || (from !== undefined && path === undefined)) {
    return endWrongCall(({ initPlaces }) => initPlaces)
  }
  return { folder: resolve(start, folder), dump: path && resolve(start, path) }
}

function fail(line: string): number {
  process.stderr.write(`${line}\n`)
  return 1
}

/** Of a repository that was begun on a host: what is there besides is somebody's. */
function isTaken(folder: string): boolean {
  if (!existsSync(folder)) return false
  return readdirSync(folder).some((name) => name !== '.git')
}

/** What npm is to install as this program: a version, or a file where one of that name is there. */
function toSpecifier(folder: string, given: string | undefined, start: string): string | undefined {
  if (given === undefined || !existsSync(resolve(start, given))) return given
  return `file:${relative(folder, resolve(start, given)).split(sep).join('/')}`
}

function toProject(folder: string, given: string | undefined): Record<string, string> {
  const own = readProgramDescription()
  const words = basename(folder)
    .toLowerCase()
    .split(/[^a-z\d]/)
    .filter((word) => word !== '')
  const description = {
    name: words.join('-') || 'archive',
    private: true,
    type: 'module',
    scripts: Object.fromEntries(scripts.map((each) => [each, `gotgam ${each}`])),
    dependencies: { gotgam: given ?? `^${own.version}` },
  }
  return {
    'package.json': `${JSON.stringify(description, null, 2)}\n`,
    '.gitignore': ignored.join('\n'),
    '.vscode/settings.json': readProgramFile('.vscode/settings.json').replaceAll(
      './schema/',
      './node_modules/gotgam/schema/',
    ),
    ...toWorkflows(own),
  }
}

function readProgramFile(file: string): string {
  return readRegularFile(join(programFolder, file)).toString()
}

/** They call those of our repository, by the tag of the major version, which moves with each release. */
export function toWorkflows({ repository, version } = readProgramDescription()): Record<string, string> {
  const [major] = version.split('.')
  const call = (name: string, permissions: readonly string[]) => `permissions: {}
jobs:
  archive:
    permissions:
${permissions.map((each) => `      ${each}\n`).join('')}    uses: ${repository.replace(/^github:/, '')}/.github/workflows/${name}.yml@v${major}
`
  const workflows = {
    'pull-request': `name: Pull request
on: pull_request
${call('archive-pull-request', ['contents: read'])}`,
    'pull-request-comment': `name: Pull request comment
on:
  workflow_run: { workflows: [Pull request], types: [completed] }
${call('archive-comment', ['actions: read', 'pull-requests: write'])}`,
    publish: `name: Publish
on:
  push: { branches: [main] }
  workflow_dispatch:
concurrency: { group: pages, cancel-in-progress: false }
${call('archive-publish', ['contents: read', 'pages: write', 'id-token: write'])}`,
  }
  return Object.fromEntries(
    Object.entries(workflows).map(([name, text]) => [`.github/workflows/${name}.yml`, text]),
  )
}

/** What npm says is for the person who has called. @returns whether it did what it was asked for. */
function runHere(parameters: readonly string[], cwd: string): boolean {
  const { INIT_CWD, ...env } = process.env
  return runNpm(parameters, { cwd, env, stdio: ['ignore', 'inherit', 'inherit'] }).status === 0
}
