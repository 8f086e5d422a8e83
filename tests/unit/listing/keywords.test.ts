// Decision 4: which hashtags occur as words.
import { describe, expect, test } from 'vitest'
import { createKeywordMatcher, toProse } from '../../../src/listing/keywords.ts'

function match(hashtags: string[], text: string): string[] {
  return [...createKeywordMatcher(hashtags).match(toProse(text))].sort()
}

const decomposed = (text: string) => text.normalize('NFD')

describe.each<[rule: string, rows: [hashtag: string, text: string, found: boolean][]]>([
  [
    'in any case, anywhere in a text',
    [
      ['rest', 'rest', true],
      ['rest', 'REST', true],
      ['rest', 'Rest API', true],
      ['rest', 'API, rest', true],
      ['rest', '(rest)', true],
      ['rest', '"rest"', true],
      ['rest', '/rest/', true],
      ['rest', 'a\nrest\nb', true],
      ['rest', '', false],
      ['rest', 're st', false],
      ['привет', 'ПРИВЕТ', true],
      ['spring boot', 'spring boot', true],
    ],
  ],
  [
    'at the start of a word only',
    [
      ['rest', 'forest', false],
      ['rest', '1rest', false],
      ['rest', 'érest', false],
      ['rest', '서버rest', false],
      ['취업', '재취업', false],
      ['취업', 'it취업', false],
      ['rest', '-rest', true],
      ['rest', '_rest', true],
      ['rest', '👍rest', true],
      ['rest', '𠮷rest', false],
      ['rest', 'forest rest', true],
      ['net', 'asp.net', true],
      ['.net', '.NET', true],
      ['.net', '.NET은', true],
      ['.net', 'asp.net', false],
    ],
  ],
  [
    'after a Latin letter or digit no other follows',
    [
      ['rest', 'restaurant', false],
      ['rest', 'rest2', false],
      ['rest', 'resté', false],
      ['rest', 'rests', false],
      ['rest', 'REST를', true],
      ['rest', 'REST日', true],
      ['rest', 'rest_api', true],
      ['rest', 'rest-api', true],
      ['rest', 'rest.', true],
      ['vue3', 'vue3', true],
      ['vue3', 'vue3에서', true],
      ['vue3', 'vue34', false],
      ['vue3', 'vue3x', false],
      ['rest', 'restaurant의 REST', true],
      ['c#', 'C#', true],
      ['c#', 'C#은', true],
      ['c++', 'C++20', true],
      ['c++', 'C+', false],
    ],
  ],
  [
    'after Hangul anything may follow, because particles attach',
    [
      ['취업', '취업', true],
      ['취업', '취업을', true],
      ['취업', '취업준비', true],
      ['취업', '취업2', true],
      ['취업', '취업abc', true],
      ['취업', '취 업', false],
      ['1인개발', '1인개발자', true],
    ],
  ],
  [
    'a hyphen is a hyphen, one space or nothing',
    [
      ['spring-boot', 'spring-boot', true],
      ['spring-boot', 'Spring Boot', true],
      ['spring-boot', 'springboot', true],
      ['spring-boot', 'SpringBoot로', true],
      ['spring-boot', 'spring  boot', false],
      ['spring-boot', 'spring_boot', false],
      ['spring-boot', 'spring/boot', false],
      ['spring-boot', 'spring boots', false],
      ['spring-boot', 'spring - boot', false],
      ['a-b-c', 'a b-c', true],
      ['a-b-c', 'abc', true],
      ['a-b-c', 'ab c', true],
      ['springboot', 'spring boot', false],
      ['코딩-테스트', '코딩 테스트를', true],
      ['코딩-테스트', '코딩테스트', true],
    ],
  ],
  [
    'one character matches nothing',
    [
      ['c', 'c', false],
      ['r', 'R로', false],
      ['앱', '앱 개발', false],
      ['𠮷', '𠮷', false],
      ['c#', 'c#', true],
    ],
  ],
  [
    'composed and decomposed spellings are the same',
    [
      ['취업', decomposed('취업을'), true],
      ['école', decomposed('École'), true],
      ['취업', decomposed('재취업'), false],
    ],
  ],
])('%s', (_, rows) => {
  test.each(rows)('%s in %j: %s', (hashtag, text, found) => {
    expect(match([hashtag], text)).toEqual(found ? [hashtag] : [])
  })
})

describe('many hashtags at once', () => {
  test.each<[hashtags: string[], text: string, found: string[]]>([
    [['rest', 'rest-api', 'api'], 'REST API', ['api', 'rest', 'rest-api']],
    [['rest', 'rest-api', 'api'], 'restapi', ['rest-api']],
    [['spring', 'spring-boot', 'springboot'], 'Spring Boot', ['spring', 'spring-boot']],
    [['spring', 'spring-boot', 'springboot'], 'springboot', ['spring-boot', 'springboot']],
    [['java', 'javascript'], 'JavaScript', ['javascript']],
    [['java', 'javascript'], 'Java와 JavaScript', ['java', 'javascript']],
    [['취업', '취업준비'], '취업준비생', ['취업', '취업준비']],
    [['.net', 'net'], 'asp.net', ['net']],
    [['rest'], 'rest rest REST', ['rest']],
    [[], 'rest', []],
  ])('%j in %j', (hashtags, text, found) => {
    expect(match(hashtags, text)).toEqual(found)
  })
})

test.each([
  ['REST를', 'rest를'],
  [decomposed('École'), 'école'],
  ['İ', 'i̇'],
])('%s becomes %s', (text, prose) => {
  expect(toProse(text)).toBe(prose.normalize('NFC'))
})
