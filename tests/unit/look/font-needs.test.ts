import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  type Face,
  readySets,
  syllableBlocks,
  toGlyphSets,
  toHtmlNeeds,
  toNeeds,
} from '../../../src/look/font-needs.ts'
import { listMessages } from '../../../src/words/messages.ts'
import { projectFolder } from '../../support/project.ts'
import { parseSourceFile } from '../source-files.ts'

const [latin = ''] = readySets.code
const source = join(projectFolder, 'src')

test.each<[name: string, text: string, inText: string, inCode: string]>([
  ['nothing', '', '', ''],
  ['the Latin block', 'API v2: “a” → b…', '', ''],
  ['the first block of syllables', '가나다', '*', '가나다'],
  ['a laugh', 'ㅋㅋㅋ', '*', 'ㅋ'],
  ['rarer syllables, each once, in order', '뷁 서버 똠뷁', '*똠뷁', '똠버뷁서'],
  ['other letters', 'é Ж ┌', 'éЖ┌', 'éЖ┌'],
  ['hanja, which only the font for code has', '漢字', '', '字漢'],
  ['what no font has: emoji, private letters', '🎉\ue000\ufeff', '', ''],
])('%s', (_, text, inText, inCode) => {
  expect(toNeeds([text], 'text')).toBe(inText)
  expect(toNeeds([text], 'code')).toBe(inCode)
})

test('of HTML code is apart', () => {
  const html = [
    '<p>뷁 <code class="a">똠</code> 펲</p>',
    '<pre><code>햏\n햏</code></pre>',
    '<codes>쌰</codes>',
  ]
  expect(toHtmlNeeds(html)).toEqual({ text: '뷁쌰펲', code: '똠햏' })
})

test('the blocks are the syllables of KS X 1001, each once, and single letters', () => {
  const [first = '', second = '', third = ''] = syllableBlocks
  expect([first, second, third].map((block) => block.length)).toEqual([663, 589, 1149])
  const all = syllableBlocks.join('')
  const bytes = Array.from({ length: 25 * 94 }, (_, index) => [
    0xb0 + Math.floor(index / 94),
    0xa1 + (index % 94),
  ])
  const standard = new TextDecoder('euc-kr').decode(new Uint8Array(bytes.flat()))
  const letters = Array.from({ length: 51 }, (_, index) => String.fromCharCode(0x3131 + index))
  expect([...all].sort().join('')).toBe([...letters, ...standard].sort().join(''))
  expect(['가', '는', '쿼'].every((each) => first.includes(each))).toBe(true)
})

test('the Latin block holds the sign of roots, which browsers draw for MathML and no text names', () => {
  expect(latin).toContain('√')
})

test('the Latin block holds what stylesheets and templates print besides ASCII', () => {
  const printed = globSync('{look/styles,site/components,site/layouts}/*.{css,astro}', { cwd: source })
    .map((path) => parseSourceFile(path, readFileSync(join(source, path), 'utf8')))
    .flatMap(({ code }) => code.replace(/\/\*[\s\S]*?\*\//g, '').match(/[^\x00-\x7f]/g) ?? [])
    .filter((character) => !/\p{Script=Hangul}/u.test(character))
  expect(printed.length).toBeGreaterThan(2)
  expect(printed.filter((character) => !latin.includes(character))).toEqual([])
  expect(new Set(latin).size).toBe(latin.length)
})

const [first = '', second = '', third = ''] = syllableBlocks

test.each([
  ['ko', latin + first],
  ['en', latin],
] as const)('what pages say in %s is in the ready-made font', (language, characters) => {
  const said = listMessages(language).map(({ text }) => JSON.stringify(text))
  const rare = [...new Set(said.join(''))].filter((each) => !characters.includes(each))
  expect(said.length).toBeGreaterThan(300)
  expect(rare).toEqual([])
})

test.each<[name: string, face: Face, needs: string[], files: string[]]>([
  ['an archive in English alone', 'text', [], [latin]],
  ['one in Korean', 'text', ['*'], [latin + first]],
  ['what is rarer has a file beside it', 'text', ['*', '*뷁', '똠'], [latin + first, '똠뷁']],
  ['half of a block is as good as all of it', 'text', ['*', second.slice(0, 295)], [latin + first + second]],
  ['less is not', 'text', ['*', second.slice(0, 294)], [latin + first, second.slice(0, 294)]],
  [
    'however many there are',
    'text',
    ['*', `${third.slice(0, 301)}Ж`],
    [latin + first, `Ж${third.slice(0, 301)}`],
  ],
  ['and half of the third block is all of it', 'text', ['*', third.slice(0, 575)], [latin + first, third]],
  ['all that Korean has', 'text', ['*', second + third], [latin + first + second, third]],
  ['code in English alone', 'code', [], [latin]],
  ['of code nothing stands for the first block', 'code', [first.slice(0, 9)], [latin + first.slice(0, 9)]],
  ['before half of it occurs', 'code', [first.slice(0, 332)], [latin + first]],
  ['code has one file', 'code', [`漢${third.slice(0, 301)}`], [`${latin}${third.slice(0, 301)}漢`]],
])('%s', (_, face, needs, files) => {
  const sort = (text: string) => [...text].sort().join('')
  const sets = toGlyphSets(needs, face)
  expect(sets.map(sort)).toEqual(files.map(sort))
  expect(toGlyphSets(needs.toReversed(), face)).toEqual(sets)
})
