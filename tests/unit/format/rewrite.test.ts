import { describe, expect, test } from 'vitest'
import type { Correction, Issue } from '../../../src/format/issue.ts'
import { applyCorrections } from '../../../src/format/rewrite.ts'
import { toAnyIssue } from '../../support/any-issue.ts'

function toIssue(correction: Correction): Issue {
  return toAnyIssue('yaml-syntax', {}, { path: 'a.md', line: correction.from, correction })
}

/** Faults of a text whose lines are `bad1`, `bad2`, …: each is to become `good1`. */
function checkLines(text: string): Issue[] {
  return text.split('\n').flatMap((line, index) => {
    const number = /^bad(\d)$/.exec(line)?.[1]
    const [from, to] = [index + 1, index + 2]
    return number === undefined ? [] : [toIssue({ from, to, lines: [`good${number}`], certain: true })]
  })
}

/** Gives its faults once. */
function once(...corrections: Correction[]): (text: string) => Issue[] {
  let left = corrections
  return () => {
    const issues = left.map(toIssue)
    left = []
    return issues
  }
}

test.each([
  ['nothing to fix', '---\nfine\n', '---\nfine\n'],
  ['one line', 'a\nbad1\nb\n', 'a\ngood1\nb\n'],
  ['many lines', 'bad1\nbad2\nb\nbad3\n', 'good1\ngood2\nb\ngood3\n'],
  ['lines that end in CRLF', 'a\r\nbad1\r\nb\r\n', 'a\r\ngood1\r\nb\r\n'],
  ['other line ends further down stay', 'a\r\nbad1\r\nb\nc\r\n\r', 'a\r\ngood1\r\nb\nc\r\n\r'],
  ['a byte-order mark', '\uFEFFbad1\nb', '\uFEFFgood1\nb'],
  ['a mark and CRLF', '\uFEFFbad1\r\nb', '\uFEFFgood1\r\nb'],
  ['a last line without an end', 'a\nbad1', 'a\ngood1'],
  ['a last line without an end, of CRLF', 'a\r\nbad1', 'a\r\ngood1'],
  ['one line alone', 'bad1', 'good1'],
  ['white space at the ends of others', ' a \t\nbad1\n \n\n', ' a \t\ngood1\n \n\n'],
])('%s', (_, text, fixed) => {
  expect(applyCorrections(text, checkLines).text).toBe(fixed)
})

describe('corrections of one round', () => {
  const text = 'one\ntwo\nthree\nfour\n'
  test.each<[string, Correction[], string]>([
    ['a line that goes', [{ from: 2, to: 3, lines: [], certain: true }], 'one\nthree\nfour\n'],
    [
      'a line that comes',
      [{ from: 2, to: 2, lines: ['new'], certain: true }],
      'one\nnew\ntwo\nthree\nfour\n',
    ],
    ['lines at the end', [{ from: 5, to: 5, lines: ['five'], certain: true }], `${text}five\n`],
    [
      'several lines for one',
      [{ from: 2, to: 3, lines: ['2', '2b'], certain: true }],
      'one\n2\n2b\nthree\nfour\n',
    ],
    [
      'numbers of lines are those of before',
      [
        { from: 1, to: 2, lines: ['1', '1b'], certain: true },
        { from: 3, to: 4, lines: ['3'], certain: true },
      ],
      '1\n1b\ntwo\n3\nfour\n',
    ],
    [
      'of two for one line the first',
      [
        { from: 2, to: 4, lines: ['2 and 3'], certain: true },
        { from: 3, to: 4, lines: ['3'], certain: true },
        { from: 2, to: 2, lines: ['before 2'], certain: true },
      ],
      'one\n2 and 3\nfour\n',
    ],
    ['what may mean another thing stays', [{ from: 2, to: 3, lines: ['2'], certain: false }], text],
  ])('%s', (_, corrections, fixed) => {
    expect(applyCorrections(text, once(...corrections)).text).toBe(fixed)
  })
})

test('each is told with the lines before and after, in order', () => {
  const { fixes } = applyCorrections('bad1\r\nfine\r\nbad2\r\n', checkLines)
  expect(fixes.map(({ issue, before, after }) => [issue.line, before, after])).toEqual([
    [1, ['bad1'], ['good1']],
    [3, ['bad2'], ['good2']],
  ])
})

test('what shows only when another is fixed is fixed too', () => {
  const check = (text: string) => (text.includes('bad1') ? checkLines(text).slice(0, 1) : checkLines(text))
  expect(applyCorrections('bad1\nbad2\n', check).text).toBe('good1\ngood2\n')
})

test('corrections that undo each other come to an end', () => {
  const check = (text: string) => [
    toIssue({ from: 1, to: 2, lines: [text.startsWith('a') ? 'b' : 'a'], certain: true }),
  ]
  expect(applyCorrections('a\n', check).text).toBe('a\n')
})
