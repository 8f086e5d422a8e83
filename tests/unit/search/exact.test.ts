import { expect, test } from 'vitest'
import { type Demands, hasExcluded, hasPhrases, readDemands } from '../../../src/search/exact.ts'

test.each<[query: string, demands: Demands]>([
  ['멱등 키', { text: '멱등 키', phrases: [], excluded: [] }],
  ['"정확한 구문" 서버', { text: ' 정확한 구문  서버', phrases: ['정확한 구문'], excluded: [] }],
  ['“Exact  Phrase”', { text: ' Exact  Phrase ', phrases: ['Exact  Phrase'], excluded: [] }],
  ['서버 -배포', { text: '서버  ', phrases: [], excluded: ['배포'] }],
  ['서버 -"운영 배포"', { text: '서버  ', phrases: [], excluded: ['운영 배포'] }],
  // Within a word, and as the option of a command, it is a sign like others.
  ['spring-boot', { text: 'spring-boot', phrases: [], excluded: [] }],
  ['ls -l', { text: 'ls -l', phrases: [], excluded: [] }],
  ['a - b', { text: 'a - b', phrases: [], excluded: [] }],
  ['"', { text: '"', phrases: [], excluded: [] }],
  ['"?"', { text: ' ? ', phrases: [], excluded: [] }],
])('%s demands %j', (query, demands) => {
  expect(readDemands(query)).toEqual(demands)
})

test.each([
  [['주소에 API 버전을 넣습니다'], 'api 버전', true],
  [['API의 버전'], 'api 버전', false],
  [['API\n  버전'], 'Api  버전', true],
  // No phrase reaches from one text into the next.
  [['주소에 API', '버전을 넣습니다'], 'api 버전', false],
  [['다른 글', 'API 버전'], 'api 버전', true],
])('%j with the phrase %j: %s', (texts, phrase, expected) => {
  expect(hasPhrases(texts, { phrases: [phrase] })).toBe(expected)
})

test('each phrase may be in a text of its own, and none may be missing', () => {
  const texts = ['무중단 배포', '운영 서버']
  expect(hasPhrases(texts, { phrases: ['무중단 배포', '운영 서버'] })).toBe(true)
  expect(hasPhrases(texts, { phrases: ['무중단 배포', '시험 서버'] })).toBe(false)
})

test.each([
  [['자바를 씁니다'], '자바', true],
  [['자바스크립트'], '자바', true],
  [['JavaScript만 씁니다'], 'java', false],
  [['Java와 JavaScript'], 'java', true],
  [['c#과 c'], 'c#', true],
  [['다른 글', '서버  한 대'], '서버 한 대', true],
  [['서버', '한 대'], '서버 한 대', false],
])('%j with the excluded %j: %s', (texts, word, expected) => {
  expect(hasExcluded(texts, { excluded: [word] })).toBe(expected)
})
