// What the settings change of the stylesheet, and that the program knows the colours that it has.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import postcss from 'postcss'
import { describe, expect, test } from 'vitest'
import { themeTokens } from '../../../src/astro/themed-styles.ts'
import { grounds, type Pair } from '../../../src/theme/grounds.ts'
import { ownTones, type Theme, toTheme, toTokens } from '../../../src/theme/theme.ts'
import { projectFolder } from '../../support/project.ts'

const stylesheet = readFileSync(join(projectFolder, 'src/styles/tokens.css'), 'utf8')

function toCss({ light, dark }: Pair): string {
  const toShort = (hex: string) => (hex === '#ffffff' ? '#fff' : hex)
  return `light-dark(${toShort(light)}, ${toShort(dark)})`
}

describe('tokens.css has the colours that are counted with', () => {
  test.each([
    ['--paper', grounds.paper],
    ['--wash', grounds.wash],
    ['--lift', grounds.lift],
    ['--accent', ownTones.accent.text],
    ['--accent-wash', ownTones.accent.wash],
    ['--on-accent', ownTones.accent.on],
    ['--leaf', ownTones.leaf.text],
    ['--leaf-wash', ownTones.leaf.wash],
    ['--on-leaf', ownTones.leaf.on],
  ])('%s', (name, pair) => {
    expect(stylesheet).toContain(`  ${name}: ${toCss(pair)};\n`)
  })
})

test.each<[Theme | undefined, Theme | undefined]>([
  [undefined, undefined],
  [{}, undefined],
  [{ accent: '#06A' }, { accent: '#0066aa', leaf: undefined }],
  [{ leaf: 'oklch(0 0 0)' }, { accent: undefined, leaf: '#000000' }],
])('%j is %j', (written, theme) => {
  expect(toTheme(written)).toEqual(theme)
})

test('a theme gives the tokens of what it names', () => {
  expect([...toTokens(undefined)]).toEqual([])
  expect([...toTokens({ leaf: '#2f5d2a' })]).toEqual([
    ['--leaf', { light: '#2f5d2a', dark: '#8ab485' }],
    ['--leaf-wash', { light: '#e7f1e6', dark: '#222b21' }],
    ['--on-leaf', { light: '#ffffff', dark: '#121811' }],
  ])
  expect([...toTokens({ accent: '#0b63a5' }).keys()]).toEqual(['--accent', '--accent-wash', '--on-accent'])
})

describe('in a stylesheet', () => {
  const compile = async (theme: Theme | undefined, css: string) =>
    (await postcss([themeTokens(() => theme)]).process(css, { from: undefined })).css

  test('nothing changes without a theme', async () => {
    expect(await compile(undefined, stylesheet)).toBe(stylesheet)
  })

  test('tokens of the root are replaced, and those of print and of forced colours are not', async () => {
    const rest = 'a { --accent: red; color: var(--accent) }\n@media print { :root { --accent: #000 } }'
    expect(await compile({ accent: '#0b63a5' }, `:root { --accent: red; --ink: blue }\n${rest}`)).toBe(
      `:root { --accent: light-dark(#0b63a5, #6faeeb); --ink: blue }\n${rest}`,
    )
  })
})
