// The guard of every correction: it takes its fault away, brings none, and loses nothing that was read.
import { describe, expect, test } from 'vitest'
import { verify } from '../../../../src/format/corrections/candidate.ts'
import type { IssueCode } from '../../../../src/format/issue.ts'
import { toAnyIssue } from '../../../support/any-issue.ts'

const at = (line: number, code: IssueCode, detail = {}) => toAnyIssue(code, detail, { line })

/** So many lines from one line on, and what is there then. */
function replace(from: number, gone: number, come: number) {
  return { from, to: from + gone, lines: Array<string>(come).fill('x'), certain: true }
}

const fault = at(4, 'invalid-hashtag', { value: 'A' })
const other = (line: number) => at(line, 'invalid-time', { value: '어제' })
const actor = (line: number, place: number) =>
  at(line, 'text-length', { key: `activity[${place}].actor`, value: '' })
const one = replace(4, 1, 1)

describe('a fault of a value', () => {
  test.each([
    // faults besides, correction, faults that are left, others that it takes away
    ['is gone', [], one, [], []],
    ['is there still', [], one, [fault], undefined],
    ['is gone, and another stays', [other(9)], one, [other(9)], []],
    ['is gone, and another too', [other(9)], one, [], [other(9)]],
    ['is gone, and one that it moves stays', [other(9)], replace(4, 1, 3), [other(11)], []],
    ['is gone, and one above stays', [other(2)], replace(4, 1, 3), [other(2)], []],
    ['is gone, and one stays somewhere in the lines', [other(5)], replace(4, 3, 1), [other(4)], []],
    ['is gone, and items count anew', [actor(20, 12)], replace(4, 1, 0), [actor(19, 11)], []],
    ['gives way to another', [], one, [other(4)], undefined],
    [
      'gives way to the same of another value',
      [],
      one,
      [at(4, 'invalid-hashtag', { value: 'B' })],
      undefined,
    ],
    ['gives way to one that was not to be seen', [], one, [at(9, 'activity-order', { value: 'x' })], []],
    ['is gone, and nothing can be read', [], one, [at(4, 'yaml-syntax')], undefined],
    ['is gone, and its twin stays', [{ ...fault, line: 6 }], one, [{ ...fault, line: 6 }], []],
    ['stays, and its twin is gone', [{ ...fault, line: 6 }], one, [fault], undefined],
  ])('%s', (_, others, correction, left, removed) => {
    expect(verify(fault, [fault, ...others], { correction, left, lines: [] })).toEqual(removed)
  })
})

describe('a fault that keeps the file from being read', () => {
  const syntax = (line: number, reason = 'a') => at(line, 'yaml-syntax', { reason })
  const lines = ['title: 가', 'tags: [a']

  test.each([
    // fault, correction, faults that are left, whether it is right
    ['is gone', syntax(5), replace(5, 1, 1), [], true],
    ['is gone, and values are at fault', syntax(5), replace(5, 1, 1), [other(3)], true],
    ['gives way to a fault of its own line', syntax(5), replace(5, 1, 1), [other(5)], false],
    ['gives way to a fault within its lines', syntax(5), replace(5, 1, 3), [other(7)], false],
    ['gives way to one behind its lines', syntax(5), replace(5, 1, 3), [other(8)], true],
    ['gives way to a warning', syntax(5), replace(5, 1, 1), [at(5, 'comment-in-text')], true],
    ['gives way to one of order', syntax(5), replace(5, 1, 1), [at(5, 'activity-order')], true],
    [
      'had hidden one of a line that it moves',
      syntax(2),
      { ...replace(2, 1, 1), lines: ['  tags: [a'] },
      [other(2)],
      true,
    ],
    ['had hidden a key of its line', syntax(5), replace(5, 1, 1), [at(5, 'missing-key', { key: 'b' })], true],
    ['is the same', syntax(5), replace(5, 1, 1), [syntax(5)], false],
    ['is another in the same line', syntax(5), replace(5, 1, 1), [syntax(5, 'b')], false],
    ['is another in an earlier line', syntax(5), replace(5, 1, 1), [syntax(4, 'b')], false],
    ['is another in the next line', syntax(5), replace(5, 1, 1), [syntax(6, 'b')], true],
    ['is the same kind further down', syntax(5), replace(5, 1, 1), [syntax(6)], true],
    ['is another above, after lines above', syntax(8), replace(5, 0, 2), [syntax(9, 'b')], false],
    ['has only moved', syntax(8), replace(5, 0, 2), [syntax(10)], false],
    ['has moved, and is another', syntax(8), replace(5, 0, 2), [syntax(10, 'b')], true],
    ['has moved up, and is another', syntax(8), replace(5, 2, 0), [syntax(6, 'b')], true],
    ['has moved up', syntax(8), replace(5, 2, 0), [syntax(6)], false],
    ['is one within its new lines', syntax(5), replace(5, 1, 3), [syntax(7, 'b')], false],
    ['is one behind its new lines', syntax(5), replace(5, 1, 3), [syntax(8, 'b')], true],
    ['is one that comes later', at(1, 'front-matter-unclosed'), replace(5, 0, 1), [syntax(3)], true],
    ['is one that comes earlier', syntax(3), replace(3, 1, 1), [at(9, 'front-matter-unclosed')], false],
    ['takes a key away', syntax(3), replace(3, 1, 0), [at(1, 'missing-key', { key: 'title' })], false],
    ['had hidden a key', syntax(3), replace(3, 1, 1), [at(1, 'missing-key', { key: 'category' })], true],
    [
      'had hidden an empty key',
      syntax(3),
      replace(3, 1, 1),
      [at(2, 'missing-key', { key: 'title', empty: true })],
      true,
    ],
  ])('%s', (_, issue, correction, left, right) => {
    expect(verify(issue, [issue], { correction, left, lines })).toEqual(right ? [] : undefined)
  })
})
