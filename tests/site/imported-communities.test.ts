// Exports of real communities, imported and built: whatever they hold has to stand on the pages.
import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toVariables } from '../support/build.ts'
import {
  type DumpTexts,
  readDiscourseTexts,
  readStackExchangeTexts,
  toLetters,
  toShownText,
  type WrittenText,
} from '../support/dump-texts.ts'
import { listPages } from '../support/output-files.ts'
import { findShared } from '../support/project.ts'
import { runCommand } from '../support/run-command.ts'
import { createTestSite, type TestSite } from '../support/test-site.ts'

const dumps = [
  {
    path: 'data/stackexchange/ai-2017',
    source: 'stackexchange',
    readTexts: readStackExchangeTexts,
    counts: { question: 604, answer: 1004, comment: 1700, others: 127 },
  },
  {
    path: 'data/stackexchange/cardano-2021',
    source: 'stackexchange',
    readTexts: readStackExchangeTexts,
    // One comment hangs on a post that the dump does not hold.
    counts: { question: 1042, answer: 1496, comment: 1828, others: 93 },
  },
  {
    path: 'data/discourse/urho3d',
    source: 'discourse',
    readTexts: readDiscourseTexts,
    counts: { question: 313, answer: 1743, comment: 0, others: 10 },
  },
]

describe.each(dumps)('$path', ({ path, source, readTexts, counts }) => {
  const folder = findShared(path)
  const note = folder ? '' : ` (skipped: ../shared/${path} is not there)`
  let site: TestSite
  let dump: DumpTexts
  /** What stands in which element, by question and id of the element. */
  const shown = new Map<string, string[]>()

  beforeAll(async () => {
    if (!folder) return
    dump = readTexts(folder)
    site = createTestSite({ questions: [] })
    rmSync(site.content, { recursive: true })
    importInto(site, source, folder)
    const { exitCode, stdout, stderr } = await site.build()
    expect(exitCode, stdout + stderr).toBe(0)
    for (const page of listPages(site.out)) collect(page)
  })
  afterAll(() => site?.remove())

  /** By the letters of the page, as parsing thousands of them takes longer than building them. */
  function collect(path: string): void {
    const [, question] = /^questions\/([^/]+)\/(?:\d+\/)?(?:index\.html)?$/.exec(path) ?? []
    if (question === undefined) return
    const [head = '', ...parts] = site
      .read(path.replace(/\/$/, '/index.html'))
      .split(/(?=<[a-z]+ [^>]*\bid="(?:answer|comment)-\d+")/)
    if (head.includes('http-equiv="refresh"')) return
    add(`${question} `, toShownText(head))
    for (const part of parts) add(`${question} ${/\bid="([^"]+)"/.exec(part)?.[1]}`, toShownText(part))
  }

  function add(key: string, text: string): void {
    shown.set(key, [...(shown.get(key) ?? []), toLetters(text)])
  }

  function findMissing(texts: readonly WrittenText[]): string[] {
    return texts.flatMap(({ id, question, words }) => {
      const [text, ...others] = shown.get(`${question} ${id}`) ?? []
      if (text === undefined) return `question ${question}: ${id || 'the page'} is missing`
      if (id !== '' && others.length > 0)
        return `question ${question}: ${id} stands ${others.length + 1} times`
      return text.includes(words) ? [] : `question ${question}: ${id || 'the body'} has lost ${words}`
    })
  }

  function countOf(kind: string): number {
    return dump.texts.filter(({ id }) => (id.split('-')[0] || 'question') === kind).length
  }

  it.skipIf(!folder)(`holds what is expected of it${note}`, () => {
    expect({
      question: countOf('question'),
      answer: countOf('answer'),
      comment: countOf('comment'),
      others: dump.others,
    }).toEqual(counts)
    // A text of little but code or links.
    expect(dump.texts.filter(({ words }) => words.length < 10).length).toBeLessThan(dump.texts.length / 20)
  })

  it.skipIf(!folder)(`stands on its pages, every text once${note}`, () => {
    expect(findMissing(dump.texts)).toEqual([])
  })

  it.skipIf(!folder)(`is all that stands there${note}`, () => {
    const texts = Array.from(shown.keys()).filter((key) => !key.endsWith(' '))
    expect(texts).toHaveLength(counts.answer + counts.comment)
    expect(Array.from(shown.keys()).length - texts.length).toBe(counts.question)
  })
})

function importInto(site: TestSite, source: string, path: string): void {
  const { status, stdout, stderr } = runCommand('import', [source, path], {
    environment: { ...toVariables(site), ARCHIVE_LANG: 'en' },
  })
  expect(status, stdout + stderr).toBe(0)
}
