// Where things of an import go, and how what became of them is counted.
import { describe, expect, test } from 'vitest'
import { toDiscussionPaths } from '../../../src/import/make-discussion.ts'
import type { ImportNote } from '../../../src/import/records.ts'
import { createOutcomes } from '../../../src/import/write-notes.ts'

describe('paths', () => {
  const existing = ['answers/x/12/34.md', 'questions/a/b/12.md']
  test.each<[string, string[], string, string[]]>([
    [
      'of a new question',
      [],
      '2024',
      ['questions/2024/12.md', 'comments/2024/12.yaml', 'answers/2024/12/5.md'],
    ],
    ['in no subfolder', [], '', ['questions/12.md', 'comments/12.yaml', 'answers/12/5.md']],
    [
      'beside what is there',
      existing,
      '2024',
      ['questions/a/b/12.md', 'comments/a/b/12.yaml', 'answers/x/12/5.md'],
    ],
  ])('%s', (_name, there, folder, expected) => {
    const { question, comments, answer } = toDiscussionPaths('12', folder, there)
    expect([question, comments, answer('5')]).toEqual(expected)
  })
})

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
