import { describe, expect, test } from 'vitest'
import { type CreateKeySet, createArchiveNames } from '../../../../src/import/fix/archive-names.ts'
import { createSpool } from '../../../../src/import/spool.ts'
import { toQuestionRecord } from './sample-records.ts'

const places: [where: string, create: () => CreateKeySet][] = [
  ['memory', () => () => new Set()],
  ['the database of an import', () => createSpool(':memory:').createKeySet],
]

describe.each(places)('names that are given wait in %s:', (_, create) => {
  test('of two questions that want one name the first has it', () => {
    const createKeySet = create()
    const toNames = createArchiveNames({ category: '개발자', publicFiles: ['robots.txt'], createKeySet })
    const given = [
      { id: 'a', tags: ['c#', 'rest'], category: 'Front End', aliases: ['/q/1', '/x.html', '/?p=1'] },
      { id: 'A', tags: ['c-sharp', 'REST'], category: 'front-end', aliases: ['/q/1/', '/x.html/y', '/?p=1'] },
      { id: 'ａ', tags: [], aliases: ['/y/z.htm/a', '/y/z.htm', '/robots.txt', '/?p=2'] },
      { id: 'a', tags: ['c#', 'c-sharp'], category: 'Q&A', aliases: [] },
      { id: 'e', tags: [], category: 'Q-A', aliases: [] },
    ]
    const named = given.map((each) => toNames(toQuestionRecord(each)))
    expect(named.map(({ notes: _, ...names }) => names)).toEqual([
      { id: 'a', hashtags: ['c#', 'rest'], category: 'Front End', aliases: ['/q/1', '/x.html', '/?p=1'] },
      { id: 'A-2', hashtags: ['c#', 'rest'], category: 'Front End', aliases: [] },
      { id: 'ａ-3', hashtags: [], category: '개발자', aliases: ['/y/z.htm/a', '/?p=2'] },
      { id: 'a-4', hashtags: ['c#'], category: 'Q&A', aliases: [] },
      { id: 'e', hashtags: [], category: 'Q&A', aliases: [] },
    ])
    expect(named[1]?.notes.map(({ at, rule, detail }) => `${at}: ${rule} ${detail}`)).toEqual([
      'question A: id-taken A-2',
      'question A: hashtag-changed c-sharp → c#',
      'question A: hashtag-changed REST → rest',
      'question A: category-changed front-end → Front End',
      'question A: alias-taken /q/1/',
      'question A: alias-taken /x.html/y',
      'question A: alias-taken /?p=1',
    ])
    expect(named[4]?.notes.map(({ rule, detail }) => `${rule} ${detail}`)).toEqual([
      'category-changed Q-A → Q&A',
    ])
  })

  test('a question keeps the id that an earlier import gave it, and takes none of others', () => {
    const createKeySet = create()
    const toNames = createArchiveNames({
      category: '개발자',
      known: new Map([['x', ['a-2', 'y']]]),
      taken: ['A'],
      createKeySet,
    })
    const ids = ['a', 'x', 'x', 'x', 'b'].map((id) => toNames(toQuestionRecord({ id })).id)
    expect(ids).toEqual(['a-3', 'a-2', 'y', 'x', 'b'])
  })

  test('a spelling that a hand gave one question is that of all others, and of that one the source’s is told', () => {
    const createKeySet = create()
    const toNames = createArchiveNames({
      category: '개발자',
      others: [{ hashtags: ['rest'], category: 'Q-A', aliases: [] }],
      edited: new Map([
        ['1', { hashtags: ['c-sharp'] }],
        ['2', { category: 'front-end' }],
      ]),
      createKeySet,
    })
    const given = { tags: ['C#', 'REST'], category: 'Front End' }
    const named = ['1', '2', '3'].map((id) => toNames(toQuestionRecord({ ...given, id })))
    expect(named.map(({ hashtags, category }) => [...hashtags, category])).toEqual([
      ['c#', 'rest', 'front-end'],
      ['c-sharp', 'rest', 'Front End'],
      ['c-sharp', 'rest', 'front-end'],
    ])
  })
})
