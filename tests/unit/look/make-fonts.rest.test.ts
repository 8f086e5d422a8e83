// The fonts themselves, as they are made of the packages.
import {
  chmodSync,
  mkdtempDisposableSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { digestAll } from '../../../src/kept/digest.ts'
import { makeFonts } from '../../../src/look/make-fonts.ts'
import { type FontTables, readFontTables } from '../../support/font-tables.ts'

const folder = mkdtempDisposableSync(join(tmpdir(), 'gotgam-fonts-'))
afterAll(() => folder.remove())
const toFolders = (path: string) => ({ cache: path, templates: join(path, 'templates') })
const kept = join(folder.path, 'fonts')

const toLine = ({ file, bytes }: (typeof files)[number]) => `${file} ${digestAll(bytes)}`

const needs = { text: ['뷁'], code: ['가뷁漢'] }
let files: Awaited<ReturnType<typeof makeFonts>>
let pretendard: FontTables
let rare: FontTables
let d2coding: FontTables
beforeAll(async () => {
  files = await makeFonts(needs, toFolders(folder.path))
  const [, text, beside, code] = files
  if (!text || !beside || !code) throw new Error('There are too few fonts.')
  pretendard = await readFontTables(text.bytes)
  rare = await readFontTables(beside.bytes)
  d2coding = await readFontTables(code.bytes)
}, 120_000)

test('a font is named after its bytes, the stylesheet never', () => {
  expect(files.map(({ file }) => file)).toEqual([
    'fonts.css',
    expect.stringMatching(/^fonts\/pretendard-[\da-f]{12}\.woff2$/),
    expect.stringMatching(/^fonts\/pretendard-[\da-f]{12}\.woff2$/),
    expect.stringMatching(/^fonts\/d2coding-[\da-f]{12}\.woff2$/),
  ])
  const [sheet, ...fonts] = files
  for (const { file } of fonts)
    expect(Buffer.from(sheet?.bytes ?? []).toString()).toContain(`src:url(${file})`)
})

test('an archive with formulas has a face for them and their rules: letters that nobody types, and brackets that grow', async () => {
  using other = mkdtempDisposableSync(join(tmpdir(), 'gotgam-fonts-'))
  const [sheet, , , , math, ...others] = await makeFonts({ ...needs, math: true }, toFolders(other.path))
  expect(others).toEqual([])
  expect(math?.file).toMatch(/^fonts\/stix-two-math-[\da-f]{12}\.woff2$/)
  expect(math?.bytes.length).toBeLessThan(70_000)
  const css = Buffer.from(sheet?.bytes ?? []).toString()
  expect(css).toContain(`@font-face{font-family:"STIX Two Math";font-display:swap;src:url(${math?.file})}`)
  expect(css).toContain('.math-scroll {')
  expect(css).not.toContain('/*')
  const { widthOf, tags } = await readFontTables(math?.bytes ?? new Uint8Array())
  expect([...'xℒℝ∑√∫ˆα⟨'].filter((each) => widthOf(each) === undefined)).toEqual([])
  expect(tags).toContain('MATH')
})

test('Pretendard has the weights of the site, tabular numbers, and what was asked for', () => {
  expect(pretendard.axes).toEqual([['wght', 400, 700]])
  expect(pretendard.features).toContain('tnum')
  const has = (font: FontTables) => ['a', '뷁', '漢', '똠'].map((each) => font.widthOf(each) !== undefined)
  expect(has(pretendard)).toEqual([true, false, false, false])
  expect(has(rare)).toEqual([false, true, false, false])
  expect([rare.axes, rare.features.includes('tnum')]).toEqual([[['wght', 400, 700]], false])
})

test('a syllable in code is exactly two cells of Latin', () => {
  const cell = d2coding.widthOf('a') ?? 0
  expect(cell).toBeGreaterThan(0)
  expect(['i', 'W', '0', ' ', '{'].map(d2coding.widthOf)).toEqual([cell, cell, cell, cell, cell])
  expect(['가', '뷁', '漢'].map(d2coding.widthOf)).toEqual([2 * cell, 2 * cell, 2 * cell])
  expect(d2coding.widthOf('똠')).toBeUndefined()
})

test.each<[name: string, damage: (path: string) => void]>([
  ['nothing happened to', () => {}],
  ['cut off', (path) => truncateSync(path, 1000)],
  ['empty', (path) => truncateSync(path, 0)],
  ['other bytes', (path) => writeFileSync(path, readFileSync(path).fill(1, 100))],
  ['gone', (path) => rmSync(path)],
])('what the cache holds may be %s', async (_, damage) => {
  for (const name of readdirSync(kept)) damage(join(kept, name))
  expect((await makeFonts(needs, toFolders(folder.path))).map(toLine)).toEqual(files.map(toLine))
  expect(readdirSync(kept)).toHaveLength(2)
})

test('what nobody has used for a day gives way to what is new', async () => {
  const old = readdirSync(kept)
  for (const name of old) utimesSync(join(kept, name), 0, 0)
  await makeFonts({ text: ['똠'], code: [] }, toFolders(folder.path))
  expect(readdirSync(kept).filter((name) => old.includes(name))).toEqual([])
})

test('what all archives share is made once for all of them', async () => {
  using other = mkdtempDisposableSync(join(tmpdir(), 'gotgam-fonts-'))
  const { templates } = toFolders(folder.path)
  const shared = readdirSync(join(templates, 'fonts'))
  const made = await makeFonts({ text: ['*'], code: [] }, { cache: other.path, templates })
  expect(made.map(({ file }) => file.replace(/-.*/, ''))).toEqual([
    'fonts.css',
    'fonts/pretendard',
    'fonts/d2coding',
  ])
  expect(readdirSync(other.path)).toEqual([])
  expect(readdirSync(join(templates, 'fonts')).length).toBe(shared.length + 1)
})

test('a file in the place of the folder gives way, and a cache that takes nothing is no fault', async () => {
  rmSync(kept, { recursive: true })
  writeFileSync(kept, '')
  const [sheet] = await makeFonts(needs, toFolders(folder.path))
  expect(sheet && toLine(sheet)).toBe(files[0] && toLine(files[0]))
  expect(readdirSync(kept)).toHaveLength(2)
  using none = mkdtempDisposableSync(join(tmpdir(), 'gotgam-fonts-'))
  writeFileSync(join(none.path, 'cache'), '')
  chmodSync(join(none.path, 'cache'), 0o400)
  expect(await makeFonts({ text: [], code: [] }, toFolders(join(none.path, 'cache/below')))).toHaveLength(3)
})
