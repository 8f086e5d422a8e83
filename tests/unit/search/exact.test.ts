import { describe, expect, test } from 'vitest'
import { type Demands, meets, readDemands } from '../../../src/search/exact.ts'

test.each<[query: string, demands: Demands]>([
  ['멱등 키', { text: '멱등 키', phrases: [], excluded: [] }],
  ['"정확한 구문" 서버', { text: ' 정확한 구문  서버', phrases: ['정확한 구문'], excluded: [] }],
  ['“Exact  Phrase”', { text: ' Exact  Phrase ', phrases: ['exact phrase'], excluded: [] }],
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

describe('a text', () => {
  test.each([
    ['주소에 API 버전을 넣습니다', 'api 버전', '', true],
    ['API의 버전', 'api 버전', '', false],
    ['API\n  버전', 'api 버전', '', true],
    ['자바를 씁니다', '', '자바', false],
    ['자바스크립트', '', '자바', false],
    ['JavaScript만 씁니다', '', 'java', true],
    ['Java와 JavaScript', '', 'java', false],
    ['c#과 c', '', 'c#', false],
  ])('%s with %j, without %j: %s', (text, phrase, word, expected) => {
    const demands = { text: '', phrases: phrase ? [phrase] : [], excluded: word ? [word] : [] }
    expect(meets(text, demands)).toBe(expected)
  })
})
