import { expect, test } from 'vitest'
import {
  compareDescribed,
  comparePeople,
  comparePictures,
  compareRedactions,
  compareSynonyms,
  type NamedChange,
  type RedactionChange,
} from '../../../src/changes/compare-files.ts'
import { type DescribedNames, noDescribed } from '../../../src/folder/described.ts'
import type { Person } from '../../../src/folder/people.ts'
import { noRedactions, type Redactions } from '../../../src/folder/redactions.ts'
import type { Picture } from '../../../src/format/pictures/picture.ts'

/** `rest: a b, java: c` */
function toSynonyms(text: string) {
  const toWritten = (hashtag: string) => ({ hashtag, line: 1, column: 1 })
  return text
    .split(', ')
    .filter(Boolean)
    .map((list) => {
      const [hashtag = '', spellings = ''] = list.split(': ')
      return { ...toWritten(hashtag), spellings: spellings.split(' ').map(toWritten) }
    })
}

/** `#rest +a b −c`, `name 홍길동 → -` */
function tellValue(change: NamedChange['changes'][number]): string {
  if ('added' in change) return `${change.path} +${change.added.join(' ')} −${change.removed.join(' ')}`
  return 'before' in change ? `${change.path} ${change.before ?? '-'} → ${change.after ?? '-'}` : ''
}

test.each<[before: string, after: string, changes: string[]]>([
  ['', '', []],
  ['rest: a b', 'rest: b a', []],
  ['rest: a, java: b', 'java: b, rest: a', []],
  ['', 'rest: a b', ['rest +a b −']],
  ['rest: a b', '', ['rest + −a b']],
  ['rest: a b', 'rest: b c', ['rest +c −a']],
  ['rest: a, java: b', 'rest: b, java: a', ['java +a −b', 'rest +b −a']],
])('%j becomes %j', (before, after, changes) => {
  const found = compareSynonyms(toSynonyms(before), toSynonyms(after))
  expect(found.map(tellValue)).toEqual(changes.map((each) => `#${each}`))
})

const rest = { name: 'rest', description: '방식', aliases: ['/t/rest'] }

/** `#rest description - → 방식, aliases +/t/rest −`, `u1 added 홍길동` */
function tell({ name, changes, person }: NamedChange): string {
  return [name, ...(person ? [person.presence, person.name] : []), changes.map(tellValue).join(', ')]
    .join(' ')
    .trim()
}

test.each<[before: Partial<DescribedNames>, after: Partial<DescribedNames>, changes: string[]]>([
  [{ tags: [rest] }, { tags: [rest] }, []],
  [
    { categories: [{ name: '개발', aliases: [] }] },
    { tags: [rest] },
    ['#rest description - → 방식, aliases +/t/rest −'],
  ],
  [
    { tags: [rest, { name: 'c#', aliases: [] }], categories: [rest] },
    {
      tags: [
        { name: 'c#', aliases: [] },
        { ...rest, description: '다른 말' },
      ],
    },
    ['#rest description 방식 → 다른 말', 'rest description 방식 → -, aliases + −/t/rest'],
  ],
])('%j becomes %j', (before, after, changes) => {
  const found = compareDescribed({ ...noDescribed, ...before }, { ...noDescribed, ...after })
  expect(found.map(tell)).toEqual(changes)
})

const person = (name: string, others: Partial<Person> = {}): Person => ({ name, formerNames: [], ...others })

const name = (text: string, onlyActors = false) => ({ name: text, onlyActors })

const rows: [string, before: [string, Person][], after: [string, Person][], string[]][] = [
  ['nobody', [], [], []],
  ['somebody who stays', [['u1', person('홍길동')]], [['u1', person('홍길동')]], []],
  ['somebody new', [], [['u1', person('홍길동', { about: '글' })]], ['u1 added 홍길동']],
  ['somebody gone', [['u1', person('홍길동')]], [], ['u1 removed 홍길동']],
  [
    'another name and another address',
    [['u1', person('홍길동', { url: 'https://a.example/', about: '하나' })]],
    [['u1', person('길동이', { formerNames: ['홍길동'], about: '하나' })]],
    ['u1 name 홍길동 → 길동이, formerNames +홍길동 −, url https://a.example/ → -'],
  ],
  [
    'ids in code-unit order',
    [],
    [
      ['u2', person('나')],
      ['u10', person('가')],
    ],
    ['u10 added 가', 'u2 added 나'],
  ],
  ['somebody redacted', [['u9', person('김비밀')]], [], []],
  ['somebody redacted by an id in another case', [['U9', person('김비밀')]], [], []],
]

test.each(rows)('%s', (_name, before, after, changes) => {
  const redactions = { ...noRedactions, people: new Set(['u9']) }
  expect(comparePeople(new Map(before), new Map(after), redactions).map(tell)).toEqual(changes)
})

const titles = new Map([
  ['one', '제목 하나'],
  ['two', '제목 둘'],
])

const ofPerson = (text: string, person: string) => ({ name: text, onlyActors: false, person })

const withheld = (...entries: [string, string[]][]) => new Map(entries.map(([id, ids]) => [id, new Set(ids)]))

/** `names +2 −1`, `one 제목 하나: answers +a1 a2 −` */
function tellRedaction(change: RedactionChange): string {
  if (change.of !== 'texts') return `${change.of} +${change.added} −${change.removed}`
  return tell({ name: `${change.name} ${change.title}:`, changes: change.changes })
}

test.each<[string, before: Partial<Redactions>, after: Partial<Redactions>, string[]]>([
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
    ['names +2 −1'],
  ],
  ['a name in another scope', { actors: [name('가')] }, { actors: [name('가', true)] }, ['names +1 −1']],
  [
    'a person, whose names are no entries of their own',
    {},
    { people: new Set(['u1']), actors: [ofPerson('가', 'u1'), ofPerson('나', 'u1')] },
    ['people +1 −0'],
  ],
  ['a person who comes back', { people: new Set(['u1']) }, {}, ['people +0 −1']],
  [
    'answers and comments, by their questions',
    { answers: withheld(['two', ['b', 'a']]), comments: withheld(['one', ['c1']]) },
    { answers: withheld(['one', ['a2', 'a1']]), comments: withheld(['one', ['c2']]) },
    ['one 제목 하나: answers +a1 a2 −, comments +c2 −c1', 'two 제목 둘: answers + −a b'],
  ],
  ['of a question that is not there', {}, { answers: withheld(['three', ['a']]) }, []],
])('%s', (_name, before, after, changes) => {
  const found = compareRedactions({ ...noRedactions, ...before }, { ...noRedactions, ...after }, titles)
  expect(found.map(tellRedaction)).toEqual(changes)
})

const size = { digest: 'a', width: 1, height: 1 }

function toPictures(...paths: string[]): Map<string, Picture> {
  return new Map(paths.map((path) => [path.normalize('NFC'), { ...size, path, type: 'png' }]))
}

test('pictures of bodies and of the theme that are not as they were, in order of path', () => {
  const current = {
    pictures: toPictures('files/new.png', 'files/same.png', 'files/그림.png'.normalize('NFD')),
    themePictures: {
      logo: { ...size, path: 'theme/logo.svg', type: 'svg' as const },
      favicon: { ...size, path: 'theme/favicon.svg', type: 'svg' as const },
    },
  }
  const same = new Set(['files/same.png', 'theme/favicon.svg'])
  const paths = [...same, 'files/gone.png', 'files/그림.png', 'theme/logo.svg', 'questions/a.md']
  expect(comparePictures(current, { paths, isSame: (path) => same.has(path) })).toEqual([
    { path: 'files/gone.png', change: 'removed' },
    { path: 'files/new.png', change: 'new' },
    { path: 'files/그림.png'.normalize('NFD'), change: 'changed' },
    { path: 'theme/logo.svg', change: 'changed' },
  ])
  const without = { pictures: toPictures('files/same.png'), themePictures: {} }
  expect(comparePictures(without, { paths: ['theme/logo.svg'], isSame: (path) => same.has(path) })).toEqual([
    { path: 'theme/logo.svg', change: 'removed' },
  ])
})
