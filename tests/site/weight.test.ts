// What a listing page of 20 entries may weigh (design of the pages).
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { listKeywordEndings, listNameEndings, searchEndings } from '../../src/format/texts/korean-endings.ts'
import { openSite } from '../sites/open-site.ts'
import { attributeOf, findAll } from '../support/html.ts'
import { listFiles, listPages } from '../support/output-files.ts'

const kilobyte = 1000

const site = openSite('samples')
const full = listPages(site.out).filter((path) => findAll(site.page(path), 'article').length === 20)

function readAllStyles(path: string): string[] {
  return findAll(site.page(path), 'link')
    .filter((link) => attributeOf(link, 'rel') === 'stylesheet')
    .map((link) => site.read((attributeOf(link, 'href') ?? '').slice(1)))
}

/** All stylesheets of a page that are not fonts. */
function readStyles(path: string): string[] {
  return readAllStyles(path).filter((css) => !css.includes('@font-face'))
}

/** Bytes of every font that a page may load. */
function weighFonts(path: string): number[] {
  return readAllStyles(path).flatMap((css) =>
    Array.from(
      css.matchAll(/url\((fonts\/[^)]+)\)/g),
      ([, font = '']) => statSync(join(site.out, font)).size,
    ),
  )
}

function sum(sizes: readonly number[]): number {
  return sizes.reduce((total, size) => total + size, 0)
}

describe('every page of 20 entries', () => {
  it('is there: the front pages and the listings of the common hashtags', () => {
    expect(full).toEqual(
      expect.arrayContaining(['index.html', '2/index.html', 'tags/spring-boot/index.html']),
    )
  })

  it('has less than 120 KB of HTML', () => {
    for (const path of full) {
      expect(Buffer.byteLength(site.read(path)), path).toBeLessThan(120 * kilobyte)
    }
  })

  it('has less than 26 KB of CSS', () => {
    for (const path of full) {
      const sizes = readStyles(path).map((css) => Buffer.byteLength(css))
      expect(sum(sizes), path).toBeLessThan(26 * kilobyte)
      expect(sum(sizes), path).toBeGreaterThan(kilobyte)
    }
  })

  it('has less than 22 KB of both, compressed', () => {
    for (const path of full) {
      const sizes = [site.read(path), ...readStyles(path)].map((text) => gzipSync(text).length)
      expect(sum(sizes), path).toBeLessThan(22 * kilobyte)
    }
  })

  it('shares its CSS with pages of questions, which add less than 11 KB', () => {
    const [shared = ''] = readStyles('index.html')
    const [first, ...own] = readStyles(listPages(site.out).find((path) => /^questions\//.test(path)) ?? '')
    expect(first).toBe(shared)
    expect(own.map((css) => Buffer.byteLength(css) < 11 * kilobyte)).toEqual([true])
  })

  it('asks for at most four files and three fonts, of less than 240 KB, compressed', () => {
    for (const path of full) {
      const scripts = listScripts(path).map((script) => site.read(script.slice(1)))
      const texts = [site.read(path), ...readAllStyles(path), ...scripts].map((text) => gzipSync(text).length)
      const fonts = weighFonts(path)
      expect(fonts.length, path).toBeGreaterThan(0)
      // Two of text, the second where something rare is on the page, and one of code.
      expect(fonts.length, path).toBeLessThanOrEqual(3)
      expect(texts.length, path).toBeLessThanOrEqual(4)
      expect(sum([...texts, ...fonts]), path).toBeLessThan(240 * kilobyte)
    }
  })
})

function listScripts(path: string): string[] {
  return findAll(site.page(path), 'script').map((script) => attributeOf(script, 'src') ?? '')
}

it('the script of all pages has less than 2 KB', () => {
  const [script = '', ...others] = listScripts('index.html')
  expect(others).toEqual([])
  expect(Buffer.byteLength(site.read(script.slice(1)))).toBeLessThan(2048)
})

it('the script of the search has less than 17 KB, compressed, and stands on its page alone', () => {
  const [, script = ''] = listScripts('search/')
  expect(gzipSync(site.read(script.slice(1)), { level: 9 }).length).toBeLessThan(17 * kilobyte)
  const others = listPages(site.out).filter((path) => path !== 'search/index.html')
  expect(others.filter((path) => site.read(path).includes(script))).toEqual([])
})

it('each script is one file, which waits for no other', () => {
  const scripts = listFiles(site.out).filter((file) => file.startsWith('_astro/') && file.endsWith('.js'))
  expect(scripts.map((file) => file.replace(/[.-].*/, '')).toSorted()).toEqual([
    '_astro/Directory',
    '_astro/Search',
    '_astro/look',
    '_astro/page',
  ])
  expect(scripts.filter((file) => /\bimport\b\s*[("'{*]/.test(site.read(file)))).toEqual([])
})

it('a browser gets the Korean endings of the search, and none of other columns', () => {
  const words = new Set(
    listFiles(site.out)
      .filter((file) => file.endsWith('.js') && file.startsWith('_astro/'))
      .flatMap((file) => site.read(file).match(/[\uac00-\ud7a3]+/g) ?? []),
  )
  const { closing, ...ofKeywords } = listKeywordEndings()
  const columns = [ofKeywords, closing, listNameEndings()].flatMap((column) => Object.values(column))
  const others = columns.flatMap((endings) => [...endings]).filter((each) => !searchEndings.includes(each))
  expect(searchEndings.filter((each) => !words.has(each))).toEqual([])
  expect(others.length).toBeGreaterThan(500)
  expect(others.filter((each) => words.has(each))).toEqual([])
})
