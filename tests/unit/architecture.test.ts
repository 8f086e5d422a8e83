// The rules of the architecture: which way data flows, who may touch what, and how files are named.
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parseSourceFile, readSourceFiles, type SourceFile } from './source-files.ts'

interface Room {
  /** Rooms that it imports from, types too, besides itself. */
  from: string
  /** Its files that others may import, without their endings. Astro finds pages, and nobody imports them. */
  doors: string
}

/** A room in a room has doors of its own. */
const rooms: Record<string, Room> = {
  format: {
    from: 'format/texts format/corrections',
    doors: `
      activity address-fields addresses characters check-conversation check-fields check-losses post decode leaf
      fields front-matter history issue limits names parse-comments parse-post
      rewrite slugs time values write yaml`,
  },
  'format/texts': {
    from: 'format',
    doors: 'bare-address korean-endings masks personal-data redacted-names word-end',
  },
  'format/pictures': {
    from: 'format',
    doors: 'picture-file picture position-search',
  },
  'format/corrections': {
    from: 'format',
    doors: 'add-corrections values words',
  },
  words: {
    from: 'format format/texts',
    doors: `
      choose-language descriptions failure words grouped-number help issue-messages language messages start-words
      starter-en starter-ko visible-text`,
  },
  body: {
    from: 'format format/texts body/links body/formulas',
    doors: `
      check-body code-languages direction html markdown mask-body placings prose raw-html render-body seen-body
      summary walk-body`,
  },
  'body/links': {
    from: 'format format/pictures body',
    doors: 'addresses cross-links headings print-links resolve-links',
  },
  'body/formulas': {
    from: 'format format/texts body',
    doors: 'parse-formulas math-elements typeset-formulas typeset',
  },
  kept: {
    from: 'format format/pictures',
    doors: 'answer cache digest files guarded made-files packs pool program question write',
  },
  look: {
    from: 'format format/pictures kept',
    doors: 'card font-faces font-needs make-cards make-fonts parse-svg theme',
  },
  'look/styles': {
    from: '',
    doors: 'directory people plain question-page search site statistics',
  },
  archive: {
    from: 'format format/texts format/pictures',
    doors: 'archive division keywords link-targets listing',
  },
  search: {
    from: 'format/texts',
    doors: 'asked filter-questions index-format look-up open-search prove read-results text write-bytes',
  },
  'search/index': {
    from: 'kept search',
    doors: 'index-input make-index search-part',
  },
  'search/page': {
    from: 'words archive search site',
    doors: 'in-folder start',
  },
  folder: {
    from: `
      format format/texts format/pictures format/corrections words body body/links
      body/formulas kept look archive search/index`,
    doors: `
      check-addresses check-content check-links conversation-files conversation-text conversation described
      disk environment files masks own-addresses people prepare-page prepare-question prepare-search-parts public-files
      read-content read-conversation read-folder read-language read-picture read-renames redaction-shapes redactions root settings site-address small-files synonyms
      withheld`,
  },
  site: {
    from: `
      format format/pictures words body body/links kept look archive search search/index folder
      site/kinds`,
    doors: `
      post answer asked-address assets colophon conversation entry frame kind kinds link-targets links memory named paths plan
      cards drawn-pictures old-addresses portable publication remembered-html site structured-data year-chart`,
  },
  'site/kinds': {
    from: 'format words body body/links kept archive search folder site',
    doors: `
      about alias categories directory feed listing-view listing look-up not-found person question-view question redirects search searched-text
      sitemap statistics statistics-view synonym written-page`,
  },
  'site/components': {
    from: 'format search/page site site/kinds',
    doors: `
      About AnswerList Aside Bar Categories Colophon Directory Entry Filled Front FrontAside Header Notice Pager PersonRows Question
      Orders Reference Remembered Search StatisticsTable Timeline Written YearChart look-up page`,
  },
  'site/layouts': {
    from: 'format look/styles site site/kinds site/components',
    doors: 'DirectoryPage ListPage Moved Page PersonPage PlainPage SearchPage StatisticsPage',
  },
  engine: {
    from: `
      format format/pictures words body body/formulas kept look archive search/index search/page folder
      site site/kinds gotgam.ts`,
    doors: 'build bundle collections dev idle locate lock progress serve shares site take-output',
  },
  changes: {
    from: 'format format/texts format/pictures words kept look archive folder',
    doors: 'base-content read-base read-changes report-changes',
  },
  import: {
    from: `
      format format/pictures words body body/formulas kept folder import/discourse import/fix
      import/markdown import/pictures import/stackexchange import/table`,
    doors: `
      importer people read-records read-discussion-files records run seen-texts sources discussion-texts
      three-way write-import-list write-notes`,
  },
  'import/discourse': {
    from: 'format words import import/markdown',
    doors: 'cooked discourse-importer',
  },
  'import/fix': {
    from: `
      format format/texts format/pictures format/corrections words body body/links body/formulas folder
      import import/pictures`,
    doors: 'archive-names damaged-files fields files hashtags ids lenient line text discussion time',
  },
  'import/markdown': {
    from: `
      format format/pictures words body body/links body/formulas import import/discourse
      import/pictures`,
    doors: 'elements formula-macros formulas to-markdown typed-formulas',
  },
  'import/pictures': {
    from: 'format format/pictures words body body/links kept folder import',
    doors: 'addresses ask-host places fetch-one fetch-pictures write-texts',
  },
  'import/stackexchange': {
    from: 'format format/texts words body kept import import/fix',
    doors: 'stack-exchange-importer',
  },
  'import/table': {
    from: 'format format/texts format/corrections words body kept folder import import/fix',
    doors: 'mapping-schema table-importer',
  },
  commands: {
    from: `
      format format/pictures words body/formulas kept look folder engine changes import import/fix
      import/pictures import/table`,
    doors: '',
  },
  pages: {
    from: 'engine site site/kinds site/components site/layouts',
    doors: '',
  },
  // Astro looks for them there.
  'live.config.ts': { from: 'engine', doors: '' },
  'content.config.ts': { from: '', doors: '' },
  // The one integration, which astro.config.mjs names.
  'gotgam.ts': { from: '', doors: 'gotgam' },
}

/** Files that may do what their room may not, each with its reason. */
const exceptions = {
  upwards: new Map([
    ['search/text.ts', 'takes its column of the one list of Korean endings, which imports nothing'],
  ]),
  disk: new Map([
    ['folder/public-files.ts', 'lists what public/ and the content folder publish as it is'],
    ['folder/root.ts', 'lists what lies at the root of a content folder'],
    ['look/make-fonts.ts', 'reads the fonts of packages'],
    ['import/discourse/forum-files.ts', 'reads an export'],
    ['import/stackexchange/dump-folder.ts', 'reads an export'],
    ['import/stackexchange/unpack-worker.ts', 'reads an export'],
    ['folder/disk.ts', 'lists the folders of questions, answers, comments and pictures'],
    ['folder/prepare-file.ts', 'reads one question, so that a fault stays with its file'],
    ['folder/archive-issues.ts', 'reads again the few files whose faults show only side by side'],
  ]),
  hangul: new Map([
    ['format/activity.ts', 'contract: kinds and reserved actors as files write them'],
    ['import/records.ts', 'contract: reserved actors as files write them'],
    ['site/kinds/directory.ts', 'initials of the alphabet'],
    ['look/font-needs.ts', 'glyphs of the fonts'],
    ['site/components/hangul-letters.ts', 'letters of the alphabet'],
    ['format/texts/korean-endings.ts', 'what follows a word in Korean without a blank'],
    ['format/texts/word-end.ts', 'verbs that the endings are of'],
    ['format/corrections/words.ts', 'what people write for keys, kinds, counts and times'],
    ['format/corrections/shapes.ts', 'what people write for keys of states and edits'],
    ['format/corrections/poll-shapes.ts', 'what people write for keys of polls'],
  ]),
}

/** Files that tests import besides doors: each is tried with more cases than a whole archive would show. */
const testedApart: Record<string, string> = {
  body: 'balance highlight wide',
  changes: 'compare-archives compare-files edited-lines posts print values',
  engine: `
    content dev-content last-output output-folder plan-again print-templates public-assets read-again
    render-page write-page`,
  folder: `
    check-names check-pictures prepare-conversation prepare-file prepare-files read-pictures`,
  'format/corrections': 'candidate fences hashtags keys look-alikes texts',
  import: `
    collect-records convert hashtag-files make-discussion merge-discussion plan-settings plan
    read-import-list read-target settings-text spool write-keyed write-root-files write-staging`,
  'import/discourse': 'emoji',
  'import/markdown': 'compare-rendered',
  'import/stackexchange': 'addresses comment-html open-discussions read-discussions read-table rows',
  'import/table': 'to-body to-time',
  look: 'colour',
  search: 'analyze-query exact',
  'search/index': 'build-index data-files index-ledger packed-files patch-index',
  'search/page': 'draw-filters draw-results field',
  site: 'room',
  'site/components': 'hangul-letters',
  words: 'en failures-en failures-ko ko texts',
}

/** Exports that tests alone import, by the reason why they are not tried through a door. */
const exportedForTests: Record<string, string> = {
  'a browser comes through the door': `
    search/page/draw-filters.ts:toCount search/page/draw-results.ts:toHeadline
    search/page/draw-results.ts:toMarkedParts search/page/field.ts:splitTyped`,
  'the door asks a system, a host or another program': `
    changes/read-base.ts:createRunGit commands/import-pictures.ts:reportPictures
    commands/run-npm.ts:findNpmCli engine/lock.ts:parseStat engine/lock.ts:readFromPs
    engine/lock.ts:readProcessStart engine/take-output.ts:findMount
    import/pictures/ask-host.ts:createCheckedLookup import/pictures/fetch-one.ts:parseRetryAfter
    import/pictures/fetch-one.ts:readDataAddress`,
  'the door makes a whole site, or compiles it': `
    engine/build.ts:checkHostAddress engine/bundle.ts:readBundle
    engine/bundle.ts:writeBundleList engine/print-templates.ts:checkTemplate engine/shares.ts:cutIntoShares
    engine/take-output.ts:checkFolders folder/read-conversation.ts:toLaterAnchors
    site/assets.ts:toRecordHead site/plan.ts:planBefore`,
  'only a mistake of the program would show it': `
    commands/tidy-texts.ts:findLoss commands/tidy-texts.ts:toQuestionForm`,
  'the expression itself is measured': `
    format/texts/personal-data.ts:kinds format/texts/redacted-names.ts:changing
    format/texts/redacted-names.ts:nameEnding import/stackexchange/comment-html.ts:commentPart`,
  'all that is listed is looked at': `
    format/issue.ts:issueCodes import/discourse/emoji.ts:emojiNames look/font-needs.ts:syllableBlocks
    words/words.ts:listCommandTexts`,
  'its rows would not be seen in what the door makes of them': `
    body/highlight.ts:findInk format/corrections/texts.ts:quoteText
    import/markdown/compare-rendered.ts:compareRendered import/markdown/to-markdown.ts:lighten
    import/stackexchange/read-discussions.ts:createNewestTimes look/font-faces.ts:toUnicodeRange`,
  'a worker loads it by its name': 'import/stackexchange/open-discussions.ts:openDiscussions',
}

/** Rooms whose purpose is the disk. */
const diskRooms = new Set(['kept', 'engine', 'commands'])

const forbiddenNames = /^(?:utils?|helpers?|common|lib|types?|constants?|misc|shared)(?:\.|$)|^index\.ts$/

/** The innermost one; undefined for a file in none. */
function findRoom(path: string): string | undefined {
  const names = Object.keys(rooms).filter((name) => path === name || path.startsWith(`${name}/`))
  return names.sort((a, b) => b.length - a.length)[0]
}

function listNames(text = ''): string[] {
  return text.trim().split(/\s+/)
}

/** The outermost one, whatever is in it. */
function toHouse(path: string): string {
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
    find: (files) => files.filter(({ path }) => !findRoom(path)).map(({ path }) => path),
    bad: [['helpers/a.ts', '', 'helpers/a.ts']],
  },
  {
    name: 'imports lead from a room to those that it is built on',
    find: (files) =>
      findImports(files, ({ path }, target) => {
        const [from, to] = [findRoom(path), findRoom(target)]
        if (!from || !to || from === to || exceptions.upwards.has(path)) return false
        return !listNames(rooms[from]?.from).includes(to)
      }),
    bad: [
      ['format/a.ts', `import { b } from '../kept/b.ts'`, 'format/a.ts imports kept/b.ts'],
      ['body/a.ts', `import type { B } from '../archive/b.ts'`, 'body/a.ts imports archive/b.ts'],
      ['archive/a.ts', `export { b } from '../site/b.ts'`, 'archive/a.ts imports site/b.ts'],
      ['site/a.ts', `const b = await import('../engine/b.ts')`, 'site/a.ts imports engine/b.ts'],
      ['site/a.ts', `type B = import('./components/b.ts').B`, 'site/a.ts imports site/components/b.ts'],
      [
        'engine/a.ts',
        `import B from '../site/components/B.astro'`,
        'engine/a.ts imports site/components/B.astro',
      ],
      [
        'site/components/A.astro',
        `---\nimport B from '../layouts/B.astro'\n---\n<B />\n`,
        'site/components/A.astro imports site/layouts/B.astro',
      ],
      [
        'site/components/A.astro',
        `<script src="../../site/../engine/b.ts"></script>`,
        'site/components/A.astro imports engine/b.ts',
      ],
    ],
  },
  {
    name: 'what is imported from another room is a door of it',
    find: (files) =>
      findImports(files, ({ path }, target) => {
        return findRoom(target) !== findRoom(path) && !isDoor(target)
      }),
    bad: [['site/a.ts', `import { b } from '../format/b.ts'`, 'site/a.ts imports format/b.ts']],
  },
  {
    name: 'words/ knows types and limits of format/ only',
    find: (files) =>
      findImports(files, ({ path }, target, typeOnly) => {
        if (toHouse(path) !== 'words' || toHouse(target) === 'words') return false
        return toHouse(target) !== 'format' || !(typeOnly || target === 'format/limits.ts')
      }),
    bad: [
      ['words/a.ts', `import { b } from '../format/issue.ts'`, 'words/a.ts imports format/issue.ts'],
      ['words/a.ts', `import type { B } from 'zod'`, 'words/a.ts imports zod'],
    ],
  },
  {
    name: 'no file needs itself, over others, for types either',
    find: findCycles,
    bad: [
      ['kept/a.ts', `import { b } from './b.ts'`, 'kept/a.ts → kept/b.ts → kept/c.ts → kept/a.ts'],
      ['kept/b.ts', `import { c } from './c.ts'`, ''],
      ['kept/c.ts', `import type { A } from './a.ts'`, ''],
    ],
  },
  {
    name: 'only engine/, pages/, components and the files that Astro is set up with know it',
    find: (files) =>
      findImports(files, ({ path }, target) => {
        if (!/^astro(?:$|[/:])/.test(target)) return false
        return (
          !path.endsWith('.astro') &&
          !['engine', 'pages', 'live.config.ts', 'gotgam.ts'].includes(toHouse(path))
        )
      }),
    bad: [
      ['commands/a.ts', `import { build } from 'astro'`, 'commands/a.ts imports astro'],
      ['folder/a.ts', `import { z } from 'astro/zod'`, 'folder/a.ts imports astro/zod'],
      ['archive/a.ts', `import { b } from 'astro:content'`, 'archive/a.ts imports astro:content'],
    ],
  },
  {
    name: 'only format/front-matter.ts knows gray-matter',
    find: (files) =>
      findImports(files, ({ path }, target) => target === 'gray-matter' && path !== 'format/front-matter.ts'),
    bad: [['commands/a.ts', `import matter from 'gray-matter'`, 'commands/a.ts imports gray-matter']],
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
        return !diskRooms.has(toHouse(path)) && !/^(?:read|write)-/.test(toName(path))
      }),
    bad: [
      ['format/a.ts', `import { readFileSync } from 'node:fs'`, 'format/a.ts imports node:fs'],
      ['site/a.ts', `import { readFile } from 'node:fs/promises'`, 'site/a.ts imports node:fs/promises'],
      ['archive/a.ts', `import fs from 'fs'`, 'archive/a.ts imports fs'],
    ],
  },
  {
    name: 'only words/ and the named contracts hold Hangul',
    find: (files) =>
      files
        .filter(({ path, code }) => {
          if (toHouse(path) === 'words' || exceptions.hangul.has(path)) return false
          return /\p{Script=Hangul}/u.test(code)
        })
        .map(({ path }) => `${path} holds Hangul`),
    bad: [
      ['site/a.ts', `export const title = '질문'`, 'site/a.ts holds Hangul'],
      ['site/components/A.astro', `---\n---\n<p>질문</p>\n`, 'site/components/A.astro holds Hangul'],
      ['look/styles/a.css', `.a::before { content: '질문' }`, 'look/styles/a.css holds Hangul'],
    ],
  },
  {
    name: 'a file holds a thought: 30 lines or more',
    find: (files) =>
      files
        .filter(({ path, lines }) => path.endsWith('.ts') && lines > 0 && lines < 30 && !isSmall(path))
        .map(({ path }) => path),
    bad: [['site/a.ts', 'export const a = 1\n', 'site/a.ts']],
  },
  {
    name: 'no drawers',
    find: (files) =>
      files
        .filter(({ path }) => path.split('/').some((part) => forbiddenNames.test(part)))
        .map(({ path }) => path),
    bad: [
      ['site/utils.ts', '', 'site/utils.ts'],
      ['site/index.ts', '', 'site/index.ts'],
      ['site/types.ts', '', 'site/types.ts'],
      ['site/lib/a.ts', '', 'site/lib/a.ts'],
    ],
  },
  {
    name: 'names are kebab-case, of components PascalCase, of pages those of their routes',
    find: (files) =>
      files
        .filter(({ path }) => {
          const name = toName(path)
          if (/^(?:live|content)\.config\.ts$/.test(path)) return false
          if (toHouse(path) === 'pages')
            return !/^(?:[a-z\d-]+|\[(?:\.{3})?[a-z]+\])(?:(?:\.[a-z]+)?\.ts|\.astro)$/.test(name)
          // Types of a package that brings none end in `.d.ts`.
          return !/^[a-z\d]+(?:-[a-z\d]+)*(?:(?:\.d)?\.ts|\.mjs|\.css)$|^(?:[A-Z][a-z\d]*)+\.astro$/.test(
            name,
          )
        })
        .map(({ path }) => path),
    bad: [
      ['site/directoryView.ts', '', 'site/directoryView.ts'],
      ['site/components/activity-line.astro', '', 'site/components/activity-line.astro'],
      ['pages/About.astro', '', 'pages/About.astro'],
    ],
  },
]

/** @param ofTests whether tests ask, which also import commands and what is tested apart. */
function isDoor(path: string, ofTests = false): boolean {
  const room = findRoom(path)
  if (!room || room === path || (ofTests && room === 'commands')) return true
  const name = path.slice(room.length + 1).replace(/\.[a-z]+$/, '')
  return (
    listNames(rooms[room]?.doors).includes(name) || (ofTests && listNames(testedApart[room]).includes(name))
  )
}

/** Pages, commands, components, words, what a worker begins with, and types of packages that bring none. */
function isSmall(path: string): boolean {
  if (/(?:-worker|\.config|\.d)\.ts$/.test(path)) return true
  return ['pages', 'commands', 'words'].includes(toHouse(path)) || path.startsWith('site/components/')
}

/** Files that Astro imports, by what `astro.config.mjs` says or by their names. */
const ofAstro = /^(?:gotgam|(?:live|content)\.config)\.ts$/

/** Names that no other file imports, of src/ and of tests. */
function findIdle(files: readonly SourceFile[], tests: readonly SourceFile[]): string[] {
  const users = Map.groupBy(
    [...files, ...tests].flatMap(({ imports }) => imports),
    ({ target }) => target,
  )
  return files
    .filter(({ path }) => toHouse(path) !== 'pages' && !ofAstro.test(path))
    .flatMap(({ path, exports }) =>
      exports
        .filter((name) => !users.get(path)?.some(({ names }) => names?.includes(name) ?? true))
        .map((name) => `${path} exports ${name}`),
    )
}

function findCycles(files: readonly SourceFile[]): string[] {
  // A file may name itself as what a worker loads.
  const needs = new Map(
    files.map(({ path, imports }) => [
      path,
      imports.map(({ target }) => target).filter((target) => target !== path),
    ]),
  )
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
    const good = Object.keys(rooms).map((room) => parseSourceFile(toGoodFile(room), ''))
    expect(find([...good, ...examples])).toEqual(bad.map(([, , finding]) => finding).filter(Boolean))
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

const checking = ['format/leaf.ts', 'format/values.ts', 'zod', 'js-yaml', 'words/failure.ts']

test('what renders pages or matches keywords loads nothing that checks content, in each of its workers', () => {
  const pages = files.map(({ path }) => path).filter((path) => toHouse(path) === 'pages')
  const working = ['engine/render-worker.ts', 'engine/print-batch.ts', 'folder/find-keywords.ts', ...pages]
  const loaded = working.flatMap((path) =>
    checking.filter((each) => findLoaded(files, path).has(each)).map((each) => `${path} loads ${each}`),
  )
  expect(pages).toContain('pages/questions/[id]/[...page].astro')
  expect(loaded).toEqual([])
})

test('what checks content is found where it is loaded', () => {
  const loaded = findLoaded(files, 'commands/build.ts')
  expect(checking.filter((each) => loaded.has(each))).toEqual(checking)
})

const tests = readSourceFiles(join(import.meta.dirname, '..'))

test('tests import doors, and what is tested apart', () => {
  const targets = tests.flatMap(({ imports }) => imports.map(({ target }) => target))
  const paths = new Set(files.map(({ path }) => path))
  const inside = [...new Set(targets)].filter((target) => paths.has(target) && !isDoor(target))
  expect(inside.filter((target) => !isDoor(target, true))).toEqual([])
  const apart = Object.entries(testedApart).flatMap(([room, names]) =>
    listNames(names).map((name) => `${room}/${name}.ts`),
  )
  expect(apart.filter((path) => !inside.includes(path))).toEqual([])
})

test('each door is one that another room comes through', () => {
  const crossed = files.flatMap(({ path, imports }) =>
    imports.map(({ target }) => target).filter((target) => findRoom(target) !== findRoom(path)),
  )
  const doors = Object.entries(rooms).flatMap(([room, { doors }]) =>
    room.endsWith('.ts') ? [] : listNames(doors).map((name) => `${room}/${name}`),
  )
  const open = new Set(crossed.map((target) => target.replace(/\.[a-z]+$/, '')))
  expect(doors.filter((door) => !door.endsWith('/') && !open.has(door))).toEqual([])
})

test('nothing is exported that nobody imports', () => {
  expect(findIdle(files, tests)).toEqual([])
})

test('nothing is exported that tests alone import, but for what has a reason', () => {
  const known = Object.values(exportedForTests).flatMap((names) => listNames(names))
  expect(findIdle(files, []).toSorted()).toEqual(
    known.map((name) => name.replace(':', ' exports ')).toSorted(),
  )
})

test('and what nobody imports is found', () => {
  const idle = parseSourceFile(
    'kept/a.ts',
    'export const one = 1\nexport interface Two {}\nexport function three() {}\n',
  )
  const user = parseSourceFile('../tests/a.test.ts', `import { one } from '../src/kept/a.ts'`)
  const space = parseSourceFile('kept/d.ts', `import * as a from './a.ts'\na.three(b.one)\n`)
  const whole = parseSourceFile('kept/b.ts', `const all = import('./a.ts')`)
  const starter = parseSourceFile('kept/c.ts', `const script = new URL('./a.ts#three', import.meta.url)`)
  expect(findIdle([idle], [user])).toEqual(['kept/a.ts exports Two', 'kept/a.ts exports three'])
  expect(findIdle([idle, starter], [])).toEqual(['kept/a.ts exports one', 'kept/a.ts exports Two'])
  expect(findIdle([idle, space], [])).toEqual(['kept/a.ts exports one', 'kept/a.ts exports Two'])
  expect(findIdle([idle, whole], [])).toEqual([])
})

test('every exception is that of a file that is there', () => {
  const paths = new Set(files.map(({ path }) => path))
  const named = Object.values(exceptions).flatMap((list) => [...list.keys()])
  expect(named.filter((path) => !paths.has(path))).toEqual([])
})

test('the files of src/ were read', () => {
  const page = files.find(({ path }) => path === 'pages/questions/[id]/[...page].astro')
  expect(page?.imports.map(({ target }) => target)).toContain('site/kinds/question.ts')
  const filter = files.find(({ path }) => path === 'site/components/Directory.astro')
  expect(filter?.imports.map(({ target }) => target)).toContain('site/components/directory-filter.ts')
})
