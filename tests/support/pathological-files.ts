// Files at the limit of their size, built to keep a parser busy or to fill the memory.
import { limits } from '../../src/format/limits.ts'

const head = `---
title: 공격
category: 개발자
tags: [rest]
counts: { answers: 0, comments: 0, views: 0 }
activity: [{ at: 2024-01-01, actor: 익명, kind: 질문 }]
---
`
const room = limits.bodyBytes - 100
const textRoom = limits.bodyText - 100

function fill(unit: string, bytes = room): string {
  return unit.repeat(Math.floor(bytes / Buffer.byteLength(unit)))
}

/** As much as a body's text may be long. */
function fillText(unit: string): string {
  return fill(unit, textRoom)
}

function toFrontMatter(lines: string): string {
  return `---\n${lines}\n---\n본문\n`
}

/** A list whose first item opens what no item closes. */
function toOpenList(tags: string): string {
  return `- ${tags}a\n${fill('- a\n', room - tags.length)}`
}

/** Blocks of code that are as large as may be coloured, as many as fit. */
function fillCode(language: string, unit: string): string {
  const line = `${fill(unit, limits.highlightedLine)}\n`
  const block = fill(line, limits.highlightedBlock)
  return fillText(`\`\`\`${language}\n${block}\`\`\`\n`)
}

/** Body, and the codes of the faults that it has. */
const bodies: Record<string, [body: string, ...codes: string[]]> = {
  'open brackets': [fillText('[')],
  'open images': [fillText('![')],
  'nested links': [fill('[', textRoom / 5) + fill('](b)', (textRoom / 5) * 4), 'unlinked-address'],
  'emphasis runs': [fillText('*a _b **c ')],
  'unbalanced emphasis': [fillText('a**b'), 'output-too-large'],
  backticks: [Array.from({ length: 600 }, (_, length) => `e${'`'.repeat(length)}`).join('')],
  'quotes in quotes': [fill('>'), 'nesting-too-deep'],
  'lists in lists': [`${fill('- ')}a`, 'nesting-too-deep'],
  'lists in lists, again and again': [fill(`${'- '.repeat(20)}a\n`), 'nesting-too-deep'],
  'one long list': [fill('- a\n'), 'output-too-large'],
  'one long list after a paragraph': [`가\n\n${fill('- a\n')}`],
  'two kinds of lists in turn': [fill('- a\n* b\n')],
  'wide table': [`${fill('|a', room / 3)}|\n${fill('|-', room / 3)}|\n`, 'table-too-large'],
  'wide head, many short rows': [
    `${'|a'.repeat(5000)}|\n${'|-'.repeat(5000)}|\n${fill('|b|\n', room / 2)}`,
    'file-too-large',
    'table-too-large',
  ],
  'many small tables': [fill('|a|\n|-|\n\n'), 'table-too-large'],
  'comments that do not end': [fillText('<!-- '), 'output-too-large'],
  'tags that do not end': [fillText('<b '), 'output-too-large'],
  'attributes that do not end': [`a ${fillText('<a href="')}`, 'output-too-large'],
  'elements in elements': [fill('<b>'), 'nesting-too-deep'],
  'elements across elements': [fill('<b><i></b>'), 'nesting-too-deep'],
  'quotes of HTML': [fill('<blockquote>'), 'nesting-too-deep'],
  'paragraphs of HTML': [fill('<p>\n\n')],
  'closing tags': [fill('</b>')],
  'what a table cannot hold': [`<table>${fill('<p>a', room - 7)}`, 'output-too-large'],
  'blocks behind a table that is left open': [`<table>\n\n${fill('a\n\n', room - 9)}`],
  'marks left open around a table': [`<s><u><strike><table>${fill('<p>a', room - 21)}`, 'output-too-large'],
  'rows without cells': [`<table>${fill('<tr>', room - 7)}`, 'output-too-large'],
  'cells of HTML': [fill('<td>'), 'table-too-large'],
  'tables in tables': [fill('<table>'), 'nesting-too-deep'],
  'pictures of HTML': [fill('<img src=a>'), 'unlinked-address'],
  'comments in a line': [`a ${fill('<!-- a -->', room - 2)}`],
  'comments that name a language': [fill('<!-- language: js -->\n\n    1\n\n')],
  'signs of one note': [`${fillText('[^1]')}\n\n[^1]: a`, 'output-too-large'],
  'signs of notes that do not end': [`${fillText('[^')}\n\n[^1]: a`],
  'notes in notes': [fill('[^a]: '), 'nesting-too-deep'],
  'notes of one name': [fill('[^a]: a\n')],
  tasks: [fill('- [x] a\n'), 'output-too-large'],
  'Korean emphasis': [fillText('**"가"**를'), 'output-too-large'],
  entities: [fill('&#x10ffff;')],
  'one long address, used often': [
    `[a]: /${'x'.repeat(1000)}\n\n${fill('[a] ', room - 1100)}`,
    'file-too-large',
  ],
  'bare addresses': [fillText('http://a '), 'output-too-large'],
  'addresses without an end': [fillText('http://'), 'output-too-large'],
  'forbidden links in one line': [fill('[a](js:a) '), 'forbidden-link', 'output-too-large'],
  'links that other files decide on': [fill('[a](/b) '), 'output-too-large'],
  'raw links that other files decide on': [toOpenList('<a href="/b">'), 'output-too-large'],
  'relative addresses in one line': [fill('[a](b) '), 'output-too-large', 'unlinked-address'],
  'relative addresses that are written otherwise': [fill('[a](&#98;) '), 'unlinked-address'],
  'raw links that are none': [fill('<a href=b>c</a> '), 'unlinked-address'],
  'raw links that are none, left open': [fill('<a href=b>'), 'nesting-too-deep', 'unlinked-address'],
  'images in a line': [fill('a ![b](c) '), 'output-too-large', 'unlinked-address'],
  'forbidden links line by line': [fill('[a](js:a)\n\n'), 'forbidden-link'],
  'forbidden bare addresses': [fillText('ftp://a.b '), 'forbidden-link'],
  'e-mail addresses': [fillText('a@b.co '), 'output-too-large', 'personal-data'],
  'almost e-mail addresses': [fillText('a@a-')],
  'almost telephone numbers': [fillText('010-1234-567 ')],
  'a long text': [fill('a '), 'file-too-large'],
  'one long text in a title of a link': [`[a](/b "${fill('a', limits.bodyText)}")`],
  'a name without an end': [`<p>\n<${fill('a', textRoom)}`],
  'a row of attributes': [`<p>\n<a ${fill('b ', textRoom)}`],
  'attributes inside of attributes': [`<p>\n${fill(`<a b="<a c='" d=' e'`, textRoom)}`, 'output-too-large'],
  'a link that is left open in a list': [toOpenList(`<a href="/${'x'.repeat(1000)}">`), 'output-too-large'],
  'a long link that is left open in a list': [
    toOpenList(`<a href="/${'x'.repeat(100_000)}">`),
    'output-too-large',
  ],
  'marks that are left open in a list': [
    toOpenList('<b><i><em><strong><code>'.repeat(3)),
    'output-too-large',
  ],
  'a link that is left open in cells': [
    `| <a href="/${'x'.repeat(5000)}"> |\n|---|\n${fill('| a |\n', room / 10)}`,
  ],
  'crossed marks and paragraphs': [fill('<b><i><p></b></i></p>\n\n')],
  'elements closed by the wrong end': [fill('<details></b>'), 'nesting-too-deep'],
  'marks closed by the wrong end': [fill('<b></kbd>'), 'nesting-too-deep'],
  'headings closed by another level': [fillText('<h2></h3>')],
  'one address in the first line': [`[a]: /${'x'.repeat(990)}\n\n${fill('[a] ', 4000)}`, 'output-too-large'],
  'colours that are too long for a listing': [
    `- ${Array.from({ length: 4 }, () => `\`\`\`haskell\n${fill(`  ${fill('A""', 290)}\n`, 5900)}  \`\`\``).join('\n\n  ')}`,
    'output-too-large',
  ],
  'one address in the second line': [`가\n\n[a]: /${'x'.repeat(990)}\n\n${fill('[a] ', 3000)}`],
  'e-mail addresses cut by emphasis': [fillText('a*b*@c.kr '), 'output-too-large', 'personal-data'],
  'e-mail addresses by reference': [
    `[a]: mailto:a@b.kr\n\n${fill('[a] ')}`,
    'output-too-large',
    'personal-data',
  ],
  'almost e-mail addresses in two scripts': [fillText('홍@길.')],
  'almost resident numbers': [fillText('900101-123456 ')],
  'a name again and again': [fill('홍길동')],
  'a name cut by emphasis': [fill('홍*길*동 '), 'output-too-large'],
  'combining marks by reference': [`a${fill('&#x301;&#x316;')}`],
  'combining marks': [`a${fill('\u0301\u0316')}`, 'control-character'],
  'blank lines': [fill('\n'), 'empty-body'],
  'setext headings': [fill('a\n-\n')],
  'code: links in Markdown': [fillCode('markdown', '[a](')],
  'code: words in Java': [fillCode('java', '_a_')],
  'code: words in C': [fillCode('c', 'A')],
  'code: declarations in C#': [fillCode('csharp', 'async ')],
  'code: lines in Haskell': [fillCode('haskell', '\n')],
}

function toFields(tags: string, more: string): string {
  return head.slice(4, -5).replace('[rest]', tags) + (more === '' ? '' : `\n${more}`)
}

const frontLength = limits.frontMatterBytes - 100
const frontMatters: Record<string, [frontMatter: string, ...codes: string[]]> = {
  'lists in lists of front matter': [`a: ${fill('[', frontLength)}`, 'nesting-too-deep'],
  'blank lines of spaces': [fill(' \n', frontLength), 'front-matter-too-large'],
  'very many keys': [
    Array.from({ length: 44_900 }, (_, index) => `${index.toString(36)}: 1`).join('\n'),
    'missing-key',
    'unknown-key',
  ],
  'too many items': [`tags: [${fill('A, ', frontLength)}]`, 'front-matter-too-large'],
  'activities without anything': [`activity: [${'{}, '.repeat(14_900)}]`, 'missing-key'],
  'very many bad hashtags': [
    `tags: [${'A, '.repeat(14_900)}]`,
    'invalid-hashtag',
    'list-too-long',
    'missing-key',
  ],
  'a long row of digits': [`title: ${fill('0', frontLength)}x`, 'missing-key', 'text-length'],
  'a long row of digits and lines': [`title: ${fill('1_', frontLength)}x`, 'missing-key', 'text-length'],
  'very many hashtags': [
    toFields(`[${Array.from({ length: 9000 }, (_, index) => `t${index}`).join(', ')}]`, ''),
    'list-too-long',
  ],
  'very many old addresses': [
    toFields('[rest]', `aliases: [${Array.from({ length: 9000 }, (_, index) => `/a${index}`).join(',')}]`),
    'list-too-long',
  ],
  'very many activities': [
    toFields('[rest]', '').replace(
      /\{ at.*\}/,
      fill('{ at: 2024-01-01, actor: a, kind: 질문 },', frontLength),
    ),
  ],
  'items without a value': [`tags:\n${'-\n'.repeat(14_900)}`, 'list-too-long', 'missing-key'],
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
