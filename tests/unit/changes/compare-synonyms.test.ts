import { expect, test } from 'vitest'
import { compareDescribed, compareSynonyms } from '../../../src/changes/compare-synonyms.ts'
import { type DescribedNames, noDescribed } from '../../../src/content-folder/described.ts'

/** `rest: a b, java: c` */
function toSynonyms(text: string) {
  const toWritten = (hashtag: string) => ({ hashtag, line: 1, column: 1 })
  return text
    .split(', ')
    .filter(Boolean)
    .map((list) => {
      const [hashtag = '', spellings = ''] = list.split(': ')
      return { ...toWritten(hashtag), spellings: spellings.split(' ').map(toWritten) }
    })
}

test.each<[before: string, after: string, changes: string[]]>([
  ['', '', []],
  ['rest: a b', 'rest: b a', []],
  ['rest: a, java: b', 'java: b, rest: a', []],
  ['', 'rest: a b', ['rest +a b −']],
  ['rest: a b', '', ['rest + −a b']],
  ['rest: a b', 'rest: b c', ['rest +c −a']],
  ['rest: a, java: b', 'rest: b, java: a', ['java +a −b', 'rest +b −a']],
])('%j becomes %j', (before, after, changes) => {
  const found = compareSynonyms(toSynonyms(before), toSynonyms(after))
  expect(
    found.map(({ hashtag, added, removed }) => `${hashtag} +${added.join(' ')} −${removed.join(' ')}`),
  ).toEqual(changes)
})

const rest = { name: 'rest', description: '방식', aliases: ['/t/rest'] }

test.each<[before: Partial<DescribedNames>, after: Partial<DescribedNames>, changes: object[]]>([
  [{ tags: [rest] }, { tags: [rest] }, []],
  [
    {},
    { tags: [rest] },
    [{ of: 'tags', name: 'rest', description: 'added', aliases: { added: ['/t/rest'], removed: [] } }],
  ],
  [
    { categories: [rest] },
    {},
    [
      {
        of: 'categories',
        name: 'rest',
        description: 'removed',
        aliases: { added: [], removed: ['/t/rest'] },
      },
    ],
  ],
  [
    { tags: [rest, { name: 'c#', aliases: [] }] },
    {
      tags: [
        { name: 'c#', aliases: [] },
        { ...rest, description: '다른 말' },
      ],
    },
    [{ of: 'tags', name: 'rest', description: 'changed' }],
  ],
])('%j becomes %j', (before, after, changes) => {
  expect(compareDescribed({ ...noDescribed, ...before }, { ...noDescribed, ...after })).toEqual(changes)
})
