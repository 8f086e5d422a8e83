import { describe, expect, test } from 'vitest'
import type { KeptAnswer, ShownAnswer, ShownComment } from '../../../../src/cache/conversation.ts'
import { toLaterAnchors, toPages } from '../../../../src/content-folder/conversations/to-pages.ts'

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
}

function divide(answers: ShownAnswer[], others: Others = {}) {
  return toPages({
    answers,
    comments: others.comments ?? [],
    bodyBytes: others.bodyBytes ?? 100,
    activities: others.activities ?? 1,
    kept: { answers: answers.length, comments: 3 },
    commentsPath: 'comments/q.yaml',
  })
}

const many = (count: number, change: (number: number) => Partial<Answer> = () => ({})) =>
  Array.from({ length: count }, (_, index) => answer(index + 1, change(index + 1)))

const lengths = (pages: ReturnType<typeof divide>) => pages.map(({ answers }) => answers.length)

describe('how many pages', () => {
  const kilobytes = (count: number) => ({ html: 'x'.repeat(count * 1024) })
  test.each<[string, ShownAnswer[], Others, number[]]>([
    ['comments of the question alone', [], { comments: [comment('c1')] }, [0]],
    ['a hundred', many(100), {}, [100]],
    ['250', many(250), {}, [100, 100, 50]],
    ['400 KiB of texts, with what stands around each', many(10, () => kilobytes(100)), {}, [3, 3, 3, 1]],
    [
      'a question of 250 KiB leaves room for one',
      many(3, () => kilobytes(100)),
      { bodyBytes: 250 * 1024 },
      [1, 2],
    ],
    [
      'so do comments on it',
      many(3, () => kilobytes(100)),
      { comments: [comment('c1', 'x'.repeat(250 * 1024))] },
      [1, 2],
    ],
    ['so does a long history', many(3, () => kilobytes(100)), { activities: 1_200 }, [1, 2]],
    [
      'so do the names of answers of later pages',
      many(600, () => kilobytes(3)),
      {},
      [84, 100, 100, 100, 100, 100, 16],
    ],
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
    [
      'withheld ones take no room for a text',
      [{ id: 'a1', withheld: true, path: 'p', comments: [] }],
      {},
      [1],
    ],
  ])('%s', (_name, answers, others, expected) => {
    const pages = divide(answers, others)
    expect(lengths(pages)).toEqual(expected)
    expect(pages.flatMap((page) => page.answers.map(({ id }) => id))).toEqual(answers.map(({ id }) => id))
  })
})

test('what stands on page 1 alone', () => {
  const pages = divide(
    many(201, (number) => ({ accepted: number === 2 || number === 201 })),
    { comments: [comment('c1')] },
  )
  expect(pages.map(({ comments }) => comments.length)).toEqual([1, 0, 0])
  expect(pages.map(({ accepted }) => accepted)).toEqual([
    [
      { id: 'a2', page: 1 },
      { id: 'a201', page: 3 },
    ],
    [],
    [],
  ])
  expect(pages.map(({ later }) => later.length)).toEqual([101, 0, 0])
  expect(pages[0]?.later[0]).toEqual({ id: 'a101', page: 2, by: { name: '홍길동' }, at: '2024-05-01' })
  expect(pages[0]?.later.at(-1)).toEqual({ id: 'a201', page: 3, by: { name: '홍길동' }, at: '2024-05-01' })
  for (const { kept, commentsPath } of pages) {
    expect({ kept, commentsPath }).toEqual({
      kept: { answers: 201, comments: 3 },
      commentsPath: 'comments/q.yaml',
    })
  }
})

test.each([
  ['from the first page to the last', 1, 'a201', 3],
  ['from the last page to the first', 201, 'a1', 1],
  ['within a page', 150, 'a151', 2],
  ['to one that stands before it on the same page', 151, 'a150', 2],
])('a reply names the page of what it replies to: %s', (_name, from, id, page) => {
  const replyTo = { id, page: 1, by: { name: '김철수' } }
  const pages = divide(many(201, (number) => (number === from ? { replyTo } : {})))
  const found = pages.flatMap(({ answers }) => answers).find((each) => each.id === `a${from}`)
  expect(found).toMatchObject({ replyTo: { id, page, by: { name: '김철수' } } })
})

test('a withheld answer keeps its place, and is named nowhere else', () => {
  const withheld: ShownAnswer = { id: 'a150', withheld: true, path: 'answers/q/a150.md', comments: [] }
  const pages = divide(many(200).map((each) => (each.id === 'a150' ? withheld : each)))
  expect(pages[1]?.answers[49]).toEqual(withheld)
  expect(pages[0]?.later.map(({ id }) => id)).not.toContain('a150')
  expect(pages[0]?.later).toHaveLength(99)
})

test('ids of elements that stand on later pages', () => {
  const pages = divide(
    many(201, (number) => (number === 101 || number === 1 ? { comments: [comment(`c${number}`)] } : {})),
    { comments: [comment('c0')] },
  )
  const anchors = toLaterAnchors(pages)
  expect(anchors.map((ids) => ids.length)).toEqual([101, 1])
  expect(anchors[0]?.slice(0, 3)).toEqual(['answer-a101', 'comment-c101', 'answer-a102'])
  expect(anchors[1]).toEqual(['answer-a201'])
  expect(toLaterAnchors(divide(many(100)))).toEqual([])
})
