// A question that asks too much of one import is there for the next one.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createZone } from '../../../src/format/time.ts'
import { createNewestDay } from '../../../src/import/collect-records.ts'
import type { SourceImporter } from '../../../src/import/importer.ts'
import type { DiscussionRecords, ImportRecord } from '../../../src/import/records.ts'
import { type ImportDone, runImport } from '../../../src/import/run.ts'
import type { GreedySource } from '../../support/greedy-source.ts'
import { importRecords } from '../../support/import-records.ts'
import { useFolder } from '../../support/use-folder.ts'
import { toAnswerRecord, toCommentRecord, toDiscussion, toQuestionRecord } from './fix/sample-records.ts'

const folder = useFolder()

const other = toDiscussion({ question: toQuestionRecord({ id: '5' }) })

function toFirst(markdown: string): DiscussionRecords {
  return toDiscussion({
    question: toQuestionRecord({ body: { markdown } }),
    answers: [toAnswerRecord({ body: { markdown } })],
    comments: [toCommentRecord({ body: { markdown } })],
  })
}

function toImporter(source: GreedySource): SourceImporter {
  const module = new URL('../../support/greedy-source.ts', import.meta.url).href
  return {
    read: async function* () {
      yield { type: 'source', key: 'test:greedy', urls: [] }
      for (const { question, answers, comments } of Object.values(source.discussions)) {
        const counts = { answers: answers.length, comments: comments.length }
        yield { type: 'outline', question, ...counts, hasViews: false, times: [question.at] }
      }
    },
    discussions: () => ({ module, data: source }),
    progress: () => 1,
  }
}

interface Told {
  counts: ImportDone['counts']
  leftOut: string
}

async function importDiscussions(discussions: DiscussionRecords[], greedy?: string): Promise<Told> {
  const staged = join(folder, '.gotgam-import/new')
  const paths = ['questions/2024/1.md', 'answers/2024/1/2.md', 'comments/2024/1.yaml']
  const source: GreedySource = {
    discussions: Object.fromEntries(discussions.map((discussion) => [discussion.question.id, discussion])),
    greedy,
    written: paths.map((path) => join(staged, path)),
  }
  const told: Told[] = []
  await runImport({
    target: folder,
    into: false,
    category: '개발자',
    now: Date.parse('2025-01-01T00:00:00Z'),
    open: () => toImporter(source),
    takeLock: () => () => {},
    source: 'records',
    ledger: `${folder}.ledger`,
    onProgress: () => {},
    checkStop: () => {},
    report: ({ counts }, notes) => {
      told.push({ counts, leftOut: notes.readRule('discussion-left-out') })
    },
  })
  const [only] = told
  if (!only) throw new Error('Nothing was told.')
  return only
}

const read = (path: string) => readFileSync(join(folder, path), 'utf8')
const readFiles = () =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:md|yaml|ndjson)$/.test(name))
      .sort()
      .map((path) => [path, read(path)]),
  )

test('its files and its line of import.ndjson stay, and the next import updates them', async () => {
  await importDiscussions([toFirst('one'), other])
  const before = readFiles()
  expect(Object.keys(before)).toEqual([
    'answers/2024/1/2.md',
    'archive.yaml',
    'comments/2024/1.yaml',
    'import.ndjson',
    'questions/2024/1.md',
    'questions/2024/5.md',
  ])
  expect(await importDiscussions([toFirst('two'), other], '1')).toMatchObject({
    counts: { question: { unchanged: 1 }, answer: {}, comment: {} },
    leftOut: expect.stringMatching(/^question 1: .+\n$/),
  })
  expect(readFiles()).toEqual(before)
  const { counts, leftOut } = await importDiscussions([toFirst('three'), other])
  expect({ counts, leftOut }).toMatchObject({
    counts: { question: { updated: 1, unchanged: 1 }, answer: { updated: 1 }, comment: { updated: 1 } },
    leftOut: '',
  })
  expect(Object.keys(readFiles())).toEqual(Object.keys(before))
  for (const path of ['questions/2024/1.md', 'answers/2024/1/2.md', 'comments/2024/1.yaml']) {
    expect(read(path)).toContain('three')
  }
})

test('where somebody had removed it, the next import does not bring it back', async () => {
  await importDiscussions([toFirst('one'), other])
  for (const name of ['questions/2024/1.md', 'answers', 'comments']) {
    rmSync(join(folder, name), { recursive: true })
  }
  await importDiscussions([toFirst('two'), other], '1')
  expect((await importDiscussions([toFirst('three'), other])).counts.question).toEqual({
    removed: 1,
    unchanged: 1,
  })
  expect(existsSync(join(folder, 'questions/2024/1.md'))).toBe(false)
})

test('one that was never there is added by the next import, under its id', async () => {
  await importDiscussions([toFirst('one'), other], '1')
  expect(Object.keys(readFiles())).toEqual(['archive.yaml', 'import.ndjson', 'questions/2024/5.md'])
  expect((await importDiscussions([toFirst('two'), other])).counts.question).toEqual({
    added: 1,
    unchanged: 1,
  })
  expect(read('questions/2024/1.md')).toContain('two')
})

test('the newest day is that of any time that a fix can read, and none of the future', () => {
  const newest = createNewestDay(createZone('Asia/Seoul'), Date.parse('2025-06-30T00:00:00Z'))
  const days = [
    toQuestionRecord({ at: 'soon' }),
    toQuestionRecord({ at: '2024-05-01T16:00:00Z' }),
    toAnswerRecord({ at: '2024.5.3 9:30' }),
    toAnswerRecord({ at: '2024-05-01', edited: [{ at: '2024/05/04 09:00' }] }),
    toCommentRecord({ at: '1714900000' }),
    toQuestionRecord({ at: '2999-01-01' }),
  ].map((record) => {
    newest.look(record)
    return newest.day()
  })
  expect(days).toEqual([undefined, '2024-05-02', '2024-05-03', '2024-05-04', '2024-05-05', '2024-05-05'])
})

test.each([
  ['Asia/Seoul', '2024-05-04T21:50:00Z', '2024-05-05T05:30:00+09:00', '2024-05-05'],
  ['Asia/Seoul', '2024-05-04T21:50:00Z', '2024-05-05', '2024-05-05'],
  ['Asia/Seoul', '2024-05-04T21:50:00Z', '2024-05-06T00:30:00+09:00', undefined],
  ['UTC', '2024-05-04T21:50:00Z', '2024-05-05', undefined],
  ['America/New_York', '2024-05-05T02:00:00Z', '2024-05-04T21:00:00-04:00', '2024-05-04'],
  ['America/New_York', '2024-05-05T02:00:00Z', '2024-05-05', undefined],
])('in %s, an import at %s takes %s to be of %s', (zone, now, at, day) => {
  const newest = createNewestDay(createZone(zone), Date.parse(now))
  newest.lookAt(at)
  expect(newest.day()).toBe(day)
})

test('an archive of the early morning keeps the times of its last hours', async () => {
  const records: ImportRecord[] = [
    { type: 'source', key: 'test:morning', urls: [] },
    toQuestionRecord({ at: '2024-05-04T09:30:00+09:00' }),
    toAnswerRecord({ at: '2024-05-05T05:30:00+09:00' }),
  ]
  await importRecords(folder, records, { now: '2024-05-05T06:50:00+09:00' })
  expect(read('archive.yaml')).toContain('referenceDate: 2024-05-05\n')
  expect(read('questions/2024/1.md')).toContain('at: 2024-05-05T05:30:00+09:00')
})

// A whole import of a community that writes formulas.

const formula = { html: '<p>값 $ x_1 $<br>$\\R$</p>' }
const few = toCommunity(['<p>값 $x_1$</p>', '<p>책값 $5_000, $6_000</p>'])
const many: ImportRecord[] = [
  ...toCommunity(['<p>$\\def\\R{\\mathbb R}$값</p>', '<p>$y^2$</p>', '<p>글</p>']),
  toAnswerRecord({ question: '3', id: '10', body: formula }),
  toCommentRecord({ question: '3', id: '20', body: formula }),
  toQuestionRecord({
    id: '4',
    title: '$5_000/$6_000',
    body: { html: '<p>$\\def\\R{\\rho}$글 $SS, ST$</p>' },
  }),
  toAnswerRecord({ question: '4', id: '11', body: formula }),
]

function toCommunity(bodies: readonly string[]): ImportRecord[] {
  const questions = bodies.map((html, index) => toQuestionRecord({ id: `${index + 1}`, body: { html } }))
  return [{ type: 'source', key: 'test:formulas', title: '수식', urls: [] }, ...questions]
}

async function importInto(target: string, records: readonly ImportRecord[]) {
  const counts = new Map<string, number>()
  await importRecords(target, records, {
    now: '2024-06-01',
    report: (_, notes) => {
      for (const [rule, count] of notes.counts) counts.set(rule, count)
    },
  })
  const read = (path: string) => readFileSync(join(target, path), 'utf8')
  const toBody = (path: string) => read(path).split('---\n').at(-1)?.trim()
  return { settings: read('archive.yaml'), counts, read, toBody }
}

describe('formulas are noticed', () => {
  test('where many bodies hold them, before any is converted', async () => {
    const { settings, counts, read, toBody } = await importInto(folder, many)
    expect(settings).toMatch(/^math: true$/m)
    expect(counts.get('formulas-noticed')).toBe(6)
    expect(toBody('questions/2024/1.md')).toBe('값')
    expect(read('questions/2024/4.md')).toContain('\ntitle: $5_000/$6_000\n')
    // As MathJax reads it, where as many bodies hold some.
    expect(toBody('questions/2024/4.md')).toBe('글 $SS, ST$')
    // What a question defines is known in its answers alone.
    expect(toBody('answers/2024/3/10.md')).toBe('값 $x_1$\\\n$\\R$')
    expect(toBody('answers/2024/4/11.md')).toBe('값 $x_1$\\\n$\\rho$')
    const again = await importInto(folder, many)
    expect([again.settings, again.counts.get('formulas-noticed')]).toEqual([settings, undefined])
  })

  test.each([
    ['title: 수식\nviews: false\nreferenceDate: 2024-05-30\nmath: false\n', false],
    ['title: 수식\nviews: false\nreferenceDate: 2024-05-30 # 오늘', true],
  ])('in an archive.yaml of a person: %j', async (text, isAdded) => {
    writeFileSync(join(folder, 'archive.yaml'), text)
    const { settings, toBody, counts } = await importInto(folder, many)
    expect(settings).toBe(isAdded ? `${text}\nmath: true\n` : text)
    expect(counts.has('formulas-noticed')).toBe(isAdded)
    expect(toBody('answers/2024/4/11.md')).toBe(isAdded ? '값 $x_1$\\\n$\\rho$' : '값 $ x_1 $\\\n$\\R$')
  })

  test('and only counted where they are few', async () => {
    const { settings, counts } = await importInto(folder, few)
    expect(settings).not.toContain('math')
    expect(counts.get('formulas-too-few')).toBe(1)
  })
})

test('ids with an e-mail address or a number are digests in every file, which are counted', async () => {
  const by = { actor: '홍길동', person: 'gildong@naver.com' }
  const question = '<CAF+thread@mail.example.kr>'
  const records: ImportRecord[] = [
    { type: 'source', key: 'test:ids', urls: [] },
    { type: 'person', id: 'gildong@naver.com', name: '홍길동', formerNames: [] },
    toQuestionRecord({ id: question, ...by, edited: [{ at: '2024-05-02', ...by }] }),
    toAnswerRecord({ question, id: '010-2345-6789', person: 'chulsu@naver.com' }),
    toCommentRecord({ question, id: 'a@b.kr', answer: '010-2345-6789', ...by }),
    toCommentRecord({ question, id: '2024-05-01-12345', replyTo: 'a@b.kr', person: 'u43' }),
    toQuestionRecord({ id: '12345678901', related: [question, '12345678901'], ...by }),
  ]
  const told: [string | undefined, string][] = []
  await importRecords(folder, records, {
    now: '2024-06-01T00:00:00Z',
    report: (_, notes) =>
      told.push(...Array.from(notes.counts, ([rule, count]): [string, string] => [rule, `${count}`])),
  })
  const readAll = () => {
    const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()
    return paths.flatMap((path) => (/\.(?:md|yaml|ndjson)$/.test(path) ? [path, read(path)] : [path]))
  }
  const first = readAll()
  // printf %s 'gildong@naver.com' | sha256sum
  const digests = {
    'gildong@naver.com': 'id-2e664c9c61a9',
    [question]: 'id-496a500f09d1',
    '010-2345-6789': 'id-3ae2873083f8',
  }
  expect(first.join('\n')).not.toMatch(/@|010-2345|naver|thread/)
  expect(first).toEqual(
    expect.arrayContaining([
      'people.yaml',
      `questions/2024/${digests[question]}.md`,
      `answers/2024/${digests[question]}/${digests['010-2345-6789']}.md`,
      `comments/2024/${digests[question]}.yaml`,
      'questions/2024/12345678901.md',
    ]),
  )
  expect(read('people.yaml')).toBe(`${digests['gildong@naver.com']}: { name: 홍길동 }\n`)
  expect(read('questions/2024/12345678901.md')).toContain(`related: [${digests[question]}]`)
  expect(read(`comments/2024/${digests[question]}.yaml`)).toContain('- id: 2024-05-01-12345\n')
  expect(told).toContainEqual(['id-hidden', '5'])
  await importRecords(folder, records, { now: '2024-06-01T00:00:00Z' })
  expect(readAll()).toEqual(first)
})
