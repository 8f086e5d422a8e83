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
import { removeFolder } from '../../../src/build/remove-folder.ts'

test.each([
  ['a few folders, by itself', 12],
  ['many folders, in threads', 11],
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

test('a folder that is not there', async () => {
  await expect(removeFolder('/nonexistent/folder')).resolves.toBeUndefined()
})
