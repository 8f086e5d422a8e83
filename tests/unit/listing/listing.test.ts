// Decisions 1 to 7: one list of carriers and keyword-only entries, a headline that counts carriers only.
import { describe, expect, test } from 'vitest'
import { createArchive } from '../../../src/archive/archive.ts'
import { checkHeadline, createListings, type Listable, type Listing } from '../../../src/listing/listing.ts'
import { toArchivable } from '../archive/archivable.ts'

function toListable(id: string, instant: number, hashtags: string[], keywords: string[] = []): Listable {
  return { ...toArchivable(id, instant, hashtags), keywords }
}

/** `hashtag headline: entries`, keyword-only ones in brackets. */
function show({ hashtag, headline, entries }: Listing<Listable>): string {
  const ids = entries.map(({ question, keywordOnly }) => (keywordOnly ? `(${question.id})` : question.id))
  return `${hashtag} ${headline}: ${ids.join(' ')}`
}

function list(...questions: Listable[]): string[] {
  return createListings(createArchive(questions)).map(show)
}

describe('listings', () => {
  test.each<[string, Listable[], string[]]>([
    ['no question', [], []],
    ['one carrier', [toListable('a', 1, ['rest'])], ['rest 1: a']],
    [
      'keyword-only entries stand among the carriers in one order',
      [
        toListable('a', 1, ['rest']),
        toListable('b', 2, ['api'], ['rest']),
        toListable('c', 3, ['rest']),
        toListable('d', 4, ['api'], ['rest']),
        toListable('e', 0, ['api'], ['rest']),
      ],
      ['api 3: d b e', 'rest 2: (d) c (b) a (e)'],
    ],
    [
      'ties between the two kinds go by id',
      [
        toListable('b', 1, ['rest']),
        toListable('c', 1, ['api'], ['rest']),
        toListable('a', 1, ['api'], ['rest']),
      ],
      ['api 2: a c', 'rest 1: (a) b (c)'],
    ],
    [
      'the headline counts carriers only, however many match',
      [
        toListable('a', 9, ['rest']),
        toListable('b', 8, ['api'], ['rest']),
        toListable('c', 7, ['api'], ['rest']),
        toListable('d', 6, ['api'], ['rest']),
      ],
      ['api 3: b c d', 'rest 1: a (b) (c) (d)'],
    ],
    ['a word that nobody carries has no listing', [toListable('a', 1, ['rest'], ['api'])], ['rest 1: a']],
    [
      'hashtags in code-unit order',
      [toListable('a', 1, ['취업', 'rest', '.net', 'c#'])],
      ['.net 1: a', 'c# 1: a', 'rest 1: a', '취업 1: a'],
    ],
  ])('%s', (_, questions, listings) => {
    expect(list(...questions)).toEqual(listings)
    expect(list(...questions.toReversed())).toEqual(listings)
  })
})

test('a text that holds every keyword stands in the first listings of them', () => {
  const hashtags = Array.from({ length: 150 }, (_, index) => `tag-${1000 + index}`)
  const carriers = toListable('a', 2, hashtags)
  const listings = createListings(createArchive([carriers, toListable('b', 1, [], hashtags.toReversed())]))
  const shown = listings.filter(({ entries }) => entries.length === 2).map(({ hashtag }) => hashtag)
  expect(shown).toEqual(hashtags.slice(0, 100))
})

describe('a headline that differs from its pages stops the build', () => {
  const archive = createArchive([
    toListable('a', 2, ['rest']),
    toListable('b', 1, ['rest']),
    toListable('c', 3, ['api'], ['rest']),
  ])
  const rest = createListings(archive).find(({ hashtag }) => hashtag === 'rest')
  if (!rest) throw new Error('#rest has carriers')
  const [keywordOnly, first, second] = rest.entries
  if (!keywordOnly || !first || !second) throw new Error('#rest has three entries')

  test('equal over all pages', () => {
    expect(() => checkHeadline(rest, [[keywordOnly, first], [second]])).not.toThrow()
  })

  test.each([
    ['a carrier is lost', [[keywordOnly, first]]],
    [
      'a carrier stands twice',
      [
        [keywordOnly, first],
        [first, second],
      ],
    ],
    ['nothing is left', []],
  ])('%s', (_, pages) => {
    expect(() => checkHeadline(rest, pages)).toThrow('#rest: the headline says 2')
  })
})
