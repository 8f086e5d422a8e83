import { describe, expect, test } from 'vitest'
import { createNameFinder, isLookedFor, toNameKey } from '../../../src/question/redacted-names.ts'

const names = [
  '차하루',
  'Mori',
  'Mori Ann',
  'wolf_77',
  'a.b',
  '李小龍',
  '홍차 가게',
  '이',
  '🦊fox',
  'ab-',
  'Ünal',
  'J Kim',
  'İbrahim',
  'Ali İhsan',
]
const findNames = createNameFinder(names.map((name) => ({ name, onlyActors: false })))

/** The text with each find in brackets. */
function mark(text: string): string {
  return findNames(text).reduceRight(
    (marked, { offset, length }) =>
      `${marked.slice(0, offset)}[${marked.slice(offset, offset + length)}]${marked.slice(offset + length)}`,
    text,
  )
}

describe('names in texts', () => {
  test.each([
    ['alone', '차하루', '[차하루]'],
    ['with a title', '차하루님이 답했습니다', '[차하루]님이 답했습니다'],
    ['with a particle', '차하루가 차하루에게', '[차하루]가 [차하루]에게'],
    ['as the beginning of another word', '차하루살이', '차하루살이'],
    ['as the end of another word', '중차하루', '중차하루'],
    ['after another script', 'by차하루, 3차하루', 'by[차하루], 3[차하루]'],
    ['before another script', '차하루dev 차하루2', '[차하루]dev [차하루]2'],
    ['between signs', '(차하루) @차하루 _차하루_ foo_차하루', '([차하루]) @[차하루] _[차하루]_ foo_[차하루]'],
    ['after laughing', 'ㅋㅋ차하루ㅋㅋ', 'ㅋㅋ[차하루]ㅋㅋ'],
    ['with a blank inside', '차 하루', '차 하루'],
    ['in Latin letters', 'Mori said', '[Mori] said'],
    ['in either case', 'MORI mori', '[MORI] [mori]'],
    ['before Hangul', 'Mori는 Mori님 Mori번', '[Mori]는 [Mori]님 [Mori]번'],
    ['after Hangul', '작성자Mori', '작성자[Mori]'],
    ['as a part of a longer word', 'Moriarty xMori Mori2 2Mori', 'Moriarty xMori Mori2 2Mori'],
    ['before a sign', "Mori's Mori_ann Mori-ann", "[Mori]'s [Mori]_ann [Mori]-ann"],
    ['the longer of two', 'Mori Ann', '[Mori Ann]'],
    [
      'with more or other white space',
      'Mori  Ann Mori\nAnn Mori\rAnn',
      '[Mori  Ann] [Mori\nAnn] [Mori\rAnn]',
    ],
    ['not over two blocks', 'Mori\0Ann', '[Mori]\0Ann'],
    ['with white space behind one letter', 'J Kim J\nKim j\rkim JKim', '[J Kim] [J\nKim] [j\rkim] JKim'],
    ['with an underscore', 'wolf_77, wolf_777, WOLF_77', '[wolf_77], wolf_777, [WOLF_77]'],
    ['with a sign of patterns', 'a.b axb', '[a.b] axb'],
    ['in Han, which has no words', '我是李小龍的', '我是[李小龍]的'],
    ['of two Korean words', '홍차 가게의, 홍차가게', '[홍차 가게]의, 홍차가게'],
    ['with a letter whose small form is two signs', 'İbrahim, ali İHSAN', '[İbrahim], [ali İHSAN]'],
    ['of one character', '이 코드는', '이 코드는'],
    ['with an emoji', '🦊fox 🦊foxy', '[🦊fox] 🦊foxy'],
    ['that ends in a sign', 'ab-c', '[ab-]c'],
    ['with an umlaut, in either case', 'ünal ÜNAL', '[ünal] [ÜNAL]'],
    ['one after the other', '차하루/차하루', '[차하루]/[차하루]'],
  ])('%s', (_, text, marked) => {
    expect(mark(text)).toBe(marked)
  })

  test('that lie over each other are all found', () => {
    const findBoth = createNameFinder(
      ['Mori Ann', 'Ann Lee', 'Mori'].map((name) => ({ name, onlyActors: false })),
    )
    expect(findBoth('Mori Ann Lee')).toEqual([
      { name: 0, offset: 0, length: 8 },
      { name: 1, offset: 5, length: 7 },
    ])
  })

  test('say which they are', () => {
    expect(findNames('mori 차하루')).toEqual([
      { name: 1, offset: 0, length: 4 },
      { name: 0, offset: 5, length: 3 },
    ])
  })

  test('that concern actor fields alone are in no text', () => {
    const findOthers = createNameFinder([
      { name: 'spring', onlyActors: true },
      { name: 'summer', onlyActors: false },
    ])
    expect(findOthers('spring summer')).toEqual([{ name: 1, offset: 7, length: 6 }])
  })

  test('are none where none are given', () => {
    expect(createNameFinder([])('차하루')).toEqual([])
  })
})

test.each([
  ['ＭＯＲＩ\u3000 Ann', 'mori ann'],
  ['차\u200b하루'.normalize('NFD'), '차하루'],
  [' Mori ', 'mori'],
])('%j is the name %j', (name, key) => {
  expect(toNameKey(name)).toBe(key)
})

test.each([
  ['이', false],
  ['\u200b이\u200b', false],
  ['🦊', false],
  ['', false],
  ['이하', true],
  ['㈜', true],
])('%j is looked for in texts: %s', (name, expected) => {
  expect(isLookedFor(name)).toBe(expected)
})
