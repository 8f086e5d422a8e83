// What documents name is there: files and folders of the project, and scripts of npm.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { projectFolder } from '../support/project.ts'

const documents = [
  'README.md',
  'README.ko.md',
  'CONTRIBUTING.md',
  'CONTRIBUTING.ko.md',
  'CHANGELOG.md',
  'SECURITY.md',
  ...readdirSync(join(projectFolder, 'docs')).map((name) => `docs/${name}`),
  'tests/bench/README.md',
]

/** Examples: what the recipes of docs/architecture.md and docs/mailing-list.md add, and words of questions in docs/decisions.md. */
const examples = new Set([
  'src/pages/contact.astro',
  'src/pages/active/[year].astro',
  'src/pages/years/[year].astro',
  'src/site/kinds/year.ts',
  'src/words/ja.ts',
  'mbox-to-rows.mjs',
  'src/rest/main.java',
  'src/main',
])

const folders = ['src', 'tests']
const paths = new Set(
  folders.flatMap((folder) =>
    readdirSync(join(projectFolder, folder), { recursive: true, encoding: 'utf8' }).map(
      (path) => `${folder}/${path.replaceAll('\\', '/')}`,
    ),
  ),
)
const names = new Set([...paths, ...readdirSync(projectFolder)].map((path) => basename(path)))
const { scripts } = JSON.parse(readFileSync(join(projectFolder, 'package.json'), 'utf8'))

/** Each of them in the document's own words. */
function findMissing(text: string): string[] {
  const quoted = Array.from(text.matchAll(/`([^`\n]+)`/g), ([, code = '']) => code)
  const words = quoted.flatMap((code) => code.split(' '))
  const files = words.filter(
    (word) => /^[\w./[\]-]+\.(?:ts|mjs|astro)$/.test(word) || /^(?:src|tests)\//.test(word),
  )
  const called = Array.from(text.matchAll(/npm run ([a-z][a-z:-]*)/g), ([, name = '']) => name)
  return [
    ...files.filter((file) => !isThere(file.replace(/\/$/, ''))),
    ...called.filter((name) => !(name in scripts)).map((name) => `npm run ${name}`),
  ]
}

/** A path may begin at the root of the project, inside src/, or in the folder that its sentence names. */
function isThere(file: string): boolean {
  if (examples.has(file) || /[*<…]/.test(file) || existsSync(join(projectFolder, file))) return true
  return file.includes('/') ? [...paths].some((path) => path.endsWith(`/${file}`)) : names.has(file)
}

test.each(documents)('%s names what is there', (document) => {
  expect(findMissing(readFileSync(join(projectFolder, document), 'utf8'))).toEqual([])
})

const read = (document: string) => readFileSync(join(projectFolder, document), 'utf8')

/** As GitHub makes them of headings. */
function listAnchors(text: string): string[] {
  return Array.from(text.matchAll(/^#+ (.*)$/gm), ([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(' ', '-'),
  )
}

/** Links of a document to files of the project that are not there, or to headings that these do not have. */
function findDeadLinks(document: string, text = read(document)): string[] {
  const prose = text.replace(/^```[\s\S]*?^```$/gm, '').replace(/`[^`\n]*`/g, '')
  return Array.from(prose.matchAll(/\]\(([^)\s]+)\)/g), ([, address = '']) => address).filter((address) => {
    if (/^[a-z]+:/.test(address)) return false
    const [path = '', anchor] = address.split('#')
    const file = path === '' ? document : join(dirname(document), path)
    if (!existsSync(join(projectFolder, file))) return true
    return anchor !== undefined && !listAnchors(read(file)).includes(anchor)
  })
}

test.each(documents)('links of %s lead somewhere', (document) => {
  expect(findDeadLinks(document)).toEqual([])
})

/** Whether more of its words are Korean than are not. */
function isKorean(document: string): boolean {
  const prose = read(document).replace(/^(`{3,})[\s\S]*?^\1$|`[^`\n]*`|\]\([^)]*\)/gm, '')
  const words = prose.split(/\s+/).filter((word) => /\p{L}/u.test(word))
  return words.filter((word) => /[가-힣]/.test(word)).length > words.length / 2
}

const korean = documents.filter(isKorean)

test('a document speaks one language', () => {
  expect(korean).toEqual(expect.arrayContaining(documents.filter((document) => document.includes('.ko.'))))
  expect(
    korean.filter((document) => existsSync(join(projectFolder, document.replace('.md', '.ko.md')))),
  ).toEqual([])
})

/** English documents to which a Korean one leads and says so of none of the links; its own in English it names. */
function findUnsaid(document: string, text = read(document)): string[] {
  const links = Array.from(text.matchAll(/\]\(([^)#\s:]+\.md)(?:#[^)]*)?\)(\(영어\))?/g))
  const said = new Set(links.flatMap(([, path = '', mark]) => (mark ? [path] : [])))
  const others = links.map(([, path = '']) => path).filter((path) => !said.has(path))
  const own = basename(document).replace('.ko.', '.')
  return others.filter((path) => {
    const isOwn = path === own || path === own.replace('.md', '.en.md')
    return !isOwn && !korean.includes(join(dirname(document), path).replaceAll('\\', '/'))
  })
}

test.each(korean)('%s says which of its links are English', (document) => {
  expect(findUnsaid(document)).toEqual([])
})

test('a link to an English page is named', () => {
  const text =
    '[a](docs/limits.md#files) [b](docs/hosting.md)(영어) [c](CONTRIBUTING.ko.md) [d](README.md) [e](docs/hosting.md)'
  expect(findUnsaid('README.ko.md', text)).toEqual(['docs/limits.md'])
})

test('a link that leads nowhere is named', () => {
  const text =
    '[a](docs/nowhere.md) [b](docs/limits.md#no-such) [c](docs/limits.md#files) [d](https://a.example)'
  expect(findDeadLinks('README.md', text)).toEqual(['docs/nowhere.md', 'docs/limits.md#no-such'])
})

test.each(['README.md', 'README.ko.md'])('%s names no package before one is published', (document) => {
  const { private: isPrivate } = JSON.parse(read('package.json'))
  expect([isPrivate, read(document).includes('npx gotgam')]).toEqual([isPrivate, isPrivate !== true])
})

test.each([
  ['README.md', 6],
  ['README.ko.md', 6],
  ['CONTRIBUTING.md', 12],
  ['CONTRIBUTING.ko.md', 12],
])('%s is read in one go: under %i KB', (document, kilobytes) => {
  expect(Buffer.byteLength(read(document))).toBeLessThan(kilobytes * 1024)
})

const mostWords = 30

/** English sentences of more words; those in tables are parts of sentences. */
function findLongSentences(text: string): string[] {
  const prose = text.replace(/^```[\s\S]*?^```$|^\|.*$|^#+ .*$/gm, '')
  return prose
    .split(/\n\s*\n|\n(?=\s*(?:[-*]|\d+\.) )/)
    .map((block) =>
      block
        .replace(/`[^`]*`/g, 'X')
        .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
        .replace(/[*_]/g, '')
        .replace(/\s+/g, ' '),
    )
    .flatMap((block) => block.split(/(?<=[.!?]["')]?) (?=[A-Z가-힣"'(])/))
    .filter((sentence) => !/[가-힣]/.test(sentence))
    .filter((sentence) => sentence.split(' ').filter((word) => /[\p{L}\p{N}]/u.test(word)).length > mostWords)
}

test.each(documents)('%s has sentences of thirty words at most', (document) => {
  expect(findLongSentences(read(document))).toEqual([])
})

test('a long sentence is named', () => {
  const long = `Word${' word'.repeat(30)}.`
  expect(findLongSentences(`Short. ${long} Short again.`)).toEqual([long])
})

test('what is not there is named', () => {
  const text =
    'See `src/nowhere/a.ts`, `no-such-file.ts`, `node tests/gone.ts` and `npm run nothing`; `src/format/` is there.'
  expect(findMissing(text)).toEqual([
    'src/nowhere/a.ts',
    'no-such-file.ts',
    'tests/gone.ts',
    'npm run nothing',
  ])
})

const recipes = Array.from(
  readFileSync(join(projectFolder, 'docs/architecture.md'), 'utf8').matchAll(
    /^```astro (src\/pages\/\S+)\n(.*?)^```$/gms,
  ),
  ([, file = '', text = '']) => [file, text] as const,
)

test.each(recipes)('the example %s passes npm run lint', (file, text) => {
  const biome = [
    join(projectFolder, 'src/commands/start.mjs'),
    'biome',
    'check',
    '--write',
    `--stdin-file-path=${file}`,
  ]
  const { stdout } = spawnSync(process.execPath, biome, { cwd: projectFolder, encoding: 'utf8', input: text })
  expect(stdout).toBe(text)
})
