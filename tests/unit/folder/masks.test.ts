// What is beside a picture or a tag is read with it, and without it: some readers see the one, some the other.
import { describe, expect, test } from 'vitest'
import { createPrepareQuestion } from '../../../src/folder/prepare-question.ts'
import { leftInCode, leftTexts, maskedTexts } from '../../fixtures/personal-data.ts'
import { parseHtml, textOf } from '../../support/html.ts'
import { sampleSettings } from '../../support/sample-settings.ts'
import { toQuestionText } from '../format/question-text.ts'

const redacted = ['홍길동', 'Kimleak'].map((name) => ({ name, onlyActors: false }))

function prepare(body: string, personalData: 'mask' | 'keep' = 'mask') {
  const prepareQuestion = createPrepareQuestion({ ...sampleSettings, personalData }, redacted)
  const bytes = Buffer.from(toQuestionText({}, body))
  const { prepared, issues } = prepareQuestion({ id: 'a', path: 'questions/a.md', bytes })
  const printed = prepared?.toBody()
  if (!prepared || !printed || 'code' in printed) throw new Error('the question has errors')
  return { ...prepared, ...printed, issues }
}

describe('masked on the page, in the description and in the index', () => {
  test.each([
    ['before a picture', '홍길동![사진](/files/a.png)을 보세요'],
    ['behind a picture', '![사진](/files/a.png)홍길동'],
    ['behind a picture of another host', '![사진](https://x.example/a.png)홍길동'],
    ['in a description', '![홍길동](/files/a.png)'],
    ['over a description, which a link shows', '홍![길동](/files/a.png)'],
    ['an address before a picture', 'hong@naver.com![kr](/files/a.png)'],
    ['a number before a picture', '010-1234-5678![2](/files/a.png)'],
    ['between tags that are shown', '이름<span>홍길동</span>입니다'],
    ['between blocks that are shown', '<div>Kimleak</div>text'],
    ['before a tag that is shown', '홍길동<String>목록'],
    ['a number between tags', '연락처<span>010-1234-5678</span>2024년'],
    ['over a tag of a block that is left out', '홍<td>길동'],
    ['over the end of a block that nothing begins', 'Kim</blockquote>leak'],
    ['over cells that stand in no table', '홍<tr><td>길</td></tr>동'],
    ['over a comment', '홍길<!-- 주석 -->동'],
    ['over a tag that is kept', '홍<b>길</b>동'],
    ['both', '홍<td>길동 ![사진](/files/a.png)홍길동'],
  ])('%s', (_, body) => {
    const { pageHtml, entryHtml, description, toSearched } = prepare(body)
    const { body: searched, excerpt } = toSearched()
    const seen = [pageHtml.replace(/<[^<>]*>/g, ''), pageHtml, entryHtml, description, searched, excerpt]
    expect(seen.join('\n')).not.toMatch(/홍길동|Kimleak|hong@|1234/)
    expect(description).toMatch(/삭제된 사용자|비공개/)
  })
})

test('what stands at one place is told once', () => {
  const body = '연락처 010-1234-5678 ![사진](/files/a.png) <b>hong@naver.com</b>'
  const tell = (personalData: 'mask' | 'keep') =>
    prepare(body, personalData).issues.filter(({ code }) => code === 'personal-data')
  expect(tell('mask').map(({ column }) => column)).toEqual([5, 42])
  expect(tell('keep').map(({ column }) => column)).toEqual(tell('mask').map(({ column }) => column))
})

test.each([
  ['items', '<ul><li>홍</li><li>길동</li></ul>'],
  ['cells', '<table><tr><td>홍</td><td>길동</td></tr></table>'],
  ['paragraphs', '홍<p>길동</p>'],
  ['headings', '<h2>홍</h3>길동'],
])('what blocks part is no name: %s', (_, body) => {
  expect(prepare(body).pageHtml).not.toContain('삭제된 사용자')
})

test('a name in a word stays, whatever stands in the line', () => {
  const { pageHtml } = prepare('홍길동전 ![사진](/files/a.png) Kimleaks <b>가</b>')
  expect(pageHtml).toContain('홍길동전')
  expect(pageHtml).toContain('Kimleaks')
})

test.each([
  ['안녕하세요.\n\n@Kimleakson 님', [3, 2]],
  ['@kimleak2', [1, 2]],
  ['`@Kimleakdev`', [1, 3]],
])('somebody who may be another is shown behind @, and told: %s', (body, [line = 0, column]) => {
  const { pageHtml, issues } = prepare(body)
  expect(textOf(parseHtml(pageHtml))).toContain(body.replace(/`/g, '').split('\n').at(-1))
  const before = toQuestionText({}, '').split('\n').length - 1
  expect(issues.map((issue) => [issue.code, issue.line - before, issue.column, issue.detail])).toEqual([
    ['personal-data', line, column, { kind: 'similarName' }],
  ])
})

test.each(['@Kimleaks', '@KIMLEAKS!', '@kimleak'])('%s is masked', (body) => {
  const { pageHtml, issues } = prepare(body)
  expect(textOf(parseHtml(pageHtml))).toMatch(/^@삭제된 사용자!?\n$/)
  expect(issues).toEqual([])
})

describe('what only code may leave', () => {
  const inCode = (text: string) => [`\`${text}\``, `\`\`\`\n${text}\n\`\`\``, `본문\n\n    ${text}`]

  test.each(leftInCode)('%s', (text) => {
    const shown = (body: string) => textOf(parseHtml(prepare(body).pageHtml))
    for (const body of inCode(text)) expect(shown(body)).toContain(text)
    for (const body of [text, `\`A\` ${text}`, `# ${text}`]) expect(shown(body)).toContain('[이메일 비공개]')
  })

  test.each(leftTexts)('%s is left in code', (text) => {
    for (const body of inCode(text)) expect(prepare(body).issues).toEqual([])
  })

  test.each(Object.values(maskedTexts).flat())('%s is masked in code', (text) => {
    // Code shows white space as it is, and a backtick ends none of these texts.
    for (const body of inCode(text)) {
      const shown = textOf(parseHtml(prepare(body).pageHtml))
      expect(shown).toMatch(/\[(?:이메일|전화번호|주민등록번호) 비공개\]/)
      expect(shown).not.toContain(text)
    }
  })
})
