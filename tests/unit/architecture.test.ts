// The rules of the architecture: which way data flows, who may touch what, and how files are named.
import { describe, expect, test } from 'vitest'
import { parseSourceFile, readSourceFiles, type SourceFile } from './source-files.ts'

/** Rooms that a room may import, types too, besides itself. */
const reading = [
  'time',
  'question',
  'picture',
  'theme',
  'conversation',
  'messages',
  'body',
  'archive',
  'listing',
  'threads',
  'cache',
  'fonts',
  'search',
  'search-index',
]
const publishing = [...reading, 'content-folder', 'views', 'outputs']
const neighbours: Record<string, string[]> = {
  time: [],
  threads: [],
  question: ['time'],
  picture: ['time', 'question'],
  theme: ['time', 'question', 'picture'],
  conversation: ['time', 'question'],
  messages: ['time', 'question'],
  body: ['time', 'question', 'picture'],
  archive: ['time', 'question', 'picture'],
  listing: ['time', 'question', 'archive'],
  fonts: ['threads', 'cache'],
  // Runs in the browser too.
  search: [],
  'search-index': ['threads', 'cache', 'search'],
  cache: ['time', 'question', 'picture', 'conversation'],
  'content-folder': reading,
  views: [...reading, 'content-folder'],
  outputs: [...reading, 'content-folder', 'views'],
  authoring: [...reading, 'content-folder'],
  changes: [...reading, 'content-folder'],
  import: [...reading, 'content-folder', 'authoring'],
  styles: [],
  'search-page': ['search', 'messages', 'listing', 'views'],
  components: ['search', 'search-page', 'views', 'styles'],
  layouts: ['views', 'styles', 'components'],
  // What they ask the content collections for.
  pages: ['views', 'outputs', 'engine', 'components', 'layouts'],
  engine: publishing,
  cli: [...publishing, 'authoring', 'changes', 'import', 'engine'],
  // Astro looks for them there.
  'live.config.ts': ['engine'],
  'content.config.ts': [],
  // The one integration, which astro.config.mjs names.
  'gotgam.ts': [],
}

/** Files that may do what their room may not, each with its reason. */
const exceptions = {
  upwards: new Map([
    ['engine/PageBatch.astro', 'renders pages in one request: a page costs as much as the request for it'],
    ['search/text.ts', 'takes its column of the one list of Korean endings, which imports nothing'],
  ]),
  disk: new Map([
    ['folder/disk.ts', 'lists the folders of questions, answers, comments and pictures'],
    ['folder/prepare-file.ts', 'reads one question, so that a fault stays with its file'],
    ['folder/archive-issues.ts', 'reads again the few files whose faults show only side by side'],
  ]),
  hangul: new Map([
    ['format/activity.ts', 'contract: kinds and reserved actors as files write them'],
    ['format/fields.ts', 'contract: what editors show'],
    ['format/fields.ts', 'contract: what editors show'],
    ['import/records.ts', 'contract: reserved actors as files write them'],
    ['format/fields.ts', 'contract: what editors show'],
    ['format/fields.ts', 'contract: what editors show'],
    ['format/fields.ts', 'contract: what editors show'],
    ['format/addresses.ts', 'contract: what editors show'],
    ['folder/settings.ts', 'contract: what editors show'],
    ['folder/people.ts', 'contract: what editors show'],
    ['folder/redactions.ts', 'contract: what editors show'],
    ['folder/synonyms.ts', 'contract: what editors show'],
    ['folder/described.ts', 'contract: what editors show'],
    ['site/kinds/directory.ts', 'initials of the alphabet'],
    ['look/syllables.ts', 'glyphs of the fonts'],
    ['site/components/hangul-letters.ts', 'letters of the alphabet'],
    ['format/texts/korean-endings.ts', 'what follows a word in Korean without a blank'],
    ['format/texts/word-end.ts', 'verbs that the endings are of'],
    ['format/corrections/words.ts', 'what people write for keys, kinds, counts and times'],
  ]),
}

/** Rooms whose purpose is the disk. */
const diskRooms = new Set(['cache', 'fonts', 'engine', 'cli'])

const forbiddenNames = /^(?:utils?|helpers?|common|lib|types?|constants?|misc|shared)(?:\.|$)|^index\.ts$/

function toRoom(path: string): string {
  return path.split('/')[0] ?? ''
}

function toName(path: string): string {
  return path.split('/').at(-1) ?? ''
}

interface Rule {
  name: string
  /** What breaks the rule, in words. */
  find: (files: readonly SourceFile[]) => string[]
  /** Files that break it, and what is said of them. */
  bad: [path: string, text: string, finding: string][]
}

/** A rule that looks at one import at a time. */
function findImports(
  files: readonly SourceFile[],
  isBad: (file: SourceFile, target: string, typeOnly: boolean) => boolean,
): string[] {
  return files.flatMap((file) =>
    file.imports
      .filter(({ target, typeOnly }) => isBad(file, target, typeOnly))
      .map(({ target }) => `${file.path} imports ${target}`),
  )
}

const rules: Rule[] = [
  {
    name: 'every room is known',
    find: (files) =>
      files.filter(({ path }) => !Object.hasOwn(neighbours, toRoom(path))).map(({ path }) => path),
    bad: [['helpers/a.ts', '', 'helpers/a.ts']],
  },
  {
    name: 'imports point one way',
    find: (files) => {
      const rooms = new Set(files.map(({ path }) => toRoom(path)))
      return findImports(files, ({ path }, target) => {
        const [from, to] = [toRoom(path), toRoom(target)]
        if (from === to || !rooms.has(to) || exceptions.upwards.has(path)) return false
        return !neighbours[from]?.includes(to)
      })
    },
    bad: [
      ['time/a.ts', `import { b } from '../question/b.ts'`, 'time/a.ts imports question/b.ts'],
      ['body/a.ts', `import type { B } from '../listing/b.ts'`, 'body/a.ts imports listing/b.ts'],
      // A view is given what its page shows, and can't reach the archive.
      ['views/a.ts', `import type { B } from '../outputs/b.ts'`, 'views/a.ts imports outputs/b.ts'],
      [
        'cache/a.ts',
        `import type { B } from '../content-folder/b.ts'`,
        'cache/a.ts imports content-folder/b.ts',
      ],
      ['listing/a.ts', `export { b } from '../views/b.ts'`, 'listing/a.ts imports views/b.ts'],
      ['views/a.ts', `const b = await import('../engine/b.ts')`, 'views/a.ts imports engine/b.ts'],
      ['views/a.ts', `type B = import('../components/b.ts').B`, 'views/a.ts imports components/b.ts'],
      ['engine/a.ts', `import B from '../components/B.astro'`, 'engine/a.ts imports components/B.astro'],
      [
        'components/A.astro',
        `---\nimport B from '../layouts/B.astro'\n---\n<B />\n`,
        'components/A.astro imports layouts/B.astro',
      ],
      [
        'components/A.astro',
        `<script src="../views/../engine/b.ts"></script>`,
        'components/A.astro imports engine/b.ts',
      ],
    ],
  },
  {
    name: 'messages/ knows types of question/ and time/ only',
    find: (files) =>
      findImports(files, ({ path }, target, typeOnly) => {
        if (toRoom(path) !== 'messages' || toRoom(target) === 'messages') return false
        return !typeOnly || !['question', 'time'].includes(toRoom(target))
      }),
    bad: [
      ['messages/a.ts', `import { b } from '../question/b.ts'`, 'messages/a.ts imports question/b.ts'],
      ['messages/a.ts', `import type { B } from 'zod'`, 'messages/a.ts imports zod'],
    ],
  },
  {
    name: 'no file needs itself, over others, for types either',
    find: findCycles,
    bad: [
      ['time/a.ts', `import { b } from './b.ts'`, 'time/a.ts → time/b.ts → time/c.ts → time/a.ts'],
      ['time/b.ts', `import { c } from './c.ts'`, ''],
      ['time/c.ts', `import type { A } from './a.ts'`, ''],
    ],
  },
  {
    name: 'only engine/, pages/, components and the files that Astro is set up with know it',
    find: (files) =>
      findImports(files, ({ path }, target) => {
        if (!/^astro(?:$|[/:])/.test(target)) return false
        return (
          !path.endsWith('.astro') &&
          !['engine', 'pages', 'live.config.ts', 'gotgam.ts'].includes(toRoom(path))
        )
      }),
    bad: [
      ['cli/a.ts', `import { build } from 'astro'`, 'cli/a.ts imports astro'],
      ['content-folder/a.ts', `import { z } from 'astro/zod'`, 'content-folder/a.ts imports astro/zod'],
      ['listing/a.ts', `import { b } from 'astro:content'`, 'listing/a.ts imports astro:content'],
    ],
  },
  {
    name: 'only format/front-matter.ts knows gray-matter',
    find: (files) =>
      findImports(files, ({ path }, target) => target === 'gray-matter' && path !== 'format/front-matter.ts'),
    bad: [['cli/a.ts', `import matter from 'gray-matter'`, 'cli/a.ts imports gray-matter']],
  },
  {
    name: 'only folder/read-picture.ts knows sharp, and loads it when it is needed',
    find: (files) =>
      findImports(files, ({ path }, target) => target === 'sharp' && path !== 'folder/read-picture.ts'),
    bad: [['engine/a.ts', `import sharp from 'sharp'`, 'engine/a.ts imports sharp']],
  },
  {
    name: 'only files named read-* or write-*, and rooms made for it, touch the disk',
    find: (files) =>
      findImports(files, ({ path }, target) => {
        if (!/^(?:node:)?fs(?:\/|$)/.test(target) || exceptions.disk.has(path)) return false
        return !diskRooms.has(toRoom(path)) && !/^(?:read|write)-/.test(toName(path))
      }),
    bad: [
      ['question/a.ts', `import { readFileSync } from 'node:fs'`, 'question/a.ts imports node:fs'],
      ['views/a.ts', `import { readFile } from 'node:fs/promises'`, 'views/a.ts imports node:fs/promises'],
      ['listing/a.ts', `import fs from 'fs'`, 'listing/a.ts imports fs'],
    ],
  },
  {
    name: 'only messages/ and the named contracts hold Hangul',
    find: (files) =>
      files
        .filter(({ path, code }) => {
          if (toRoom(path) === 'messages' || exceptions.hangul.has(path)) return false
          return /\p{Script=Hangul}/u.test(code)
        })
        .map(({ path }) => `${path} holds Hangul`),
    bad: [
      ['views/a.ts', `export const title = '질문'`, 'views/a.ts holds Hangul'],
      ['components/A.astro', `---\n---\n<p>질문</p>\n`, 'components/A.astro holds Hangul'],
      ['styles/a.css', `.a::before { content: '질문' }`, 'styles/a.css holds Hangul'],
    ],
  },
  {
    name: 'no drawers',
    find: (files) =>
      files
        .filter(({ path }) => path.split('/').some((part) => forbiddenNames.test(part)))
        .map(({ path }) => path),
    bad: [
      ['views/utils.ts', '', 'views/utils.ts'],
      ['views/index.ts', '', 'views/index.ts'],
      ['views/types.ts', '', 'views/types.ts'],
      ['views/lib/a.ts', '', 'views/lib/a.ts'],
    ],
  },
  {
    name: 'names are kebab-case, of components PascalCase, of pages those of their routes',
    find: (files) =>
      files
        .filter(({ path }) => {
          const name = toName(path)
          if (/^(?:live|content)\.config\.ts$/.test(path)) return false
          if (toRoom(path) === 'pages')
            return !/^(?:[a-z\d-]+|\[(?:\.{3})?[a-z]+\])(?:(?:\.[a-z]+)?\.ts|\.astro)$/.test(name)
          // Types of a package that brings none end in `.d.ts`.
          return !/^[a-z\d]+(?:-[a-z\d]+)*(?:(?:\.d)?\.ts|\.mjs|\.css)$|^(?:[A-Z][a-z\d]*)+\.astro$/.test(
            name,
          )
        })
        .map(({ path }) => path),
    bad: [
      ['views/directoryView.ts', '', 'views/directoryView.ts'],
      ['components/activity-line.astro', '', 'components/activity-line.astro'],
      ['pages/About.astro', '', 'pages/About.astro'],
    ],
  },
]

function findCycles(files: readonly SourceFile[]): string[] {
  const needs = new Map(files.map(({ path, imports }) => [path, imports.map(({ target }) => target)]))
  const done = new Set<string>()
  const cycles: string[] = []
  function follow(path: string, way: string[]): void {
    const start = way.indexOf(path)
    if (start >= 0) cycles.push([...way.slice(start), path].join(' → '))
    if (start >= 0 || done.has(path)) return
    for (const target of needs.get(path) ?? []) follow(target, [...way, path])
    done.add(path)
  }
  for (const path of needs.keys()) follow(path, [])
  return cycles
}

/** Files that are loaded with one, before anything is done, and packages. */
function findLoaded(files: readonly SourceFile[], start: string): Set<string> {
  const byPath = new Map(files.map((file) => [file.path, file]))
  const loaded = new Set([start])
  for (const path of loaded) {
    for (const { target, typeOnly, late } of byPath.get(path)?.imports ?? [])
      if (!typeOnly && !late) loaded.add(target)
  }
  return loaded
}

function toGoodFile(room: string): string {
  if (room.endsWith('.ts')) return room
  return room === 'pages' ? 'pages/good.astro' : `${room}/good.ts`
}

const files = readSourceFiles()

describe.each(rules)('$name', ({ find, bad }) => {
  test('in src/', () => {
    expect(find(files)).toEqual([])
  })

  test('and what breaks it is found', () => {
    const examples = bad.map(([path, text]) => parseSourceFile(path, text))
    const rooms = Object.keys(neighbours).map((room) => parseSourceFile(toGoodFile(room), ''))
    expect(find([...rooms, ...examples])).toEqual(bad.map(([, , finding]) => finding).filter(Boolean))
  })
})

const preparing = ['folder/prepare-question.ts', 'body/markdown.ts', 'body/highlight.ts', 'markdown-it']

test('a build without an edit loads nothing that prepares texts', () => {
  const loaded = findLoaded(files, 'commands/build.ts')
  expect(loaded).toContain('folder/read-content.ts')
  expect(preparing.filter((each) => loaded.has(each))).toEqual([])
})

test('what prepares texts is found where it is loaded', () => {
  const loaded = findLoaded(files, 'folder/prepare-file.ts')
  expect(preparing.filter((each) => loaded.has(each))).toEqual(preparing)
})

test('every exception is that of a file that is there', () => {
  const paths = new Set(files.map(({ path }) => path))
  const named = Object.values(exceptions).flatMap((list) => [...list.keys()])
  expect(named.filter((path) => !paths.has(path))).toEqual([])
})

test('the files of src/ were read', () => {
  const page = files.find(({ path }) => path === 'pages/questions/[id]/[...page].astro')
  expect(page?.imports.map(({ target }) => target)).toContain('site/kinds/question.ts')
  const filter = files.find(({ path }) => path === 'site/components/DirectoryFilter.astro')
  expect(filter?.imports.map(({ target }) => target)).toContain('site/components/directory-filter.ts')
})
