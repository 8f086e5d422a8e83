// Exports of communities, imported and built: whatever they hold has to be on the pages.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
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
import { findData, projectFolder } from '../support/project.ts'
import { runCommand } from '../support/run-command.ts'
import { createTestSite, type TestSite } from '../support/test-site.ts'

const fixtures = join(projectFolder, 'tests/fixtures')
const [stackexchange, discourse] = [
  { source: 'stackexchange', readTexts: readStackExchangeTexts },
  { source: 'discourse', readTexts: readDiscourseTexts },
]

const dumps = [
  {
    name: 'an orchard',
    folder: join(fixtures, 'stackexchange'),
    ...stackexchange,
    // Three posts are neither questions nor answers; one comment belongs to one of them, another on what is not there.
    counts: { question: 12, answer: 21, comment: 25, others: 5 },
  },
  {
    name: 'a forum',
    folder: join(fixtures, 'discourse'),
    ...discourse,
    counts: { question: 2, answer: 5, comment: 0, others: 5 },
  },
  ...[
    { path: 'data/stackexchange/ai-2017', ...stackexchange },
    { path: 'data/stackexchange/cardano-2021', ...stackexchange },
    { path: 'data/discourse/urho3d', ...discourse },
  ].map(({ path, ...kind }) => ({
    name: `${path} (wants GOTGAM_DATA)`,
    folder: findData(path),
    ...kind,
    counts: undefined,
  })),
]

// By `%s`, as a long `$name` is shown without its end.
const named = dumps.map((dump) => [dump.name, dump] as const)

describe.each(named)('%s', (_, { folder, source, readTexts, counts }) => {
  let site: TestSite
  let dump: DumpTexts
  /** What is in which element, by question and id of the element. */
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
      // The list of answers leads to those of other pages.
      .split(/(?=<(?!li id="answer)[a-z]+ [^>]*\bid="(?:answer|comment)-\d+")/)
    if (head.includes('http-equiv="refresh"')) return
    add(`${question} `, toShownText(head))
    for (const part of parts) add(`${question} ${/\bid="([^"]+)"/.exec(part)?.[1]}`, toShownText(part))
  }

  function add(key: string, text: string): void {
    shown.set(key, [...(shown.get(key) ?? []), toLetters(text)])
  }

  function findMissing(texts: readonly WrittenText[]): string[] {
    return texts.flatMap(({ id, question, words }) => {
      const found = shown.get(`${question} ${id}`) ?? []
      // What is before the answers of each page is one text.
      const [text, ...others] = id === '' && found.length > 0 ? [found.join('')] : found
      if (text === undefined) return `question ${question}: ${id || 'the page'} is missing`
      if (id !== '' && others.length > 0)
        return `question ${question}: ${id} stands ${others.length + 1} times`
      return text.includes(words) ? [] : `question ${question}: ${id || 'the body'} has lost ${words}`
    })
  }

  function countKinds() {
    const count = (start: string) => dump.texts.filter(({ id }) => id.startsWith(start)).length
    const [answer, comment] = [count('answer-'), count('comment-')]
    return { question: dump.texts.length - answer - comment, answer, comment }
  }

  it.skipIf(!folder)('holds what is expected of it', () => {
    if (counts) return expect({ ...countKinds(), others: dump.others }).toEqual(counts)
    expect(dump.texts).not.toEqual([])
    // A text of little but code or links.
    const short = dump.texts.filter(({ words }) => words.length < 10).length
    expect(short).toBeLessThan(dump.texts.length / 20)
  })

  it.skipIf(!folder)('stands on its pages, every text once', () => {
    expect(findMissing(dump.texts)).toEqual([])
  })

  it.skipIf(!folder)('is all that stands there', () => {
    const texts = Array.from(shown.keys()).filter((key) => !key.endsWith(' '))
    const { question, answer, comment } = countKinds()
    expect(texts).toHaveLength(answer + comment)
    expect(Array.from(shown.keys()).length - texts.length).toBe(question)
  })
})

function importInto(site: TestSite, source: string, path: string): void {
  const { status, stdout, stderr } = runCommand('import', [source, path], {
    environment: { ...toVariables(site), ARCHIVE_LANG: 'en' },
  })
  expect(status, stdout + stderr).toBe(0)
}
