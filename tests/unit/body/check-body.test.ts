import { describe, expect, test } from 'vitest'
import { checkBody } from '../../../src/body/check-body.ts'
import { parseMarkdown } from '../../../src/body/markdown.ts'
import { limits } from '../../../src/format/limits.ts'
import { findPersonalData } from '../../../src/format/texts/personal-data.ts'

/** `line:column code what` of each issue of a body that begins on line 11 of its file. */
function check(body: string): string[] {
  const place = { path: 'questions/a.md', body, bodyLine: 11, personalData: findPersonalData(body) }
  return checkBody(parseMarkdown(body), place).map(
    ({ line, column, code, detail }) =>
      `${line}:${column} ${code} ${Reflect.get(detail, 'value') ?? Reflect.get(detail, 'kind') ?? Reflect.get(detail, 'limit')}`,
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
    [
      'schemes, each as browsers read it',
      '<a href=" data:x">가</a> [나](<JavaScript:b>) [다](file:///a) [라](tel:010)',
      [
        '11:10 forbidden-link data:',
        '11:30 forbidden-link javascript:',
        '11:49 forbidden-link file:',
        '11:64 forbidden-link tel:',
      ],
    ],
    ['no scheme', '[가](/a:b)', []],
    ['script link in upper case', '[가](JavaScript:alert(1))', ['11:5 forbidden-link javascript:']],
    ['second line of a paragraph', '가\n나 [다](data:x)', ['12:7 forbidden-link data:']],
    ['image', '![가](data:image/png;base64,AA)', ['11:6 forbidden-link data:']],
    ['address in angle brackets', '<ftp://a.kr/>', ['11:2 forbidden-link ftp:']],
    ['relative', '가\n나 [a](a)\n다', ['12:7 unlinked-address a']],
    ['part of the page', '[차례](#차례)', ['11:6 unlinked-address #차례']],
    ['another host', '가 ![나](//a.kr/b.png)', ['11:8 unlinked-address //a.kr/b.png']],
    ['user and password', '[가](https://me:1@host/)', ['11:5 unlinked-address https://me:1@host/']],
    ['too few slashes', '[가](https:/a.kr)', ['11:5 unlinked-address https:/a.kr']],
    ['of a reference', '[가][나]\n\n다\n\n[나]: b.html', ['15:6 unlinked-address b.html']],
    ['raw', '가\n<a href="b.html">나</a> <a name="c">', ['12:10 unlinked-address b.html']],
    ['raw in a block', '<details>\n<a href=b.html>나</a>', ['12:9 unlinked-address b.html']],
    ['a picture in a block', '<p align="center">\n<img src="b.png"></p>', ['12:11 unlinked-address b.png']],
    [
      'raw beside a picture in a block',
      '<p><img src="/b.png"> <a href="c.html">가</a></p>',
      ['11:32 unlinked-address c.html'],
    ],
    ['raw script', '<a href="javascript:x">나</a>', ['11:10 forbidden-link javascript:']],
    ['two alike in a block', '[b](b) b [b](b)', ['11:5 unlinked-address b']],
    ['two alike', '[b](b)\n\nb [b](b)', ['11:5 unlinked-address b', '13:7 unlinked-address b']],
    ['bare', 'ftp://a.kr/ //a.kr/b https://a.kr/', ['11:1 forbidden-link ftp:']],
    ['no address', '[가]() <a href="">', []],
    ['of this site', '[가](/questions/나/) [다](/) [라](/?a=b#c)', []],
    ['elsewhere', '[가](HTTPS://A.kr) [나](https://a.kr:8080/?a=b#c) [다](mailto:a@example.com)', []],
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
      'a scheme that is written otherwise: its block',
      '가나다라마바사아자차카타 [가](data:a) [나](javascript&#58;x) [다](data:b)',
      ['11:18 forbidden-link data:', '11:1 forbidden-link javascript:', '11:52 forbidden-link data:'],
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
      'cells that are over as many as the limit',
      '<table><tr><td colspan=1000 rowspan=4><td colspan="500" rowspan=2></table>',
      [],
    ],
    [
      'cells that are over more than the limit',
      '가\n\n<table><tr><td colspan=99999 rowspan=5><td></table>',
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
    ['#a', { value: '#a', kind: 'part' }],
    ['a/b.html', { value: 'a/b.html', kind: 'relative' }],
    ['//a.kr/가', { value: '//a.kr/가', kind: 'whole', nearest: 'https://a.kr/%EA%B0%80' }],
    [
      'https://me:secret@a.kr/b',
      { value: 'https://me:secret@a.kr/b', kind: 'whole', nearest: 'https://a.kr/b' },
    ],
    ['http:a.kr/b', { value: 'http:a.kr/b', kind: 'whole', nearest: 'http://a.kr/b' }],
    ['https://', { value: 'https://', kind: 'whole' }],
    ['files/a.png', { value: 'files/a.png', kind: 'picture', nearest: '/files/a.png' }],
    ['../../files/a.png', { value: '../../files/a.png', kind: 'picture', nearest: '/files/a.png' }],
    ['file/a.png', { value: 'file/a.png', kind: 'relative' }],
  ])('what to write instead of %s', (address, detail) => {
    const place = { path: 'questions/a.md', bodyLine: 1, personalData: [] }
    const body = `[가](${address})`
    expect(checkBody(parseMarkdown(body), { ...place, body }).map((issue) => issue.detail)).toEqual([detail])
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
  ['text', 'a'.repeat(limits.bodyText), { limit: 200000, of: 'text' }],
  ['links', toReferences(101), { limit: 1000000, of: 'links' }],
])('too much of %s is told as such', (_, body, detail) => {
  const issues = checkBody(parseMarkdown(body), {
    path: 'questions/a.md',
    body,
    bodyLine: 11,
    personalData: [],
  })
  expect(issues).toEqual([{ code: 'file-too-large', path: 'questions/a.md', line: 11, column: 1, detail }])
})

test.each([
  ['questions/q1.md', '/questions/q1/'],
  ['../questions/2024/q1.md', '/questions/q1/'],
  ['questions/q1.md#answer-5', '/questions/q1/#answer-5'],
  ['./answers/2024/q1/5.md', '/questions/q1/#answer-5'],
  // Whether there is such a question is known to the folder.
  ['q1.md', '/questions/q1/'],
  ['docs/q1.md#answer-5', '/questions/q1/#answer-5'],
  ['/content/questions/2024/q1.md', '/questions/q1/'],
  ['/content/files/a.png', '/files/a.png'],
  ['content/files/a.png', '/files/a.png'],
  ['\\files\\a.png', '/files/a.png'],
  ['q1.txt', undefined],
  ['//example.com/q1.md', 'https://example.com/q1.md'],
])('what is written for the path of a file: %s', (address, nearest) => {
  const place = { path: 'questions/a.md', body: `[가](${address})`, bodyLine: 11, personalData: [] }
  const [issue] = checkBody(parseMarkdown(place.body), place)
  expect(issue).toMatchObject({ code: 'unlinked-address' })
  expect(issue?.detail['nearest']).toBe(nearest)
})
