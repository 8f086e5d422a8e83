import { describe, expect, test } from 'vitest'
import { type ComparedQuestion, compareArchives } from '../../../src/changes/compare-archives.ts'

type ListingChange = ReturnType<typeof compareArchives>['listings'][number]

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

/** `rest 2 → 3: a - → 1`: headlines and places before and after, `-` where there is none, `~a` by a keyword alone. */
function tellListing({ hashtag, headlineBefore, headlineAfter, entries }: ListingChange): string {
  const moved = entries.map(({ id, title, before, after, keywordOnly }) => {
    expect(title).toBe(`질문 ${id}`)
    return `${keywordOnly ? '~' : ''}${id} ${before ?? '-'} → ${after ?? '-'}`
  })
  return `${hashtag} ${headlineBefore ?? '-'} → ${headlineAfter ?? '-'}: ${moved.join(', ')}`
}

const edited = (id: string, hashtags: string[], change: Partial<ComparedQuestion> = {}) =>
  question(id, hashtags, { digest: 'new', ...change })

test.each<[name: string, after: ComparedQuestion[], listings: string[]]>([
  [
    'an added question enters, and moves nobody else',
    [question('a', ['rest']), ...before],
    ['rest 2 → 3: a - → 1'],
  ],
  ['a removed question leaves', before.slice(0, 2), ['jpa 2 → 1: d 2 → -']],
  [
    'a newer activity moves an entry to the top',
    [...before.slice(0, 2), edited('d', ['jpa'], { lastInstant: 0 })],
    ['jpa 2 → 2: d 2 → 1'],
  ],
  ['an edited text that moves nothing touches no listing', [...before.slice(0, 2), edited('d', ['jpa'])], []],
  [
    'the last carrier goes, and the listing with it; another listing begins',
    [...before.slice(0, 1), edited('c', ['rest', 'sql']), edited('d', ['sql'])],
    ['jpa 2 → -: c 1 → -, d 2 → -', 'sql - → 2: c - → 1, d - → 2'],
  ],
  [
    'a keyword-only entry enters, and is not counted',
    [...before.slice(0, 2), edited('d', ['jpa'], { keywords: ['rest'] })],
    ['rest 2 → 2: ~d - → 3'],
  ],
  [
    'a carrier becomes a keyword-only entry at its place',
    [edited('b', ['jpa'], { keywords: ['rest'] }), ...before.slice(1)],
    ['jpa 2 → 3: b - → 1', 'rest 2 → 1: ~b 1 → 1'],
  ],
])('listings: %s', (_, after, listings) => {
  expect(compareArchives(before, after).listings.map(tellListing)).toEqual(listings)
})
