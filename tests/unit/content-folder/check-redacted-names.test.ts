import { describe, expect, test } from 'vitest'
import { createCheckRedactedNames } from '../../../src/content-folder/check-redacted-names.ts'
import { parseQuestion } from '../../../src/question/parse-question.ts'
import { createZone } from '../../../src/time/zone.ts'
import { toQuestionText } from '../question/question-text.ts'

const context = { zone: createZone('Asia/Seoul'), referenceDate: '2025-06-30' }
const checkNames = createCheckRedactedNames([
  { name: '곽두팔', onlyActors: false },
  { name: 'Kwak', onlyActors: false },
  { name: '이', onlyActors: false },
  { name: 'spring', onlyActors: true },
])

function findIssues(changed: Parameters<typeof toQuestionText>[0], path = 'questions/a.md'): string[] {
  const text = toQuestionText(changed, '곽두팔의 글')
  const { parsed } = parseQuestion({ id: 'a', path, text }, context)
  if (!parsed) throw new Error('the question has errors')
  return checkNames(parsed.question, text).map(
    ({ code, line, column, detail }) => `${line}:${column} ${code} ${detail['key']} ${detail['value']}`,
  )
}

describe('a redacted name', () => {
  test.each([
    ['in nothing but text', {}, []],
    ['in a title, where it is masked', { title: 'title: 곽두팔님께' }, []],
    ['as a category', { category: 'category: 곽두팔' }, ['3:11 redacted-name category 곽두팔']],
    ['in a category', { category: 'category: 질문 (KWAK)' }, ['3:11 redacted-name category Kwak']],
    ['as a hashtag', { tags: 'tags: [rest, 곽두팔]' }, ['4:14 redacted-name tags 곽두팔']],
    ['in a hashtag', { tags: 'tags: [kwak-style]' }, ['4:8 redacted-name tags Kwak']],
    ['in an alias', { more: 'aliases: [/a, /users/kwak]' }, ['10:15 redacted-name aliases Kwak']],
    [
      'in an alias that is encoded',
      { more: 'aliases:\n  - /%EA%B3%BD%EB%91%90%ED%8C%94' },
      ['11:5 redacted-name aliases 곽두팔'],
    ],
    [
      'in several places',
      { category: 'category: kwak', tags: 'tags: [곽두팔, kwak]' },
      ['3:11 redacted-name category Kwak', '4:8 redacted-name tags 곽두팔', '4:13 redacted-name tags Kwak'],
    ],
    ['in a longer word', { tags: 'tags: [kwaker, 곽두팔색조]' }, []],
    [
      'of one character, or of actors alone',
      { tags: 'tags: [이, spring]', category: 'category: spring' },
      [],
    ],
  ])('%s', (_, changed, issues) => {
    expect(findIssues(changed)).toEqual(issues)
  })

  test.each([
    ['questions/곽두팔-질문.md', ['1:1 redacted-name id 곽두팔']],
    ['questions/kwak/a.md', ['1:1 redacted-name id Kwak']],
    ['questions/kwakers/a.md', []],
  ])('in the path %s', (path, issues) => {
    expect(findIssues({}, path)).toEqual(issues)
  })
})
