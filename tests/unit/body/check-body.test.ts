import { describe, expect, test } from 'vitest'
import { checkBody } from '../../../src/body/check-body.ts'
import { parseMarkdown } from '../../../src/body/markdown.ts'
import { limits } from '../../../src/question/limits.ts'
import { findPersonalData } from '../../../src/question/personal-data.ts'

/** `line:column code what` of each issue of a body that begins on line 11 of its file. */
function check(body: string): string[] {
  const place = { path: 'questions/a.md', body, bodyLine: 11, personalData: findPersonalData(body) }
  return checkBody(parseMarkdown(body), place).map(
    ({ line, column, code, detail }) =>
      `${line}:${column} ${code} ${detail['value'] ?? detail['kind'] ?? detail['limit']}`,
  )
}

function toTable(columns: number, rows: number): string {
  const row = `|${' a |'.repeat(columns)}\n`
  return `${row}|${'---|'.repeat(columns)}\n${row.repeat(rows - 1)}`
}

/** So many links to an address of 10,000 characters. */
function toReferences(links: number): string {
  return `${'[가][b] '.repeat(links)}\n\n[b]: /${'b'.repeat(9_999)}\n`
}

describe('issues and where they are', () => {
  test.each([
    ['nothing', '본문\n\n- [가](https://a.kr/)\n', []],
    ['script link', '본문\n\n[가](javascript:alert(1))', ['13:5 forbidden-link javascript:']],
    ['script link in upper case', '[가](JavaScript:alert(1))', ['11:5 forbidden-link javascript:']],
    ['second line of a paragraph', '가\n나 [다](data:x)', ['12:7 forbidden-link data:']],
    ['image', '![가](data:image/png;base64,AA)', ['11:6 forbidden-link data:']],
    ['address in angle brackets', '<ftp://a.kr/>', ['11:2 forbidden-link ftp:']],
    ['e-mail address', '본문\n연락은 hong@naver.com', ['12:5 personal-data email']],
    ['telephone number in code', '```\n010-1234-5678\n```', ['12:1 personal-data phone']],
    [
      'marks of a merge',
      '가\n\n<<<<<<< HEAD\n나\n=======\n다\n>>>>>>> fix',
      ['13:1 merge-conflict <<<<<<< HEAD'],
    ],
    ['the last mark of a merge', '가\n\n>>>>>>> fix\n', ['13:1 merge-conflict >>>>>>> fix']],
    ['marks of a merge in code', '```\n<<<<<<< HEAD\n나\n=======\n다\n>>>>>>> fix\n```', []],
    [
      'two links of one scheme',
      '[가](data:a) [나](data:b)',
      ['11:5 forbidden-link data:', '11:17 forbidden-link data:'],
    ],
    ['a scheme that stands above too', '`data:`는\n\n[가](data:a)', ['13:5 forbidden-link data:']],
    [
      'a scheme that is written otherwise: behind the one before',
      '가나다라마바사아자차카타 [가](data:a) [나](javascript&#58;x) [다](data:b)',
      ['11:18 forbidden-link data:', '11:23 forbidden-link javascript:', '11:52 forbidden-link data:'],
    ],
    ['marks of a merge in the first line', '<<<<<<< HEAD\n가', ['11:1 merge-conflict <<<<<<< HEAD']],
    ['the middle mark of a merge', '가\n\n||||||| base\n나', ['13:1 merge-conflict ||||||| base']],
    ['before code', '<<<<<<< HEAD\n\n```\n가\n```', ['11:1 merge-conflict <<<<<<< HEAD']],
    ['right behind code', '```\n가\n```\n>>>>>>> fix', ['14:1 merge-conflict >>>>>>> fix']],
    ['below a table', '| 가 |\n|---|\n\n>>>>>>> fix', ['14:1 merge-conflict >>>>>>> fix']],
    [
      'a long name of a branch',
      `가\n\n>>>>>>> ${'a'.repeat(60)}`,
      [`13:1 merge-conflict >>>>>>> ${'a'.repeat(32)}`],
    ],
    ['marks of a merge in a line', '가 <<<<<<< HEAD', []],
    ['a mark without a name', '가 >>>>>>> 나\n\n```\n>>>>>>> fix\n```\n\n||||||| \n', []],
    ['a heading that is underlined', '가\n=======\n', []],
    ['resident number', '900101-1234567', ['11:1 personal-data residentNumber']],
    ['table at the limit', toTable(50, limits.tableCells / 50), []],
    [
      'table over the limit',
      `가\n\n${toTable(50, limits.tableCells / 50 + 1)}`,
      ['13:1 table-too-large 5000'],
    ],
    ['cells of raw HTML at the limit', `<table><tr>${'<td>a'.repeat(limits.tableCells)}</table>`, []],
    [
      'cells of raw HTML over the limit',
      `가\n\n<table><tr>${'<th>a</th>'.repeat(limits.tableCells + 1)}</table>`,
      ['13:1 table-too-large 5000'],
    ],
    [
      'cells of both kinds over the limit together',
      `${toTable(50, limits.tableCells / 50)}\n\n가 <td>`,
      ['11:1 table-too-large 5000'],
    ],
    ['rows and terms that the next one ends', '<tr><td><dd>'.repeat(limits.rawNesting + 1), []],
    [
      'forbidden address of a picture of raw HTML',
      '가 <img src="javascript:a">',
      ['11:13 forbidden-link javascript:'],
    ],
    ['quotes at the limit', `${'>'.repeat(limits.bodyNesting)} 가`, []],
    ['lists at the limit', `${'- '.repeat(limits.bodyNesting)}가`, []],
    ['elements at the limit', '<details>'.repeat(limits.rawNesting), []],
    ['headings that the end of another closes', '<h2>가</h3>'.repeat(limits.rawNesting + 1), []],
    ['elements in a line', `가 ${'<b>'.repeat(limits.rawNesting + 1)}`, ['11:1 nesting-too-deep 50']],
    ['elements in inline code', `\`${'<b>'.repeat(limits.rawNesting + 1)}\``, []],
    ['a bare address over the limit', `https://a.kr/${'a'.repeat(200_000)}`, ['11:1 file-too-large 200000']],
    ['an address that many links name', toReferences(100), []],
    ['one link more', toReferences(101), ['11:1 file-too-large 1000000']],
    ['text at the limit', 'a'.repeat(limits.bodyText - 1), []],
    ['text over the limit', 'a'.repeat(limits.bodyText), ['11:1 file-too-large 200000']],
    ['code over the limit', `\`\`\`\n${'a'.repeat(limits.bodyText)}\n\`\`\``, ['11:1 file-too-large 200000']],
    ['addresses are no text', `[가](/${'a'.repeat(limits.bodyText)})`, []],
  ])('%s', (_, body, issues) => {
    expect(check(body)).toEqual(issues)
  })

  test.each([
    ['quotes', `가\n\n${'>'.repeat(limits.bodyNesting + 1)} 나`],
    ['lists', `가\n\n${'- '.repeat(limits.bodyNesting + 1)}나`],
    ['elements that nothing closes', `가\n\n${'<details>'.repeat(limits.rawNesting + 1)}`],
    ['tables in each other', `가\n\n${'<table><tr><td>'.repeat(limits.rawNesting + 1)}`],
    ['elements that the wrong end closes', `가\n\n${'<details></b>'.repeat(limits.rawNesting + 1)}`],
  ])('too many levels of %s', (_, body) => {
    expect(check(body)).toEqual([expect.stringMatching(/^13:1 nesting-too-deep (?:16|50)$/)])
  })
})

test.each([
  ['text', 'a'.repeat(limits.bodyText), { limit: '200000', of: 'text' }],
  ['links', toReferences(101), { limit: '1000000', of: 'links' }],
])('too much of %s is told as such', (_, body, detail) => {
  const issues = checkBody(parseMarkdown(body), {
    path: 'questions/a.md',
    body,
    bodyLine: 11,
    personalData: [],
  })
  expect(issues).toEqual([{ code: 'file-too-large', path: 'questions/a.md', line: 11, column: 1, detail }])
})
