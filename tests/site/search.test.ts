// What the search finds in a site that was built. How an index is made of texts is in tests/unit/search-index.

import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { nothingAsked } from '../../src/search/address.ts'
import { listFiles, takeSnapshot } from '../support/output-files.ts'
import { findData } from '../support/project.ts'
import { buildSampleSite, sampleContent } from '../support/sample-site.ts'
import { findFirstTen, listTerms, openBuiltSearch, readWholeIndex } from '../support/search-index.ts'
import { buildTestSite, createTestSite, type TestSite } from '../support/test-site.ts'

interface Query {
  class: string
  query: string
  expect: string[]
}

const open = (site: TestSite) => openBuiltSearch(site.out, (name, value) => vi.stubGlobal(name, value))
const readQueries = (path: string): Query[] => JSON.parse(readFileSync(path, 'utf8'))

/** Wanted questions that are not among the first ten, as `query → id`. */
async function findMisses(site: TestSite, queries: readonly Query[]): Promise<string[]> {
  const search = open(site)
  const misses: string[] = []
  for (const { query, expect: wanted } of queries) {
    const found = await findFirstTen(search, query)
    misses.push(...wanted.filter((id) => !found.includes(id)).map((id) => `${query} → ${id}`))
  }
  return misses
}

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('queries over the samples', () => {
  let site: TestSite
  beforeAll(async () => {
    site = await buildSampleSite()
  })
  afterAll(() => site?.remove())

  it('find what they were written for', async () => {
    const queries = readQueries(new URL('../fixtures/search-queries.json', import.meta.url).pathname)
    expect(queries).toHaveLength(60)
    const misses = await findMisses(site, queries)
    // What is asked here stands only within a longer word.
    expect(misses).toEqual(['RecursionError: maximum recursion depth exceeded in comparison → 4951'])
  })

  it('lead to every question by its own title', async () => {
    const { results } = await open(site).find({ ...nothingAsked, years: [2025] })
    const some = await Promise.all(results)
    expect(some.length).toBeGreaterThan(10)
    for (const { title, path } of some) {
      expect(await findFirstTen(open(site), title.text), title.text).toContain(path.split('/')[1])
    }
  })
})

const korean = findData('data/korean-queries.json')
const real = findData('data/ai-questions')

describe.skipIf(!korean || !real)('queries over samples and real questions (wants GOTGAM_DATA)', () => {
  let site: TestSite
  beforeAll(async () => {
    site = createTestSite({ questions: [] })
    rmSync(site.content, { recursive: true })
    cpSync(sampleContent, site.content, { recursive: true })
    copyBeside(join(real ?? '', 'questions'), site.content)
    const { exitCode, stderr } = await site.build()
    if (exitCode !== 0) throw new Error(stderr)
  })
  afterAll(() => site?.remove())

  it('find all that is wanted among the first ten, but for one of thirty', async () => {
    const queries = readQueries(korean ?? '')
    expect(queries).not.toEqual([])
    const misses = await findMisses(site, queries)
    const wanted = queries.flatMap((query) => query.expect)
    expect(misses.length, misses.join('\n')).toBeLessThanOrEqual(wanted.length / 30)
  })
})

/** Of two questions of one id that of the samples stays. */
function copyBeside(questions: string, content: string): void {
  const known = new Set(
    readdirSync(join(content, 'questions'), { recursive: true }).map((path) =>
      String(path).split('/').at(-1),
    ),
  )
  const folder = join(content, 'questions/real')
  mkdirSync(folder)
  for (const path of listFiles(questions)) {
    const name = path.split('/').at(-1) ?? ''
    cpSync(join(questions, path), join(folder, known.has(name) ? `real-${name}` : name))
  }
}

describe('an index', () => {
  const body = '곽두팔 님이 someone@naver.com 으로 보낸 비밀번호\n\n<!-- 주석에 남은 말 -->'
  const content = {
    questions: [
      { id: 'q', title: '곽두팔 님께', body, counts: { answers: 0, comments: 0 } },
      { id: 'gone', title: '감춰야 하는 제목', body: '감춰야 하는 본문' },
      { id: 'other', title: '다른 질문', body: '롤백이 되지 않습니다' },
    ],
  }
  const redactions =
    'actors:\n  - { name: 곽두팔, date: 2025-06-01 }\nquestions:\n  - { id: gone, date: 2025-06-01 }\n'
  let site: TestSite
  const names = () => listFiles(join(site.out, 'search')).toSorted()
  const edit = (id: string, text: string) => {
    const path = listFiles(join(site.content, 'questions')).find((file) => file.endsWith(`${id}.md`)) ?? ''
    const file = join(site.content, 'questions', path)
    writeFileSync(file, `${readFileSync(file, 'utf8')}\n${text}\n`)
  }
  beforeAll(async () => {
    site = await buildTestSite(content)
  })
  afterAll(() => site?.remove())

  it('is the same after a build that had nothing to do', async () => {
    const before = takeSnapshot(site.out)
    expect(await site.build()).toMatchObject({ exitCode: 0 })
    expect(takeSnapshot(site.out)).toEqual(before)
  })

  it('finds what an edit has brought, and is that of a new build', async () => {
    edit('other', '세이브포인트를 씁니다')
    expect(await site.build()).toMatchObject({ exitCode: 0 })
    expect(await findFirstTen(open(site), '세이브포인트')).toEqual(['other'])
    const warm = takeSnapshot(site.out)
    rmSync(site.cache, { recursive: true })
    rmSync(site.out, { recursive: true })
    expect(await site.build()).toMatchObject({ exitCode: 0 })
    expect(takeSnapshot(site.out)).toEqual(warm)
  })

  it('holds nothing that readers must not see', async () => {
    expect(readWholeIndex(site.out)).toContain('감춰야')
    writeFileSync(join(site.content, 'redactions.yaml'), redactions)
    expect(await site.build()).toMatchObject({ exitCode: 0 })
    const whole = readWholeIndex(site.out)
    for (const text of ['곽두팔', '감춰야', 'naver.com', 'gone']) expect(whole).not.toContain(text)
    const terms = listTerms(site.out)
    expect(terms).toContain('롤백')
    for (const term of ['곽두', '두팔', '감춰', '춰야', 'naver', 'someone', 'ᄀᄃᄑ']) {
      expect(terms).not.toContain(term)
    }
  })

  it('is made again where the cache has lost what is searched of a question, or is damaged', async () => {
    const before = takeSnapshot(site.out)
    for (const file of listFiles(site.cache)) {
      if (/\.pack$|search\.index$/.test(file)) writeFileSync(join(site.cache, file), 'damaged')
    }
    edit('q', '')
    expect(await site.build()).toMatchObject({ exitCode: 0 })
    expect(await findFirstTen(open(site), '롤백')).toEqual(['other'])
    expect(names().length).toBe(Object.keys(before).filter((file) => file.startsWith('search/')).length)
    expect(existsSync(join(site.out, 'search/index.bin'))).toBe(true)
  })
})
