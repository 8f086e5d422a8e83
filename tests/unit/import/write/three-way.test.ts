// What becomes of one thing, by what the last import wrote, what is there, and what the source says now.
import { expect, test } from 'vitest'
import { decide, type Outcome } from '../../../../src/import/write/three-way.ts'

const none = undefined

test.each<[string | undefined, string | undefined, string | undefined, Outcome, string, string | undefined]>([
  // base, current, next: outcome, what stands, base of the next import
  [none, none, 'a', 'added', 'next', 'a'],
  [none, 'a', 'a', 'unchanged', 'current', 'a'],
  [none, 'b', 'a', 'own', 'current', none],
  [none, 'b', none, 'unchanged', 'current', none],
  ['a', 'a', 'a', 'unchanged', 'current', 'a'],
  ['a', 'a', 'b', 'updated', 'next', 'b'],
  ['a', 'b', 'a', 'edited', 'current', 'a'],
  ['a', 'b', 'b', 'unchanged', 'current', 'b'],
  ['a', 'b', 'c', 'edited-both', 'current', 'a'],
  ['a', none, 'a', 'removed', 'none', 'a'],
  ['a', none, 'b', 'removed', 'none', 'a'],
  ['a', 'a', none, 'vanished', 'current', 'a'],
  ['a', 'b', none, 'vanished', 'current', 'a'],
  ['a', none, none, 'gone', 'none', none],
])('wrote %s, is %s, comes %s: %s, %s stands', (base, current, next, outcome, take, left) => {
  expect(decide({ base, current, next })).toEqual({ outcome, take, base: left })
})
