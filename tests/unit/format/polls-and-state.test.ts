// What is known of a question besides: polls, what became of it, related ones, its source, its people.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { tidyQuestion } from '../../../src/commands/tidy-texts.ts'
import { applyCorrection, compareIssues } from '../../../src/format/issue.ts'
import { parseQuestion } from '../../../src/format/parse-post.ts'
import type { Question } from '../../../src/format/post.ts'
import { createZone } from '../../../src/format/time.ts'
import { toQuestionText } from './question-text.ts'

const context = { zone: createZone('Asia/Seoul'), referenceDate: '2025-06-30' }
const file = { id: 'put-or-patch', path: 'questions/put-or-patch.md' }

function parse(more: string) {
  return parseQuestion({ ...file, text: toQuestionText({ more }) }, context)
}

function tidy(text: string) {
  return tidyQuestion({ ...file, bytes: Buffer.from(text) }, context, 'ko')
}

const put = { label: 'PUT', votes: 3 }

describe('what is read', () => {
  test.each<[string, Partial<Question>]>([
    ['poll: true', { poll: true }],
    ['poll: false', { poll: false }],
    ['poll:', { poll: false }],
    ['poll: { options: [{ label: PUT, votes: 3 }] }', { poll: true, polls: [{ options: [put] }] }],
    ['poll: [{ options: [{ label: PUT, votes: 3 }] }]', { poll: true, polls: [{ options: [put] }] }],
    ['poll: { title: , options: [{ label: PUT, votes: 3 }] }', { poll: true, polls: [{ options: [put] }] }],
    // Shares over all voters are what a poll with several answers has.
    [
      'poll: { voters: 3, options: [{ label: PUT, votes: 3 }, { label: POST, votes: 2 }] }',
      { poll: true, polls: [{ voters: 3, options: [put, { label: 'POST', votes: 2 }] }] },
    ],
    ['state: { closed: true }', { state: { closed: {} } }],
    ['state: { closed: {} }', { state: { closed: {} } }],
    ['state: { locked: true }', { state: { locked: true } }],
    [
      'state: { closed: { at: 2024-05-01, reason: 되풀이된 질문, of: [1234, b] }, locked: false }',
      { state: { closed: { at: '2024-05-01', reason: '되풀이된 질문', of: ['1234', 'b'] } } },
    ],
  ])('%s', (more, known) => {
    const { parsed, issues } = parse(more)
    expect(issues).toEqual([])
    expect(parsed?.question).toMatchObject(known)
    const others = ['polls', 'state', 'related', 'source', 'license'].filter((key) => !(key in known))
    expect(others.filter((key) => parsed && key in parsed.question)).toEqual([])
  })

  const nothing = ['state: {}', 'state: { closed: false }', 'state: { locked: false }', 'state:']
  test.each([...nothing, 'related:', 'related: []'])('%s says nothing', (more) => {
    const { parsed, issues } = parse(more)
    expect(issues).toEqual([])
    const known = ['id', 'path', 'title', 'category', 'hashtags', 'counts', 'poll', 'activity', 'aliases']
    expect(Object.keys(parsed?.question ?? {}).sort()).toEqual(known.sort())
  })
})

describe('what is wrong', () => {
  test.each([
    ['poll: []', '10:7 missing-key'],
    ['poll: {}', '10:7 missing-key'],
    ['poll: { options: [] }', '10:18 missing-key'],
    ['poll: { options: [PUT] }', '10:19 missing-key'],
    ['poll: { options: [{ label: PUT }] }', '10:19 missing-key'],
    ['poll: { options: [{ label: PUT, votes: 3, vote: 4 }] }', '10:43 unknown-key'],
    [
      'poll: { voter: 3, options: [{ label: PUT, votes: 3 }] }',
      '10:9 unknown-key → poll: { voters: 3, options: [{ label: PUT, votes: 3 }] }',
    ],
    ['poll: { voters: 2, options: [{ label: PUT, votes: 3 }] }', '10:17 too-few-voters'],
    ['state: closed', '10:8 wrong-type → state: { closed: true }'],
    ['state: { close: true }', '10:10 unknown-key → state: { closed: true }'],
    ['state: { closed: { of: b } }', '10:24 wrong-type'],
    ['related: put-or-patch', '10:10 wrong-type → related: [put-or-patch]'],
    [`related: [${Array.from({ length: 21 }, (_, index) => index).join(', ')}]`, '10:10 list-too-long'],
    ['license: { url: https://example.com/ }', '10:10 missing-key'],
    ['license: { name: CC0, href: a }', '10:23 unknown-key'],
  ])('%s', (more, expected) => {
    const text = toQuestionText({ more })
    const told = parse(more)
      .issues.toSorted(compareIssues)
      .map(({ line, column, code, correction }) => {
        const fixed = correction && applyCorrection(text, correction).split('\n')[9]
        return `${line}:${column} ${code}${fixed === undefined ? '' : ` → ${fixed}`}`
      })
    expect(told).toEqual([expected])
  })
})

describe('the tidy form', () => {
  test.each([
    ['poll: true', 'poll: true'],
    ['poll: false', ''],
    [
      'poll: [{ options: [{ votes: 3, label: PUT }] }]',
      'poll:\n  options:\n    - label: PUT\n      votes: 3',
    ],
    ['state: { closed: {}, locked: false }', 'state:\n  closed: true'],
    ['related: []', ''],
    ['license: {name: CC0}', 'license:\n  name: CC0'],
  ])('%s', (more, lines) => {
    const outcome = tidy(toQuestionText({ more }))
    const text = 'bytes' in outcome ? outcome.bytes.toString() : outcome.result
    expect(text.split('\n').filter((line) => !/^(?:title|category|tags|counts|activity)/.test(line))).toEqual(
      expect.arrayContaining(lines === '' ? ['---'] : lines.split('\n')),
    )
    if (lines === '') expect(text).not.toMatch(/^(?:poll|related)/m)
    expect(tidy(text)).toEqual({ result: 'tidy' })
  })
})

test('the table of limits names each bound', () => {
  const table = readFileSync(new URL('../../../docs/limits.md', import.meta.url), 'utf8')
  expect(table).toContain('20 polls of 100 options')
})
