// What the search finds in a site that was built. How an index is made of texts is in tests/unit/search-index.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { nothingAsked } from '../../src/search/asked.ts'
import { openSite } from '../sites/open-site.ts'
import { listFiles, takeSnapshot } from '../support/output-files.ts'
import {
  findFirstTen,
  findMisses,
  listTerms,
  openBuiltSearch,
  readQueries,
  readWholeIndex,
} from '../support/search-index.ts'
import { buildTestSite, type TestSite } from '../support/test-site.ts'

const open = (out: string) => openBuiltSearch(out, (name, value) => vi.stubGlobal(name, value))

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('queries over the samples', () => {
  const site = openSite('samples')

  it('find what they were written for', async () => {
    const queries = readQueries(new URL('../fixtures/search-queries.json', import.meta.url).pathname)
    expect(queries).toHaveLength(60)
    const misses = await findMisses(open(site.out), queries)
    // What is asked here is only within a longer word.
    expect(misses).toEqual(['RecursionError: maximum recursion depth exceeded in comparison → 4951'])
  })

  it('lead to every question by its own title', async () => {
    const { results } = await open(site.out).find({ ...nothingAsked, years: [2025] })
    const some = await Promise.all(results)
    expect(some.length).toBeGreaterThan(10)
    for (const { title, path } of some) {
      expect(await findFirstTen(open(site.out), title.text), title.text).toContain(path.split('/')[1])
    }
  })
})

it('asks for nothing that is no HTML: what its script fills has an address and a time all the same', () => {
  const page = readFileSync(join(openSite('samples').out, 'search/index.html'), 'utf8')
  const tags = page.match(/<(?:a [^<>]*rel=|time\b)[^<>]*>/g) ?? []
  expect(tags.length).toBeGreaterThan(3)
  expect(tags.filter((tag) => !/ (?:href|datetime)="[^"]/.test(tag))).toEqual([])
})

describe('what is asked to the letter', () => {
  const counts = { answers: 0, comments: 0 }
  const content = {
    questions: [
      { id: 'one', title: '배포 순서', body: '<b>무중단</b> 배포를 서버 한 대에서', counts },
      { id: 'two', title: '배포 도구', body: '배포는 무중단이 아니어도 됩니다. JavaScript', counts },
      { id: 'three', title: '배포 이야기', body: '자바를 씁니다. Java', counts },
    ],
  }
  let site: TestSite
  beforeAll(async () => {
    site = await buildTestSite(content)
  })
  afterAll(() => site?.remove())

  const ask = async (text: string) => {
    const { results, total, whole, isBounded } = await open(site.out).find({ ...nothingAsked, text })
    const paths = (await Promise.all(results)).map(({ path }) => path.split('/')[1])
    return { paths: paths.toSorted(), total, whole, isBounded }
  }

  it.each([
    ['배포', ['one', 'three', 'two']],
    ['"무중단 배포"', ['one']],
    ['배포 "배포는 무중단이"', ['two']],
    ['"배포 무중단"', []],
    ['배포 -무중단', ['three']],
    ['배포 -java', ['one', 'two']],
    ['배포 -자바', ['one', 'two']],
    ['-무중단', ['three']],
    ['배포 -"서버 한 대"', ['three', 'two']],
  ])('%s finds %j', async (text, ids) => {
    expect(await ask(text)).toEqual({ paths: ids, total: ids.length, whole: ids.length, isBounded: false })
  })

  it('of several words those with all come first, and are counted', async () => {
    const { results, total, whole } = await open(site.out).find({ ...nothingAsked, text: '무중단 순서' })
    const found = await Promise.all(results)
    expect(found.map((result) => result.whole)).toEqual([true, false])
    expect([found[0]?.path, total, whole]).toEqual(['questions/one/', 2, 1])
  })

  it('nothing is found, and hashtags are offered that are written like it', async () => {
    expect(await open(site.out).findNearest('배포', 3)).toEqual([])
    const samples = openSite('samples')
    expect(await open(samples.out).findNearest('스프링부트', 3)).toEqual([])
    expect((await open(samples.out).findNearest('sprnig-boot', 3))[0]).toBe('spring-boot')
  })
})

describe('what proves a phrase or an exclusion', () => {
  const counts = { answers: 0, comments: 0 }
  const answer = (text: string) =>
    `---\nactor: 홍길동\nat: 2025-06-01T13:00:00+09:00\ncounts: { recommended: 0 }\n---\n${text}\n`
  const comment =
    '- id: c1\n  actor: 홍길동\n  at: 2025-06-01T13:00:00+09:00\n  text: |\n    접착제 선반이 좋습니다.\n'
  const poll = { title: '접착제 선반을 만들까요?', options: [{ label: '접착제 선반', votes: 2 }] }
  const content = {
    settings: { pageSize: 2 },
    questions: [
      {
        id: 'a',
        title: '과일 값',
        body: '접착제를 쥐고 선반을 답니다.',
        counts: { answers: 0, comments: 1 },
      },
      { id: 'b', title: '처음 만드는 접착제 선반', body: '어떻게 만드나요?', counts },
      { id: 'c', title: '또 다른 선반과 접착제', body: '값은 여기, 선반은 저기', counts, poll },
      {
        id: 'd',
        title: '짧은 대화',
        body: '누구나 고쳐쓸 수 있습니다. `React.useEffect`',
        counts,
        tags: ['목공'],
      },
      {
        id: 'e',
        title: '긴 대화',
        body: '질문입니다. useEffect를 씁니다.',
        counts: { answers: 5, comments: 0 },
      },
      { id: 'f', title: '끝이 톱질', body: '끝난 뒤의 `if (a < b) &amp;` 코드', counts },
    ],
    files: {
      'comments/a.yaml': comment,
      ...Object.fromEntries([1, 2, 3, 4].map((id) => [`answers/e/${id}.md`, answer(`${id}번째 답변`)])),
      'answers/e/5.md': answer('<p>끝에는 풀칠한 틀</p>\n\n```js\nonly\n```\n\n마지막 문단'),
    },
  }
  let site: TestSite
  beforeAll(async () => {
    site = await buildTestSite(content)
  })
  afterAll(() => site?.remove())

  it.each([
    // The box of similar questions, comments and polls say it as well.
    ['"접착제 선반"', ['b']],
    ['값 -"접착제 선반"', ['a', 'c']],
    ['"#목공"', ['d']],
    ['"짧은 대화"', ['d']],
    ['대화 -목공', ['e']],
    // On the third page.
    ['"풀칠한 틀"', ['e']],
    ['"마지막 문단"', ['e']],
    ['대화 -풀칠한', ['d']],
    ['대화 -마지막', ['d']],
    // A title and a body are no text together.
    ['"톱질 끝난"', []],
    ['"(a < b) &amp;"', ['f']],
    // A phrase begins within a word.
    ['"쓸 수 있습니다"', ['d']],
    ['"useEffect"', ['d', 'e']],
    ['대화 -useEffect', []],
  ])('%s finds %j', async (text, ids) => {
    const { results, total, whole, isBounded } = await open(site.out).find({ ...nothingAsked, text })
    const paths = (await Promise.all(results)).map(({ path }) => path.split('/')[1])
    expect({ paths: paths.toSorted(), isBounded }).toEqual({ paths: ids, isBounded: false })
    expect([total, whole]).toEqual([ids.length, ids.length])
  })
})

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
    expect(await findFirstTen(open(site.out), '세이브포인트')).toEqual(['other'])
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
    expect(await findFirstTen(open(site.out), '롤백')).toEqual(['other'])
    expect(names().length).toBe(Object.keys(before).filter((file) => file.startsWith('search/')).length)
    expect(existsSync(join(site.out, 'search/index.bin'))).toBe(true)
    // Of which browsers are told that they may be kept for ever.
    const others = names().filter((file) => !file.startsWith('data/'))
    expect(others.toSorted()).toEqual(['index.bin', 'index.html'])
  })
})
