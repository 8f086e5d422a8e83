import { describe, expect, test } from 'vitest'
import { correctQuery, findNearestNames, parseQuery, type Wanted } from '../../../src/search/analyze-query.ts'
import type { MarkedText } from '../../../src/search/asked.ts'
import { openIndex } from '../../../src/search/look-up.ts'
import { readResult, type StoredRecord } from '../../../src/search/read-results.ts'

/** Each part of a query by its weight, and what it looks for: `트랜`, or `a–b` for a range. */
function describeQuery(text: string): string[] {
  return parseQuery(text).words.flatMap(({ groups }) =>
    groups.map(({ weight, wanted }) => {
      const terms = wanted.map(({ from, to }) => (from === to ? from : `${from}…`))
      return `${weight} ${terms.join(' ')}`.normalize('NFC')
    }),
  )
}

describe('what a query looks for', () => {
  const cases: [query: string, parts: string[]][] = [
    ['', []],
    ['   ?!', []],
    ['멱등', ['1 멱등']],
    // A particle, and the pair that reaches into it, weigh little.
    ['멱등을', ['1 멱등', '0.15 등을']],
    ['트랜잭션', ['1 트랜', '1 랜잭', '1 잭션']],
    // A syllable alone stands for all that begins with it.
    ['락', ['0.5 락…']],
    ['REST란', ['1 rest rest…', '0.15 란']],
    ['spring-boot', ['1 springboot springboot…', '0.5 spring', '0.5 boot']],
    ['c#', ['1 c# c#…']],
    ['c', ['1 c']],
    ['A*', ['1 a* a*…']],
    ['*a* b', ['1 a* a*…', '1 b']],
    ['#rest', ['1 #rest', '1 rest rest…']],
    ['ㅅㅍㄹ', ['1 ᄉᄑᄅ…']],
    // The next syllable is being typed.
    ['코루ㅌ', ['1 코루', '1 루타…']],
    // What is said twice counts once.
    ['롤백 롤백', ['1 롤백']],
  ]
  test.each(cases)('%j', (query, parts) => {
    expect(describeQuery(query)).toEqual(parts)
  })

  test('no more than 32 parts of a long text', () => {
    const words = Array.from(
      { length: 100 },
      (_, place) => `word${String.fromCharCode(97 + (place % 26))}${place}`,
    )
    expect(describeQuery(words.join(' '))).toHaveLength(32)
  })

  test.each([
    ['멱등을', true],
    ['JPA를', true],
    ['멱등 처리', false],
    ['설득하는', false],
  ])('whether a particle of %s was left out', (query, particles) => {
    expect(parseQuery(query).particles).toBe(particles)
  })
})

describe('slips', () => {
  const spelling = [
    ['포트폴리오', 3],
    ['kubernetes', 5],
    ['postgres', 9],
    ['페이지네이션', 1],
    ['rest', 20],
  ] as const
  test.each([
    ['포토폴리오', '포트폴리오'],
    ['페이지내이션', '페이지네이션'],
    ['kubernets', 'kubernetes'],
    ['kubernetes', undefined],
    ['rset', 'rest'],
    ['resst', 'rest'],
    ['rast', 'rest'],
    ['tser', undefined],
    ['res', undefined],
    // From eight letters on two slips are forgiven, none of which touches the same part twice.
    ['qubernetse', 'kubernetes'],
    ['qubernetsee', undefined],
    ['postgrse', 'postgres'],
    ['완전히다른말', undefined],
  ])('what was meant by %s', async (word, meant) => {
    const query = parseQuery(word)
    const nowhere = query.words.map(({ groups }) => groups.map((group) => ({ group, terms: [] })))
    const lookUp = { groups: async () => [] }
    const files = { json: async () => JSON.parse(JSON.stringify(spelling)) }
    const { corrected } = await correctQuery(query, nowhere, { manifest: { spelling: '' }, files, lookUp })
    expect([...corrected.values()]).toEqual(meant === undefined ? [] : [meant])
  })
})

function toWanted(query: string): Wanted[] {
  return parseQuery(query).words.flatMap(({ groups }) =>
    groups.filter(({ weight }) => weight >= 0.5).flatMap((group) => group.wanted),
  )
}

/** A question with these texts, as results show it. */
async function show({ title = '', excerpt = '' }: { title?: string; excerpt?: string }, query: string) {
  const record: StoredRecord = [['q', title, 0, '', '', [], 0, [], 0], excerpt, []]
  const names = { termFiles: '', recordFiles: '', names: '', filterFiles: '', valueFiles: '', spelling: '' }
  const manifest = { questions: 1, documents: 1, terms: [], records: [1], years: [], ...names }
  const index = await openIndex({
    manifest: async () => manifest,
    bytes: async () => new Uint8Array(),
    json: async () => JSON.parse(JSON.stringify([record])),
  })
  return readResult(0, 0, toWanted(query), index)
}

function listMarked({ text, marks }: MarkedText): string[] {
  return marks.map(([start, end]) => text.slice(start, end))
}

describe('marks', () => {
  const cases: [text: string, query: string, marked: string[]][] = [
    ['멱등성을 지키는 API', '멱등을', ['멱등']],
    ['트랜잭션 안의 트랜잭션', '트랜잭션', ['트랜잭션', '트랜잭션']],
    ['Spring Boot와 spring-boot', 'spring', ['Spring', 'spring-boot']],
    ['HikariPool-1', 'hikari', ['HikariPool-1']],
    ['비관적 락을 건다', '락', ['락']],
    // The syllables whose initials were typed, at the beginning of a word.
    ['스프링을 쓰는 REST', 'ㅅㅍㄹ', ['스프링']],
    ['스프링부트와 스프링 시큐리티', 'ㅅㅍㄹ', ['스프링', '스프링']],
    ['새스프링', 'ㅅㅍㄹ', []],
    // Initials of the index are those of a word without its particle.
    ['스프를', 'ㅅㅍㄹ', []],
    ['漢스프링', 'ㅅㅍㄹ', []],
    ['아무것도 없음', 'rest', []],
  ]
  test.each(cases)('%s for %s', async (title, query, marked) => {
    expect(listMarked((await show({ title }, query)).title)).toEqual(marked)
  })
})

describe('excerpts', () => {
  const filler = '가나다라 마바사아 '.repeat(20)

  const cut = async (excerpt: string, query: string) => (await show({ excerpt }, query)).excerpt

  test('a short text stays whole', async () => {
    expect(await cut('짧은 글', '짧은')).toEqual({ text: '짧은 글', marks: [[0, 2]] })
  })

  test('a long text is cut around what is marked, between blanks', async () => {
    const shown = await cut(`${filler}멱등 ${filler}`, '멱등')
    const { text } = shown
    expect(listMarked(shown)).toEqual(['멱등'])
    expect(text).toMatch(/^…(?:가나다라|마바사아) .* (?:가나다라|마바사아)…$/)
    expect(text.length).toBeLessThanOrEqual(132)
  })

  test.each(['멱등', 'a멱등', '멱등a', 'a멱등a'])(
    'no half of a pair is left over around %s',
    async (word) => {
      const shown = await cut(`${'😀'.repeat(300)}${word}${'😀'.repeat(100)}`, '멱등')
      expect(shown.text.isWellFormed()).toBe(true)
      expect(shown.text.replace(/^…(?:😀)+/u, '').replace(/(?:😀)+…$/u, '')).toBe(word)
      expect(listMarked(shown)).toEqual(['멱등'])
    },
  )

  // What is before 130 units, and what is left of it.
  test.each([
    ['상상이 안 갑니다. 그런데', '상상이 안 갑니다…'],
    ['명사가 아닌데... 그런데', '명사가 아닌데…'],
    ['명사가 아닌데…… 그런데', '명사가 아닌데…'],
    ['하나 · 둘', '하나…'],
    ['버전 3.4 이상', '버전 3.4…'],
    ['정말? 그런데', '정말?…'],
  ])('at a cut no other sign of a pause stands before the last: %s', async (end, last) => {
    const border = end.lastIndexOf(' ')
    const text = `${'가'.repeat(128 - border)} ${end}${'나'.repeat(80)}`
    expect((await cut(text, '')).text.replace(/^가+ /, '')).toBe(last)
  })

  test.each([
    ['... 그래서', '…그래서'],
    ['· 그래서', '…그래서'],
    ['.net 그래서', '….net 그래서'],
  ])('nor does one stand behind the first: %s', async (start, first) => {
    // The cut is at the blank before it, 32 units before the mark.
    const text = `${'가'.repeat(200)} ${start} ${'나'.repeat(29 - start.length)} 멱등 ${filler}`
    const shown = await cut(text, '멱등')
    expect(shown.text.startsWith(`${first} 나`)).toBe(true)
    expect(listMarked(shown)).toEqual(['멱등'])
  })

  test('a long text without marks is its beginning', async () => {
    const { text } = await cut(filler, '')
    expect(text).toMatch(/^가나다라 .*…$/)
  })
})

test.each([
  ['스프링', ['spring', '스프링부트', '스프린트'], ['스프링부트']],
  ['kubernets 배포', ['docker', 'kubernetes'], ['kubernetes']],
  ['쿠버네틱스', ['쿠버네티스', '도커'], ['쿠버네티스']],
  ['spring-boot-starter', ['boot', 'spring'], ['boot', 'spring']],
  ['', ['spring'], []],
])('hashtags that are written like a word of %j: of %j %j', (text, names, nearest) => {
  expect(findNearestNames(text, names)).toEqual(nearest)
})
