// What documents name is there: files and folders of the project, and scripts of npm.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { projectFolder } from '../support/project.ts'

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...readdirSync(join(projectFolder, 'docs')).map((name) => `docs/${name}`),
  'tests/bench/README.md',
]

/** Examples: what the recipes of docs/architecture.md add, and words of questions in docs/decisions.md. */
const examples = new Set([
  'src/pages/contact.astro',
  'src/pages/active/[year].astro',
  'src/pages/years/[year].astro',
  'src/site/kinds/year.ts',
  'src/words/ja.ts',
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
