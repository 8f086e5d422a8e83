import { expect, test } from 'vitest'
import { compareSynonyms } from '../../../src/changes/compare-synonyms.ts'

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
