// Decision 25 for people: who is redacted is deleted under every name, and nobody else is.
import { describe, expect, test } from 'vitest'
import { createTextMasks } from '../../../src/folder/masks.ts'
import { findMessages } from '../../../src/words/messages.ts'
import { listDetails } from '../../support/any-issue.ts'
import { checkWritten } from '../../support/check-written.ts'
import type { WrittenContent, WrittenQuestion } from '../../support/content-folder.ts'

const people = 'u43: { name: 홍길동, formerNames: [길동이, 이] }\nu50: { name: 홍길동 }\n'
const redacted = 'people: [{ id: u43, date: 2025-01-02 }]\n'

async function check(question: Partial<WrittenQuestion>, files: WrittenContent['files'] = {}) {
  const all = { 'people.yaml': people, 'redactions.yaml': redacted, ...files }
  const issues = await checkWritten({ questions: [{ id: 'a', ...question }], files: all })
  return issues.map((issue) => {
    const { key, person = '', value = '' } = listDetails(issue)
    const told = `${issue.path}:${issue.line}:${issue.column} ${issue.code} ${key ?? person} ${value}`
    return told.trimEnd().replace('questions/a.md:', '')
  })
}

function toActivity(actor: string, person?: string) {
  return [{ at: '2024-05-01', actor, ...(person === undefined ? {} : { person }), kind: '질문' }]
}

const ofPerson = { name: '홍길동', onlyActors: false, person: 'u43' }
const byName = { name: '김철수', onlyActors: false }

describe('an actor field', () => {
  const labels = findMessages('ko').masks
  const { showActor } = createTextMasks({
    redactedActors: [
      byName,
      ofPerson,
      { ...ofPerson, name: '길동이' },
      { name: '', onlyActors: true, person: 'u99' },
    ],
    personalData: 'mask',
    labels,
  })
  const deleted = '삭제된 사용자'

  test.each<[actor: string, person: string | undefined, shown: string, names: number[]]>([
    ['홍길동', undefined, deleted, [1]],
    ['길동이', undefined, deleted, [2]],
    ['홍길동', 'u43', deleted, [1]],
    ['길동이', 'u43', deleted, [2]],
    ['처음 보는 이름', 'u43', deleted, [1]],
    ['익명', 'u43', deleted, [1]],
    // By case and Unicode form, as all ids are one.
    ['처음 보는 이름', 'U43', deleted, [1]],
    ['길동이', 'ｕ43', deleted, [2]],
    ['아무개', 'U99', deleted, [3]],
    ['홍길동', 'U50', '홍길동', []],
    ['아무개', 'u99', deleted, [3]],
    // Two people of one name.
    ['홍길동', 'u50', '홍길동', []],
    ['홍길동 (서울)', 'u50', '홍길동 (서울)', []],
    ['홍길동 (서울)', undefined, `${deleted} (서울)`, [1]],
    ['김철수', 'u50', deleted, [0]],
    ['김철수', undefined, deleted, [0]],
    ['김철수 (서울)', 'u50', `${deleted} (서울)`, [0]],
    ['익명', 'u50', '익명', []],
    ['익명', undefined, '익명', []],
  ])('%s, %s', (actor, person, shown, names) => {
    const isDeleted = shown === deleted
    expect(showActor(actor, person)).toEqual({ shown, person: isDeleted ? undefined : person, names })
  })
})

describe('what the check says', () => {
  test.each<[string, Partial<WrittenQuestion>, string[]]>([
    ['a person whose names are known', { activity: toActivity('길동이', 'u43') }, []],
    ['a person by another spelling', { activity: toActivity('홍길동'.normalize('NFD'), 'u43') }, []],
    ['a person without a name', { activity: toActivity('익명', 'u43') }, []],
    ['a name without a person', { activity: toActivity('홍길동') }, []],
    ['a name in a text', { activity: toActivity('아무개'), body: '길동이에게 물었어요.' }, []],
    [
      'a name that people.yaml does not have',
      { activity: toActivity('길동', 'u43') },
      ['6:39 unlisted-name u43'],
    ],
    ['nobody', { activity: toActivity('아무개') }, ['redactions.yaml:1:16 unknown-redaction people u43']],
    [
      'somebody else of that name',
      { activity: toActivity('홍길동', 'u50') },
      ['redactions.yaml:1:16 unknown-redaction people u43'],
    ],
    [
      'an address with a name in it',
      { activity: toActivity('홍길동'), source: 'https://example.com/%EA%B8%B8%EB%8F%99%EC%9D%B4' },
      ['7:9 redacted-name source 삭제된 사용자'],
    ],
  ])('of %s', async (_, question, issues) => {
    const short = 'redactions.yaml:1:16 short-redaction people 이'
    expect((await check(question)).filter((issue) => issue !== short)).toEqual(issues)
    expect(await check(question)).toContain(short)
  })

  test('of a person that people.yaml does not have', async () => {
    const redactions = 'people: [{ id: u99, date: 2025-01-02 }]\n'
    const files = { 'redactions.yaml': redactions }
    expect(await check({}, files)).toEqual(['redactions.yaml:1:16 unknown-redaction people u99'])
    expect(await check({ activity: toActivity('아무개', 'u99') }, files)).toEqual(['6:39 unlisted-name u99'])
  })

  test('of ids and addresses of others in people.yaml', async () => {
    const named = `${people}길동이: { name: 김철수, url: "https://example.com/%EA%B8%B8%EB%8F%99%EC%9D%B4", about: 길동이의 친구 }\n`
    const issues = await check({ activity: toActivity('홍길동') }, { 'people.yaml': named })
    expect(issues.filter((issue) => issue.startsWith('people.yaml'))).toEqual([
      'people.yaml:3:1 redacted-name people 삭제된 사용자',
      'people.yaml:3:24 redacted-name people 삭제된 사용자',
    ])
  })

  test('of people.yaml with a fault: that alone', async () => {
    const files = { 'people.yaml': 'u43: { nmae: 홍길동 }\n' }
    expect(await check({ activity: toActivity('길동', 'u43') }, files)).toEqual([
      'people.yaml:1:8 unknown-key  nmae',
    ])
  })
})

test('a person whose id is written otherwise in people.yaml is no warning, but an error', async () => {
  const question = { activity: toActivity('홍길동', 'u43') }
  const files = { 'redactions.yaml': 'people: [{ id: U43, date: 2025-01-02 }]\n' }
  expect(await check(question, files)).toEqual([
    'redactions.yaml:1:16 inexact-redaction people U43',
    'redactions.yaml:1:16 short-redaction people 이',
  ])
})

describe('a person whose id is written otherwise in a field', () => {
  const files = {
    'people.yaml': 'U43: { name: 홍길동, formerNames: [길동이] }\n',
    'redactions.yaml': 'people: [{ id: U43, date: 2025-01-02 }]\n',
  }

  test.each([
    ['길동이', []],
    ['길동', ['6:39 unlisted-name u43']],
  ])('%s is told as anybody', async (actor, told) => {
    expect(await check({ activity: toActivity(actor, 'u43') }, files)).toEqual(told)
  })

  test.each([
    ['answers/a/1.md', '---\nactor: 길동\nperson: u43\nat: 2024-05-03\n---\n답변입니다.\n', '2:8'],
    [
      'comments/a.yaml',
      '- id: c1\n  actor: 길동\n  person: u43\n  at: 2024-05-03\n  text: |\n    댓글입니다.\n',
      '2:10',
    ],
  ])('in %s too', async (path, text, place) => {
    const question = { activity: toActivity('홍길동', 'U43'), counts: { answers: 1, comments: 1 } }
    expect(await check(question, { ...files, [path]: text })).toContain(`${path}:${place} unlisted-name u43`)
  })

  test('an id that is a name is no matter of those who are redacted', async () => {
    const named = {
      'people.yaml': 'Gildong: { name: gildong }\n',
      'redactions.yaml': 'people: [{ id: Gildong, date: 2025-01-02 }]\n',
    }
    expect(await check({ activity: toActivity('gildong', 'gildong') }, named)).toEqual([])
  })
})
