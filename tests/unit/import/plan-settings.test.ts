// What an import makes of archive.yaml: the whole of it, or what a person's file lacks.
import { describe, expect, test } from 'vitest'
import { planSettings } from '../../../src/import/plan-settings.ts'
import type { SourceRecord } from '../../../src/import/records.ts'
import { createFormulaCount, createTitleCount } from '../../../src/import/seen-texts.ts'
import { completeSettings, parseOwnSettings } from '../../../src/import/settings-text.ts'
import { Failure } from '../../../src/words/failure.ts'

const source: SourceRecord = {
  type: 'source',
  key: 'x:qa',
  title: 'Fruit Land',
  urls: ['https://old.example/'],
  license: 'CC BY 4.0',
  answerOrder: 'time',
}

interface Given {
  /** Of a person; none where it is undefined. */
  own?: string | undefined
  says?: Partial<SourceRecord>
  title?: string
  /** Day of the newest activity; undefined where no time of it can be read. */
  newest?: string | undefined
  /** The reference date that an import of this source wrote before. */
  again?: string | undefined
  /** Whether something else is there. */
  isFresh?: boolean
  /** Of 100 bodies, those with a formula. */
  withFormula?: number
}

function plan(given: Given) {
  const { own, says, title = 'When are persimmons ripe?', again, isFresh, withFormula = 0 } = given
  const titles = createTitleCount()
  titles.look(title)
  const settings = own === undefined ? undefined : parseOwnSettings(own)
  if (settings && 'code' in settings) throw new Error(settings.code)
  const lists = { otherKeys: [], otherLines: [], otherPeople: new Set<string>() }
  const former = { isOfSource: again !== undefined, referenceDate: again }
  const notes: string[] = []
  const planned = planSettings({
    target: {
      folder: '/archive',
      former: { ...former, ...lists, ids: new Map(), people: new Map() },
      settings: settings && own !== undefined ? { text: own, ...settings } : undefined,
      isFresh: isFresh ?? again === undefined,
    },
    source: { ...source, ...says },
    seen: { titles, formulas: { ...createFormulaCount(), bodies: 100, withFormula } },
    newest: 'newest' in given ? given.newest : '2024-05-01',
    tally: { note: ({ rule, detail }) => void notes.push(`${rule} ${detail}`) },
  })
  return { ...planned, notes }
}

describe('where there is none', () => {
  test.each<[string, Given, string]>([
    [
      'of an English community',
      {},
      'title: Fruit Land\nreferenceDate: 2024-05-01\nlocale: en\nformerUrls:\n  - https://old.example/\nanswerOrder: time\nlicense: CC BY 4.0\n',
    ],
    [
      'of a Korean one',
      {
        says: { title: '과일 나라', urls: [], license: undefined, answerOrder: undefined },
        title: '감은 언제 따나요?',
      },
      'title: 과일 나라\nreferenceDate: 2024-05-01\n',
    ],
    [
      'of a Japanese one',
      { says: { urls: ['https://ja.old.example/'], license: undefined, answerOrder: undefined } },
      'title: Fruit Land\nreferenceDate: 2024-05-01\nlocale: en\nlanguage: ja\nformerUrls:\n  - https://ja.old.example/\n',
    ],
    [
      'any more, as somebody has removed it',
      { again: '2024-04-01', says: { urls: [], license: undefined, answerOrder: undefined } },
      'title: Fruit Land\nreferenceDate: 2024-05-01\nlocale: en\n',
    ],
    [
      'of one without a name',
      { says: { title: undefined, urls: [], license: undefined, answerOrder: undefined } },
      'title: x:qa\nreferenceDate: 2024-05-01\nlocale: en\n',
    ],
  ])('%s', (_name, given, text) => {
    expect(plan(given)).toMatchObject({ text, isMade: true, added: [], differing: [], base: '2024-05-01' })
  })

  test('what no archive may have is left out, and noted', () => {
    const { settings, notes } = plan({ says: { timeZone: 'Nowhere/Else', language: 'english' } })
    expect([settings.timeZone, settings.language]).toEqual(['Asia/Seoul', undefined])
    expect(notes).toEqual(['setting-left-out language: english', 'setting-left-out timeZone'])
  })
})

describe('a file of a person gets what it lacks', () => {
  test.each<[string, string, string, string[]]>([
    [
      'with comments and an order of its own',
      '# ours\npageSize: 50   # many\ntitle: Mine\n',
      '# ours\npageSize: 50   # many\ntitle: Mine\nreferenceDate: 2024-05-01\nlocale: en\nformerUrls:\n  - https://old.example/\nanswerOrder: time\nlicense: CC BY 4.0\n',
      ['referenceDate', 'locale', 'formerUrls', 'answerOrder', 'license'],
    ],
    [
      'that has all but the day',
      'title: Mine\nlocale: ko\nlanguage: en\nformerUrls: [https://old.example/]\nanswerOrder: votes\nlicense: X',
      'title: Mine\nlocale: ko\nlanguage: en\nformerUrls: [https://old.example/]\nanswerOrder: votes\nlicense: X\nreferenceDate: 2024-05-01\n',
      ['referenceDate'],
    ],
    [
      'that says the locale: the language is said too where it is another',
      'title: Mine\nreferenceDate: 2024-05-01\nlocale: ko\nformerUrls: []\nanswerOrder: time\nlicense: X\n',
      'title: Mine\nreferenceDate: 2024-05-01\nlocale: ko\nformerUrls: []\nanswerOrder: time\nlicense: X\nlanguage: en\n',
      ['language'],
    ],
    [
      'that says the language: the locale follows it',
      'title: Mine\nreferenceDate: 2024-05-01\nlanguage: ja\nformerUrls: []\nanswerOrder: time\nlicense: X\n',
      'title: Mine\nreferenceDate: 2024-05-01\nlanguage: ja\nformerUrls: []\nanswerOrder: time\nlicense: X\nlocale: en\n',
      ['locale'],
    ],
  ])('%s', (_name, own, text, added) => {
    expect(plan({ own })).toMatchObject({ text, isMade: false, added })
  })

  test('and nothing changes where it has all', () => {
    const own = plan({}).text ?? ''
    expect(plan({ own })).toMatchObject({ text: undefined, added: [], differing: [] })
  })

  test('a day that an import added is the next import’s to move', () => {
    expect(plan({ own: 'title: Mine\n' }).base).toBe('2024-05-01')
    expect(plan({ own: 'title: Mine\nreferenceDate: 2024-06-01\n' }).base).toBeUndefined()
  })

  test('without any time in the source the day has to be a person’s', () => {
    const { text, settings } = plan({ own: 'referenceDate: 2024-06-01\n', newest: undefined })
    expect([
      settings.referenceDate,
      text?.startsWith('referenceDate: 2024-06-01\ntitle: Fruit Land\n'),
    ]).toEqual(['2024-06-01', true])
    expect(() => plan({ own: 'title: Mine\n', newest: undefined })).toThrow(Failure)
  })
})

describe('what the file says otherwise stays, and is told', () => {
  test.each<[string, Given, [key: string, own: string, source: string][]]>([
    ['a title', { own: 'title: Mine\n' }, [['title', 'Mine', 'Fruit Land']]],
    [
      'but a name where the source has a host alone',
      { own: 'title: Mine\n', says: { key: 'discourse:old.example', title: 'old.example' } },
      [],
    ],
    [
      'a license in two forms',
      { own: 'license: { name: CC0 }\n' },
      [['license', '{"name":"CC0"}', 'CC BY 4.0']],
    ],
    ['a locale', { own: 'locale: ko\n' }, [['locale', 'ko', 'en']]],
    ['a language', { own: 'language: ja\n' }, [['language', 'ja', 'en']]],
    ['an order of answers', { own: 'answerOrder: votes\n' }, [['answerOrder', 'votes', 'time']]],
    ['views', { own: 'views: true\n', says: { views: false } }, [['views', 'true', 'false']]],
    ['a description in a block', { own: 'description: |\n  Ripe\n', says: { description: 'Ripe' } }, []],
    ['what the source does not know', { own: 'pageSize: 7\ndescription: Mine\n' }, []],
    // Whoever takes a key out of the archive wants it so.
    [
      'again',
      { own: 'title: Mine\nreferenceDate: 2024-05-01\nlocale: en\n', again: '2024-05-01' },
      [['title', 'Mine', 'Fruit Land']],
    ],
    [
      'again, over what an import took for Korean',
      { own: 'title: Fruit Land\nreferenceDate: 2024-05-01\n', again: '2024-05-01' },
      [
        ['locale', 'ko', 'en'],
        ['language', 'ko', 'en'],
      ],
    ],
    [
      'beside another community',
      {
        own: 'title: Fruit Land\nreferenceDate: 2024-05-01\nlocale: en\n',
        isFresh: false,
        says: { language: 'ja' },
      },
      [['language', 'en', 'ja']],
    ],
  ])('%s', (_name, given, expected) => {
    const { differing } = plan(given)
    expect(differing.map(({ key, own, source }) => [key, own, source])).toEqual(expected)
  })

  test('beside another community, and again, nothing is added but what must be there', () => {
    expect(plan({ own: 'locale: en\n', isFresh: false }).text).toBe(
      'locale: en\ntitle: Fruit Land\nreferenceDate: 2024-05-01\n',
    )
    expect(
      plan({ own: 'title: Mine\nreferenceDate: 2024-05-01\n', again: '2024-05-01' }).text,
    ).toBeUndefined()
  })

  // archive.yaml, last import, newest activity: what becomes of the day, and which the next import may replace
  test.each<[string, string | undefined, string, string, string | undefined]>([
    ['2024-01-01', '2024-01-01', '2024-01-01', 'as-it-is', '2024-01-01'],
    ['2024-01-01', '2024-01-01', '2024-02-01', 'updated', '2024-02-01'],
    ['2024-01-01', '2024-01-01', '2023-12-01', 'as-it-is', '2024-01-01'],
    ['2024-01-15', '2024-01-01', '2024-02-01', 'tell', '2024-01-01'],
    ['2024-03-01', '2024-01-01', '2024-02-01', 'as-it-is', '2024-01-01'],
    ['2024-01-01', undefined, '2024-02-01', 'tell', undefined],
  ])('the day %s, wrote %s, comes %s: %s', (current, again, newest, day, base) => {
    const own = `title: a\nreferenceDate: ${current}\n`
    expect(plan({ own, again, newest })).toMatchObject({ day, base })
  })

  test.each([
    [
      'title: a\nreferenceDate: 2024-01-01\nviews: false\n',
      'title: a\nreferenceDate: 2025-02-02\nviews: false\n',
    ],
    [
      'referenceDate:  "2024-01-01" # 마지막 날\r\ntitle: a\r\n',
      'referenceDate:  "2025-02-02" # 마지막 날\r\ntitle: a\r\n',
    ],
    ['{ referenceDate: 2024-01-01, title: a }', undefined],
  ])('the day moves in %j, where it has a line of its own', (own, text) => {
    const day = text === undefined ? 'tell' : 'updated'
    expect(plan({ own, again: '2024-01-01', newest: '2025-02-02' })).toMatchObject({ text, day })
  })

  test('addresses of a source that it does not have are told, in its spelling', () => {
    const urls = [
      'https://Old.example.com',
      'https://two.example.com/qa',
      'https://two.example.com/qa',
      'no address',
    ]
    const own = 'title: a\nreferenceDate: 2024-05-01\nformerUrls: [https://old.example.com/]\n'
    expect(plan({ own, says: { urls } }).missingUrls).toEqual(['https://two.example.com/qa'])
  })
})

test.each<[string, Given, string[]]>([
  ['what a source cannot know', {}, ['timeZone', 'description', 'url', 'repository']],
  ['no zone where it is told', { says: { timeZone: 'UTC' } }, ['description', 'url', 'repository']],
  ['no zone in Korean', { title: '언제 익나요?' }, ['description', 'url', 'repository']],
  [
    'a name too',
    { says: { title: undefined, license: undefined } },
    ['title', 'timeZone', 'description', 'url', 'repository', 'license'],
  ],
  [
    'a host is no name',
    { says: { key: 'discourse:old.example', title: 'old.example' } },
    ['title', 'timeZone', 'description', 'url', 'repository'],
  ],
  [
    'a language that titles do not tell',
    { title: 'Für Anfänger: draußen?' },
    ['language', 'timeZone', 'description', 'url', 'repository'],
  ],
  [
    'nothing',
    { own: 'timeZone: UTC\nurl: https://a.example/\nrepository: https://b.example/\ndescription: Ripe\n' },
    [],
  ],
])('to be written by a person: %s', (_name, given, unfilled) => {
  expect(plan(given).unfilled).toEqual(unfilled)
})

describe('keys go in without another byte', () => {
  const wanted = {
    title: 'Fruit: all',
    referenceDate: '2024-05-01',
    formerUrls: ['https://old.example/'],
    views: false,
  }
  const block =
    'title: "Fruit: all"\nreferenceDate: 2024-05-01\nformerUrls:\n  - https://old.example/\nviews: false\n'
  const rest = block.slice(block.indexOf('formerUrls'))

  test.each<[string, string, string]>([
    ['an empty file', '', block],
    ['white space', '  ', `  \n${block}`],
    ['comments alone', '# ours\n# later', `# ours\n# later\n${block}`],
    ['a byte-order mark alone', '\uFEFF', `\uFEFF${block}`],
    ['CRLF', '# ours\r\n', `# ours\r\n${block.replaceAll('\n', '\r\n')}`],
    [
      'CRLF, a mark and no end of the last line',
      '\uFEFFtitle: A\r\nreferenceDate: 2024-01-01',
      `\uFEFFtitle: A\r\nreferenceDate: 2024-01-01\r\n${rest.replaceAll('\n', '\r\n')}`,
    ],
    ['the start of a document', '---\n', `---\n${block}`],
    [
      'its end',
      'title: A\nreferenceDate: 2024-01-01\n...\n# bye',
      `title: A\nreferenceDate: 2024-01-01\n${rest}...\n# bye`,
    ],
    [
      'a block at the end',
      'title: A\nreferenceDate: 2024-01-01\ndescription: |\n  B\n\n',
      `title: A\nreferenceDate: 2024-01-01\ndescription: |\n  B\n\n${rest}`,
    ],
    [
      'keys in quotes',
      '"title": A\n\'referenceDate\': 2024-01-01\n',
      `"title": A\n'referenceDate': 2024-01-01\n${rest}`,
    ],
    [
      'indented keys',
      '  title: A\n  referenceDate: 2024-01-01\n  views: true\n',
      '  title: A\n  referenceDate: 2024-01-01\n  views: true\n  formerUrls:\n    - https://old.example/\n',
    ],
    [
      'keys without values',
      'title:\nreferenceDate:  # of the last question\nformerUrls:\nviews:',
      'title: "Fruit: all"\nreferenceDate: 2024-05-01  # of the last question\nformerUrls: ["https://old.example/"]\nviews: false',
    ],
    [
      'a mapping in braces',
      '{ title: A, views: true }\n',
      '{ title: A, views: true , referenceDate: 2024-05-01, formerUrls: ["https://old.example/"] }\n',
    ],
    [
      'of no key',
      '{}',
      '{ title: "Fruit: all", referenceDate: 2024-05-01, formerUrls: ["https://old.example/"], views: false }',
    ],
    [
      'with a comma at its end, and braces in comments',
      '{\n  title: A, # }\n  views: true,\n} # }\n',
      '{\n  title: A, # }\n  views: true,\n referenceDate: 2024-05-01, formerUrls: ["https://old.example/"] } # }\n',
    ],
    [
      'of blank lines and notes',
      '\n# mine\n',
      '\n# mine\ntitle: "Fruit: all"\nreferenceDate: 2024-05-01\nformerUrls:\n  - https://old.example/\nviews: false\n',
    ],
    ['a list stays', '- title\n', '- title\n'],
    ['a fault stays', 'title: [\n', 'title: [\n'],
  ])('%s', (_name, own, expected) => {
    expect(completeSettings(own, wanted)).toBe(expected)
  })
})

const noticed: string[] = Array.from({ length: 5 }, () => 'formulas-noticed undefined')

test.each([
  ['a first import', {}, true, noticed],
  ['a file of a person', { own: 'title: 내 것\nreferenceDate: 2024-06-01\n' }, true, noticed],
  ['a file that says so', { own: 'title: 내 것\nmath: true\n' }, true, []],
  ['a file that says no', { own: '{ "title": "내 것", "math": false }' }, false, []],
  ['a later import', { own: 'title: 내 것\nreferenceDate: 2024-05-01\n', again: '2024-05-01' }, false, []],
  ['few formulas', { withFormula: 1 }, false, ['formulas-too-few undefined']],
])('math in %s', (_, given, math, told) => {
  const { settings, text, notes } = plan({ withFormula: 5, ...given })
  expect([settings.math, notes]).toEqual([math, told])
  if (told[0]?.startsWith('formulas-noticed')) expect(text).toMatch(/^math: true$/m)
})

// What a source says of itself becomes archive.yaml, which holds no sign that a check refuses.

test.each<[Partial<SourceRecord>, Partial<SourceRecord>, string[]]>([
  [{ title: '과일\u0000 나라\u200b' }, { title: '과일 나라' }, ['control-character', 'invisible-character']],
  [{ title: ' 과일\n나라 ' }, { title: '과일 나라' }, ['lines-joined']],
  [{ title: '가'.repeat(201) }, { title: `${'가'.repeat(199)}…` }, ['label-cut']],
  [{ title: '\u200b' }, { title: 'x:qa' }, ['invisible-character']],
  [{ key: '\u200b' }, { title: '제목 없음' }, ['invisible-character']],
  [{ description: '감을\u0007 말려요' }, { description: '감을 말려요' }, ['control-character']],
  [{ license: 'CC\u0001 BY' }, { license: 'CC BY' }, ['control-character']],
  [
    { license: { name: 'CC\u200b BY', url: 'no address' } },
    { license: 'CC BY' },
    ['invisible-character', 'address-left-out'],
  ],
  [{ title: '과일 나라', license: 'CC BY' }, { title: '과일 나라', license: 'CC BY' }, []],
])('%j', (given, expected, rules) => {
  const says = { title: undefined, license: undefined, answerOrder: undefined, ...given }
  const { settings, notes } = plan({ title: '감은 언제 따나요?', says })
  expect(settings).toMatchObject(expected)
  expect(notes.map((note) => note.split(' ')[0])).toEqual(rules)
})
