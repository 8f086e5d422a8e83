import { expect, test } from 'vitest'
import type { ImportNote } from '../../../../src/import/tally.ts'
import { createOutcomes } from '../../../../src/import/write/outcomes.ts'

test('what a hand edited in one part and the source in another counts as both, and is told once', () => {
  const notes: ImportNote[] = []
  const { counts, add } = createOutcomes({ note: (note) => notes.push(note) })
  add('question', [{ id: '1', outcome: 'edited', parts: ['title'], isAlsoUpdated: true }])
  add('question', [
    { id: '2', outcome: 'updated', parts: ['body'] },
    { id: '3', outcome: 'unchanged' },
  ])
  add('answer', [{ id: '7', outcome: 'edited', parts: ['body'] }], 'question 1')
  expect(counts.question).toEqual({ edited: 1, updated: 2, unchanged: 1 })
  expect(counts.answer).toEqual({ edited: 1 })
  expect(notes).toEqual([
    { rule: 'kept-edited', at: 'question 1', detail: 'title' },
    { rule: 'kept-edited', at: 'question 1, answer 7', detail: 'body' },
  ])
})
