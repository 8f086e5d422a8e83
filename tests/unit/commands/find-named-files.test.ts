import { mkdirSync, mkdtempDisposableSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { findNamedFiles } from '../../../src/commands/tidy.ts'

const files = ['questions/2024/rest.md', 'questions/2024/취업.md', 'questions/a.md'].map((path) => ({
  id: path,
  path,
  stamp: [0, 0, 0, 0] as const,
}))

test.each<[string, string[]]>([
  // From where it was called, from the content folder, and as a whole.
  ['content/questions/a.md', ['questions/a.md']],
  ['questions/a.md', ['questions/a.md']],
  ['./content/../content/questions/a.md', ['questions/a.md']],
  ['ROOT/content/questions/a.md', ['questions/a.md']],
  ['link/questions/a.md', ['questions/a.md']],
  [`questions/2024/${'취업'.normalize('NFD')}.md`, ['questions/2024/취업.md']],
  ['content/questions/2024', ['questions/2024/rest.md', 'questions/2024/취업.md']],
  ['questions/2024/', ['questions/2024/rest.md', 'questions/2024/취업.md']],
  ['content', ['questions/2024/rest.md', 'questions/2024/취업.md', 'questions/a.md']],
  ['questions/b.md', []],
  ['questions/202', []],
  ['a.md', []],
])('%s', (name, paths) => {
  using folder = mkdtempDisposableSync(join(realpathSync(tmpdir()), 'named-'))
  const content = join(folder.path, 'content')
  for (const { path } of files) {
    mkdirSync(dirname(join(content, path)), { recursive: true })
    writeFileSync(join(content, path), '')
  }
  symlinkSync('content', join(folder.path, 'link'))
  const given = name.replace('ROOT', folder.path)
  const named = findNamedFiles([given], files, content, [folder.path, content])
  expect(named.files.map(({ path }) => path)).toEqual(paths)
  expect(named.unknown).toEqual(paths.length > 0 ? [] : [given])
})
