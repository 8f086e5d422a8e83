// Decision 4: which hashtags occur as words.
import { describe, expect, test } from 'vitest'
import { createKeywordMatcher, toKeyword, toKeywordText, toProse } from '../../../src/listing/keywords.ts'

function match(hashtags: string[], title: string, prose = ''): string[] {
  return [...createKeywordMatcher(hashtags).match(toKeywordText(title, prose))].sort()
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
      ['rest', '', false],
      ['rest', 're st', false],
      ['привет', 'ПРИВЕТ', true],
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
      ['rest', '_rest', false],
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
      ['rest', 'rest_api', false],
      ['rest', 'rest-api', true],
      ['rest', 'rest.', true],
      ['vue3', 'vue3', true],
      ['vue3', 'vue3에서', true],
      ['vue3', 'vue34', false],
      ['vue3', 'vue3x', false],
      ['rest', 'restaurant의 REST', true],
      ['c#', 'C#', true],
      ['c#', 'C#은', true],
      ['rest', 'REST、', true],
      ['c2', 'C2입니다', true],
    ],
  ],
  [
    'after + or # no letter, digit or sign follows, but a particle may',
    [
      ['c++', 'C++', true],
      ['c++', 'C++, C#', true],
      ['c++', '(C++)', true],
      ['c++', 'C++로', true],
      ['c++', 'C++20', false],
      ['c++', 'C+++', false],
      ['c++', 'C++x', false],
      ['c++', 'C++_', false],
      ['c++', 'C+', false],
      ['c#', 'C#', true],
      ['c#', 'C#은', true],
      ['c#', 'C#으로는', true],
      ['c#', 'C#개발자', false],
      ['c#', 'C##', false],
      ['c#', 'C#8', false],
    ],
  ],
  [
    'after Hangul an ending may follow, or what is no Hangul',
    [
      ['취업', '취업', true],
      ['취업', '취업을', true],
      ['취업', '취업했어요', true],
      ['취업', '취업준비', false],
      ['취업', '취업2', true],
      ['취업', '취업abc', true],
      ['취업', '취업.', true],
      ['취업', '취업ㅋㅋ', true],
      ['취업', '취업_', false],
      ['취업', '취업을_', false],
      ['취업', '취 업', false],
      ['1인개발', '1인개발은', true],
      ['1인개발', '1인개발자', false],
      ['vue-컴포넌트', 'Vue 컴포넌트를', true],
    ],
  ],
  [
    'a hyphen or dot is a hyphen, a dot, white space or nothing',
    [
      ['spring-boot', 'spring-boot', true],
      ['spring-boot', 'spring.boot', true],
      ['spring-boot', 'Spring Boot', true],
      ['spring-boot', 'Spring  Boot', true],
      ['spring-boot', 'Spring\u00a0Boot', true],
      ['spring-boot', 'Spring \u2028 Boot', true],
      ['spring-boot', 'Spring \u2028\u2028 Boot', false],
      ['spring-boot', 'spring\u2011boot', true],
      ['spring-boot', 'springboot', true],
      ['spring-boot', 'SpringBoot로', true],
      ['spring-boot', 'spring_boot', false],
      ['spring-boot', 'spring/boot', false],
      ['spring-boot', 'spring boots', false],
      ['spring-boot', 'spring - boot', false],
      ['spring-boot', 'spring--boot', false],
      ['a--b', 'a--b', true],
      ['a--b', 'a-b', true],
      ['a--b', 'a b', true],
      ['a--b', 'ab', true],
      ['a--b', 'a---b', false],
      ['a-b-c', 'a b-c', true],
      ['a-b-c', 'abc', true],
      ['a-b-c', 'ab c', true],
      ['springboot', 'spring boot', false],
      ['코딩-테스트', '코딩 테스트를', true],
      ['코딩-테스트', '코딩테스트', true],
      ['node.js', 'node.js', true],
      ['node.js', 'NodeJS', true],
      ['node.js', 'Node JS', true],
      ['node.js', 'node-js', true],
      ['node.js', 'nodejsx', false],
      ['.net-core', '.NET Core', true],
      ['.net-core', 'net core', false],
    ],
  ],
  [
    'between digits a dot is a dot',
    [
      ['python-3.5', 'Python 3.5', true],
      ['python-3.5', 'python3.5', true],
      ['python-3.5', 'python 35', false],
      ['python-3.5', 'python 3 5', false],
      ['python-3.5', 'python 3-5', false],
      ['v2.x', 'v2 x', true],
      ['2024-01', '2024 01', true],
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
    [['취업', '취업준비'], '취업준비를', ['취업준비']],
    [['취업', '취업-준비'], '취업 준비를', ['취업', '취업-준비']],
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

describe('a single mention in the title is enough, in the prose three are', () => {
  test.each<[title: string, prose: string, found: boolean]>([
    ['REST란', '', true],
    ['질문입니다', 'REST', false],
    ['질문입니다', 'REST, rest', false],
    ['질문입니다', 'REST, rest를, REST입니다', true],
    ['질문입니다', 'REST\nrest를\nREST입니다', true],
    ['질문입니다', 'REST, forest, rest_api, rest', false],
  ])('%j, %j: %s', (title, prose, found) => {
    expect(match(['rest'], title, prose)).toEqual(found ? ['rest'] : [])
  })

  test('title and prose are not read together', () => {
    expect(match(['spring-boot'], 'Spring', 'Boot')).toEqual([])
  })

  test('nor are blocks', () => {
    expect(match(['spring-boot'], '', 'Spring\nBoot '.repeat(3))).toEqual([])
  })
})

describe('other spellings', () => {
  const keyword = toKeyword('spring-boot', ['스프링부트', 'sb', '부', 'boot'])

  test.each<[title: string, prose: string, found: boolean]>([
    ['스프링부트에서', '', true],
    ['스프링부트스타터', '', false],
    ['', 'Spring Boot, 스프링부트는, sb', true],
    ['', 'Spring Boot, 스프링부트는', false],
    // What two spellings find at one place is one mention.
    ['', 'Spring Boot, 스프링부트', false],
    ['', 'boot, Spring Boot, boot', true],
    // One character is noise, whichever spelling it is.
    ['부', '부 부 부', false],
  ])('%j, %j: %s', (title, prose, found) => {
    expect(match([keyword], title, prose)).toEqual(found ? ['spring-boot'] : [])
  })

  test('of a hashtag of one character', () => {
    expect(match([toKeyword('c', ['c언어'])], 'C로 배우는 C언어')).toEqual(['c'])
    expect(match([toKeyword('c', ['c언어'])], 'C로 배우기')).toEqual([])
  })
})
