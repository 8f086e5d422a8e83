// Payloads made to break out of a page, in every place that takes a text.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hostilePayloads } from '../fixtures/hostile-payloads.ts'
import { findForbidden, toSkeleton } from '../support/allowed-html.ts'
import type { HostileText } from '../support/hostile-content.ts'
import {
  type HostileQuestion,
  readDataPayloads,
  readHostilePayloads,
  toHarmlessTwins,
  toHostileContent,
  toHostileQuestions,
  toHostileTexts,
} from '../support/hostile-content.ts'
import { attributeOf, findAll, findOnly, textOf } from '../support/html.ts'
import { listPages } from '../support/output-files.ts'
import { buildTestSite, type TestSite } from '../support/test-site.ts'

const payloads = readHostilePayloads()
const others = readDataPayloads()

describe('hostile input', () => {
  let questions: HostileQuestion[]
  let texts: HostileText[]
  let site: TestSite
  let twin: TestSite

  beforeAll(async () => {
    questions = toHostileQuestions(payloads)
    texts = toHostileTexts(payloads)
    const harmless = texts.map(() => ({ text: undefined, name: undefined, label: undefined }))
    site = await buildTestSite(toHostileContent(questions, texts))
    twin = await buildTestSite(toHostileContent(toHarmlessTwins(questions), harmless))
  })
  afterAll(() => {
    site?.remove()
    twin?.remove()
  })

  it('stands in every place that may hold it', () => {
    expect(questions.slice(0, hostilePayloads.length).filter(isLeftOut)).toEqual([])
  })

  it.skipIf(!others)('also that of others, as far as it is of ASCII alone (wants GOTGAM_DATA)', () => {
    const plain = questions
      .slice(hostilePayloads.length)
      .filter((_, index) => /^[ -~]*[!-~][ -~]*$/.test(others?.[index] ?? ''))
    expect(plain).not.toEqual([])
    expect(plain.filter(isLeftOut)).toEqual([])
  })

  function isLeftOut({ hostileTitle, hostileActor, body }: HostileQuestion): boolean {
    return hostileTitle === undefined || hostileActor === undefined || body === '읽을 수 없는 본문'
  }

  it('gives the same pages as harmless texts', () => {
    expect(listPages(site.out)).toEqual(listPages(twin.out))
  })

  it('leaves nothing in a page that is not allowed in a body, and changes nothing around the texts', () => {
    const found: string[] = []
    for (const path of listPages(site.out)) {
      const page = site.page(path)
      const bodies = findAll(page, '.prose')
      found.push(...bodies.flatMap(findForbidden).map((what) => `${path}: ${what}`))
      if (toSkeleton(page) !== toSkeleton(twin.page(path))) found.push(`${path}: not as its twin`)
    }
    expect(found).toEqual([])
  })

  it('shows titles and actors to the letter', () => {
    for (const { id, title, hostileActor } of questions) {
      const page = site.page(`questions/${id}/`)
      expect(textOf(findOnly(page, 'h1'))).toBe(title)
      expect(textOf(findOnly(page, 'title'))).toBe(`${title} · 시험 아카이브`)
      expect(findAll(page, '.activity').map(textOf)).toEqual(
        Array(2).fill(`29일 전 · ${hostileActor ?? '이름'} 님의 질문`),
      )
    }
  })

  it('shows names of those who answer and comment, labels of polls and reasons of closing to the letter', () => {
    const missing: string[] = []
    for (const [index, { name = '이름', label = '보기' }] of texts.entries()) {
      const shown = readShown(Math.floor(index / 50))
      if (!shown.ids.get(`answer-a${index}`)?.includes(name)) missing.push(`answer of ${name}`)
      if (!shown.ids.get(`comment-c${index}`)?.includes(name)) missing.push(`comment of ${name}`)
      if (!shown.text.includes(label)) missing.push(`label ${label}`)
    }
    for (const { id, hostileTitle = '까닭' } of questions.slice(0, Math.ceil(texts.length / 50))) {
      if (!textOf(site.page(`questions/${id}/`)).includes(hostileTitle))
        missing.push(`reason ${hostileTitle}`)
    }
    expect(missing).toEqual([])
  })

  const pages = new Map<number, { text: string; ids: ReadonlyMap<string, string> }>()

  function readShown(number: number) {
    const known = pages.get(number)
    if (known) return known
    // Fifty answers are two pages.
    const read = ['2/', ''].flatMap((page) => {
      const path = `questions/q${number}/${page}`
      return listPages(site.out).includes(`${path}index.html`) ? [site.page(path)] : []
    })
    const all = read.flatMap((page) => findAll(page, '[id]'))
    const ids = new Map<string, string>()
    for (const each of all) {
      const id = attributeOf(each, 'id') ?? ''
      ids.set(id, `${ids.get(id) ?? ''} ${textOf(each)}`)
    }
    const shown = { text: read.map(textOf).join(' '), ids }
    pages.set(number, shown)
    return shown
  }
})
