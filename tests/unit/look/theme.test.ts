// What the settings change of the stylesheet, and that the program knows the colours that it has.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findContrast, toOklch } from '../../../src/look/colour.ts'
import {
  findColourFault,
  grounds,
  type Theme,
  toTheme,
  toThemeRule,
  toTokens,
} from '../../../src/look/theme.ts'
import { projectFolder } from '../../support/project.ts'
import { checkProperty } from '../properties/check-property.ts'

const stylesheet = readFileSync(join(projectFolder, 'src/look/styles/tokens.css'), 'utf8')

/** Who writes down the colours of the site's own gets what was chosen with them. */
const own = { accent: '#b8420f', leaf: '#4a641a' }

describe('tokens.css has the colours that are counted with', () => {
  test.each([
    ['--paper', grounds.paper],
    ['--wash', grounds.wash],
    ['--lift', grounds.lift],
    ['--line', { light: '#e7e0d6', dark: '#332d27' }],
    ['--edge', { light: '#938879', dark: '#7b7166' }],
    ['--quiet', { light: '#6b6259', dark: '#a79c90' }],
    ...toTokens(own),
  ] as const)('%s', (name, { light, dark }) => {
    const colours = [light, dark].map((hex) => (hex === '#ffffff' ? '#fff' : hex))
    expect(stylesheet).toMatch(
      new RegExp(`^  ${name}: (?:var\\(.*, )?light-dark\\(${colours.join(', ')}\\)\\)?;$`, 'm'),
    )
  })
})

const findReadable = (given: string) => findColourFault(given)?.nearest ?? given
const listGrounds = (scheme: 'light' | 'dark') => Object.values(grounds).map((ground) => ground[scheme])

/** Text of this colour, its wash, and what is on it, in both schemes. */
function toTones(leaf: string) {
  const [text, wash, on] = toTokens({ leaf }).values()
  if (!text || !wash || !on) throw new Error(`no tones of ${leaf}`)
  return { text, wash, on }
}

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
  const surfaces = ['--paper', '--wash', '--lift', '--line', '--edge', '--quiet']
  const names = ['--accent', '--accent-wash', '--on-accent', ...surfaces]
  expect([...toTokens({ accent: '#0b63a5' }).keys()]).toEqual(names)
})

test.each<[Theme | undefined, string]>([
  [undefined, ''],
  [{}, ''],
  [
    { leaf: '#2f5d2a' },
    ':root{--theme-leaf:light-dark(#2f5d2a,#8ab485);--theme-leaf-wash:light-dark(#e7f1e6,#222b21);--theme-on-leaf:light-dark(#ffffff,#121811)}\n',
  ],
  [own, toOwnRule()],
])('the rule of %j', (theme, rule) => {
  expect(toThemeRule(theme)).toBe(rule)
})

function toOwnRule(): string {
  const accent =
    '--theme-accent:light-dark(#b8420f,#f2935c);--theme-accent-wash:light-dark(#fbe9dc,#3a271b);--theme-on-accent:light-dark(#ffffff,#1d120b)'
  const leaf =
    '--theme-leaf:light-dark(#4a641a,#a9c476);--theme-leaf-wash:light-dark(#eaf0d8,#2a3119);--theme-on-leaf:light-dark(#ffffff,#161a0d)'
  return `:root{${accent};${leaf}}\n`
}

test.each([
  ['the own colours', own, false],
  ['a redder fruit', { accent: '#b3261e' }, false],
  ['a blue one', { accent: '#0b63a5' }, true],
  ['a red leaf', { leaf: '#7a1d2c' }, true],
])('fruits on threads are plain beads where they would look wrong: %s', (_name, theme, hasBeads) => {
  expect(toThemeRule(theme).includes('--theme-bead:inline;--theme-fruit:none;')).toBe(hasBeads)
})

test('paper, washes and lines have the hue of the accent, and every text is read on them as well as on the own', () => {
  checkProperty(
    fc.property(colour, (given) => {
      const accent = findReadable(given)
      const tokens = toTokens({ accent })
      const { chroma, hue } = toOklch(accent)
      for (const name of ['paper', 'wash', 'lift'] as const) {
        const [tinted, { light, dark }] = [tokens.get(`--${name}`), grounds[name]]
        if (!tinted) throw new Error(name)
        const lightness = (hex: string) => findContrast(hex, '#000000')
        expect(lightness(tinted.light)).toBeGreaterThanOrEqual(lightness(light))
        expect(lightness(tinted.dark)).toBeLessThanOrEqual(lightness(dark))
        const wash = toOklch(tinted.light)
        expect(wash.chroma).toBeLessThan(0.02)
        // Eight bits a part leave no hue to what is nearly grey.
        if (name === 'wash' && chroma > 0.1 && wash.chroma > 0.012)
          expect(Math.abs(((wash.hue - hue + 540) % 360) - 180)).toBeLessThan(25)
      }
      for (const scheme of ['light', 'dark'] as const)
        expect(
          Math.min(
            ...['--paper', '--wash', '--lift'].map((name) =>
              findContrast(tokens.get('--quiet')?.[scheme] ?? '', tokens.get(name)?.[scheme] ?? ''),
            ),
          ),
        ).toBeGreaterThanOrEqual(4.5)
    }),
  )
})

test('tokens.css takes every token of a theme', () => {
  for (const name of toTokens(own).keys())
    expect(stylesheet).toContain(`  ${name}: var(--theme-${name.slice(2)}, light-dark(`)
})

/** All that `theme` names of one colour: text on each ground and on its own wash, and what is on the colour. */
function listContrasts(light: string): number[] {
  const { text, wash, on } = toTones(light)
  return (['light', 'dark'] as const).flatMap((scheme) => [
    ...[...listGrounds(scheme), wash[scheme]].map((ground) => findContrast(text[scheme], ground)),
    findContrast(on[scheme], text[scheme]),
  ])
}

// All as light and as strong as the eye takes for one series; none can be read on paper as it is.
const hues: [string, string, string, string, string, string][] = [
  ['#d35182', '#bd3d70', '#f785ac', '#ffebf0', '#352127', '#1f1216'],
  ['#d95544', '#c24031', '#fb8876', '#ffece9', '#36221f', '#1f1210'],
  ['#c46d00', '#a45b02', '#dd9b62', '#feede0', '#32251a', '#1d140c'],
  ['#a48100', '#866a0a', '#c0a764', '#f5f0e0', '#2c271b', '#19160c'],
  ['#7b9200', '#637500', '#9eb161', '#edf2df', '#262a1b', '#15180c'],
  ['#03a14a', '#157e3c', '#6cb97e', '#e3f5e6', '#1e2c20', '#0e1911'],
  ['#009c89', '#157b6c', '#6db6a7', '#e4f4f0', '#1e2b28', '#0e1816'],
  ['#0097aa', '#187887', '#6eb4c1', '#e3f3f6', '#1d2a2d', '#0e181a'],
  ['#008fd2', '#0073ab', '#67b0e3', '#e1f1fe', '#1c2a34', '#0d171f'],
  ['#5f7ceb', '#4b65d1', '#89a5ff', '#eaf0ff', '#222737', '#121621'],
  ['#9769dc', '#8355c6', '#bb97fb', '#f3edff', '#2a2535', '#17141f'],
  ['#bd5ab6', '#a847a1', '#e18bd9', '#fcebfa', '#31222f', '#1c121b'],
]

test.each(hues)('%s becomes %s, dark %s', (given, light, dark, lightWash, darkWash, onDark) => {
  expect(findColourFault(given)).toMatchObject({ setting: 'contrast', nearest: light })
  expect(toTones(light)).toEqual({
    text: { light, dark },
    wash: { light: lightWash, dark: darkWash },
    on: { light: '#ffffff', dark: onDark },
  })
})

describe('colours at the ends', () => {
  test.each([
    // What is bright has to become dark, and yellow the most.
    ['#ffff00', '#727100'],
    ['#ffd500', '#816c08'],
    ['#00ffff', '#0d7a7a'],
    ['#ffffff', '#6d6d6d'],
    ['#808080', '#6d6d6d'],
    ['#ff0000', '#dd0000'],
    // What can be read stays.
    ['#000000', '#000000'],
    ['#0000ff', '#0000ff'],
    ['#0b63a5', '#0b63a5'],
    ['#b8420f', '#b8420f'],
    ['#4a641a', '#4a641a'],
  ])('%s: the nearest is %s', (given, nearest) => {
    expect(findReadable(given)).toBe(nearest)
  })

  test('black is grey in the dark', () => {
    expect(toTones('#000000')).toEqual({
      text: { light: '#000000', dark: '#a9a9a9' },
      wash: { light: '#eeeeee', dark: '#282828' },
      on: { light: '#ffffff', dark: '#161616' },
    })
  })
})

const colour = fc.integer({ min: 0, max: 0xff_ff_ff }).map((each) => `#${each.toString(16).padStart(6, '0')}`)

test('the nearest can be read, and keeps its hue', () => {
  checkProperty(
    fc.property(colour, (given) => {
      const nearest = findReadable(given)
      expect(findColourFault(nearest)).toBeUndefined()
      const [before, after] = [toOklch(given), toOklch(nearest)]
      const turn = Math.abs(((before.hue - after.hue + 540) % 360) - 180)
      // Of what is nearly grey, or nearly black, eight bits a part leave no hue.
      if (Math.min(before.chroma, after.chroma) > 0.04) expect(turn).toBeLessThan(4)
    }),
  )
})

test('text, washes and what stands on the colour have 4.5:1 in both schemes', () => {
  checkProperty(
    fc.property(colour, (given) => {
      expect(Math.min(...listContrasts(findReadable(given)))).toBeGreaterThanOrEqual(4.5)
    }),
  )
})

test("the site's own colours have it too", () => {
  const [accent, accentWash, onAccent, leaf, leafWash, onLeaf] = toTokens(own).values()
  for (const [text, ...besides] of [
    [accent, accentWash, onAccent],
    [leaf, leafWash, onLeaf],
  ]) {
    for (const scheme of ['light', 'dark'] as const) {
      const grounds = [...listGrounds(scheme), ...besides.map((pair) => pair?.[scheme] ?? '')]
      const contrasts = grounds.map((ground) => findContrast(text?.[scheme] ?? '', ground))
      expect(Math.min(...contrasts)).toBeGreaterThan(4.5)
    }
  }
})
