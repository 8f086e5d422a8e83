// Decision 25: which Korean words are a name with an ending, and which are words of their own. What the columns of keywords
// and of the search find is in tests of these.
import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import {
  listKeywordEndings,
  listNameEndings,
  listWholeWords,
  searchEndings,
  searchParticles,
} from '../../../../src/format/texts/korean-endings.ts'
import { createNameFinder, toSeenText } from '../../../../src/format/texts/redacted-names.ts'
import { nameEndings, otherEndings } from '../../../support/name-endings.ts'

const findNames = createNameFinder(
  ['차하루', '하루', '한빛 나래', 'Mori_99'].map((name) => ({ name, onlyActors: false })),
)

/** The first name that is found, as it is written. */
function findName(text: string): string | undefined {
  const seen = toSeenText(text)
  const [find] = findNames(seen.text)
  if (!find) return undefined
  const { start, end } = seen.toWritten({ start: find.offset, end: find.offset + find.length })
  return text.slice(start, end)
}

describe('behind a name may stand', () => {
  test.each(nameEndings)('%j', (ending) => {
    for (const name of ['차하루', '하루', '한빛 나래', 'Mori_99']) {
      expect(findName(`저는 ${name}${ending}`), name).toBe(name)
      expect(findName(`${name}${ending} 안녕`), name).toBe(name)
    }
  })

  test.each(['', ' 님', '.', '/', 'a', '2', '_', '(주)', 'ㅋㅋ', 'ㅠㅠ', '拜', '\n번호'])('%j', (behind) => {
    expect(findName(`저는 차하루${behind}`)).toBe('차하루')
  })
})

describe('another word is made by', () => {
  test.each(otherEndings)('%s', (ending) => {
    for (const name of ['차하루', '하루', '한빛 나래'])
      expect(findName(`저는 ${name}${ending}`), name).toBeUndefined()
  })

  test('what stands before it', () => {
    for (const before of ['신', '중', '오늘']) expect(findName(`${before}하루드림`), before).toBeUndefined()
  })

  test('a blank', () => {
    expect(findName('차 하 루님답변')).toBeUndefined()
  })
})

test('every spelling that looks the same is the same', () => {
  // Letters that are typed apart are masked as one run.
  expect(findName('차하루님답변'.normalize('NFD'))).toBe('차하루님답변'.normalize('NFD'))
  expect(findName('차\u200b하루\u200b드\u00ad림')).toBe('차\u200b하루')
  expect(findName('차하루외２명')).toBe('차하루')
  expect(findName('차하루전'.normalize('NFD'))).toBeUndefined()
})

test('Korean goes on behind a name in Latin letters in any way', () => {
  for (const behind of ['드림', '번호', '은행', '외2명'])
    expect(findName(`mori_99${behind}`), behind).toBe('mori_99')
})

/** Of the endings, each once, in the order of code units. */
function digest(endings: Iterable<string>): string {
  const text = [...new Set(endings)].toSorted().join(' ')
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}

describe('a column changes where somebody means it to', () => {
  const { closing, ...others } = listKeywordEndings()
  const columns = { ...others, ...closing, wholeWords: listWholeWords(), searchParticles, searchEndings }
  test.each([
    ['suffixes', 6, '42cdec34da67d08d'],
    ['josa', 85, '10caa60b3fb4c23e'],
    ['copulaForms', 75, '703dc94667715dcd'],
    ['copulaEndings', 70, 'd0c371070b4145ec'],
    ['plain', 134, 'b56fab4d50ccc34f'],
    ['joining', 61, '5a783a000634cee5'],
    ['past', 99, '35b2ca34991877eb'],
    ['bareNouns', 4, '6d4d4e0aeae49d04'],
    ['wholeWords', 91, '1b559201b5a7864d'],
    ['ㄴ', 27, '7c7b50d0fdc9d826'],
    ['ㄹ', 41, 'd00a5901901c08c3'],
    ['ㅁ', 4, 'cad084d1ed7cba06'],
    ['ㅂ', 5, '8e420fa5db4d48af'],
    ['searchParticles', 85, 'e517c6e6fd41feca'],
    ['searchEndings', 183, '1443142df99400c5'],
  ] as const)('%s', (name, count, expected) => {
    expect([new Set(columns[name]).size, digest(columns[name])]).toEqual([count, expected])
  })

  test('names have all that is behind keywords and left out by the search', () => {
    const { josa } = listNameEndings()
    expect([...listKeywordEndings().josa, ...searchParticles].filter((each) => !josa.includes(each))).toEqual(
      [],
    )
  })
})
