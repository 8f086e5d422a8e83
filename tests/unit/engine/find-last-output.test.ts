// What `npm run preview` serves, and what it leaves alone.
import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeMarker } from '../../../src/engine/last-output.ts'
import { lockOutput } from '../../../src/engine/lock.ts'
import { findLastOutput } from '../../../src/engine/take-output.ts'
import { useFolder } from '../../support/use-folder.ts'

const folder = useFolder()

function make(name: string, marked: boolean): void {
  mkdirSync(join(folder, name))
  writeFileSync(join(folder, name, 'index.html'), name)
  if (marked) writeMarker(join(folder, name))
}

test('the output where it is, behind a link, too', () => {
  make('dist', true)
  symlinkSync('dist', join(folder, 'link'))
  expect(findLastOutput(join(folder, 'dist'))).toBe(join(folder, 'dist'))
  expect(findLastOutput(join(folder, 'link'))).toBe(join(folder, 'dist'))
})

test('the output that a build was stopped in the middle of exchanging is put back', () => {
  make('dist.previous', true)
  make('dist.next', true)
  expect(findLastOutput(join(folder, 'dist'))).toBe(join(folder, 'dist'))
  expect(readdirSync(folder)).toEqual(['dist', 'dist.next'])
})

test('a folder of a person stays where it is, and there is no output', () => {
  make('dist.previous', false)
  expect(() => findLastOutput(join(folder, 'dist'))).toThrow(
    `There is no output ${join(folder, 'dist')}. Make one: npm run build`,
  )
  expect(readdirSync(folder)).toEqual(['dist.previous'])
})

test('while a build is in the middle of it, nothing is put back', () => {
  make('dist.previous', true)
  make('dist.next', true)
  lockOutput(join(folder, 'dist'))
  expect(() => findLastOutput(join(folder, 'dist'))).toThrow('Another build')
  expect(readdirSync(folder)).toEqual(['dist.lock', 'dist.next', 'dist.previous'])
})
