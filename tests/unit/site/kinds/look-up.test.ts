import { expect, test } from 'vitest'
import { fillForm, toFormPattern, toTableKey, toTablePart } from '../../../../src/site/asked-address.ts'
import { addressPage, addressTable } from '../../../../src/site/kinds/look-up.ts'
import { notFound } from '../../../../src/site/kinds/not-found.ts'
import { publishSample } from '../../sample-publication.ts'
import { toCachedQuestion } from '../../sample-question.ts'

function publish(aliases: readonly string[], publicFiles: readonly string[] = []) {
  return publishSample({
    questions: [toCachedQuestion('put', { aliases: [...aliases], category: '질문' })],
    withheld: [{ id: 'gone', aliases: ['/board.php?id=8', '/gone.php?id=8'] }],
    described: { tags: [], categories: [{ name: '질문', aliases: ['/board.php?bo=qa'] }] },
    publicFiles,
    pages: [
      {
        id: 'guide',
        path: 'pages/guide.md',
        title: '안내',
        nav: false,
        description: '',
        read: '',
        html: '',
        links: [],
        redacted: [],
      },
    ],
  })
}

/** Tables of all parts, joined. */
function readTables(aliases: readonly string[]) {
  const tables = Array.from(addressTable.plan(publish(aliases)))
  const read = tables.map((planned) => JSON.parse(addressTable.make(planned)))
  return {
    paths: tables.map(({ path }) => path),
    sets: Object.assign({}, ...read.map(({ sets }) => sets)),
    targets: Object.assign({}, ...read.map(({ targets }) => targets)),
  }
}

test('a table has names by paths, the largest set first, and places by addresses', () => {
  expect(readTables(['/board.php?id=7&bo=qa', '/질문/view.php/?no=3#answer-5', '/?p=12', '/a'])).toEqual({
    paths: ['old-addresses/1/0.json'],
    sets: { '/board.php': [['bo', 'id']], '/질문/view.php': [['no']], '/': [['p']] },
    targets: {
      '/board.php?bo=qa&id=7': 'questions/put/',
      '/board.php?bo=qa': 'categories/%EC%A7%88%EB%AC%B8/',
      '/질문/view.php?no=3': 'questions/put/#answer-5',
      '/?p=12': 'questions/put/',
    },
  })
})

test('a slug that nobody knows is looked up by its form, at no page', () => {
  const aliases = ['/questions/12/*', '/questions/13/*/', '/12/*', '/게시판/*.12']
  expect(readTables(aliases)).toEqual({
    paths: ['old-addresses/1/0.json'],
    sets: { '/board.php': [['bo']] },
    targets: {
      '/questions/12/*?': 'questions/put/',
      '/questions/13/*?': 'questions/put/',
      '/12/*?': 'questions/put/',
      '/게시판/*.12?': 'questions/put/',
      '/board.php?bo=qa': 'categories/%EC%A7%88%EB%AC%B8/',
    },
  })
  const publication = publish(aliases)
  expect(addressPage.plan(publication).map(({ path }) => path)).toEqual(['board.php/'])
  expect(notFound.plan(publication).map(({ facts }) => facts.forms)).toEqual([
    ['/questions/0/*', '/0/*', '/게시판/*.0'],
  ])
})

test.each([
  ['/questions/0/*', '/questions/12/how-to', '/questions/12/*'],
  ['/questions/0/*', '/questions/12/2nd', '/questions/12/*'],
  ['/questions/0/*', '/questions/12/2', undefined],
  ['/questions/0/*', '/questions/12/', undefined],
  ['/questions/0/*', '/questions/12/a/b', undefined],
  ['/t0/*.0/p-0', '/t1/a.b.22/p-3', '/t1/*.22/p-3'],
  ['/게시판/*-0.html', '/게시판/감-12.html', '/게시판/*-12.html'],
  ['/게시판/*-0.html', '/게시판/감-12xhtml', undefined],
])('the form %s of %s', (form, path, open) => {
  const { groups } = RegExp(`^${toFormPattern(form)}$`).exec(path) ?? {}
  expect(groups && fillForm(form, (group) => groups[group] ?? '')).toBe(open)
})

test('names and values are told by what they mean', () => {
  const key = toTableKey('/a', ['x[id]', 'y'], (name) =>
    new URLSearchParams('y=%EA%B0%80&x%5Bid%5D=1').get(name),
  )
  expect(key).toBe('/a?x%5Bid%5D=1&y=%EA%B0%80')
  expect(readTables(['/a?x[id]=1&y=가']).targets).toHaveProperty([key], 'questions/put/')
})

test('a part is the same whatever else is in the archive, and holds few addresses', () => {
  const aliases = Array.from({ length: 1_000 }, (_, index) => `/board.php?id=${index + 1}`)
  const tables = Array.from(addressTable.plan(publish(aliases)))
  expect(tables.map(({ path }) => path)).toEqual(
    Array.from({ length: 8 }, (_, part) => `old-addresses/8/${part}.json`),
  )
  const counts = tables.map(({ facts }) => Object.keys(facts.targets).length)
  expect(Math.max(...counts)).toBeLessThan(250)
  const [first, ...others] = Array.from(addressTable.plan(publish(aliases.with(6, '/board.php?id=7x'))))
  const changed = [first, ...others].filter((each, part) => {
    return JSON.stringify(each?.facts) !== JSON.stringify(tables[part]?.facts)
  })
  const parts = ['/board.php?id=7', '/board.php?id=7x'].map(
    (key) => `old-addresses/8/${toTablePart(key, 8)}.json`,
  )
  expect(changed.map((each) => each?.path)).toEqual([...new Set(parts)].sort())
})

test.each<[aliases: string[], pages: string[], publicFiles?: string[]]>([
  [['/a'], ['board.php/']],
  [
    ['/board.php?id=7', '/b/view?no=1', '/read.html?no=2', '/?p=1'],
    ['board.php/', 'b/view/', 'read.html'],
  ],
  // Where something else is.
  [['/b?x=1', '/b', '/tags?x=1', '/questions/put?x=1', '/files/a?x=1'], ['board.php/']],
  [
    ['/guide?x=1', '/guide/a?x=1'],
    ['board.php/', 'guide/a/'],
  ],
  [['/b?x=1', '/c?x=1'], ['board.php/', 'c/'], ['b']],
  [['/b.html?x=1', '/b.html/c'], ['board.php/']],
])('%j have pages at their paths: %j', (aliases, pages, publicFiles) => {
  const planned = Array.from(addressPage.plan(publish(aliases, publicFiles)))
  expect(planned.map(({ path }) => path).sort()).toEqual(pages.sort())
})

test('an archive without such addresses has neither', () => {
  const publication = publishSample({
    questions: [toCachedQuestion('put', { aliases: ['/a', '/b/c'] })],
    withheld: [{ id: 'gone', aliases: ['/board.php?id=8'] }],
  })
  expect([...addressTable.plan(publication), ...addressPage.plan(publication)]).toEqual([])
})
