// Which language a community speaks: its own word, then its host, then the letters of its titles.
import { describe, expect, test } from 'vitest'
import type { ImportNote } from '../../../src/import/records.ts'
import {
  areDrawn,
  createTitleCount,
  findSourceLanguage,
  noticeFormulas,
} from '../../../src/import/seen-texts.ts'

interface Given {
  language?: string
  locale?: 'ko' | 'en'
  url?: string
  titles?: string[]
}

function find({ language, locale, url, titles = [] }: Given) {
  const count = createTitleCount()
  for (const title of titles) count.look(title)
  const found = findSourceLanguage({ language, locale, urls: url === undefined ? [] : [url] }, count)
  return [found.language, found.locale, found.by]
}

const persimmon = '감은 언제 따나요?'
const english = 'When are persimmons ripe enough to pick'

describe('the first that says it wins', () => {
  test.each<[string, Given, [string, string, string]]>([
    ['the source over its host', { language: 'de', url: 'https://ja.example.org' }, ['de', 'en', 'source']],
    ['a locale of Discourse', { language: 'pt_BR' }, ['pt-BR', 'en', 'source']],
    ['Korean of a region', { language: 'ko_KR' }, ['ko-KR', 'ko', 'source']],
    [
      'no language, so the host',
      { language: 'japanese', url: 'https://ja.example.org' },
      ['ja', 'en', 'host'],
    ],
    ['the host over titles', { url: 'https://ru.example.org', titles: [english] }, ['ru', 'en', 'host']],
    [
      'titles, where nothing else does',
      { url: 'https://qa.example.org', titles: [persimmon] },
      ['ko', 'ko', 'titles'],
    ],
    ['a locale that somebody chose', { locale: 'en', titles: [persimmon] }, ['ko', 'en', 'titles']],
    ['a Korean site of English questions', { locale: 'ko', titles: [english] }, ['en', 'ko', 'titles']],
  ])('%s', (_name, given, expected) => {
    expect(find(given)).toEqual(expected)
  })
})

describe('hosts', () => {
  test.each<[string, string | undefined]>([
    ['https://ja.stackoverflow.com', 'ja'],
    ['https://RU.stackoverflow.com/', 'ru'],
    ['https://www.es.example.org/forum', 'es'],
    ['http://pt-br.example.org', 'pt-BR'],
    ['https://zh-hant.example.org', 'zh-Hant'],
    ['https://ja.meta.stackoverflow.com', 'ja'],
    ['https://ko.example.org', 'ko'],
    ['https://en.example.org', 'en'],
    // Words that are languages by accident.
    ['https://it.example.org', undefined],
    ['https://is.example.org', undefined],
    ['https://id.example.org', undefined],
    ['https://co.example.org', undefined],
    ['https://cs.example.org', undefined],
    ['https://vi.example.org', undefined],
    ['https://uk.example.org', undefined],
    ['https://my.example.org', undefined],
    ['https://kr.example.org', undefined],
    ['https://de-facto.example.org', undefined],
    ['https://forum.example.org/ja', undefined],
    ['https://japanese.example.org', undefined],
    ['https://example.org', undefined],
    ['no address', undefined],
  ])('%s: %s', (url, language) => {
    const [found, , by] = find({ url, titles: [english] })
    expect([found, by]).toEqual(language === undefined ? ['en', 'titles'] : [language, 'host'])
  })
})

describe('titles', () => {
  const letters = (count: number) => 'a'.repeat(count)

  test.each<[string, string[], [string, string, string]]>([
    ['Korean', [persimmon, 'Spring Boot 질문'], ['ko', 'ko', 'titles']],
    [
      'English words around a Korean one',
      ['NullPointerException 오류', 'React useEffect 두 번'],
      ['ko', 'ko', 'titles'],
    ],
    ['old jamo', ['ㅋㅋㅋ ㅠㅠ'], ['ko', 'ko', 'titles']],
    ['decomposed', ['감나무'.normalize('NFD')], ['ko', 'ko', 'titles']],
    ['5 of 100 letters', [letters(95), '가나다라마'], ['ko', 'ko', 'titles']],
    ['4 of 100 letters', [letters(96), '가나다라'], ['en', 'en', 'titles']],
    ['English that quotes Korean once', [...Array(20).fill(english), '감'], ['en', 'en', 'titles']],
    ['Japanese', ['柿はいつ収穫しますか', 'Rails のエラー'], ['ja', 'en', 'titles']],
    ['Chinese', ['柿子什么时候成熟', 'Vue 组件'], ['zh', 'en', 'titles']],
    ['Russian', ['Когда собирать хурму?'], ['ru', 'en', 'titles']],
    ['Ukrainian', ['Коли збирати хурму і де її зберігати?'], ['en', 'en', 'nothing']],
    [
      'German',
      [
        'Wann werden Kakis geerntet?',
        'Darf man sie über Nacht draußen lassen, wenn es kälter wird?',
        'Für Anfänger',
      ],
      ['en', 'en', 'nothing'],
    ],
    ['Arabic', ['متى ينضج الكاكي'], ['en', 'en', 'nothing']],
    ['Vietnamese', ['Khi nào thì hồng chín?'], ['en', 'en', 'nothing']],
    ['English with a café', [...Array(10).fill(english), 'Where is a café?'], ['en', 'en', 'titles']],
    ['figures alone', ['404', '!!!'], ['en', 'en', 'titles']],
    ['none', [], ['en', 'en', 'titles']],
  ])('%s', (_name, titles, expected) => {
    expect(find({ titles })).toEqual(expected)
  })

  test('the share of Hangul is told in percent', () => {
    const count = createTitleCount()
    count.look('감 a')
    count.look('b')
    expect(findSourceLanguage({ urls: [] }, count).hangul).toBe(33.3)
  })
})

/** Of as many bodies, of which the first two have places. */
const toNotes = (rule: string, length: number): ImportNote[] =>
  Array.from({ length }, (_, index) => ({ rule, at: ['answer 1', 'answer 2'][index] ?? 'archive.yaml' }))

test.each<[number, number, boolean | undefined, true | undefined, ImportNote[]]>([
  [0, 100, undefined, undefined, []],
  [4, 100, undefined, undefined, toNotes('formulas-too-few', 4)],
  [5, 100, undefined, true, toNotes('formulas-noticed', 5)],
  [5, 500, undefined, true, toNotes('formulas-noticed', 5)],
  [5, 501, undefined, undefined, toNotes('formulas-too-few', 5)],
  [90, 100, false, undefined, []],
  [1, 100, true, undefined, []],
])('%i of %i bodies, where archive.yaml says %s', (withFormula, bodies, own, math, notes) => {
  const noted: ImportNote[] = []
  const tally = { note: (note: ImportNote) => void noted.push(note) }
  expect(noticeFormulas({ bodies, withFormula, places: ['answer 1', 'answer 2'] }, own, tally)).toBe(math)
  expect(noted).toEqual(notes)
})

test.each<[number, number, boolean, boolean]>([
  [0, 0, false, false],
  [0, 0, true, false],
  [1, 1, false, true],
  [1, 100, false, true],
  [4, 500, false, false],
  [4, 500, true, false],
  [5, 501, false, false],
  [5, 50_000, true, true],
  [4, 400, true, true],
])(
  'of %i in %i bodies, on Stack Exchange %s, MathJax drew them: %s',
  (withFormula, bodies, isOfIt, drawn) => {
    expect(areDrawn({ bodies, withFormula, places: [] }, isOfIt)).toBe(drawn)
  },
)
