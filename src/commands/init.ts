// gotgam init: a repository of a community. It holds the content, and the program that builds it or its version.
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmdirSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { locate, relate } from '../engine/locate.ts'
import { tryImporter } from '../import/sources.ts'
import { packedCode, readProgramDescription } from '../kept/program.ts'
import { makeFolders } from '../kept/write.ts'
import { Failure } from '../words/failure.ts'
import { locales, toLanguage } from '../words/language.ts'
import { findWords, type Words } from '../words/words.ts'
import { type Call, endWrongCall, readChoice, toCall, toShellWord } from './call.ts'
import { createStop } from './failure.ts'
import { checkImportOptions, readSourceCall, readSourceName } from './import.ts'
import { findCallingNode, isOldNode } from './packaged-node.mjs'
import { toImportedFiles, toRepositoryFiles } from './repository-files.ts'
import { runNpm, runNpmPack, toPackedName } from './run-npm.ts'

type InitCall = Call<'init'>

/** What can be wrong is tried before the first file is written. Until npm has installed the program, nothing stays. */
export async function init(call: InitCall): Promise<number> {
  const { folder, input } = readPlaces(call)
  const locale = readChoice('locale', call.values.locale ?? call.language, locales)
  const spoken = call.values.locale === undefined ? call.language : toLanguage(locale)
  const words = findWords(spoken).init
  // What is called from here says it so, too.
  process.env['ARCHIVE_LANG'] = spoken
  const source = readSource(call, folder, input)
  if (isTaken(folder)) return fail(words.notEmpty({ folder }))
  const temporary = mkdtempSync(join(tmpdir(), 'gotgam-init-'))
  try {
    if (source) await tryImporter(source.name, { ...source.reading, temporary, checkStop: () => {} })
    const { dependency, packed } = await findProgram(call, temporary, words)
    const bringsNode = isOldNode(findCallingNode(process.env))
    // What it takes with the packages that npm installs, and some room for what npm keeps meanwhile.
    checkRoom(folder, bringsNode ? 400 : 200)
    const repository = { folder, locale, dependency, bringsNode, isImported: source !== undefined }
    const files = toRepositoryFiles(repository)
    // An import completes it.
    if (source && call.values.locale !== undefined) files['content/archive.yaml'] = `locale: ${locale}\n`
    const exitCode = await makeRepository(folder, { files, packed }, words)
    if (exitCode !== 0) return exitCode
    if (source && !runHere(['run', '--silent', 'import', '--', ...source.parameters], folder)) {
      const command = ['npm', 'run', 'import', '--', ...source.parameters.map(toShellWord)].join(' ')
      return fail(words.notImported({ folder, command }))
    }
    if (source) writeFiles(folder, toImportedFiles(folder, bringsNode))
    const place = relative(call.start, folder) || '.'
    process.stdout.write(
      `${words.made({ folder })}\n\n${place === '.' ? '' : `cd ${toShellWord(place)}\n`}npm run dev\n`,
    )
    return 0
  } finally {
    rmSync(temporary, { recursive: true, force: true })
  }
}

/** The folder, and with `--from` what is imported. */
function readPlaces({ positionals, values, start, root }: InitCall) {
  const [place, path, ...rest] = positionals
  const isWhole =
    place !== undefined && rest.length === 0 && (path === undefined) === (values.from === undefined)
  if (!isWhole) return endWrongCall(({ initPlaces }) => initPlaces({ call: toCall('init') }))
  const folder = resolve(start, place)
  const relation = packedCode === undefined ? relate(locate(folder), locate(root)) : undefined
  if (relation === 'is' || relation === 'lies inside') {
    return endWrongCall(({ initInside }) => initInside({ folder, call: toCall('init') }))
  }
  return { folder, input: path && resolve(start, path) }
}

/** What is imported, and how an import in the new repository is called; undefined where nothing is. */
function readSource({ values, language, start }: InitCall, folder: string, input: string | undefined) {
  const { from, locale, package: given, 'self-contained': isSelfContained, ...options } = values
  const words = findWords(language).imports
  if (from === undefined || input === undefined) {
    const [option] = Object.keys(options)
    if (option !== undefined) endWrongCall(({ initOption }) => initOption({ option: `--${option}` }))
    return undefined
  }
  const name = readSourceName(from, words)
  checkImportOptions(name, options, language, ['out', 'into'])
  const toHere = (path: string) => relative(folder, resolve(start, path)).split(sep).join('/')
  const parameters = Object.entries(options).map(([option, value]) => {
    if (value === true) return `--${option}`
    return `--${option}=${option === 'categories' || option === 'mapping' ? toHere(`${value}`) : value}`
  })
  const reading = { ...readSourceCall(options, words, start), path: input }
  return { name, reading, parameters: [name, toHere(input), ...parameters] }
}

/** Of a repository that was begun on a host: what is there besides is somebody's. */
function isTaken(folder: string): boolean {
  const status = statSync(folder, { throwIfNoEntry: false })
  return (
    status !== undefined && (!status.isDirectory() || readdirSync(folder).some((name) => name !== '.git'))
  )
}

/** @throws Failure where the disk has fewer megabytes left: npm itself then ends with errors of what it could not write whole. */
function checkRoom(folder: string, needed: number): void {
  let there = folder
  while (!existsSync(there)) there = dirname(there)
  const { bavail, bsize, blocks } = statfsSync(there)
  const free = Math.floor((bavail * bsize) / 1e6)
  // Some file systems don't say how much they hold.
  if (blocks > 0 && free < needed) throw new Failure('init-disk-full', { folder, free, needed })
}

/**
 * A checkout gives itself, packed; the package its version, which npm has, or with `--self-contained` that as a file.
 * @param temporary a folder for what npm fetches.
 * @returns what package.json says of it, and its packed file where the repository holds it.
 * @throws Failure with what npm says of a version or a file that it can't read.
 */
async function findProgram(
  { values, start, root, folders }: InitCall,
  temporary: string,
  words: Words['init'],
) {
  const { package: given, 'self-contained': isSelfContained = false } = values
  if (given === undefined && packedCode === undefined) {
    const { findOrPackProgram } = await import('./pack.ts')
    const sayPacking = () => process.stderr.write(`${words.packing}\n`)
    return toPacked(await findOrPackProgram({ root, folders }, sayPacking))
  }
  const version = given ?? readProgramDescription().version
  const path = resolve(start, version.replace(/^file:/, ''))
  const isFile = /^file:|\.tgz$/.test(version) || existsSync(path)
  if (given === undefined && !isSelfContained) return { dependency: `^${version}`, packed: undefined }
  const fetched = runNpmPack([isFile ? path : `gotgam@${version}`], { cwd: temporary, out: temporary })
  return isFile || isSelfContained ? toPacked(fetched) : { dependency: version, packed: undefined }
}

function toPacked(from: string) {
  const name = basename(toPackedName(from))
  return { dependency: `file:${name}`, packed: { from, name } }
}

/**
 * Writes files, and lets npm install. Where either fails, or is stopped, all that it made goes and what was there stays.
 * @returns the exit code.
 */
async function makeRepository(
  folder: string,
  {
    files,
    packed,
  }: { files: Readonly<Record<string, string>>; packed?: ReturnType<typeof toPacked>['packed'] | undefined },
  words: Words['init'],
): Promise<number> {
  const made = [...Object.keys(files), ...(packed ? [packed.name] : []), 'node_modules', 'package-lock.json']
  let first: string | undefined
  let isWhole = false
  const stop = createStop()
  try {
    first = makeFolders(folder)
    writeFiles(folder, files)
    if (packed) copyFileSync(packed.from, join(folder, packed.name))
    process.stderr.write(`${words.installing}\n`)
    // What npm says is for the person who has called, who may have silenced the npm that runs this.
    isWhole = runHere(['install', '--no-audit', '--no-fund', '--loglevel=error'], folder)
    await stop.end()
    if (isWhole) return 0
    fail(stop.signal() ? words.stopped : words.notInstalled({ folder }))
    return stop.exitCode() ?? 1
  } finally {
    if (!isWhole) removeMade(folder, made, first)
  }
}

/** @param first the outermost folder that was made, which goes where nobody else has put anything; undefined where none was. */
function removeMade(folder: string, made: readonly string[], first: string | undefined): void {
  for (const path of made) rmSync(join(folder, path.replace(/\/.*/, '')), { recursive: true, force: true })
  if (first === undefined) return
  for (let each = folder; each !== dirname(first) && readdirSync(each).length === 0; each = dirname(each)) {
    rmdirSync(each)
  }
}

function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    makeFolders(dirname(join(folder, path)))
    writeFileSync(join(folder, path), text)
  }
}

/** Without what names other folders. @returns whether it did what it was asked for. */
function runHere(parameters: readonly string[], cwd: string): boolean {
  const { INIT_CWD, ARCHIVE_CONTENT, ARCHIVE_OUT, ARCHIVE_CACHE, ...env } = process.env
  return runNpm(parameters, { cwd, env, stdio: ['ignore', 'inherit', 'inherit'] }).status === 0
}

function fail(line: string): number {
  process.stderr.write(`${line}\n`)
  return 1
}
