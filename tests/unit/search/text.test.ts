import { describe, expect, test } from 'vitest'
import { splitTyped } from '../../../src/search/page/field.ts'
import { toInitials } from '../../../src/search/read-results.ts'
import { findStem, isParticle, normalizeText, scanText, toWordTerms } from '../../../src/search/text.ts'

function scan(text: string): string[] {
  const found: string[] = []
  scanText(normalizeText(text), {
    onRun: (run, start) => found.push(`run ${run} ${start}`),
    onWord: (word, start) => found.push(`word ${word} ${start}`),
    onInitials: (initials, start) => found.push(`initials ${initials.normalize('NFC')} ${start}`),
  })
  return found
}

describe('what a text is taken apart into', () => {
  const cases: [text: string, found: string[]][] = [
    ['', []],
    ['트랜잭션 롤백', ['run 트랜잭션 0', 'run 롤백 5']],
    ['JPA에서', ['word JPA 0', 'run 에서 3']],
    ['C#과 C++, F#', ['word C# 0', 'run 과 2', 'word C++ 4', 'word F# 9']],
    ['.NET 8', ['word .NET 0', 'word 8 5']],
    ['a...b', ['word a 0', 'word b 4']],
    ['끝. 다음', ['run 끝 0', 'run 다음 3']],
    ['N+1 문제', ['word N+1 0', 'run 문제 4']],
    ['Spring Boot 3.4.1', ['word Spring 0', 'word Boot 7', 'word 3.4.1 12']],
    ['spring-boot, node.js', ['word spring-boot 0', 'word node.js 13']],
    ['@Transactional', ['word Transactional 1']],
    ['std::string_view', ['word std 0', 'word string_view 5']],
    ['ㅅㅍㄹ', ['initials ᄉᄑᄅ 0']],
    // Full width, and letters that are typed apart.
    ['ＲＥＳＴ', ['word REST 0']],
    ['한글'.normalize('NFD'), ['run 한글 0']],
    ['漢字かな', ['run 漢字かな 0']],
    ['😀 좋아요', ['run 좋아요 3']],
    ['\ud800 외톨이', ['run 외톨이 2']],
    ['Größe', ['word Größe 0']],
    ['#해시태그', ['run 해시태그 1']],
  ]
  test.each(cases)('%j', (text, found) => {
    expect(scan(text)).toEqual(found)
  })
})

describe('terms of a word', () => {
  const cases: [word: string, whole: string, parts: string[]][] = [
    ['rest', 'rest', []],
    ['REST', 'rest', []],
    ['c#', 'c#', []],
    ['C++', 'c++', []],
    ['A*', 'a*', []],
    ['.NET', '.net', ['net']],
    ['N+1', 'n+1', []],
    ['3.4', '3.4', []],
    ['3.4.1', '3.4.1', []],
    ['17', '17', []],
    ['spring-boot', 'springboot', ['spring', 'boot']],
    ['node.js', 'nodejs', ['node', 'js']],
    ['ci/cd', 'cicd', ['ci', 'cd']],
    ['UTF-8', 'utf8', ['utf']],
    ['string_view', 'stringview', ['string', 'view']],
    ['HikariPool-1', 'hikaripool1', ['hikari', 'pool']],
    ['NullPointerException', 'nullpointerexception', ['null', 'pointer', 'exception']],
    ['java17', 'java17', ['java', '17']],
    ['java.lang.reflect.Field.get', '', ['java', 'lang', 'reflect', 'field', 'get']],
    ['a'.repeat(40), 'a'.repeat(32), []],
  ]
  test.each(cases)('%s', (word, whole, parts) => {
    expect(toWordTerms(word)).toEqual({ whole, parts })
  })
})

describe('stems', () => {
  const cases: [run: string, stem: string, particle: boolean][] = [
    ['인덱스는', '인덱스', true],
    ['컨슈머에서', '컨슈머', true],
    ['웹소켓으로', '웹소켓', true],
    ['캐시에서는', '캐시', true],
    ['설득하는', '설득', false],
    ['느려져요', '느려', false],
    ['방지하기', '방지', false],
    // Of what would be one syllable nothing is taken.
    ['락을', '락을', false],
    ['속도', '속도', false],
    ['트랜잭션', '트랜잭션', false],
  ]
  test.each(cases)('%s', (run, stem, particle) => {
    const found = findStem(run)
    expect([run.slice(0, found.length), found.particle]).toEqual([stem, particle])
  })

  test.each([
    ['를', true],
    ['에서는', true],
    ['문제', false],
  ])('%s behind a word of another script', (run, expected) => {
    expect(isParticle(run)).toBe(expected)
  })
})

test.each([
  ['스프링', 'ᄉᄑᄅ'],
  ['번아웃', 'ᄇᄋᄋ'],
  ['까치', 'ᄁᄎ'],
  ['漢字', ''],
])('initials of %s', (run, initials) => {
  expect(toInitials(run)).toBe(initials)
})

test.each<[typed: string, word: string | undefined, before: string]>([
  ['', undefined, ''],
  ['s', undefined, ''],
  ['sp', 'sp', ''],
  ['#s', 's', ''],
  ['#', undefined, ''],
  ['멱등 sp', 'sp', '멱등'],
  ['멱등  #백', '백', '멱등'],
  ['멱등 ', undefined, '멱등'],
  ['c#', 'c#', ''],
  ['.n', '.n', ''],
])('%j ends in the word %j', (typed, word, before) => {
  expect(splitTyped(typed)).toEqual({ word, before })
})
