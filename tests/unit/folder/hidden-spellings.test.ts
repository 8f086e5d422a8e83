// Names and personal data in every spelling that a reader sees as one, looked for in what is really printed.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createPrepareQuestion } from '../../../src/folder/prepare-question.ts'
import { listElements, parseHtml, textOf } from '../../support/html.ts'
import { findData } from '../../support/project.ts'
import { sampleSettings } from '../../support/sample-settings.ts'
import { toQuestionText } from '../format/question-text.ts'

interface Shown {
  /** Text of the page's body; white space is one blank. */
  text: string
  /** Values of attributes. */
  attributes: string
  /** All that is printed. */
  printed: string
  /** What keywords are looked for in. */
  prose: string
}

function show(body: string, names: readonly string[]): Shown {
  const prepare = createPrepareQuestion(
    { ...sampleSettings, summaryLength: 0 },
    names.map((name) => ({ name, onlyActors: false })),
  )
  const { prepared, issues } = prepare({
    id: 'a',
    path: 'questions/a.md',
    bytes: Buffer.from(toQuestionText({ title: 'title: 제목' }, body)),
  })
  if (!prepared) throw new Error(JSON.stringify(issues))
  const printed = prepared.toBody()
  if ('code' in printed) throw new Error(printed.code)
  const page = parseHtml(`<!doctype html><body>${printed.pageHtml}`)
  return {
    text: textOf(page).replace(/\s+/g, ' ').trim(),
    attributes: listElements(page)
      .flatMap(({ attrs }) => attrs.map(({ value }) => value))
      .join('\n'),
    printed: JSON.stringify([prepared.outline, printed, textOf(page)]),
    prose: prepared.prose,
  }
}

/** As it looks: another spelling of the same letters is the same. */
function toLook(text: string): string {
  return text
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .normalize('NFKC')
    .toLowerCase()
}

const hangul = '차하루'
const latin = 'Mori_77'
const mask = '삭제된 사용자'

/** Body, and what a reader sees of it. */
const masked: Record<string, [body: string, text: string]> = {
  'emphasis inside': ['차*하*루', mask],
  'emphasis in emphasis': ['***차**하*루 님', `${mask} 님`],
  'emphasis at each letter': ['**차**_하_~~루~~', mask],
  'struck out': ['~~차하~~루가', `${mask}가`],
  'a link on a part': ['[차](https://a.example/)하루', mask],
  'a link around emphasis': ['[**차**하](https://a.example/)루', mask],
  'a link by reference': ['[차하루][1]\n\n[1]: https://a.example/', mask],
  'a link by its own name': ['[차하루]\n\n[차하루]: https://a.example/', mask],
  'brackets that lead nowhere': ['[차]하루', '[차]하루'],
  'a footnote that is none': [`${hangul}[^1]`, `${mask}[^1]`],
  'a footnote inside': ['차[^1]하루\n\n[^1]: x', `${mask}[1] x ↑`],
  'a footnote': ['가[^1]\n\n[^1]: 차*하*루', `가[1] ${mask} ↑`],
  'the name of a footnote': ['가[^차하루]\n\n[^차하루]: x', '가[1] x ↑'],
  'a footnote that nothing refers to': ['가\n\n[^1]: 차**하**루', `가 ${mask}`],
  'a task': ['- [x] 차**하**루', `완료: ${mask}`],
  'an image’s description': ['![차하루](https://a.example/a.png)', `이미지: ${mask}`],
  'emphasis in a description': ['![차**하**루](https://a.example/a.png)', `이미지: ${mask}`],
  'a line of a description': ['![차\n하루 차하루](/a.png)', `이미지: 차 하루 ${mask}`],
  'an image in an image': ['![차![하루](/b.png)](/a.png)', `이미지: ${mask} (/b.png)`],
  'an image in a link': ['[![차하루](/a.png)](https://a.example/)', `이미지: ${mask} (/a.png)`],
  'a description and what follows it': ['![차하](/a.png)루', `이미지: ${mask}`],
  'a heading': ['# 차*하루*', mask],
  'an underlined heading': ['차하루\n===', mask],
  'a list in a list': ['- a\n  - b\n    - 차**하루**', `a b ${mask}`],
  'a quote': ['> > 차**하**루', mask],
  'a cell with a pipe': ['| a |\n|---|\n| x\\|차하루 |', `ax|${mask}`],
  'a cell with code': ['| a |\n|---|\n| `차하루` **차**하루 |', `a${mask} ${mask}`],
  'inline code': ['`// 차하루`', `// ${mask}`],
  'inline code and what follows it': ['`차`하루', mask],
  'a block of code': ['```\n// 차하루\n```', `// ${mask}`],
  'coloured code': [
    '```java\n// by 차하루\nString s = "차하루";\n```',
    `Java// by ${mask} String s = "${mask}";`,
  ],
  'coloured identifiers': ['```js\nconst Mori_77 = mori_77()\n```', `JavaScriptconst ${mask} = ${mask}()`],
  'indented code': ['    차하루', mask],
  'an entity': ['차&#54616;루', mask],
  'an entity in hexadecimal': ['차&#xD558;루', mask],
  'a soft hyphen': ['차&shy;하루', mask],
  'zero-width joiners': ['차\u200d하\u200c루', mask],
  'marks of direction': ['\u200f차\u200e하루\u2069', `\u200f${mask}\u2069`],
  'a Hangul filler': ['차\u3164하루', mask],
  'decomposed Hangul': [hangul.normalize('NFD'), mask],
  'decomposed Hangul in two': [`**${'차하'.normalize('NFD')}**${'루'.normalize('NFD')}`, mask],
  'a syllable in two': ['**\u110e**\u1161하루', mask],
  'half-width letters': ['\uffba\uffc2\uffbe\uffc2\uffa9\uffd3', mask],
  'an escape': ['차\\_하루, Mori\\_77', `차_하루, ${mask}`],
  'an underscore by name': ['Mori&lowbar;77', mask],
  'full-width letters': ['Ｍｏｒｉ＿７７', mask],
  'mathematical letters': ['𝐌𝐨𝐫𝐢_𝟕𝟕', mask],
  'a harmless element': ['<b>차</b>하루', mask],
  'harmless elements in each other': ['<b><i>차</i></b><kbd>하</kbd>루', mask],
  'a comment': ['차<!-- 무엇 -->하루', mask],
  'a comment that holds it': ['<!-- 차하루 -->', ''],
  underlined: ['차<u>하</u>루', mask],
  'obsolete, marked, inserted': ['<strike>차</strike><mark>하</mark><ins>루</ins>', mask],
  'an abbreviation': ['<abbr title="차하루">차하</abbr>루', mask],
  'a cell': ['<table><tr><td>차<b>하</b>루</td><td>차하</td><td>루</td></tr></table>', `${mask}차하루`],
  'a term': ['<dl><dt>차<var>하루</var></dt><dd>차<samp>하</samp>루</dd></dl>', `${mask}${mask}`],
  'a description of raw HTML': ['<img src="/a.png" alt="차하루">', `이미지: ${mask}`],
  'a description with entities': ['<img src="/a.png" alt="차&#54616;루">', `이미지: ${mask}`],
  'a description and what stands beside it': ['차<img src="/a.png" alt="하">루', `${mask}이미지`],
  'a description in a block': ['<p><img src="/a.png" alt="차하">루</p>', `이미지: ${mask}`],
  'a picture’s address': ['<img src="/차하루.png">', `이미지 (/${mask}.png)`],
  'an element that is shown': ['차<span>하루</span>', `${mask}<span></span>`],
  'an attribute that is shown': ['<span title="차하루">x</span>', `<span title="${mask}">x</span>`],
  'a block of HTML': ['<div>\n차<b>하</b>루\n</div>', `<div> ${mask} </div>`],
  'an entity in a block of HTML': ['<p>차&#54616;루 &lt;b&gt;</p>', `${mask} <b>`],
  'a summary': ['<details><summary>차<b>하루</b></summary>\n\n차**하루**\n\n</details>', `${mask} ${mask}`],
  'a comment in a block of HTML': ['<div>차<!-- 무엇 -->하루</div>', `<div>${mask}</div>`],
  'a comment with an element': ['<div><!-- 차<b>하</b>루 --></div>', '<div></div>'],
  'a comment without an end': ['<div>차<b>하</b>루 <!-- 차하루</div>', `<div>${mask} <!-- ${mask}</div>`],
  'an attribute with a bracket': ['<b title=">">차</b>하<i class=">">루</i>', mask],
  'an attribute that is dropped': ['<b title="차하루">x</b>', 'x'],
  'a closing tag alone': ['차</b>하</i>루', mask],
  'an element that nobody knows': [
    'List<Mori> <mori-77>차하루</mori-77>',
    `List<Mori> <mori-77>${mask}</mori-77>`,
  ],
  'a blank before it': ['&nbsp;차하루&emsp;', mask],
  'less and greater': ['&lt;차하루&gt; <p>&lt;차하루&gt;</p>', `<${mask}> <${mask}>`],
  'a link of HTML': ['<a href="https://a.example/">차<b>하루</b></a>', mask],
  'a title': ['[x](https://a.example/ "차하루")', 'x'],
  'an address': ['[x](https://a.example/차하루)', `x (https://a.example/${mask})`],
  'an address with entities': ['[x](https://a.example/차&#54616;루)', `x (https://a.example/${mask})`],
  'an address by reference': ['[x][1]\n\n[1]: <https://a.example/차하루>', `x (https://a.example/${mask})`],
  'an image’s address': ['![x](https://a.example/차하루.png)', `이미지: x (https://a.example/${mask}.png)`],
  'a bare address': ['https://a.example/차하루', `https://a.example/${mask}`],
  'a bare address that is encoded': [
    'https://a.example/%EC%B0%A8%ED%95%98%EB%A3%A8',
    `https://a.example/${mask}`,
  ],
  'an address in angle brackets': ['<https://a.example/mori_77>', `https://a.example/${mask}`],
  'an address in HTML': ['<a href="https://a.example/차하루">x</a>', `x (https://a.example/${mask})`],
  'an address in HTML with entities': [
    '<a href="https://a.example/차&#54616;루">x</a>',
    `x (https://a.example/${mask})`,
  ],
  'what an address stood between': ['차하루<https://a.example/>차하루', `${mask}https://a.example/${mask}`],
  'two in a row': ['차**하루** 차*하루*', `${mask} ${mask}`],
  'the end of one and a whole one': ['중차하루, 차**하루**', `중차하루, ${mask}`],
}

/** What is another spelling, or another word. */
const left: Record<string, string> = {
  'a blank': '차 하루',
  'a blank by name': '차&nbsp;하루',
  'a line': '차\n하루',
  'a hard break': '차  \n하루',
  'a break of HTML': '차<br>하루',
  'two paragraphs': '차\n\n하루',
  'two items': '- 차\n- 하루',
  'two cells': '| 차 | 하루 |\n|---|---|',
  'two elements of HTML': '<ul><li>차</li><li>하루</li></ul>',
  'a longer word': '차하루살이',
  'the end of a longer word': '중**차하루**',
  'an encoded address': '[x](https://a.example/%EC%B0%A8%ED%95%98%EB%A3%A8)',
  'an entity in code': '`차&#54616;루`',
  'an entity in a block of code': '```\n차&#54616;루\n```',
  'a longer word in Latin letters': 'xMori_77 Mori_778',
  'another alphabet': '茶하루',
  'the end of a longer word in HTML': '중<b>차하루</b>',
  'an element with a break': '차<p>하루</p>',
  'an encoded ampersand': '<p>차&amp;#54616;루</p>',
}

describe('a name that is masked', () => {
  test.each(Object.entries(masked))('%s', (_, [body, text]) => {
    const shown = show(body, [hangul, latin])
    expect(shown.text).toBe(text)
    const isWord = new RegExp(`(?<![가-힣])${hangul}|${latin}`, 'i')
    expect(toLook(shown.text)).not.toMatch(isWord)
    expect(toLook(shown.attributes)).not.toMatch(isWord)
    expect(toLook(shown.printed + shown.prose)).not.toMatch(isWord)
    expect(shown.printed).not.toMatch(/[\ufdd0-\ufdef]/)
  })
})

describe('a name that is left', () => {
  test.each(Object.entries(left))('%s', (_, body) => {
    expect(show(body, [hangul, latin])).toEqual(show(body, []))
    expect(show(body, [hangul, latin]).text).not.toContain(mask)
  })
})

test.each(['&#xfdd0;', '&#xFDD3;', '&#64979;', '<b>&#xfdd0;</b>', '<b>&#64979;</b>', '<p>&#xfdd1;</p>'])(
  'no reference makes a mask: %s',
  (body) => {
    expect(show(body, []).printed).not.toMatch(/비공개|삭제된/)
  },
)

/** Personal data in Markdown and HTML, and what a reader sees of it. */
const data: Record<string, [body: string, text: string]> = {
  'an address in two': ['mo**ri**@naver.com', '[이메일 비공개]'],
  'an address in a link': ['[mori@naver.com](https://a.example/)', '[이메일 비공개]'],
  'an address of a link': [
    '[메일](mailto:mori@naver.com?subject=a)',
    '메일 (mailto:[이메일 비공개]?subject=a)',
  ],
  'an address in angle brackets': ['<mori@naver.com>', '[이메일 비공개]'],
  'an address with its scheme': ['<mailto:mori@naver.com>', 'mailto:[이메일 비공개]'],
  'an address with an escape': ['mori\\@naver\\.com', '[이메일 비공개]'],
  'an address with entities': ['mori&commat;naver&period;com', '[이메일 비공개]'],
  'an address with an encoded sign': ['mori%40naver.com', 'mori%40naver.com'],
  'an address in raw HTML': ['<p>mori&#64;naver<b>.com</b></p>', '[이메일 비공개]'],
  'an address in an attribute': [
    '<span data-to="mori@naver.com">x</span>',
    '<span data-to="[이메일 비공개]">x</span>',
  ],
  'an address in coloured code': ['```js\nsend("mori@naver.com")\n```', 'JavaScriptsend("[이메일 비공개]")'],
  'a decorator': ['```ts\n@Component({}) class A {}\n```', 'TypeScript@Component({}) class A {}'],
  'an address over two lines': ['mori@\nnaver.com', '[이메일 비공개]'],
  'an address over a break': ['mori@<br>naver.com', 'mori@naver.com'],
  'an address over two blocks': ['mori@\n\nnaver.com', 'mori@ naver.com'],
  'a number in two': ['**010**-12**34**-5678', '[전화번호 비공개]'],
  'a number with entities': ['010&ndash;1234&#8209;5678', '[전화번호 비공개]'],
  'a number with references of old pages': ['<p>010&#150;1234&#150;5678</p>', '[전화번호 비공개]'],
  'a number over two lines': ['010 1234\n5678', '[전화번호 비공개]'],
  'a number cut at its hyphen': ['010-1234-\n5678', '010-1234- 5678'],
  'a number over a break': ['010-1234-<br>5678', '010-1234-5678'],
  'a number over two lines of code': ['```\n010 1234\n5678\n```', '010 1234 5678'],
  'a number over two cells': ['| 010 | 1234 | 5678 |\n|---|---|---|', '01012345678'],
  'a number in a link': ['[전화](tel:010-1234-5678)', '전화 (tel:[전화번호 비공개])'],
  'a number that begins a list': ['010) 1234-5678', '[전화번호 비공개]'],
  'a resident number that begins a list': ['900101) 1234567', '[주민등록번호 비공개]'],
  'a resident number in two': ['900101-**1**234567', '[주민등록번호 비공개]'],
}

describe('personal data', () => {
  test.each(Object.entries(data))('%s', (_, [body, text]) => {
    const shown = show(body, [])
    expect(shown.text).toBe(text)
    if (text.includes('비공개') || !/[@%]|1234/.test(text)) {
      expect(toLook(shown.printed + shown.prose)).not.toMatch(/mori|1234/)
    }
  })
})

const spellings = findData('hostile/redaction-spellings.json')
const people = findData('hostile/personal-data.json')
const expectation = z.enum(['masked', 'left'])

describe.skipIf(!spellings)('spellings of two names (wants GOTGAM_DATA)', () => {
  const table = z
    .object({
      names: z.array(z.string()),
      bodies: z.array(z.object({ spelling: z.string(), body: z.string(), expect: expectation })),
    })
    .parse(JSON.parse(spellings ? readFileSync(spellings, 'utf8') : '{"names":[],"bodies":[]}'))

  test('are there', () => {
    expect(table.bodies).not.toEqual([])
  })

  test.each(table.bodies.map((row) => [row.spelling, row] as const))('%s', (_, row) => {
    const shown = show(row.body, table.names)
    if (row.expect === 'left') expect(shown).toEqual(show(row.body, []))
    else
      for (const name of table.names) expect(toLook(shown.printed + shown.prose)).not.toContain(toLook(name))
  })
})

describe.skipIf(!people)('personal data of a list (wants GOTGAM_DATA)', () => {
  const table = z
    .array(z.object({ text: z.string(), kind: z.string().optional(), expect: expectation }))
    .parse(JSON.parse(people ? readFileSync(people, 'utf8') : '[]'))

  test('is there', () => {
    expect(table).not.toEqual([])
  })

  test.each(table.map((row) => [row.text, row] as const))('%s', (_, { text, expect: expected, kind }) => {
    const shown = show(text, []).text
    const kept = toQuestionText({}, text)
    expect(kept).toContain(text)
    if (expected === 'left') expect(shown).not.toContain('비공개]')
    else
      expect(shown).toContain(
        { email: '[이메일', phone: '[전화번호', resident: '[주민등록번호' }[kind ?? ''] ?? '?',
      )
  })
})
