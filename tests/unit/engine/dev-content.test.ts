// Small files that break while the site is served: the last good ones stay.
import { mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lookAtFolder, type SeenFolder } from '../../../src/engine/dev-content.ts'
import { toArchiveFolders } from '../../../src/folder/environment.ts'
import { writeContent } from '../../support/content-folder.ts'
import { projectFolder } from '../../support/project.ts'

test('a redacted person stays redacted under all names', async () => {
  using parent = mkdtempDisposableSync(join(tmpdir(), 'gotgam-served-'))
  const content = join(parent.path, 'content')
  const folders = toArchiveFolders(projectFolder, {
    ARCHIVE_CONTENT: content,
    ARCHIVE_CACHE: join(parent.path, 'cache'),
  })
  const look = { folders, code: '1', url: undefined }
  const files = {
    'people.yaml': 'u43: { name: 홍길동, formerNames: [길동이] }\nu50: { name: 홍길동 }\n',
    'redactions.yaml': 'people: [{ id: u43, date: 2025-01-02 }]\n',
  }
  writeContent(content, { questions: [{ id: 'a' }], files })
  const names = (seen: SeenFolder) => seen.content?.redactions.actors.map(({ name }) => name)
  const first = await lookAtFolder(look, undefined)
  expect(names(first)).toEqual(['홍길동', '길동이'])
  expect(await lookAtFolder(look, first)).toBe(first)

  writeFileSync(join(content, 'people.yaml'), 'u43: { nmae: 홍길동 }\n')
  const broken = await lookAtFolder(look, first)
  expect(names(broken)).toEqual(['홍길동', '길동이'])
  expect(broken.issues.map(({ path, code }) => `${path} ${code}`)).toEqual(['people.yaml unknown-key'])
  expect(broken.good).toBe(first.good)

  writeFileSync(join(content, 'people.yaml'), 'u43: { name: 김철수 }\n')
  expect(names(await lookAtFolder(look, broken))).toEqual(['김철수'])
})

test('with nothing good yet a redacted person keeps everything back', async () => {
  using parent = mkdtempDisposableSync(join(tmpdir(), 'gotgam-served-'))
  const content = join(parent.path, 'content')
  const folders = toArchiveFolders(projectFolder, {
    ARCHIVE_CONTENT: content,
    ARCHIVE_CACHE: join(parent.path, 'cache'),
  })
  const look = { folders, code: '1', url: undefined }
  const redactions = 'people: [{ id: u43, date: 2025-01-02 }]\n'
  const files = { 'people.yaml': 'u43: 홍길동\n', 'redactions.yaml': redactions }
  writeContent(content, { questions: [{ id: 'a' }], files })
  expect((await lookAtFolder(look, undefined)).content).toBeUndefined()
  writeFileSync(join(content, 'redactions.yaml'), '')
  expect((await lookAtFolder(look, undefined)).content).toBeDefined()
})
