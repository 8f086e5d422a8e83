import { describe, expect, test } from 'vitest'
import { type ComparedQuestion, compareArchives } from '../../../src/changes/compare-archives.ts'

/** `a` is the newest; each later letter a day older. */
function question(id: string, hashtags: string[], change: Partial<ComparedQuestion> = {}): ComparedQuestion {
  return {
    id,
    title: `질문 ${id}`,
    digest: `digest ${id}`,
    hashtags,
    keywords: [],
    last: { at: '2024-05-01', actor: '홍길동', kind: '질문' },
    lastInstant: -id.charCodeAt(0),
    ...change,
  }
}

const before = [question('b', ['rest']), question('c', ['rest', 'jpa']), question('d', ['jpa'])]

describe('questions', () => {
  test('nothing changes', () => {
    expect(compareArchives(before, before)).toEqual({ added: [], edited: [], removed: [], listings: [] })
  })

  test('added, edited and removed', () => {
    const after = [
      question('a', ['rest']),
      question('b', ['rest'], { title: '새 제목', digest: 'new' }),
      before[2],
    ]
    const { added, edited, removed } = compareArchives(
      before,
      after.filter((each) => each !== undefined),
    )
    expect({ added, edited, removed }).toEqual({
      added: [{ id: 'a', title: '질문 a' }],
      edited: [{ id: 'b', title: '새 제목', changes: [] }],
      removed: [{ id: 'c', title: '질문 c' }],
    })
  })
})

const rows = [
  {
    name: 'an added question enters, and moves nobody else',
    after: [question('a', ['rest']), ...before],
    listings: [
      {
        hashtag: 'rest',
        headlineBefore: 2,
        headlineAfter: 3,
        entries: [{ id: 'a', title: '질문 a', before: undefined, after: 1, keywordOnly: false }],
      },
    ],
  },
  {
    name: 'a removed question leaves',
    after: before.slice(0, 2),
    listings: [
      {
        hashtag: 'jpa',
        headlineBefore: 2,
        headlineAfter: 1,
        entries: [{ id: 'd', title: '질문 d', before: 2, after: undefined, keywordOnly: false }],
      },
    ],
  },
  {
    name: 'a newer activity moves an entry to the top',
    after: [...before.slice(0, 2), question('d', ['jpa'], { lastInstant: 0, digest: 'new' })],
    listings: [
      {
        hashtag: 'jpa',
        headlineBefore: 2,
        headlineAfter: 2,
        entries: [{ id: 'd', title: '질문 d', before: 2, after: 1, keywordOnly: false }],
      },
    ],
  },
  {
    name: 'an edited text that moves nothing touches no listing',
    after: [...before.slice(0, 2), question('d', ['jpa'], { digest: 'new' })],
    listings: [],
  },
  {
    name: 'the last carrier goes, and the listing with it; another listing begins',
    after: [
      before[0] ?? question('b', []),
      question('c', ['rest', 'sql'], { digest: 'new' }),
      question('d', ['sql'], { digest: 'new' }),
    ],
    listings: [
      {
        hashtag: 'jpa',
        headlineBefore: 2,
        headlineAfter: undefined,
        entries: [
          { id: 'c', title: '질문 c', before: 1, after: undefined, keywordOnly: false },
          { id: 'd', title: '질문 d', before: 2, after: undefined, keywordOnly: false },
        ],
      },
      {
        hashtag: 'sql',
        headlineBefore: undefined,
        headlineAfter: 2,
        entries: [
          { id: 'c', title: '질문 c', before: undefined, after: 1, keywordOnly: false },
          { id: 'd', title: '질문 d', before: undefined, after: 2, keywordOnly: false },
        ],
      },
    ],
  },
  {
    name: 'a keyword-only entry enters, and is not counted',
    after: [...before.slice(0, 2), question('d', ['jpa'], { keywords: ['rest'], digest: 'new' })],
    listings: [
      {
        hashtag: 'rest',
        headlineBefore: 2,
        headlineAfter: 2,
        entries: [{ id: 'd', title: '질문 d', before: undefined, after: 3, keywordOnly: true }],
      },
    ],
  },
  {
    name: 'a carrier becomes a keyword-only entry at its place',
    after: [question('b', ['jpa'], { keywords: ['rest'], digest: 'new' }), ...before.slice(1)],
    listings: [
      {
        hashtag: 'jpa',
        headlineBefore: 2,
        headlineAfter: 3,
        entries: [{ id: 'b', title: '질문 b', before: undefined, after: 1, keywordOnly: false }],
      },
      {
        hashtag: 'rest',
        headlineBefore: 2,
        headlineAfter: 1,
        entries: [{ id: 'b', title: '질문 b', before: 1, after: 1, keywordOnly: true }],
      },
    ],
  },
]

describe('listings', () => {
  test.for(rows)('$name', ({ after, listings }) => {
    expect(compareArchives(before, after).listings).toEqual(listings)
  })
})
