import { describe, expect, test } from 'vitest'
import { checkConversation } from '../../../src/format/check-conversation.ts'
import { parseComments } from '../../../src/format/parse-comments.ts'
import { parseAnswer, parseQuestion } from '../../../src/format/parse-post.ts'
import { createZone } from '../../../src/format/time.ts'
import { listDetails } from '../../support/any-issue.ts'

const context = { zone: createZone('Asia/Seoul'), referenceDate: '2025-06-30', views: false }

interface Written {
  /** When it was asked. */
  asked?: string
  /** Activities behind that of the question, as `at · actor · kind`. */
  history?: string[]
  counts?: [answers: number, comments: number]
  /** Front matter by id. */
  answers?: Record<string, string>
  /** YAML of each, without `text`. */
  comments?: string[]
  withheld?: { answers: ReadonlySet<string>; comments: ReadonlySet<string> }
  aliases?: string[]
  /** Of the archive. */
  locale?: string
}

function toActivities(history: readonly string[]): string {
  const lines = history.map((line) => line.split(' · '))
  return lines.map(([at, actor, kind]) => `  - { at: ${at}, actor: ${actor}, kind: ${kind} }\n`).join('')
}

function check({
  asked = '2024-05-01',
  history = [],
  counts = [9, 9],
  answers = {},
  comments = [],
  withheld,
  aliases = [],
  locale = 'ko',
}: Written) {
  const files = new Map<string, string>()
  const activities = toActivities([`${asked} · 홍길동 · 질문`, ...history])
  const aliasLine = aliases.length === 0 ? '' : `aliases: ${JSON.stringify(aliases)}\n`
  const question = `---\ntitle: 제목\ncategory: 개발자\ntags: []\n${aliasLine}counts:\n  answers: ${counts[0]}\n  comments: ${counts[1]}\nactivity:\n${activities}---\n본문\n`
  files.set('questions/q.md', question)
  for (const [id, text] of Object.entries(answers))
    files.set(`answers/q/${id}.md`, `---\n${text}\n---\n본문\n`)
  files.set('comments/q.yaml', comments.map((each) => `- ${each}\n  text: |\n    글\n`).join(''))
  const readText = (path: string) => files.get(path)
  const parsed = parseQuestion({ id: 'q', path: 'questions/q.md', text: question }, context).parsed
  if (!parsed) throw new Error('the question of a test has faults')
  return checkConversation(
    {
      question: parsed.question,
      answers: Object.keys(answers).flatMap((id) => {
        const path = `answers/q/${id}.md`
        const answer = parseAnswer({ id, path, text: readText(path) ?? '' }, context).parsed?.answer
        return answer ? [answer] : []
      }),
      answerIds: new Set(Object.keys(answers)),
      comments:
        parseComments({ path: 'comments/q.yaml', text: readText('comments/q.yaml') ?? '' }, context)
          .comments ?? [],
      commentsPath: 'comments/q.yaml',
      ...(withheld ? { withheld } : {}),
    },
    { zone: context.zone, locale, readText },
  )
}

test('no history is asked to name what is withheld', () => {
  const withheld = { answers: new Set(['a']), comments: new Set(['c1']) }
  const answers = { a: answer, b: 'actor: 익명\nat: 2024-05-05' }
  const comments = [comment('recommended: 0'), 'id: c2\n  answer: a\n  actor: 익명\n  at: 2024-05-06']
  expect(check({ answers, comments, withheld }).map(({ detail }) => detail)).toEqual([
    { count: 1, lines: ['  - { at: 2024-05-05, actor: 익명, kind: 새로운 답변 }'] },
  ])
})

const answer = 'actor: 홍길동\nat: 2024-05-03T21:04:00+09:00'
const comment = (more: string) => `id: c1\n  actor: 익명\n  at: 2024-05-04\n  ${more}`

const history = ['2024-05-03T21:04:00+09:00 · 홍길동 · 새로운 답변', '2024-05-04 · 익명 · 새로운 댓글']

test('nothing is wrong with a question alone', () => {
  expect(check({})).toEqual([])
})

test.each([
  ['the very lines', history],
  [
    'the same instants elsewhere',
    ['2024-05-03T12:04:00Z · 홍길동 · 새로운 답변', '2024-05-04T00:00:00+09:00 · 익명 · 새로운 댓글'],
  ],
  ['days without an hour', ['2024-05-03 · 홍길동 · 새로운 답변', '2024-05-04 · 익명 · 새로운 댓글']],
  ['English words', ['2024-05-03 · 홍길동 · new answer', '2024-05-04 · anonymous · new comment']],
])('a history with %s names both', (_, lines) => {
  expect(check({ history: lines, answers: { a: answer }, comments: [comment('recommended: 0')] })).toEqual([])
})

test.each<[name: string, history: string[], issues: (string | number)[]]>([
  [
    'the same instant',
    ['2024-05-03T12:04:00Z · 홍길덩 · 새로운 답변', history[1] ?? ''],
    ['10:40 answers/q/a.md 홍길덩 홍길동 → 2024-05-03T12:04:00Z, actor: 홍길동, kind: 새로운 답변 }'],
  ],
  [
    'the same day, where each line of the kind tells of something that is kept',
    [history[0] ?? '', '2024-05-04 · "가, 나" · 새로운 댓글'],
    ['11:30 comments/q.yaml 가, 나 익명 → 2024-05-04, actor: 익명, kind: 새로운 댓글 }'],
  ],
  [
    'an answer and a comment',
    ['2024-05-03T21:04:00+09:00 · 홍길덩 · 새로운 답변', '2024-05-04 · 익멍 · 새로운 댓글'],
    [
      '10:45 answers/q/a.md 홍길덩 홍길동 → 2024-05-03T21:04:00+09:00, actor: 홍길동, kind: 새로운 답변 }',
      '11:30 comments/q.yaml 익멍 익명 → 2024-05-04, actor: 익명, kind: 새로운 댓글 }',
    ],
  ],
  [
    'no other hour of the day than one that is missing',
    ['2024-05-03T21:05:00+09:00 · 홍길덩 · 새로운 답변', history[1] ?? ''],
    [1],
  ],
  [
    'no day of which something else may tell',
    ['2024-05-03 · 가 · 새로운 답변', '2024-05-04 · 나 · 새로운 답변'],
    [2],
  ],
])('a line that names somebody else than a file: %s', (_, lines, expected) => {
  const issues = check({ history: lines, answers: { a: answer }, comments: [comment('recommended: 0')] })
  const told = issues.map((issue) => {
    const { line, column, correction } = issue
    const { count, other, value, actor } = listDetails(issue)
    const arrow = correction?.lines[0]?.replace('  - { at: ', '')
    return count ?? `${line}:${column} ${other} ${value} ${actor} → ${arrow}`
  })
  expect(told).toEqual(expected)
  expect(issues.map(({ code }) => code)).toEqual(issues.map(() => 'missing-activity'))
})

test('two answers of one instant, each under another name', () => {
  const line = '2024-05-03T21:04:00+09:00'
  const issues = check({
    history: [`${line} · 가가 · 새로운 답변`, `${line} · 나나 · 새로운 답변`],
    answers: { a: answer, b: answer.replace('홍길동', '나'), c: answer.replace('홍길동', '다') },
  })
  expect(
    issues.map(({ line, detail }) => [line, Reflect.get(detail, 'value') ?? Reflect.get(detail, 'lines')]),
  ).toEqual([
    [9, [`  - { at: ${line}, actor: 다, kind: 새로운 답변 }`]],
    [10, '가가'],
    [11, '나나'],
  ])
})

test.each<[name: string, written: Written, lines: string[]]>([
  ['an answer', { answers: { a: answer } }, history.slice(0, 1)],
  [
    'another instant of that day',
    { answers: { a: answer }, history: ['2024-05-03T21:04:01+09:00 · 홍길동 · 새로운 답변'] },
    ['2024-05-03T21:04:00+09:00 · 홍길동 · 새로운 답변'],
  ],
  [
    'another kind',
    { answers: { a: answer }, history: ['2024-05-03T21:04:00+09:00 · 홍길동 · 새로운 댓글'] },
    ['2024-05-03T21:04:00+09:00 · 홍길동 · 새로운 답변'],
  ],
  [
    'edits, by the answer’s actor where none is named',
    {
      answers: { a: `${answer}\nedited: [{ at: 2024-05-04 }, { at: 2024-05-05, actor: 김철수 }]` },
      history: history.slice(0, 1),
    },
    ['2024-05-04 · 홍길동 · 답변 업데이트', '2024-05-05 · 김철수 · 답변 업데이트'],
  ],
  [
    'oldest first, each once',
    {
      answers: { b: 'actor: 나\nat: 2024-05-06', a: answer, c: 'actor: 나\nat: 2024-05-06' },
      comments: [comment('recommended: 1')],
    },
    [...history, '2024-05-06 · 나 · 새로운 답변'],
  ],
])('lines of history that are missing: %s', (_, written, lines) => {
  const issues = check(written)
  expect(
    issues.map(({ code, path, line, detail }) => [code, path, line, Reflect.get(detail, 'count')]),
  ).toEqual([['missing-activity', 'questions/q.md', 9, lines.length]])
  expect(issues[0]?.detail).toMatchObject({ lines: toActivities(lines).trimEnd().split('\n') })
})

test('lines that are missing are given in the language of the archive', () => {
  const [issue] = check({ answers: { a: 'actor: 익명\nat: 2024-05-03' }, locale: 'en' })
  expect(issue?.detail).toMatchObject({
    lines: ['  - { at: 2024-05-03, actor: anonymous, kind: new answer }'],
  })
})

test('of many missing lines five are given', () => {
  const answers = Object.fromEntries(
    Array.from({ length: 8 }, (_, index) => [`a${index}`, `actor: 홍길동\nat: 2024-05-0${index + 1}`]),
  )
  const [issue] = check({ answers })
  expect(issue?.detail).toMatchObject({ count: 8, more: 3 })
  expect(Reflect.get(issue?.detail ?? {}, 'lines')).toHaveLength(5)
})

test.each<[name: string, written: Written, expected: string]>([
  [
    'an answer',
    { answers: { a: `${answer}\nreplyTo: answe`, answer }, history },
    'answers/q/a.md:4:10 unknown-id replyTo answe near answer',
  ],
  [
    'an answer itself',
    { answers: { a: `${answer}\nreplyTo: a` }, history },
    'answers/q/a.md:4:10 unknown-id replyTo a near -',
  ],
  [
    'no answer',
    { comments: [comment('answer: 5678')], history },
    'comments/q.yaml:4:11 unknown-id answer 5678 near -',
  ],
  [
    'no comment',
    { comments: [comment('replyTo: c11')], history },
    'comments/q.yaml:4:12 unknown-id replyTo c11 near -',
  ],
])('an id that names %s', (_, written, expected) => {
  expect(
    check(written).map(
      ({ path, line, column, code, detail }) =>
        `${path}:${line}:${column} ${code} ${detail['key']} ${detail['value']} near ${detail['nearest'] ?? '-'}`,
    ),
  ).toEqual([expected])
})

test('an answer with faults of its own is there all the same', () => {
  const answers = { a: `${answer}\nreplyTo: b`, b: 'actor: 홍길동\nat: 어제' }
  expect(check({ answers, history, comments: [comment('answer: b')] })).toEqual([])
})

test('more kept than counted is an error, whose arrow is the number that is kept', () => {
  const issues = check({ counts: [0, 0], answers: { a: answer }, comments: [comment('answer: a')], history })
  const of = (key: 'answers' | 'comments', line: number, column: number) => ({
    ...{ code: 'count-too-low', path: 'questions/q.md', line, column },
    detail: { key: `counts.${key}`, value: '0', kept: 1, of: key },
    correction: { from: line, to: line + 1, lines: [`  ${key}: 1`], certain: false },
  })
  expect(issues).toEqual([of('answers', 6, 12), of('comments', 7, 13)])
})

describe('old addresses of answers and comments that are not there', () => {
  const answers = { a5: answer, 'longer-id': answer, '123': answer }
  const comments = [comment('recommended: 0')]
  test.each<[alias: string, issue: string | undefined]>([
    ['/a/1#answer-a5', undefined],
    ['/a/1#comment-c1', undefined],
    ['/a/1#history', undefined],
    ['/a/1', undefined],
    ['/a/1#answer-zzz', 'answer'],
    ['/a/1#answer-A5', 'answer #answer-a5'],
    ['/a/1#answer-longer-ib', 'answer #answer-longer-id'],
    ['/a/1#answer-124', 'answer'],
    ['/a/1#answer-c1', 'answer'],
    ['/a/1#comment-zzz', 'comment'],
    ['/a/1#comment-C1', 'comment #comment-c1'],
  ])('%s', (alias, issue) => {
    const told = check({ answers, comments, history, aliases: ['/first', alias] })
      .filter(({ code }) => code === 'dead-link')
      .map((issue) => {
        const { key, kind, value, nearest } = listDetails(issue)
        const place = `${issue.path}:${issue.line}:${issue.column}`
        return [`${place} ${key} ${value} ${kind}`, nearest].filter(Boolean).join(' ')
      })
    expect(told).toEqual(issue === undefined ? [] : [`questions/q.md:5:20 aliases ${alias} ${issue}`])
  })

  test('of comments that can’t be read nothing is said', () => {
    const aliases = ['/a/1#comment-c1']
    const codes = (written: Written) => check({ ...written, aliases }).map(({ code }) => code)
    expect(codes({ comments: ['id: c1'] })).not.toContain('dead-link')
  })
})

describe('what is older than its question', () => {
  const asked = '2024-05-03T21:04:00+09:00'
  const answerAt = (at: string) => `actor: 홍길동\nat: ${at}`
  const commentAt = (at: string, id = 'c1') => `id: ${id}\n  actor: 익명\n  at: ${at}`
  const tell = (written: Written) =>
    check({ asked, ...written })
      .filter(({ code }) => code !== 'missing-activity')
      .map((issue) => {
        const { value, question, of, ...more } = listDetails(issue)
        expect([issue.code, question]).toEqual(['before-question', asked])
        return [`${issue.path}:${issue.line}:${issue.column}`, of, value, ...Object.entries(more)].join(' ')
      })

  test.each<[name: string, written: Written, told: string[]]>([
    [
      'an answer of the day before',
      { answers: { a: answerAt('2024-05-02') } },
      ['answers/q/a.md:3:5 answer 2024-05-02'],
    ],
    [
      'an answer of the second before',
      { answers: { a: answerAt('2024-05-03T21:03:59+09:00') } },
      ['answers/q/a.md:3:5 answer 2024-05-03T21:03:59+09:00'],
    ],
    [
      'each answer',
      { answers: { a: answerAt('2024-05-02'), b: answerAt('2024-05-04'), c: answerAt('2024-05-01') } },
      ['answers/q/a.md:3:5 answer 2024-05-02', 'answers/q/c.md:3:5 answer 2024-05-01'],
    ],
    [
      'the first of three comments',
      { comments: [commentAt('2024-05-04'), commentAt('2024-05-02', 'c2'), commentAt('2024-05-01', 'c3')] },
      ['comments/q.yaml:8:7 comment 2024-05-02 more,1'],
    ],
    ['the day itself', { answers: { a: answerAt('2024-05-03') }, comments: [commentAt('2024-05-03')] }, []],
    ['the minute itself', { answers: { a: answerAt('2024-05-03T21:04+09:00') } }, []],
    ['the same instant elsewhere', { answers: { a: answerAt('2024-05-03T12:04:00Z') } }, []],
    [
      'an answer of a day without an hour',
      { asked: '2024-05-03', answers: { a: answerAt('2024-05-03T00:00:00+09:00') } },
      [],
    ],
    [
      'what is withheld',
      {
        answers: { a: answerAt('2024-05-02') },
        comments: [commentAt('2024-05-02'), `${commentAt('2024-05-02', 'c2')}\n  answer: a`],
        withheld: { answers: new Set(['a']), comments: new Set(['c1']) },
      },
      [],
    ],
  ])('%s', (_, written, told) => {
    expect(tell(written)).toEqual(told)
  })

  test.each<[name: string, before: string[], asked: string, told: string[]]>([
    ['a line', ['2024-05-02 · 가 · 새로운 답변'], asked, ['8:11 2024-05-02 undefined']],
    [
      'two lines',
      ['2024-05-01 · 가 · 새로운 댓글', '2024-05-02 · 가 · 질문 업데이트'],
      asked,
      ['8:11 2024-05-01 1'],
    ],
    ['a line of the same day', ['2024-05-03 · 가 · 새로운 답변'], asked, []],
    ['a line of the same instant', [`${asked} · 가 · 새로운 답변`], asked, []],
    ['an hour of a day', ['2024-05-03T09:00:00+09:00 · 가 · 새로운 답변'], '2024-05-03', []],
  ])('%s of the history', (_, before, at, told) => {
    const lines = toActivities([...before, `${at} · 가 · question`])
    const text = `---\ntitle: 제목\ncategory: 개발자\ntags: []\ncounts:\n  { answers: 1, comments: 1 }\nactivity:\n${lines}---\n본문\n`
    const { issues } = parseQuestion({ id: 'q', path: 'questions/q.md', text }, context)
    expect(
      issues.map(
        ({ code, line, column, detail }) =>
          `${code} ${line}:${column} ${Reflect.get(detail, 'value')} ${Reflect.get(detail, 'more')}`,
      ),
    ).toEqual(told.map((each) => `before-question ${each}`))
  })
})
