import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parsePeople } from '../../../../src/content-folder/parse-people.ts'
import { toLegalId } from '../../../../src/import/repair/legal-id.ts'
import type { ImportNote } from '../../../../src/import/tally.ts'
import { toPeopleText, toPerson } from '../../../../src/import/write/people-file.ts'

const signs = fc.constantFrom(
  ...'a 가:#,[]{}\'"\n\t\\',
  '\0',
  '\u200b',
  '\ud800',
  '\u0092',
  '😀',
  '__proto__',
  'CON',
)
const text = fc.array(signs, { maxLength: 200 }).map((parts) => parts.join(''))
const person = fc.record({
  type: fc.constant('person' as const),
  id: text,
  name: text,
  formerNames: fc.array(text, { maxLength: 3 }),
  about: text,
  url: fc.oneof(text, fc.constant('https://a.example/?b=c')),
})

test('a file of hostile people can be read', () => {
  const property = fc.property(fc.array(person, { maxLength: 4 }), (records) => {
    const notes: ImportNote[] = []
    const people = new Map(
      records.flatMap((record) => {
        const found = toPerson(record, { note: (note) => notes.push(note) })
        return found ? [[toLegalId(record.id), found] as const] : []
      }),
    )
    expect(parsePeople('people.yaml', toPeopleText(people))).toEqual({ people: expect.any(Map) })
  })
  fc.assert(property, { seed: 20250630, numRuns: 100 })
})

test.each([
  ['가'.repeat(500), '가'.repeat(500), []],
  ['가'.repeat(501), `${'가'.repeat(499)}…`, ['about-cut']],
])('a profile that is cut is told as one', (about, kept, rules) => {
  const notes: string[] = []
  const found = toPerson(
    { type: 'person', id: 'u1', name: '홍길동', formerNames: [], about },
    { note: ({ rule }) => notes.push(rule) },
  )
  expect([found?.about, notes]).toEqual([kept, rules])
})
