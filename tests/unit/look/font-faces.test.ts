import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { toStyleSheet, toUnicodeRange } from '../../../src/look/font-faces.ts'
import { syllableBlocks, toGlyphSets } from '../../../src/look/font-needs.ts'

test.each<[characters: string, most: number, range: string]>([
  ['a', 100, 'U+61'],
  ['cabz', 100, 'U+61-63,U+7a'],
  ['abc가', 100, 'U+61-63,U+ac00'],
  // The narrowest gaps go first.
  ['ac가', 14, 'U+61-63,U+ac00'],
  ['ac가', 11, 'U+61-ac00'],
  // One range is the least.
  ['ac가', 1, 'U+61-ac00'],
])('%s in at most %i: %s', (characters, most, range) => {
  expect(toUnicodeRange(characters, most)).toBe(range)
})

const text = (file: string, characters = '') => ({ face: 'text' as const, file: `fonts/${file}`, characters })
const code = (file: string, characters = '') => ({ face: 'code' as const, file: `fonts/${file}`, characters })

test('one file a face: no ranges of its own, and less than 1 KB compressed', () => {
  const sheet = toStyleSheet([text('pretendard-0123456789ab.woff2'), code('d2coding-0123456789ab.woff2')])
  expect(sheet.split('\n').filter((line) => line.includes('url('))).toEqual([
    '@font-face{font-family:"Pretendard Variable";font-weight:400 700;font-display:swap;src:url(fonts/pretendard-0123456789ab.woff2)}',
    '@font-face{font-family:D2Coding;size-adjust:116%;font-display:swap;src:url(fonts/d2coding-0123456789ab.woff2)}',
  ])
  expect(gzipSync(sheet).length).toBeLessThan(1000)
  expect(sheet.split('\n').filter((line) => line.includes('local(') && !line.includes('range'))).toEqual([
    '@font-face{font-family:Text-Apple;src:local(AppleSDGothicNeo-Regular);ascent-override:95.2%;descent-override:24.1%}',
    '@font-face{font-family:Text-Noto;src:local(MalgunGothic),local(NotoSansKR-Regular),local(NotoSansCJKkr-Regular);size-adjust:93.9%;ascent-override:101.4%;descent-override:25.7%}',
    '@font-face{font-family:Code-Menlo;src:local(Menlo-Regular),local(DejaVuSansMono),local(DroidSansMono);size-adjust:96.3%;ascent-override:102.4%;descent-override:27.7%}',
  ])
})

test.each([
  // language of the pages, character, size
  ['en', 'U+20,U+a0', 'size-adjust:112%;ascent-override:85%;descent-override:21.5%'],
  ['ko', 'U+20,U+a0', 'size-adjust:90%;ascent-override:105.8%;descent-override:26.8%'],
  ['ko', 'U+30-39', 'size-adjust:110%;ascent-override:86.5%;descent-override:21.9%'],
  ['en', 'U+b7', 'size-adjust:45%;ascent-override:211.6%;descent-override:53.6%'],
])('in %s, %s of the system is as wide as in the font that comes', (language, range, size) => {
  const noto = 'local(NotoSansKR-Regular),local(NotoSansCJKkr-Regular)'
  expect(toStyleSheet([], { language }).split('\n')).toContain(
    `@font-face{font-family:Text-Noto;src:${noto};${size};unicode-range:${range}}`,
  )
})

test('each character of a stand-in has one width', () => {
  const ranges = toStyleSheet([], { language: 'ko' }).match(/(?<=unicode-range:)[^}]+/g) ?? []
  const points = ranges.flatMap((range) => range.split(','))
  expect(points.length).toBeGreaterThan(50)
  expect(new Set(points).size).toBe(points.length)
})

test('the words and the colours of an archive come first', () => {
  const sheet = toStyleSheet([], { more: 'Read "more"', theme: { accent: '#b8420f' } })
  expect(sheet.split('\n').slice(0, 2)).toEqual([
    ':root{--more:"Read \\"more\\""}',
    ':root{--theme-accent:light-dark(#b8420f,#f2935c);--theme-accent-wash:light-dark(#fbe9dc,#3a271b);--theme-on-accent:light-dark(#ffffff,#1d120b)}',
  ])
})

test('two files: browsers look into the core first, so it comes last', () => {
  const sheet = toStyleSheet([text('core.woff2', 'ab가'), text('rest.woff2', '뷁'), code('d2.woff2')])
  expect(sheet.split('\n').filter((line) => line.includes('url('))).toEqual([
    '@font-face{font-family:"Pretendard Variable";font-weight:400 700;font-display:swap;src:url(fonts/rest.woff2);unicode-range:U+bdc1}',
    '@font-face{font-family:"Pretendard Variable";font-weight:400 700;font-display:swap;src:url(fonts/core.woff2);unicode-range:U+61-62,U+ac00}',
    '@font-face{font-family:D2Coding;size-adjust:116%;font-display:swap;src:url(fonts/d2.woff2)}',
  ])
})

test('with all that a large archive holds it has less than 2.5 KB compressed', () => {
  const [core, rest] = toGlyphSets(['*', syllableBlocks.join('')], 'text')
  const sheet = toStyleSheet([text('core.woff2', core), text('rest.woff2', rest), code('code.woff2')])
  expect(gzipSync(sheet).length).toBeLessThan(2500)
})
