// What a change of structure may not change: every built file, every issue and every report, in both languages. Take
// snapshots in the checkout before a step and in the one after it, and compare them:
//   node src/commands/start.mjs tests/snapshots/run.ts take <folder>
//   node src/commands/start.mjs tests/snapshots/run.ts compare <folder before> <folder after>
// Without GOTGAM_DATA, the samples and the fixtures alone. Commands are found by the scripts of package.json, and nothing
// of src is imported, so that files may move in between.

import { execFile } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { promisify, stripVTControlCharacters } from 'node:util'

const project = join(import.meta.dirname, '../..')
const languages = ['ko', 'en'] as const
const run = promisify(execFile)
const stylesheetName = /(\b[\w@-]+)\.[\w-]{8}\.css\b/g

interface Corpus {
  name: string
  /** A content folder, or what is imported. */
  path: string
  source?: readonly string[]
}

const [action, ...folders] = process.argv.slice(2).map((path, index) => (index === 0 ? path : resolve(path)))
const [first, second] = folders
if (action === 'take' && first) await take(first)
else if (action === 'compare' && first && second) compare(first, second)
else throw new Error('Usage: tests/snapshots/run.ts take <folder> | compare <folder before> <folder after>')

async function take(target: string): Promise<void> {
  if (existsSync(target)) throw new Error(`${target} is there already`)
  const work = mkdtempSync(join(tmpdir(), 'gotgam-snapshots-'))
  const tasks = [
    ...listCorpora().flatMap((corpus) =>
      languages.map(
        (language) => () => takeCorpus(corpus, language, join(work, corpus.name, language), target),
      ),
    ),
    ...listBroken().map((path) => () => takeIssues(path, join(target, basename(path)))),
    ...listMistakes().map(
      (mistake) => () => takeMistake(mistake, join(work, mistake.name), join(target, 'mistakes')),
    ),
  ]
  const next = tasks.values()
  await Promise.all(Array.from({ length: availableParallelism() }, () => workThrough(next)))
  rmSync(work, { recursive: true })
}

async function workThrough(tasks: IteratorObject<() => Promise<void>>): Promise<void> {
  for (const task of tasks) await task()
}

function listCorpora(): Corpus[] {
  const data = process.env['GOTGAM_DATA']
  const samples = { name: 'samples', path: join(project, 'content') }
  if (!data) return [samples]
  return [
    samples,
    { name: 'ai-questions', path: resolve(data, 'data/ai-questions') },
    {
      name: 'cardano-2021',
      path: resolve(data, 'data/stackexchange/cardano-2021'),
      source: ['stackexchange', '--url', 'https://cardano.stackexchange.com'],
    },
    {
      name: 'urho3d',
      path: resolve(data, 'data/discourse/urho3d'),
      source: ['discourse', '--url', 'https://discourse.urho3d.io'],
    },
  ]
}

function listBroken(): string[] {
  const fixtures = join(project, 'tests/fixtures')
  const names = readdirSync(fixtures).filter((name) => name.startsWith('broken'))
  return names.map((name) => join(fixtures, name)).filter((path) => statSync(path).isDirectory())
}

interface Mistake {
  name: string
  file: string
  text?: string
  /** In place of a text, for files in another encoding. */
  base64?: string
}

function listMistakes(): Mistake[] {
  const data = process.env['GOTGAM_DATA']
  if (!data) return []
  const mistakes: Mistake[] = JSON.parse(
    readFileSync(resolve(data, 'hostile/contributor-mistakes.json'), 'utf8'),
  )
  return mistakes.map((mistake, index) => ({ ...mistake, name: String(index).padStart(3, '0') }))
}

/** The report of an import, its folder, the issues of it and the site, with all words in the language. */
async function takeCorpus(corpus: Corpus, language: string, work: string, target: string): Promise<void> {
  const into = join(target, corpus.name, language)
  const content = join(work, 'content')
  mkdirSync(into, { recursive: true })
  if (corpus.source) {
    const [source = '', ...parameters] = corpus.source
    const called = [source, corpus.path, ...parameters, '--out', content]
    writeFileSync(join(into, 'import.txt'), await call('import', called, { ARCHIVE_LANG: language }, work))
    cpSync(content, join(into, 'content'), { recursive: true })
  } else {
    cpSync(corpus.path, content, { recursive: true })
  }
  const settings = join(content, 'archive.yaml')
  const text = readFileSync(settings, 'utf8')
  writeFileSync(settings, `${text.replace(/^locale:.*\n/m, '')}locale: ${language}\n`)
  const places = {
    ARCHIVE_LANG: language,
    ARCHIVE_CONTENT: content,
    ARCHIVE_OUT: join(work, 'site'),
    ARCHIVE_CACHE: join(work, 'cache'),
  }
  writeFileSync(join(into, 'issues.json'), await call('check', ['--format', 'json'], places, work))
  writeFileSync(join(into, 'build.txt'), await call('build', [], places, work))
  keepSite(join(work, 'site'), join(into, 'site'))
  rmSync(work, { recursive: true })
}

async function takeIssues(content: string, into: string): Promise<void> {
  mkdirSync(into, { recursive: true })
  for (const language of languages) {
    const places = { ARCHIVE_LANG: language, ARCHIVE_CONTENT: content }
    writeFileSync(join(into, `${language}.json`), await call('check', ['--format', 'json'], places, content))
  }
}

/** A file as people get it wrong: its issues, and what `check --fix` says and makes of it. */
async function takeMistake(
  { name, file, text, base64 = '' }: Mistake,
  content: string,
  target: string,
): Promise<void> {
  mkdirSync(join(content, dirname(file)), { recursive: true })
  cpSync(join(project, 'content/archive.yaml'), join(content, 'archive.yaml'))
  writeFileSync(join(content, file), text ?? Buffer.from(base64, 'base64'))
  await takeIssues(content, join(target, name))
  const places = { ARCHIVE_LANG: 'en', ARCHIVE_CONTENT: content }
  writeFileSync(join(target, name, 'fix.txt'), await call('check', ['--fix'], places, content))
  cpSync(content, join(target, name, 'fixed'), { recursive: true })
}

/** What a command says and its exit code, without what differs each time: folders of this run and durations. */
async function call(
  script: string,
  parameters: string[],
  places: NodeJS.ProcessEnv,
  work: string,
): Promise<string> {
  const { scripts } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'))
  const [, ...command] = String(scripts[script]).split(' ')
  const { stdout, stderr, code } = await run(process.execPath, [...command, ...parameters], {
    cwd: project,
    env: { ...process.env, ...places },
    maxBuffer: 2 ** 28,
  }).then(
    (said) => ({ ...said, code: 0 }),
    (error: { stdout: string; stderr: string; code: number }) => error,
  )
  const said = [stdout, stderr.split('\r').at(-1) ?? '', `exit code ${code}\n`].join('\n')
  return stripVTControlCharacters(said)
    .replaceAll(relative(project, work), 'WORK')
    .replaceAll(work, 'WORK')
    .replaceAll(project, 'PROJECT')
    .replaceAll(/import-[\da-f]{12}/g, 'import-DIGEST')
    .replaceAll(/\d+(?:[.,]\d+)* ?(?:m?s|초|seconds?|minutes?|분)(?![a-z])/g, 'DURATION')
}

/** Stylesheets are named by digests of what they are made of: their stems are compared, and their bytes. */
function keepSite(site: string, into: string): void {
  if (!existsSync(site)) return
  for (const file of listFiles(site)) {
    const target = join(into, file.replace(stylesheetName, '$1.css'))
    mkdirSync(dirname(target), { recursive: true })
    const bytes = readFileSync(join(site, file))
    const isText = /\.(?:html|css|js|xml|txt|json)$/.test(file)
    writeFileSync(target, isText ? bytes.toString('utf8').replace(stylesheetName, '$1.css') : bytes)
  }
}

function listFiles(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return files.map((file) => relative(folder, file)).sort()
}

/** Names each file that is another, with the first line that differs. */
function compare(before: string, after: string): void {
  const names = new Set([...listFiles(before), ...listFiles(after)])
  const differences = [...names].sort().flatMap((name) => {
    const [old, now] = [before, after].map((folder) => readIfThere(join(folder, name)))
    if (!old || !now) return [`${name} is ${old ? 'gone' : 'new'}`]
    return old.equals(now) ? [] : [`${name} differs\n${showFirst(old, now)}`]
  })
  process.stdout.write(
    differences
      .slice(0, 40)
      .map((line) => `${line}\n`)
      .join(''),
  )
  process.stdout.write(`${names.size} files, ${differences.length} differ\n`)
  process.exitCode = differences.length === 0 ? 0 : 1
}

function readIfThere(path: string): Buffer | undefined {
  return existsSync(path) ? readFileSync(path) : undefined
}

function showFirst(old: Buffer, now: Buffer): string {
  const [left, right] = [old, now].map((bytes) => bytes.toString('utf8').split('\n'))
  const at = left?.findIndex((line, index) => line !== right?.[index]) ?? 0
  return `  line ${at + 1}\n  - ${left?.[at]?.slice(0, 300) ?? ''}\n  + ${right?.[at]?.slice(0, 300) ?? ''}`
}
