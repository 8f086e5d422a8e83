// What Astro is told of `url`: a faulty one is told to nobody, so that no template is compiled for it.
import { mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { toServed } from '../../../src/engine/bundle.ts'
import { readSettings } from '../../../src/folder/read-folder.ts'
import { writeContent } from '../../support/content-folder.ts'

test.each([
  [undefined, '/', undefined],
  ['https://example.org', '/', 'https://example.org'],
  ['https://example.org/archive', '/archive/', 'https://example.org'],
  ['http://example.org:8080/a/b/', '/a/b/', 'http://example.org:8080'],
  ['https://a.example//evil.example/', '/', undefined],
  ['https://user:word@a.example/b/', '/', undefined],
  ['https://a.example\\b', '/', undefined],
  ['https:a.example', '/', undefined],
  ['https://a.example/b?c', '/', undefined],
  ['https://a.example/%2F%2Fevil.example/', '/', undefined],
  ['javascript:alert(1)//', '/', undefined],
  ['file:///etc/', '/', undefined],
])('%s: base %s, site %s', (url, base, site) => {
  using root = mkdtempDisposableSync(join(tmpdir(), 'gotgam-settings-'))
  writeContent(root.path, { settings: url === undefined ? {} : { url }, questions: [] })
  const served = toServed(readSettings(root.path))
  expect([served.base, served.site]).toEqual([base, site])
})
