import { describe, expect, test } from 'vitest'
import { parseConversation, showConversation, toPages } from '../../../src/folder/conversation.ts'
import { createPrepareText, createShowTexts } from '../../../src/folder/conversation-text.ts'
import { createPreparing } from '../../../src/folder/prepare-question.ts'
import { toLaterAnchors } from '../../../src/folder/read-conversation.ts'
import { settingsSchema } from '../../../src/folder/settings.ts'
import type { ToldText } from '../../../src/format/history.ts'
import type { AnswerOrder } from '../../../src/format/post.ts'
import type { RedactedName } from '../../../src/format/texts/redacted-names.ts'
import type { KeptAnswer, ShownAnswer, ShownComment } from '../../../src/kept/question.ts'

const settings = settingsSchema.parse({ title: '시험', referenceDate: '2025-06-30' })
const redacted: RedactedName[] = [{ name: '김비밀', onlyActors: false }]

/** Front matter of an answer besides its author and day. */
type Answers = Record<string, string>
/** Each as its id, its answer or nothing, and what else it says. */
type Comments = [id: string, answer: string | undefined, keys?: string][]

interface Given {
  answers?: Answers
  comments?: Comments
  order?: AnswerOrder
  withheld?: { answers?: string[]; comments?: string[] }
}

function show({ answers = {}, comments = [], order = 'votes', withheld = {} }: Given) {
  const preparing = createPreparing(settings, redacted)
  const sources = {
    answers: Object.entries(answers).map(([id, keys]) => ({
      id,
      path: `answers/q/${id}.md`,
      bytes: Buffer.from(`---\n${keys}\n---\n글 ${id}\n`),
    })),
    comments: { id: 'q', path: 'comments/q.yaml', bytes: Buffer.from(toYaml(comments)) },
  }
  const parsed = parseConversation(sources, preparing.context)
  expect(parsed.issues).toEqual([])
  const gathered = { links: [], names: new Set<number>(), issues: [], length: 0, searched: new Map() }
  return showConversation(parsed, {
    texts: createShowTexts({
      masks: preparing.masks,
      prepareText: createPrepareText(preparing),
      readText: () => undefined,
      keepsHtml: true,
      gathered,
    }),
    withheld: { answers: new Set(withheld.answers), comments: new Set(withheld.comments) },
    order,
    zone: preparing.context.zone,
    comments: sources.comments,
  })
}

function toYaml(comments: Comments): string {
  const texts = comments.map(([id, answer, keys = 'actor: 익명\n  at: 2025-06-03']) => {
    const of = answer === undefined ? '' : `  answer: ${answer}\n`
    return `- id: ${id}\n${of}  ${keys}\n  text: |\n    글 ${id}\n`
  })
  return texts.length === 0 ? '[]\n' : texts.join('')
}

const by = (actor: string, day = '2025-06-01', more = '') => `actor: ${actor}\nat: ${day}${more}`

describe('the order that the settings say', () => {
  const answers = {
    a: by('홍길동', '2025-06-03', '\ncounts: { recommended: 1 }'),
    b: by('홍길동', '2025-06-01'),
    c: by('홍길동', '2025-06-04', '\naccepted: true'),
    d: by('홍길동', '2025-06-02', '\nscore: 7'),
  }
  test.each<[AnswerOrder, string[]]>([
    ['votes', ['c', 'd', 'a', 'b']],
    ['time', ['b', 'd', 'a', 'c']],
  ])('%s', (order, ids) => {
    expect(show({ answers, order }).answers.map(({ id }) => id)).toEqual(ids)
  })
})

test('comments stand below what they are on, the oldest first', () => {
  const { answers, comments, kept } = show({
    answers: { a: by('홍길동'), b: by('홍길동') },
    comments: [
      ['c3', undefined, by('익명', '2025-06-05').replace('\n', '\n  ')],
      ['c2', 'a'],
      ['c1', undefined],
      ['c4', 'b'],
      ['c5', 'a'],
    ],
  })
  expect(comments.map(({ id }) => id)).toEqual(['c1', 'c3'])
  expect(answers.map(({ comments }) => comments.map(({ id }) => id))).toEqual([['c2', 'c5'], ['c4']])
  expect(kept).toEqual({ answers: 2, comments: 5 })
})

test('replies name whom they answer', () => {
  const { answers, comments } = show({
    answers: { a: by('홍길동', '2025-06-01'), b: by('김철수', '2025-06-02', '\nreplyTo: a') },
    comments: [
      ['c1', undefined],
      ['c2', undefined, 'actor: 김철수\n  at: 2025-06-04\n  replyTo: c1'],
    ],
  })
  expect(answers[1]).toMatchObject({ id: 'b', replyTo: { id: 'a', by: { name: '홍길동' } } })
  expect(comments[1]).toMatchObject({ id: 'c2', replyTo: { id: 'c1', by: { name: '익명' } } })
})

test('nobody learns who a role is, however the file tells them apart', () => {
  const { answers, comments } = show({
    answers: {
      a: by('익명', '2025-06-01', '\nperson: u1\nedited: [{ at: 2025-06-02, actor: 익명, person: u1 }]'),
      b: by('홍길동', '2025-06-02', '\nperson: u1\nreplyTo: a'),
    },
    comments: [['c1', undefined, 'actor: 삭제된 사용자\n  person: u2\n  at: 2025-06-03']],
  })
  expect(answers).toMatchObject([
    { id: 'a', by: { name: '익명' }, edited: [{ by: { name: '익명' } }] },
    { id: 'b', by: { name: '홍길동', person: 'u1' }, replyTo: { by: { name: '익명' } } },
  ])
  expect(JSON.stringify([answers[0], comments])).not.toMatch(/u1|u2/)
})

test('a redacted name is shown nowhere', () => {
  const shown = show({
    answers: {
      a: by('김비밀', '2025-06-01', '\nedited: [{ at: 2025-06-02, actor: 김비밀 }]'),
      b: by('홍길동', '2025-06-02', '\nreplyTo: a'),
    },
    comments: [['c1', 'a', 'actor: 김비밀\n  at: 2025-06-03']],
  })
  expect(JSON.stringify(shown)).not.toContain('김비밀')
  expect(shown.answers[1]).toMatchObject({ replyTo: { by: { name: '삭제된 사용자' } } })
})

describe('what is withheld', () => {
  const given: Given = {
    answers: {
      a: by('홍길동', '2025-06-01', '\naccepted: true'),
      b: by('김철수', '2025-06-02', '\nreplyTo: a'),
    },
    comments: [
      ['c1', 'a'],
      ['c2', undefined],
      ['c3', undefined, 'actor: 이영희\n  at: 2025-06-04\n  replyTo: c2'],
      ['c4', 'b', 'actor: 이영희\n  at: 2025-06-04\n  replyTo: c1'],
    ],
  }

  test('an answer leaves its id, and its comments go with it', () => {
    const shown = show({ ...given, withheld: { answers: ['a', 'nobody'] } })
    expect(shown.answers[0]).toEqual({ id: 'a', withheld: true, path: 'answers/q/a.md', comments: [] })
    expect(shown.answers[1]).toMatchObject({ replyTo: { id: 'a', by: undefined } })
    expect(shown.answers[1]?.comments[0]).toMatchObject({ replyTo: { id: 'c1', by: undefined } })
    expect(shown.accepted).toBe(false)
    expect(shown.kept).toEqual({ answers: 2, comments: 4 })
    expect(shown.withheld).toEqual({ answers: ['a'], comments: [] })
    expect(JSON.stringify(shown)).not.toMatch(/홍길동|글 a|글 c1/)
  })

  test('a comment leaves its id', () => {
    const shown = show({ ...given, withheld: { comments: ['c2', 'nobody'] } })
    expect(shown.comments[0]).toEqual({ id: 'c2', withheld: true })
    expect(shown.comments[1]).toMatchObject({ replyTo: { id: 'c2', by: undefined } })
    expect(shown.accepted).toBe(true)
    expect(shown.withheld).toEqual({ answers: [], comments: ['c2'] })
    expect(JSON.stringify(shown)).not.toContain('글 c2')
  })
})

test('comments that are gone with a withheld answer are known by it', () => {
  const answers = { a: by('홍길동'), b: by('홍길동'), c: by('홍길동') }
  const comments: Comments = [
    ['k1', 'a'],
    ['k2', 'b'],
    ['k3', 'b'],
    ['k4', undefined],
  ]
  expect(show({ answers, comments, withheld: { answers: ['b', 'c'] } }).goneComments).toEqual([
    { answer: 'b', comments: ['k2', 'k3'] },
  ])
  expect(show({ answers, comments, withheld: { comments: ['k1'] } }).goneComments).toEqual([])
})

type Answer = KeptAnswer & Pick<ShownAnswer, 'path' | 'comments'>

const answer = (number: number, others: Partial<Answer> = {}): Answer => ({
  id: `a${number}`,
  path: `answers/q/a${number}.md`,
  by: { name: '홍길동' },
  at: '2024-05-01',
  html: '<p>글</p>',
  edited: [],
  accepted: false,
  counts: {},
  comments: [],
  ...others,
})

const comment = (id: string, html = '<p>글</p>'): ShownComment => ({
  id,
  by: { name: '익명' },
  at: '2024-05-02',
  html,
})

interface Others {
  comments?: ShownComment[]
  bodyBytes?: number
  activities?: number
  told?: readonly (ToldText | undefined)[]
}

function divide(answers: ShownAnswer[], others: Others = {}) {
  return toPages({
    answers,
    comments: others.comments ?? [],
    bodyBytes: others.bodyBytes ?? 100,
    told: others.told ?? Array.from({ length: others.activities ?? 1 }, () => undefined),
    kept: { answers: answers.length, comments: 3 },
    commentsPath: 'comments/q.yaml',
  })
}

const many = (count: number, change: (number: number) => Partial<Answer> = () => ({})) =>
  Array.from({ length: count }, (_, index) => answer(index + 1, change(index + 1)))

const lengths = (pages: ReturnType<typeof divide>) => pages.map(({ answers }) => answers.length)

describe('how many pages', () => {
  const kilobytes = (count: number) => ({ html: 'x'.repeat(count * 1024) })
  const three = many(3, () => kilobytes(100))
  test.each<[string, ShownAnswer[], Others, number[]]>([
    ['comments of the question alone', [], { comments: [comment('c1')] }, [0]],
    ['75', many(75), {}, [30, 30, 15]],
    ['400 KiB of texts, with what stands around each', many(10, () => kilobytes(100)), {}, [3, 3, 3, 1]],
    ['a question of 250 KiB leaves room for one', three, { bodyBytes: 250 * 1024 }, [1, 2]],
    ['so do comments on it', three, { comments: [comment('c1', 'x'.repeat(250 * 1024))] }, [1, 2]],
    ['so does a long history', three, { activities: 1_200 }, [1, 2]],
    ['so does the list of all answers', many(600, () => kilobytes(10)), {}, [26, ...Array(19).fill(30), 4]],
    [
      'comments go with their answer',
      many(2, () => ({ comments: [comment('c1', 'x'.repeat(250 * 1024))] })),
      {},
      [1, 1],
    ],
    ['bytes are counted, not characters', many(2, () => ({ html: '가'.repeat(100 * 1024) })), {}, [1, 1]],
    [
      'edits are printed, too',
      many(3, () => ({ edited: Array(1000).fill({ at: '2024-05-02', by: undefined }) })),
      {},
      [1, 1, 1],
    ],
    ['withheld ones take no room', [{ id: 'a1', withheld: true, path: 'p', comments: [] }], {}, [1]],
  ])('%s', (_name, answers, others, expected) => {
    const pages = divide(answers, others)
    expect(lengths(pages)).toEqual(expected)
    expect(pages.flatMap((page) => page.answers.map(({ id }) => id))).toEqual(answers.map(({ id }) => id))
  })
})

test('what stands on page 1 alone', () => {
  const pages = divide(
    many(61, (number) => ({ accepted: number === 2 || number === 61, score: number })),
    { comments: [comment('c1')] },
  )
  expect(pages.map(({ comments }) => comments.length)).toEqual([1, 0, 0])
  expect(pages.map(({ later }) => later.length)).toEqual([31, 0, 0])
  const kept = { by: { name: '홍길동' }, at: '2024-05-01', counts: {} }
  const [first, last] = [pages[0]?.later[0], pages[0]?.later.at(-1)]
  expect(first).toEqual({ id: 'a31', page: 2, number: 31, accepted: false, score: 31, ...kept })
  expect(last).toEqual({ id: 'a61', page: 3, number: 61, accepted: true, score: 61, ...kept })
  for (const { kept, commentsPath } of pages) {
    expect({ kept, commentsPath }).toEqual({
      kept: { answers: 61, comments: 3 },
      commentsPath: 'comments/q.yaml',
    })
  }
})

test.each([
  ['from the first page to the last', 1, 'a61', 3],
  ['from the last page to the first', 61, 'a1', 1],
  ['within a page', 40, 'a41', 2],
  ['to one that stands before it on the same page', 41, 'a40', 2],
])('a reply names the page of what it replies to: %s', (_name, from, id, page) => {
  const replyTo = { id, page: 1, by: { name: '김철수' } }
  const pages = divide(many(61, (number) => (number === from ? { replyTo } : {})))
  const found = pages.flatMap(({ answers }) => answers).find((each) => each.id === `a${from}`)
  expect(found).toMatchObject({ replyTo: { id, page, by: { name: '김철수' } } })
})

test('a withheld answer keeps its place without a number, and is named nowhere else', () => {
  const withheld: ShownAnswer = { id: 'a40', withheld: true, path: 'answers/q/a40.md', comments: [] }
  const pages = divide(many(60).map((each) => (each.id === 'a40' ? withheld : each)))
  expect(pages[1]?.answers[9]).toEqual(withheld)
  expect(pages[0]?.later.map(({ id }) => id)).not.toContain('a40')
  expect(pages[0]?.later.map(({ number }) => number)).toEqual(Array.from({ length: 29 }, (_, at) => at + 31))
  expect(pages.map(({ before, printed }) => [before, printed])).toEqual([
    [0, 59],
    [30, 59],
  ])
})

test('answers go on from page to page', () => {
  const pages = divide(many(61))
  expect(pages.map(({ before, previous, next }) => [before, previous, next])).toEqual([
    [0, undefined, { id: 'a31', page: 2 }],
    [30, { id: 'a30', page: 1 }, { id: 'a61', page: 3 }],
    [60, { id: 'a60', page: 2 }, undefined],
  ])
})

test('lines of the history lead to the page that holds what they tell', () => {
  const answers = many(31, (number) => (number === 31 ? { comments: [comment('c31')] } : {}))
  const told: ToldText[] = [
    { of: 'answer', id: 'a1' },
    { of: 'comment', id: 'c1' },
    { of: 'answer', id: 'a31' },
    { of: 'comment', id: 'c31' },
  ]
  const pages = divide(answers, { comments: [comment('c1')], told: [undefined, ...told] })
  expect(pages[0]?.told).toEqual([
    { line: 1, of: 'answer', id: 'a1', page: 1 },
    { line: 2, of: 'comment', id: 'c1', page: 1 },
    { line: 3, of: 'answer', id: 'a31', page: 2 },
    { line: 4, of: 'comment', id: 'c31', page: 2 },
  ])
  expect(pages[1]?.told).toEqual([])
})

test('ids of elements that stand on later pages', () => {
  const pages = divide(
    many(61, (number) => (number === 31 || number === 1 ? { comments: [comment(`c${number}`)] } : {})),
    { comments: [comment('c0')] },
  )
  const anchors = toLaterAnchors(pages)
  expect(anchors.map((ids) => ids.length)).toEqual([31, 1])
  expect(anchors[0]?.slice(0, 3)).toEqual(['answer-a31', 'comment-c31', 'answer-a32'])
  expect(anchors[1]).toEqual(['answer-a61'])
  expect(toLaterAnchors(divide(many(30)))).toEqual([])
})
