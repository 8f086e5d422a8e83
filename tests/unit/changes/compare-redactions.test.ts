import { expect, test } from 'vitest'
import { compareRedactions, type RedactionChange } from '../../../src/changes/compare-redactions.ts'
import { noRedactions, type Redactions } from '../../../src/content-folder/redactions.ts'

const titles = new Map([
  ['one', '제목 하나'],
  ['two', '제목 둘'],
])

const name = (text: string, onlyActors = false) => ({ name: text, onlyActors })
const ofPerson = (text: string, person: string) => ({ name: text, onlyActors: false, person })
const withheld = (...entries: [string, string[]][]) => new Map(entries.map(([id, ids]) => [id, new Set(ids)]))
const none = { added: [], removed: [] }

const redactionRows: [string, before: Partial<Redactions>, after: Partial<Redactions>, RedactionChange[]][] =
  [
    ['nothing', {}, {}, []],
    [
      'the same in another order',
      { actors: [name('가'), name('나')], answers: withheld(['one', ['a', 'b']]) },
      { actors: [name('나'), name('가')], answers: withheld(['one', ['b', 'a']]) },
      [],
    ],
    [
      'names that come and go',
      { actors: [name('가'), name('나')] },
      { actors: [name('나'), name('다'), name('라')] },
      [{ of: 'names', added: 2, removed: 1 }],
    ],
    [
      'a name in another scope',
      { actors: [name('가')] },
      { actors: [name('가', true)] },
      [{ of: 'names', added: 1, removed: 1 }],
    ],
    [
      'a person, whose names are no entries of their own',
      {},
      { people: new Set(['u1']), actors: [ofPerson('가', 'u1'), ofPerson('나', 'u1')] },
      [{ of: 'people', added: 1, removed: 0 }],
    ],
    ['a person who comes back', { people: new Set(['u1']) }, {}, [{ of: 'people', added: 0, removed: 1 }]],
    [
      'answers and comments, by their questions',
      { answers: withheld(['two', ['b', 'a']]), comments: withheld(['one', ['c1']]) },
      { answers: withheld(['one', ['a2', 'a1']]), comments: withheld(['one', ['c2']]) },
      [
        {
          of: 'texts',
          id: 'one',
          title: '제목 하나',
          answers: { added: ['a1', 'a2'], removed: [] },
          comments: { added: ['c2'], removed: ['c1'] },
        },
        {
          of: 'texts',
          id: 'two',
          title: '제목 둘',
          answers: { added: [], removed: ['a', 'b'] },
          comments: none,
        },
      ],
    ],
    ['of a question that is not there', {}, { answers: withheld(['three', ['a']]) }, []],
  ]

test.each(redactionRows)('%s', (_name, before, after, changes) => {
  expect(compareRedactions({ ...noRedactions, ...before }, { ...noRedactions, ...after }, titles)).toEqual(
    changes,
  )
})
