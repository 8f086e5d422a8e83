// A dump of a real community, with all its answers and comments: whatever its own tables hold has to stand on the pages.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { attributeOf, type Element, listElements, textOf } from '../support/html.ts'
import { listPages } from '../support/output-files.ts'
import { findShared } from '../support/project.ts'
import { convertDump } from '../support/stack-exchange/convert-dump.ts'
import { readDump } from '../support/stack-exchange/read-dump.ts'
import { createTestSite, type TestSite } from '../support/test-site.ts'

const dump = findShared('data/stackexchange/ai-2017')
const name = dump
  ? 'the conversations of a dump'
  : 'the conversations of a dump (skipped: ../shared/data/stackexchange/ai-2017 is not there)'

interface Expected {
  id: string
  question: string
  /** Letters and digits that stand in its text. */
  words: string
}

// A reader of its own, which shares nothing with the one that converts.
function readTable(file: string): ((attribute: string) => string)[] {
  const lines = readFileSync(join(dump ?? '', file), 'utf8').split('\n')
  return lines
    .filter((line) => line.includes('<row '))
    .map((line) => (attribute) => {
      const start = line.indexOf(` ${attribute}="`)
      if (start === -1) return ''
      const from = start + attribute.length + 3
      return unescapeXml(line.slice(from, line.indexOf('"', from)))
    })
}

function unescapeXml(text: string): string {
  return text
    .replaceAll(/&#x([0-9A-F]+);/g, (_, digits: string) => String.fromCodePoint(Number.parseInt(digits, 16)))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')
}

function toLetters(text: string): string {
  return text.normalize('NFKC').replaceAll(/[^\p{L}\p{N}]/gu, '')
}

/** The longest part between signs that Markdown or HTML could take for its own, shortened. */
function toWords(text: string): string {
  const parts = text
    .split(/https?:\S+|<[^>]*>|&\w+;|(?:^|\s)\d+[.)]\s|[^\p{L}\p{N}\s.,;'"?!-]/u)
    .map(toLetters)
  return parts.reduce((longest, part) => (part.length > longest.length ? part : longest), '').slice(0, 40)
}

describe.skipIf(!dump)(name, () => {
  let site: TestSite
  let answers: Expected[]
  let comments: Expected[]
  let leftOut: string[]
  /** Of all question pages: what stands in which element, by question and id of the element. */
  const shown = new Map<string, string[]>()

  beforeAll(async () => {
    const converted = convertDump(readDump(dump ?? ''), 'ai.stackexchange.com')
    leftOut = converted.leftOut
    site = createTestSite({ questions: [], files: converted.files })
    const { exitCode, stdout, stderr } = await site.build()
    expect(exitCode, stdout + stderr).toBe(0)
    readExpected()
    for (const path of listPages(site.out)) collect(path)
  })
  afterAll(() => site?.remove())

  function readExpected(): void {
    const posts = readTable('Posts.xml')
    const questionOf = new Map(posts.map((post) => [post('Id'), post('ParentId') || post('Id')]))
    answers = posts
      .filter((post) => post('PostTypeId') === '2')
      .map((post) => ({
        id: post('Id'),
        question: post('ParentId'),
        words: toWords(firstProse(post('Body'))),
      }))
    comments = readTable('Comments.xml').map((comment) => ({
      id: comment('Id'),
      question: questionOf.get(comment('PostId')) ?? 'none',
      words: toWords(comment('Text')),
    }))
  }

  /** Of a body in HTML: a paragraph without elements, if it has one that is long enough. */
  function firstProse(html: string): string {
    const plain = Array.from(html.matchAll(/<p>([^<]*)<\/p>/g), ([, text = '']) => text)
    return plain.find((text) => toWords(text).length >= 30) ?? html
  }

  function collect(path: string): void {
    const [, question = 'none'] = /^questions\/([^/]+)\//.exec(path) ?? []
    for (const element of listElements(site.page(path))) {
      const id = attributeOf(element, 'id')
      if (id === undefined || !/^(?:answer|comment)-\d+$/.test(id)) continue
      const key = `${question} ${id}`
      shown.set(key, [...(shown.get(key) ?? []), lettersOf(element)])
    }
  }

  function lettersOf(element: Element): string {
    return toLetters(textOf(element))
  }

  function findMissing(prefix: string, expected: readonly Expected[]): string[] {
    return expected.flatMap(({ id, question, words }) => {
      const [text, ...others] = shown.get(`${question} ${prefix}-${id}`) ?? []
      if (text === undefined) return `${prefix} ${id} is not on the page of question ${question}`
      if (others.length > 0) return `${prefix} ${id} stands ${others.length + 1} times`
      return text.includes(words) ? [] : `${prefix} ${id} has lost: ${words}`
    })
  }

  it('are 1,004 answers and 1,700 comments, told from the rest', () => {
    expect(answers).toHaveLength(1004)
    expect(comments).toHaveLength(1700)
    expect(leftOut).toHaveLength(127)
    expect(leftOut[0]).toBe('post 29 of type 5')
    // A text of little but code or links.
    expect([...answers, ...comments].filter(({ words }) => words.length < 10).length).toBeLessThan(20)
  })

  it('stand on the pages of their questions, every answer once, with its text', () => {
    expect(findMissing('answer', answers)).toEqual([])
  })

  it('stand on the pages of their questions, every comment once, with its text', () => {
    expect(findMissing('comment', comments)).toEqual([])
  })

  it('are all that stands there', () => {
    expect(shown.size).toBe(1004 + 1700)
  })
})
