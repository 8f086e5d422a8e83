import { expect, test } from 'vitest'
import { noticeFormulas } from '../../../src/import/notice-formulas.ts'
import type { ImportNote } from '../../../src/import/tally.ts'

/** Of as many bodies, of which the first two have places. */
const toNotes = (rule: string, length: number): ImportNote[] =>
  Array.from({ length }, (_, index) => ({ rule, at: ['answer 1', 'answer 2'][index] ?? 'archive.yaml' }))

test.each<[number, number, boolean | undefined, true | undefined, ImportNote[]]>([
  [0, 100, undefined, undefined, []],
  [4, 100, undefined, undefined, toNotes('formulas-too-few', 4)],
  [5, 100, undefined, true, toNotes('formulas-noticed', 5)],
  [5, 500, undefined, true, toNotes('formulas-noticed', 5)],
  [5, 501, undefined, undefined, toNotes('formulas-too-few', 5)],
  [90, 100, false, undefined, []],
  [1, 100, true, undefined, []],
])('%i of %i bodies, where archive.yaml says %s', (withFormula, bodies, own, math, notes) => {
  const noted: ImportNote[] = []
  const tally = { note: (note: ImportNote) => void noted.push(note) }
  expect(noticeFormulas({ bodies, withFormula, places: ['answer 1', 'answer 2'] }, own, tally)).toBe(math)
  expect(noted).toEqual(notes)
})
