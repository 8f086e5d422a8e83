// A cache may be shared by builds of different outputs: what one of them reads is not taken away by another.
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  removeOldBundles,
  removeOldCompilations,
  touchBundle,
} from '../../../src/engine/remove-old-bundles.ts'

const own = `bundle-${'a'.repeat(32)}`
const other = `bundle-${'b'.repeat(32)}`
const minute = 60_000
let cache = ''

beforeEach(() => {
  cache = mkdtempSync(join(tmpdir(), 'bundles-'))
})
afterEach(() => rmSync(cache, { recursive: true }))

function make(name: string, age: number): void {
  mkdirSync(join(cache, name, 'renderer'), { recursive: true })
  const time = new Date(Date.now() - age)
  utimesSync(join(cache, name), time, time)
}

test.each<[string, string, number, boolean]>([
  ['the bundle that is used, however old', own, 90 * minute, true],
  ['another that was used half an hour ago', other, 30 * minute, true],
  ['another that nobody has used for an hour and a half', other, 90 * minute, false],
  ['one that is being made', `${other}.4321`, 1 * minute, true],
  ['one that was left half made', `${own}.4321`, 90 * minute, false],
  ['what is no bundle', 'bundle-of-somebody', 90 * minute, true],
])('%s', (_, name, age, stays) => {
  make(name, age)
  removeOldBundles(cache, own)
  expect(readdirSync(cache)).toEqual(stays ? [name] : [])
})

test('a bundle that is touched is used again', () => {
  make(other, 90 * minute)
  touchBundle(cache, other)
  removeOldBundles(cache, own)
  expect(readdirSync(cache)).toEqual([other])
})

test.each<[string, string, number, boolean]>([
  ['the one that is compiled', 'bundle-4321', 90 * minute, true],
  ['another that is being compiled', 'bundle-4322', 1 * minute, true],
  ['one that was left', 'bundle-4322', 90 * minute, false],
  ['what Astro keeps there', 'types.d.ts', 90 * minute, true],
])('where templates are compiled: %s', (_, name, age, stays) => {
  make(name, age)
  removeOldCompilations(cache, 'bundle-4321')
  expect(readdirSync(cache)).toEqual(stays ? [name] : [])
})

test('where templates were never compiled nothing is left', () => {
  expect(() => removeOldCompilations(join(cache, 'none'), 'bundle-4321')).not.toThrow()
})
