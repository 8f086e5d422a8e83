// Files at the limit of their size, built to keep a parser busy or to fill the memory.
import { limits } from '../../src/question/limits.ts'

const head = `---
title: 공격
category: 개발자
tags: [rest]
counts: { answers: 0, comments: 0, views: 0 }
activity: [{ at: 2024-01-01, actor: 익명, kind: 질문 }]
---
`
const room = limits.fileBytes - Buffer.byteLength(head) - 100

function fill(unit: string, bytes = room): string {
  return unit.repeat(Math.floor(bytes / Buffer.byteLength(unit)))
}

function toFrontMatter(lines: string): string {
  return `---\n${lines}\n---\n본문\n`
}

/** Blocks of code that are as large as may be coloured, as many as fit. */
function fillCode(language: string, unit: string): string {
  const line = `${fill(unit, limits.highlightedLine)}\n`
  const block = fill(line, limits.highlightedBlock)
  return fill(`\`\`\`${language}\n${block}\`\`\`\n`)
}

/** Body, and the codes of the faults that it has. */
const bodies: Record<string, [body: string, ...codes: string[]]> = {
  'open brackets': [fill('[')],
  'open images': [fill('![')],
  'nested links': [fill('[', room / 6) + fill('](b)', (room / 6) * 4)],
  'emphasis runs': [fill('*a _b **c ')],
  'unbalanced emphasis': [fill('a**b')],
  backticks: [Array.from({ length: 700 }, (_, length) => `e${'`'.repeat(length)}`).join('')],
  'quotes in quotes': [fill('>'), 'nesting-too-deep'],
  'lists in lists': [`${fill('- ')}a`, 'nesting-too-deep'],
  'lists in lists, again and again': [fill(`${'- '.repeat(20)}a\n`), 'nesting-too-deep'],
  'one long list': [fill('- a\n')],
  'two kinds of lists in turn': [fill('- a\n* b\n')],
  'wide table': [`${fill('|a', room / 3)}|\n${fill('|-', room / 3)}|\n`, 'table-too-large'],
  'wide head, many short rows': [
    `${'|a'.repeat(5000)}|\n${'|-'.repeat(5000)}|\n${fill('|b|\n', room / 2)}`,
    'table-too-large',
  ],
  'many small tables': [fill('|a|\n|-|\n\n'), 'table-too-large'],
  'comments that do not end': [fill('<!-- ')],
  'tags that do not end': [fill('<b ')],
  'attributes that do not end': [`a ${fill('<a href="')}`],
  'elements in elements': [fill('<b>'), 'nesting-too-deep'],
  'elements across elements': [fill('<b><i></b>'), 'nesting-too-deep'],
  'quotes of HTML': [fill('<blockquote>'), 'nesting-too-deep'],
  'paragraphs of HTML': [fill('<p>\n\n')],
  'closing tags': [fill('</b>')],
  entities: [fill('&#x10ffff;')],
  'one long address, used often': [
    `[a]: /${'x'.repeat(1000)}\n\n${fill('[a] ', room - 1100)}`,
    'file-too-large',
  ],
  'bare addresses': [fill('http://a ')],
  'addresses without an end': [fill('http://')],
  'forbidden links in one line': [fill('[a](js:a) '), 'forbidden-link'],
  'forbidden links line by line': [fill('[a](js:a)\n\n'), 'forbidden-link'],
  'forbidden bare addresses': [fill('ftp://a.b '), 'forbidden-link'],
  'e-mail addresses': [fill('a@b.co '), 'personal-data'],
  'almost e-mail addresses': [fill('a@a-')],
  'almost telephone numbers': [fill('010-1234-567 ')],
  'combining marks': [`a${fill('\u0301\u0316')}`, 'control-character'],
  'blank lines': [fill('\n')],
  'setext headings': [fill('a\n-\n')],
  'code: links in Markdown': [fillCode('markdown', '[a](')],
  'code: words in Java': [fillCode('java', '_a_')],
  'code: words in C': [fillCode('c', 'A')],
  'code: declarations in C#': [fillCode('csharp', 'async ')],
  'code: lines in Haskell': [fillCode('haskell', '\n')],
}

const frontLength = limits.frontMatterLength - 100
const frontMatters: Record<string, [frontMatter: string, ...codes: string[]]> = {
  'lists in lists of front matter': [`a: ${fill('[', frontLength)}`, 'nesting-too-deep'],
  'blank lines of spaces': [fill(' \n', frontLength), 'front-matter-too-large'],
  'very many keys': [
    Array.from({ length: 5000 }, (_, index) => `k${index}: 1`).join('\n'),
    'missing-key',
    'unknown-key',
  ],
  'very many bad hashtags': [`tags: [${fill('A, ', frontLength)}]`, 'invalid-hashtag', 'missing-key'],
  'a long row of digits': [`title: ${fill('0', frontLength)}x`, 'missing-key', 'text-length'],
  'a long row of digits and lines': [`title: ${fill('1_', frontLength)}x`, 'missing-key', 'text-length'],
  'a bomb of aliases': [`a: &a [x]\nb: [${fill('*a,', frontLength - 20)}]`, 'yaml-alias'],
}

export interface PathologicalFile {
  name: string
  text: string
  /** Of its faults, in code-unit order. */
  codes: string[]
}

export const pathologicalFiles: readonly PathologicalFile[] = [
  ...Object.entries(bodies).map(([name, [body, ...codes]]) => ({ name, text: `${head}${body}\n`, codes })),
  ...Object.entries(frontMatters).map(([name, [lines, ...codes]]) => ({
    name,
    text: toFrontMatter(lines),
    codes,
  })),
]
