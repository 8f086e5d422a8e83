import {
  existsSync,
  mkdirSync,
  mkdtempDisposableSync,
  readdirSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeMarker } from '../../../src/engine/last-output.ts'
import { removeFolder } from '../../../src/engine/output-folder.ts'
import { holdFile } from '../../support/disk.ts'

test.each([
  ['a few folders, by itself', 12],
  ['many folders, in workers', 11],
])('%s', async (_, few) => {
  using place = mkdtempDisposableSync(join(tmpdir(), 'remove-'))
  mkdirSync(join(place.path, 'kept'))
  writeFileSync(join(place.path, 'kept/page.html'), '')
  const output = join(place.path, 'output')
  mkdirSync(join(output, 'questions'), { recursive: true })
  for (let number = 0; number < 12; number += 1) {
    mkdirSync(join(output, 'questions', `${number}`))
    writeFileSync(join(output, 'questions', `${number}`, 'index.html'), '')
  }
  writeFileSync(join(output, 'index.html'), '')
  // What a link leads to stays.
  symlinkSync(join(place.path, 'kept'), join(output, 'link'))
  await removeFolder(output, few)
  expect(existsSync(output)).toBe(false)
  expect(readdirSync(join(place.path, 'kept'))).toEqual(['page.html'])
})

test('a stop in the middle leaves the marker, so that the next build may go on', async ({ skip }) => {
  using place = mkdtempDisposableSync(join(tmpdir(), 'remove-'))
  const output = join(place.path, 'output')
  for (const folder of ['a', 'zz']) {
    mkdirSync(join(output, folder), { recursive: true })
    writeFileSync(join(output, folder, 'index.html'), '')
  }
  writeMarker(output)
  using held = holdFile(join(output, 'zz/index.html'))
  if (held.obstacle) skip(held.obstacle)
  await expect(removeFolder(output)).rejects.toThrow('zz')
  expect(readdirSync(output)).toEqual(['.gotgam', 'zz'])
  held.release()
  await removeFolder(output)
  expect(readdirSync(place.path)).toEqual([])
})

test('a folder that is not there', async () => {
  await expect(removeFolder('/nonexistent/folder')).resolves.toBeUndefined()
})
