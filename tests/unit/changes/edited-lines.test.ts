import { expect, test } from 'vitest'
import { countEditedLines } from '../../../src/changes/edited-lines.ts'

const lines = (count: number, text = '줄') => Array.from({ length: count }, (_, index) => `${text} ${index}`)

test.for<[name: string, before: string, after: string, added: number, removed: number]>([
  ['the same', 'a\nb', 'a\nb', 0, 0],
  ['nothing of nothing', '', '', 0, 0],
  ['a changed line', 'a\nb\nc', 'a\nB\nc', 1, 1],
  ['a line at the beginning', 'b', 'a\nb', 1, 0],
  ['a line at the end', 'a', 'a\nb', 1, 0],
  ['a line less', 'a\nb\nc', 'a\nc', 0, 1],
  ['two lines exchanged', 'a\nb', 'b\na', 1, 1],
  ['all of it', 'a\nb\nc', 'd\ne', 2, 3],
  ['one line of many alike', 'a\na\na', 'a\na', 0, 1],
  ['a repeated beginning and end', 'a\nb\na', 'a\nb\na\nb\na', 2, 0],
  ['two places far apart', ['x', ...lines(500), 'y'].join('\n'), ['X', ...lines(500), 'Y'].join('\n'), 2, 2],
  // The example of Myers' paper: ABCABBA and CBABAC are five edits apart.
  ['an example of the literature', 'A\nB\nC\nA\nB\nB\nA', 'C\nB\nA\nB\nA\nC', 2, 3],
  ['as much as is counted', lines(500).join('\n'), lines(500, 'line').join('\n'), 500, 500],
])('%s', ([, before, after, added, removed]) => {
  expect(countEditedLines(before, after)).toEqual({ added, removed })
  expect(countEditedLines(after, before)).toEqual({ added: removed, removed: added })
})

test('more than is counted', () => {
  expect(countEditedLines(lines(501).join('\n'), lines(500, 'line').join('\n'))).toBe('many')
})
