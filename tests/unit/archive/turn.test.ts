import { expect, test } from 'vitest'
import { createArchive } from '../../../src/archive/archive.ts'
import { findTurn } from '../../../src/archive/turn.ts'
import { toArchivable } from './archivable.ts'

test.each([
  // hashtag, question, newer, older
  ['rest', 'd', undefined, 'b'],
  ['rest', 'b', 'd', 'a'],
  ['rest', 'a', 'b', undefined],
  ['alone', 'c', undefined, undefined],
  ['none', 'a', undefined, undefined],
])('in #%s %s stands between %s and %s', (hashtag, id, newer, older) => {
  const archive = createArchive([
    toArchivable('a', 1),
    toArchivable('b', 2),
    toArchivable('c', 3, ['alone']),
    toArchivable('d', 4),
  ])
  const question = archive.questions.find((each) => each.id === id)
  if (!question) throw new Error(`${id} is not there`)
  const turn = findTurn(archive.byHashtag.get(hashtag) ?? [], question, archive)
  expect([turn.newer?.id, turn.older?.id]).toEqual([newer, older])
})
