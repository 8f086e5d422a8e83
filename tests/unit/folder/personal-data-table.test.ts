// What docs/redactions.md and docs/redactions.ko.md say of each text is so.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import MarkdownIt from 'markdown-it'
import { describe, expect, test } from 'vitest'
import { createPrepareQuestion } from '../../../src/folder/prepare-question.ts'
import { parseHtml, textOf } from '../../support/html.ts'
import { projectFolder } from '../../support/project.ts'
import { sampleSettings } from '../../support/sample-settings.ts'
import { toQuestionText } from '../format/question-text.ts'

const prepare = createPrepareQuestion(
  sampleSettings,
  ['홍길동', 'Gildong_99'].map((name) => ({ name, onlyActors: false })),
)

/** Cells of each row that has two, as they are written in the document's code spans. */
function readRows(document: string): string[][] {
  const text = readFileSync(join(projectFolder, document), 'utf8')
  const tokens = new MarkdownIt().parse(text, {})
  const rows: string[][] = []
  for (const [index, { type, children }] of tokens.entries()) {
    if (type === 'tr_open') rows.push([])
    const code = children?.find((child) => child.type === 'code_inline')
    if (tokens[index - 1]?.type === 'td_open' && code) rows.at(-1)?.push(code.content)
  }
  return rows.filter((cells) => cells.length === 2)
}

function show(body: string): string {
  const bytes = Buffer.from(toQuestionText({}, body))
  const { prepared } = prepare({ id: 'a', path: 'questions/a.md', bytes })
  const printed = prepared?.toBody()
  if (!printed || 'code' in printed) throw new Error('the question has errors')
  return textOf(parseHtml(printed.pageHtml)).replace(/\s+/g, ' ').trim()
}

const rows = readRows('docs/redactions.md')

test('both tables are read', () => {
  expect(rows.length).toBeGreaterThan(45)
  expect(rows.filter(([written, shown]) => written === shown).length).toBeGreaterThan(12)
})

test('the Korean document has the same rows', () => {
  expect(readRows('docs/redactions.ko.md')).toEqual(rows)
})

describe('what the document says', () => {
  test.each(rows)('%s → %s', (written, shown) => {
    expect(show(written.replaceAll('⏎', '\n'))).toBe(shown)
  })
})
