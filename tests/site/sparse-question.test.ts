// A question of a community that has no hashtags and counts no views, written in English words.
import { mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { checkContent } from '../../src/content-folder/check-content.ts'
import { openSite } from '../sites/open-site.ts'
import { sparseQuestion } from '../sites/parts/sparse.ts'
import { writeContent } from '../support/content-folder.ts'
import { findAll, findOnly, textOf } from '../support/html.ts'

const site = openSite('states')

it('is right', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'gotgam-sparse-'))
  writeContent(folder.path, { settings: { views: false }, ...sparseQuestion })
  expect((await checkContent(folder.path)).issues).toEqual([])
})

it.each(['a list', 'its page'])('is shown in %s', (place) => {
  const entries =
    place === 'a list'
      ? site.pages('').flatMap((page) => findAll(page, 'article').map(textOf))
      : [textOf(findOnly(site.page('questions/sparse/'), 'main'))]
  const text = entries.find((entry) => entry.includes('404')) ?? ''
  expect(text).toContain('30일 전 · 삭제된 사용자 님의 새로운 답변')
  expect(text).toContain('답변 1')
  expect(text).not.toContain('조회')
  expect(text).not.toContain('#')
})
