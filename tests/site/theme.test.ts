// What `theme` of the settings and the folder theme/ make of a site.
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { openSite } from '../sites/open-site.ts'
import { themeFiles } from '../sites/themed.ts'
import { attributeOf, findAll, findOnly } from '../support/html.ts'
import { listFiles } from '../support/output-files.ts'

const plain = openSite('samples')
const themed = openSite('kitchen-sink')

test.each([
  [
    plain,
    ['light-dark(#b8420f,#f2935c)', 'light-dark(#fbe9dc,#35241a)', 'light-dark(#fff,#1d120b)'],
    ['#fcfaf6', '#191613'],
  ],
  [
    themed,
    ['light-dark(#0b63a5,#6faeeb)', 'light-dark(#e1f0ff,#1d2935)', 'light-dark(#fff,#0e1720)'],
    ['#e1f0ff', '#1d2935'],
  ],
])('colours of the stylesheet and of the browser', (site, accents, ofBrowser) => {
  const name = listFiles(site.out).find((file) => /^_astro\/site\..*\.css$/.test(file)) ?? ''
  const css = site.read(name).replaceAll(' ', '')
  const found = ['accent', 'accent-wash', 'on-accent'].map(
    (token) => new RegExp(`--${token}:([^;}]+)`).exec(css)?.[1],
  )
  expect(found).toEqual(accents)
  const colours = findAll(site.page('about/'), 'meta[media]').map((meta) => attributeOf(meta, 'content'))
  expect(colours).toEqual(ofBrowser)
})

test('a logo and an icon of somebody’s own', () => {
  const svg = themeFiles['theme/logo.svg']
  const digest = createHash('sha256').update(svg).digest('hex').slice(0, 32)
  const name = findOnly(themed.page('about/'), 'a.site-name')
  expect(findOnly(name, 'img').attrs.map((each) => `${each.name}=${each.value}`)).toEqual([
    'class=logo',
    `src=/archive/theme/${digest}.svg`,
    'width=149',
    'height=64',
    'alt=',
  ])
  expect(findAll(name, 'svg')).toEqual([])
  expect([themed.read(`theme/${digest}.svg`), themed.read('favicon.svg')]).toEqual([svg, svg])
})
