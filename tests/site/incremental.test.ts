// A rebuild after any change is, byte for byte, what a build from nothing makes.
import {
  appendFileSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createRandom, type Random } from '../bench/corpus/random.ts'
import { writeCorpus } from '../bench/corpus.ts'
import { takeSnapshot } from '../support/output-files.ts'
import { createTestSite, type TestSite } from '../support/test-site.ts'

let site: TestSite
let clean: TestSite

beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'gotgam-walk-'))
  site = createTestSite(folder)
  writeCorpus({ folder: site.content, questions: 70, seed: 7, keywordMatches: true })
  clean = createTestSite(site.content)
})

afterAll(() => {
  rmSync(site.content, { recursive: true })
  site.remove()
  clean.remove()
})

interface Step {
  name: string
  change: (site: TestSite, random: Random) => void
}

const steps: Step[] = [
  {
    name: 'a word of a body',
    change: edit((text) => `${text}\n덧붙인 한 문장입니다. React 이야기도 합니다.\n`),
  },
  { name: 'a title', change: edit((text) => text.replace(/^title: ".*"$/m, 'title: "고친 제목 Docker"')) },
  {
    name: 'a hashtag added',
    change: edit((text) => text.replace(/^tags: \[/m, 'tags: [새로-만든-해시태그, ')),
  },
  { name: 'a hashtag of many added', change: edit((text) => text.replace(/^tags: \[/m, 'tags: [zzz, ')) },
  { name: 'hashtags replaced', change: edit((text) => text.replace(/^tags: .*$/m, 'tags: [react]')) },
  { name: 'a count', change: edit((text) => text.replace(/views: \d+/, 'views: 123456')) },
  {
    name: 'an activity, so that entries move between pages',
    change: edit((text) =>
      text.replace(/\n---\n/, '\n  - at: 2025-06-30\n    actor: 익명\n    kind: 새로운 댓글\n---\n'),
    ),
  },
  { name: 'an alias', change: edit((text, id) => text.replace(/\n---\n/, `\naliases: [/old/${id}]\n---\n`)) },
  {
    name: 'a file added',
    change: (changed, random) =>
      copyFileSync(findFile(changed, random), join(changed.content, 'questions', `added-${next()}.md`)),
  },
  { name: 'a file removed', change: (changed, random) => rmSync(findFile(changed, random)) },
  {
    name: 'a file renamed',
    change: (changed, random) => {
      const file = findFile(changed, random)
      renameSync(file, join(dirname(file), `renamed-${next()}.md`))
    },
  },
  {
    name: 'a file moved to another folder',
    change: (changed, random) => {
      const file = findFile(changed, random)
      const folder = join(changed.content, 'questions', `moved-${next()}`)
      mkdirSync(folder)
      renameSync(file, join(folder, file.split('/').at(-1) ?? ''))
    },
  },
  {
    name: 'two files that change places, sizes and times being the same',
    change: (changed, random) => {
      const [one = '', other = ''] = [findFile(changed, random), findFile(changed, random)]
      const [first, second] = [readFileSync(one), readFileSync(other)]
      writeFileSync(one, second)
      writeFileSync(other, first)
    },
  },
  {
    name: 'a time of change alone',
    change: (changed, random) => utimesSync(findFile(changed, random), 1, 1),
  },
  { name: 'page size', change: setting('pageSize', (random) => `${random.integer(5, 24)}`) },
  { name: 'summary length', change: setting('summaryLength', (random) => `${random.integer(0, 400)}`) },
  {
    name: 'reference date',
    change: setting('referenceDate', (random) => `2025-07-${random.integer(10, 30)}`),
  },
  { name: 'keyword matches', change: setting('keywordMatches', (random) => `${random.chance(0.5)}`) },
  { name: 'title of the archive', change: setting('title', () => '다른 이름의 아카이브') },
  { name: 'nothing at all', change: () => {} },
  {
    name: 'a question withheld',
    change: (changed, random) => {
      const id = findFile(changed, random).split('/').at(-1)?.replace('.md', '')
      const text = `questions:\n  - id: ${JSON.stringify(id)}\n    date: 2025-01-01\n`
      writeFileSync(join(changed.content, 'redactions.yaml'), text)
    },
  },
  {
    name: 'nothing withheld',
    change: (changed) => rmSync(join(changed.content, 'redactions.yaml'), { force: true }),
  },
  {
    name: 'cache: a pack cut short',
    change: damage('.pack', (bytes) => bytes.subarray(0, bytes.length / 2)),
  },
  { name: 'cache: a pack overwritten', change: damage('.pack', (bytes) => bytes.fill(0x20)) },
  { name: 'cache: a pack gone', change: remove('.pack') },
  { name: 'cache: the questions damaged', change: damage('questions.jsonl', (bytes) => flip(bytes)) },
  { name: 'cache: the questions gone', change: remove('questions.jsonl') },
  { name: 'cache: the manifest damaged', change: damage('output-', (bytes) => bytes.subarray(9)) },
  {
    name: 'output: a page overwritten by hand',
    change: (changed) => appendFileSync(join(changed.out, 'index.html'), '<p>by hand'),
  },
  {
    name: 'output: a page removed by hand',
    change: (changed) => rmSync(join(changed.out, 'about/index.html')),
  },
  {
    name: 'output: a file that no build made',
    change: (changed) => writeFileSync(join(changed.out, 'left-over.html'), 'old'),
  },
]

describe('a walk of 45 changes', () => {
  const random = createRandom(11)
  const rest = Array.from({ length: 45 - steps.length }, () => steps[random.integer(0, 11)] ?? steps[0])
  const walk = [...steps, ...rest].filter((step) => step !== undefined)

  test('the first build', async () => {
    await expectSameAsClean()
  })

  test.for(walk.map((step, index) => ({ ...step, index })))('$index: $name', async ({ change }) => {
    change(site, random)
    await expectSameAsClean()
  })
})

async function expectSameAsClean(): Promise<void> {
  rmSync(clean.cache, { recursive: true, force: true })
  rmSync(clean.out, { recursive: true, force: true })
  const [rebuilt, built] = [await site.build(), await clean.build()]
  expect(rebuilt).toMatchObject({ exitCode: 0 })
  expect(built).toMatchObject({ exitCode: 0 })
  expect(takeSnapshot(site.out)).toEqual(takeSnapshot(clean.out))
}

let count = 0
function next(): number {
  count += 1
  return count
}

function findFile(changed: TestSite, random: Random): string {
  const files = readdirSync(join(changed.content, 'questions'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  return files[random.integer(0, files.length - 1)] ?? ''
}

function edit(change: (text: string, id: string) => string): Step['change'] {
  return (changed, random) => {
    const file = findFile(changed, random)
    writeFileSync(file, change(readFileSync(file, 'utf8'), `${next()}`))
  }
}

function setting(name: string, value: (random: Random) => string): Step['change'] {
  return (changed, random) => {
    const file = join(changed.content, 'archive.yaml')
    const lines = readFileSync(file, 'utf8').split('\n')
    const others = lines.filter((line) => !line.startsWith(`${name}:`))
    writeFileSync(file, [`${name}: ${value(random)}`, ...others].join('\n'))
  }
}

function findCached(changed: TestSite, part: string): string[] {
  return readdirSync(changed.cache, { recursive: true, encoding: 'utf8' })
    .filter((name) => !name.startsWith('bundle-') && (name.split('/').at(-1) ?? '').includes(part))
    .map((name) => join(changed.cache, name))
    .filter((path) => statSync(path).isFile())
}

/** Damage alone would go unnoticed by a build that has nothing to do, so all listings change as well. */
function damage(part: string, change: (bytes: Buffer) => Buffer): Step['change'] {
  return (changed, random) => {
    for (const path of findCached(changed, part)) writeFileSync(path, change(readFileSync(path)))
    setting('pageSize', () => `${random.integer(5, 24)}`)(changed, random)
    edit((text) => text.replace(/^tags: \[/m, `tags: [damage-${next()}, `))(changed, random)
  }
}

function remove(part: string): Step['change'] {
  return (changed, random) => {
    for (const path of findCached(changed, part)) rmSync(path)
    edit((text) => text.replace(/^tags: \[/m, `tags: [gone-${next()}, `))(changed, random)
  }
}

function flip(bytes: Buffer): Buffer {
  const flipped = Buffer.from(bytes)
  flipped[Math.floor(bytes.length / 2)] = (flipped[Math.floor(bytes.length / 2)] ?? 0) ^ 1
  return flipped
}
