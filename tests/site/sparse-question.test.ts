// A question of a community that has no hashtags and counts no views, written in English words.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkContent } from '../../src/content-folder/check-content.ts'
import { findAll, findOnly, textOf } from '../support/html.ts'
import { listPages } from '../support/output-files.ts'
import { buildTestSite, type TestSite } from '../support/test-site.ts'

const sparse = `---
title: 404
category: 개발자
tags: []
counts: { answers: 1, comments: 0 }
activity:
  - { at: 2025-05-30, actor: anonymous, kind: question }
  - { at: 2025-05-31, actor: deleted user, kind: new answer }
---
본문입니다.
`

describe('a question without hashtags and views', () => {
  let site: TestSite

  beforeAll(async () => {
    site = await buildTestSite({
      questions: [{ id: 'usual', tags: ['rest'] }],
      settings: { views: false },
      files: { 'questions/sparse.md': sparse },
    })
  })
  afterAll(() => site?.remove())

  it('is right', async () => {
    expect((await checkContent(site.content)).issues).toEqual([])
  })

  it.each(['index.html', 'questions/sparse/index.html'])('is shown on %s', (path) => {
    const page = site.page(path.replace(/index\.html$/, ''))
    const entries =
      path === 'index.html' ? findAll(page, 'article').map(textOf) : [textOf(findOnly(page, 'main'))]
    const text = entries.find((entry) => entry.includes('404')) ?? ''
    expect(text).toContain('30일 전 · 삭제된 사용자 님의 새로운 답변')
    expect(text).toContain('답변 1')
    expect(text).not.toContain('조회')
    expect(text).not.toContain('#')
  })

  it('makes no listing', () => {
    expect(listPages(site.out).filter((page) => page.startsWith('tags/'))).toEqual([
      'tags/index.html',
      'tags/rest/index.html',
    ])
  })
})
