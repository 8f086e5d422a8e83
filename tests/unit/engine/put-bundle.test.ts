import { existsSync, mkdirSync, mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { putBundle } from '../../../src/engine/put-bundle.ts'

test.each([
  ['nothing is there', undefined, true, 'own'],
  ['another build has made it meanwhile', 'whole', false, 'whole'],
  ['what is there is damaged', 'damaged', true, 'own'],
])('where %s', (_, there, taken, left) => {
  using parent = mkdtempDisposableSync(join(tmpdir(), 'put-bundle-'))
  const [arriving, folder] = [join(parent.path, 'arriving'), join(parent.path, 'bundle')]
  const write = (to: string, text: string) => {
    mkdirSync(to)
    writeFileSync(join(to, 'entry'), text)
  }
  const read = () => readFileSync(join(folder, 'entry'), 'utf8')
  write(arriving, 'own')
  if (there !== undefined) write(folder, there)
  expect(putBundle(arriving, folder, () => read() === 'whole')).toBe(taken)
  expect([read(), existsSync(arriving)]).toEqual([left, !taken])
})
