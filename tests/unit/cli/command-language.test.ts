import { mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findCommandLanguage } from '../../../src/cli/command-language.ts'
import { makeFifo } from '../../support/fifo.ts'

const settings = 'title: Archive\nreferenceDate: 2025-06-30\n'

test.each([
  [undefined, undefined, 'ko'],
  [settings, undefined, 'ko'],
  [`${settings}locale: en\n`, undefined, 'en'],
  [`${settings}locale: "en"\r\n`, undefined, 'en'],
  [`${settings}locale: ko\n`, undefined, 'ko'],
  [`${settings}locale: fr\n`, undefined, 'ko'],
  [`${settings}locale: en\n`, 'ko', 'ko'],
  [`${settings}locale: en # English\n`, undefined, 'en'],
  [settings, 'en', 'en'],
  [`${settings}locale: en\n`, 'fr', 'en'],
])('archive.yaml %j, ARCHIVE_LANG %j: %s', (text, wanted, language) => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'language-'))
  if (text !== undefined) writeFileSync(join(folder.path, 'archive.yaml'), text)
  const environment = { ARCHIVE_CONTENT: folder.path, ...(wanted ? { ARCHIVE_LANG: wanted } : {}) }
  expect(findCommandLanguage(folder.path, environment)).toBe(language)
})

test('what is no file is not waited for', () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'language-'))
  makeFifo(join(folder.path, 'archive.yaml'))
  expect(findCommandLanguage(folder.path, { ARCHIVE_CONTENT: folder.path })).toBe('ko')
})
