// people.yaml by itself, and as it becomes what pages may know.
import { describe, expect, test } from 'vitest'
import { addRedactedPeople, parsePeople, showPeople, withoutRedacted } from '../../../src/folder/people.ts'
import { noRedactions } from '../../../src/folder/redactions.ts'
import { listIssues } from '../../../src/folder/settings.ts'
import { sampleSettings } from '../../support/sample-settings.ts'

function parse(text: string) {
  const parsed = parsePeople('people.yaml', text)
  if ('issues' in parsed) throw new Error(JSON.stringify(parsed.issues))
  return parsed.people
}

function findFaults(text: string): string[] {
  const parsed = parsePeople('people.yaml', text)
  const issues = 'issues' in parsed ? parsed.issues : []
  return issues.map(({ line, column, code, correction }) =>
    [`${line}:${column} ${code}`, ...(correction ? [`→ ${correction.lines.join('/')}`] : [])].join(' '),
  )
}

test.each(['', '\n', '# 아직 없음\n'])('an empty file has nobody: %j', (text) => {
  expect([...parse(text)]).toEqual([])
})

test('each has names, a text and an address, digits as they are written', () => {
  const known = {
    name: '홍길동',
    formerNames: ['길동이', '007'],
    about: '글',
    url: 'https://example.com/?u=1',
  }
  const text = `u43: ${JSON.stringify(known)}\n0043:\n  name: ${'김'.normalize('NFD')}\n`
  expect([...parse(text)]).toEqual([
    ['u43', known],
    ['0043', { name: '김', formerNames: [] }],
  ])
})

test('a note beside somebody is no loss', () => {
  const parsed = parsePeople('people.yaml', '# 메모\nu43: # 메모\n  name: 홍길동\n')
  expect('people' in parsed && [...parsed.people.keys()]).toEqual(['u43'])
  expect(listIssues(parsed)).toEqual([])
})

describe('faults', () => {
  test.each<[text: string, faults: string[]]>([
    ['u43: 홍길동', ['1:6 wrong-type']],
    ['u43:', ['1:1 missing-key']],
    ['u43: {}', ['1:6 missing-key']],
    ['u43: { nmae: 홍길동 }', ['1:8 unknown-key → u43: { name: 홍길동 }']],
    ['u43: { name: 홍길동, formerNames: 길동이 }', ['1:32 wrong-type']],
    [
      'u43: { name: 홍길동, fomerNames: [길동이] }',
      ['1:19 unknown-key → u43: { name: 홍길동, formerNames: [길동이] }'],
    ],
    ['a b: { name: 홍길동 }', ['1:1 invalid-id']],
    ['../a: { name: 홍길동 }', ['1:1 invalid-id']],
    ['__proto__: { name: 홍길동 }', ['1:1 invalid-id']],
    ['u43: { name: a }\nu43: { name: b }', ['2:1 yaml-duplicate-key']],
    [
      `${'가'.normalize('NFC')}: { name: a }\n${'가'.normalize('NFD')}: { name: b }`,
      ['2:1 yaml-duplicate-key'],
    ],
    ['- u43', ['1:1 wrong-type']],
  ])('%s', (text, faults) => {
    expect(findFaults(text)).toEqual(faults)
  })
})

const people = parse('u43: { name: 홍길동, formerNames: [길동이, 익명] }\nu50: { name: 홍길동 }\n')
const redactions = { ...noRedactions, people: new Set(['u43', 'u99']) }
const spring = { name: 'spring', onlyActors: true }

describe('names of redacted people', () => {
  test('stand behind those of the file; a role is no name', () => {
    expect(addRedactedPeople({ ...redactions, actors: [spring] }, people).actors).toEqual([
      spring,
      { name: '홍길동', onlyActors: false, person: 'u43' },
      { name: '길동이', onlyActors: false, person: 'u43' },
      { name: '', onlyActors: true, person: 'u99' },
    ])
  })

  test('are those of every id that is the same by case and Unicode form', () => {
    const { actors } = addRedactedPeople({ ...redactions, people: new Set(['U43', 'u９９']) }, people)
    expect(actors.map(({ name, person }) => `${name} ${person}`)).toEqual([
      '홍길동 U43',
      '길동이 U43',
      ' u９９',
    ])
    const again = addRedactedPeople({ ...redactions, people: new Set(['u43']) }, new Map(), actors)
    expect(again.actors.map(({ name }) => name)).toEqual(['홍길동', '길동이'])
  })

  test('are added once, and change with the file', () => {
    const once = addRedactedPeople(redactions, people)
    expect(addRedactedPeople(once, people)).toEqual(once)
    const renamed = parse('u43: { name: 김철수 }\n')
    expect(addRedactedPeople(once, renamed).actors.map(({ name }) => name)).toEqual(['김철수', ''])
  })

  test('stay known while people.yaml can’t be read', () => {
    const before = addRedactedPeople(redactions, people)
    const rest = withoutRedacted(people, before)
    expect([...rest.keys()]).toEqual(['u50'])
    expect(addRedactedPeople(before, rest, before.actors)).toEqual(before)
  })
})

test('whoever is shown is shown without what must not be', () => {
  const written = parse(
    'u50: { name: 홍길동, formerNames: [두팔, spring], about: "홍길동의 친구, a.b@naver.com", url: https://example.com/a.b%40naver.com }\n',
  )
  const actors = [spring, { name: '두팔', onlyActors: false }]
  const redacted = addRedactedPeople({ ...redactions, actors }, people)
  const shown = showPeople({ people: written, settings: sampleSettings, redactions: redacted })
  const about = '삭제된 사용자의 친구, [이메일 비공개]'
  expect([...shown]).toEqual([['u50', { name: '홍길동', formerNames: [], about, url: undefined }]])
})
