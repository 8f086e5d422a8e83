import { describe, expect, test } from 'vitest'
import { findNearestNames, findSpelling, parseQuery } from '../../../src/search/analyze-query.ts'
import { cutExcerpt, markText } from '../../../src/search/read-results.ts'

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
  ])('what was meant by %s', (word, meant) => {
    expect(findSpelling(word, spelling)).toBe(meant)
  })
})

describe('marks', () => {
  const mark = (text: string, query: string) => {
    const wanted = parseQuery(query).words.flatMap(({ groups }) =>
      groups.filter(({ weight }) => weight >= 0.5).flatMap((group) => group.wanted),
    )
    const { marks } = markText(text, wanted)
    return marks.map(([start, end]) => text.slice(start, end))
  }
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
  test.each(cases)('%s for %s', (text, query, marked) => {
    expect(mark(text, query)).toEqual(marked)
  })
})

describe('excerpts', () => {
  const filler = '가나다라 마바사아 '.repeat(20)

  test('a short text stays whole', () => {
    expect(cutExcerpt({ text: '짧은 글', marks: [[0, 2]] })).toEqual({ text: '짧은 글', marks: [[0, 2]] })
  })

  test('a long text is cut around what is marked, between blanks', () => {
    const start = filler.length
    const { text, marks } = cutExcerpt({ text: `${filler}멱등 ${filler}`, marks: [[start, start + 2]] })
    expect(marks.map(([from, to]) => text.slice(from, to))).toEqual(['멱등'])
    expect(text).toMatch(/^…(?:가나다라|마바사아) .* (?:가나다라|마바사아)…$/)
    expect(text.length).toBeLessThanOrEqual(132)
  })

  test.each([0, 1])('no half of a pair is left over at either end, from unit %i on', (first) => {
    const text = 'a'.repeat(first) + '😀'.repeat(400)
    const cut = cutExcerpt({ text, marks: [[600, 602]] })
    expect(cut.text).toMatch(/^…(?:😀)+…$/u)
    expect(cut.text.isWellFormed()).toBe(true)
    expect(cut.marks.map(([from, to]) => cut.text.slice(from, to)).join('')).toBe(text.slice(600, 602))
  })

  // What is before 130 units, and what is left of it.
  test.each([
    ['상상이 안 갑니다. 그런데', '상상이 안 갑니다…'],
    ['명사가 아닌데... 그런데', '명사가 아닌데…'],
    ['명사가 아닌데…… 그런데', '명사가 아닌데…'],
    ['하나 · 둘', '하나…'],
    ['버전 3.4 이상', '버전 3.4…'],
    ['정말? 그런데', '정말?…'],
  ])('at a cut no other sign of a pause stands before the last: %s', (end, cut) => {
    const border = end.lastIndexOf(' ')
    const text = `${'가'.repeat(128 - border)} ${end}${'나'.repeat(80)}`
    expect(cutExcerpt({ text, marks: [] }).text.replace(/^가+ /, '')).toBe(cut)
  })

  test.each([
    ['... 그래서', '…그래서'],
    ['· 그래서', '…그래서'],
    ['.net 그래서', '….net 그래서'],
  ])('nor does one stand behind the first: %s', (start, cut) => {
    // The cut is at the blank before it, 32 units before the mark.
    const text = `${'가'.repeat(200)} ${start} ${'나'.repeat(29 - start.length)} 멱등 ${filler}`
    const at = text.indexOf('멱등')
    const { text: shown, marks } = cutExcerpt({ text, marks: [[at, at + 2]] })
    expect(shown.startsWith(`${cut} 나`)).toBe(true)
    expect(marks.map(([from, to]) => shown.slice(from, to))).toEqual(['멱등'])
  })

  test('a long text without marks is its beginning', () => {
    const { text } = cutExcerpt({ text: filler, marks: [] })
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
