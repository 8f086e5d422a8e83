import { expect, test } from 'vitest'
import { noticeFormulas } from '../../../src/import/notice-formulas.ts'
import type { ImportNote } from '../../../src/import/tally.ts'

const toTooFew = (at: string): ImportNote => ({ rule: 'formulas-too-few', at })

test.each<[number, number, boolean | undefined, true | undefined, ImportNote[]]>([
  [0, 100, undefined, undefined, []],
  [4, 100, undefined, undefined, [...['answer 1', 'answer 2'], 'archive.yaml', 'archive.yaml'].map(toTooFew)],
  [5, 100, undefined, true, [{ rule: 'formulas-noticed', at: 'archive.yaml', detail: '5/100' }]],
  [5, 500, undefined, true, [{ rule: 'formulas-noticed', at: 'archive.yaml', detail: '5/500' }]],
  [
    5,
    501,
    undefined,
    undefined,
    [...['answer 1', 'answer 2'], 'archive.yaml', 'archive.yaml', 'archive.yaml'].map(toTooFew),
  ],
  [90, 100, false, undefined, []],
  [1, 100, true, undefined, []],
])('%i of %i bodies, where archive.yaml says %s', (withFormula, bodies, own, math, notes) => {
  const noted: ImportNote[] = []
  const tally = { note: (note: ImportNote) => void noted.push(note) }
  expect(noticeFormulas({ bodies, withFormula, places: ['answer 1', 'answer 2'] }, own, tally)).toBe(math)
  expect(noted).toEqual(notes)
})
