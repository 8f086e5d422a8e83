import { expect, test } from 'vitest'
import { comparePeople, type PersonChange } from '../../../src/changes/compare-people.ts'
import type { Person } from '../../../src/content-folder/people.ts'
import { noRedactions } from '../../../src/content-folder/redactions.ts'

const person = (name: string, others: Partial<Person> = {}): Person => ({ name, formerNames: [], ...others })

const rows: [string, before: [string, Person][], after: [string, Person][], PersonChange[]][] = [
  ['nobody', [], [], []],
  ['somebody who stays', [['u1', person('홍길동')]], [['u1', person('홍길동')]], []],
  ['somebody new', [], [['u1', person('홍길동')]], [{ id: 'u1', presence: 'added', name: '홍길동' }]],
  ['somebody gone', [['u1', person('홍길동')]], [], [{ id: 'u1', presence: 'removed', name: '홍길동' }]],
  [
    'another name',
    [['u1', person('홍길동')]],
    [['u1', person('길동이', { formerNames: ['홍길동'] })]],
    [
      {
        id: 'u1',
        name: '길동이',
        renamed: { before: '홍길동', after: '길동이' },
        formerNames: { added: ['홍길동'], removed: [] },
      },
    ],
  ],
  [
    'another address and other sentences',
    [['u1', person('홍길동', { url: 'https://a.example/', about: '하나' })]],
    [['u1', person('홍길동', { about: '둘' })]],
    [{ id: 'u1', name: '홍길동', url: { before: 'https://a.example/', after: undefined }, about: true }],
  ],
  [
    'ids in code-unit order',
    [],
    [
      ['u2', person('나')],
      ['u10', person('가')],
    ],
    [
      { id: 'u10', presence: 'added', name: '가' },
      { id: 'u2', presence: 'added', name: '나' },
    ],
  ],
  ['somebody redacted', [['u9', person('김비밀')]], [], []],
  ['somebody redacted by an id in another case', [['U9', person('김비밀')]], [], []],
]

test.each(rows)('%s', (_name, before, after, changes) => {
  const redactions = { ...noRedactions, people: new Set(['u9']) }
  expect(comparePeople(new Map(before), new Map(after), redactions)).toEqual(changes)
})
