// Formulas of a question: what is masked in them, and what is not looked for.
import { describe, expect, test } from 'vitest'
import { typeset } from '../../../src/body/formulas/typeset.ts'
import { createPrepareQuestion } from '../../../src/folder/prepare-question.ts'
import type { Settings } from '../../../src/folder/settings.ts'
import { sampleSettings } from '../../support/sample-settings.ts'
import { toQuestionText } from '../format/question-text.ts'

function prepare(body: string, { title = '제목', ...settings }: Partial<Settings> = {}) {
  const names = [{ name: '김비밀', onlyActors: false }]
  const prepareQuestion = createPrepareQuestion(
    { ...sampleSettings, math: true, ...settings },
    names,
    typeset,
  )
  const bytes = Buffer.from(toQuestionText({ title: `title: ${JSON.stringify(title)}` }, body))
  const { prepared, issues } = prepareQuestion({ id: 'a', path: 'questions/a.md', bytes })
  const printed = prepared?.toBody()
  if (!prepared || !printed || 'code' in printed) throw new Error('the question has errors')
  return { ...prepared, ...printed, issues }
}

describe('what must not be read', () => {
  test.each([
    ['a name', '값 $\\text{김비밀}$', '값 <code>$\\text{삭제된 사용자}$</code>'],
    ['one in a formula with a line of its own', '값 $$a\n김비밀$$', '<code>$$a\n삭제된 사용자$$</code>'],
    ['an address', '$hong@naver.com$', '<code>$[이메일 비공개]$</code>'],
    ['a number', '$010-1234-5678$', '<code>$[전화번호 비공개]$</code>'],
    ['a number in braces', '$010{-}1234{-}5678$', '<code>$[전화번호 비공개]$</code>'],
  ])('%s is masked in the source, which is shown', (_, body, html) => {
    const { pageHtml, entryHtml, description, issues } = prepare(body)
    expect(pageHtml).toContain(html)
    expect([pageHtml, entryHtml, description].join()).not.toMatch(/김비밀|naver|1234/)
    expect(pageHtml).not.toContain('<math')
    expect(issues.map(({ code }) => code)).not.toContain('formula-as-text')
  })

  test.each([
    ['in parts', '$\\text{김}\\text{비밀}$'],
    ['in braces', '$김{}비밀$'],
    ['of signs', '$010\\text{-}1234\\text{-}5678$'],
  ])('what only the formula would show %s is left as its source', (_, body) => {
    const { pageHtml } = prepare(body)
    expect(pageHtml).not.toContain('<math')
    expect(pageHtml.replace(/<[^>]*>/g, '').trim()).toBe(body)
  })

  test('a mask in a title leaves it as it was written', () => {
    const { outline } = prepare('본문', { title: '$x$와 $김비밀$' })
    expect([outline.title, outline.titleHtml]).toEqual(['$x$와 $삭제된 사용자$', undefined])
  })

  test('data that is kept is typeset', () => {
    expect(prepare('$010-1234-5678$', { personalData: 'keep' }).pageHtml).toContain('<math')
  })
})

describe('raw HTML', () => {
  test('holds formulas, typeset between its own elements', () => {
    const { pageHtml, prose, issues } = prepare('<table><tr><td>값 $x$</td><td>$5와 $10</td></tr></table>')
    expect(pageHtml).toContain('<td>값 <math><semantics><mi>x</mi><annotation')
    expect(pageHtml).toContain('<td>$5와 $10</td>')
    expect([prose.replace(/\s+/g, ' '), issues]).toEqual(['제목 값 \ufffc $5와 $10 ', []])
  })

  test.each([
    ['<p>값 $\\text{김비밀}$</p>', '<code>$\\text{삭제된 사용자}$</code>'],
    ['<p>값 $010-1234-5678$</p>', '<code>$[전화번호 비공개]$</code>'],
  ])('hides what must not be read: %s', (body, html) => {
    const { pageHtml } = prepare(body)
    expect(pageHtml).toContain(html)
    expect(pageHtml).not.toContain('<math')
  })

  test('names a formula that is shown as it was written', () => {
    const { issues } = prepare('본문\n\n<p>\n$\\unknown$</p>')
    expect(issues.map(({ code, line }) => `${code} ${line}`)).toEqual(['formula-as-text 13'])
  })

  test('is text without the setting', () => {
    expect(prepare('<p>$x^2$</p>', { math: false }).pageHtml).toBe('<p>$x^2$</p>')
  })
})

describe('keywords', () => {
  test.each([
    ['body', '본문 $rest$입니다', '제목', '제목\n본문 \ufffc입니다\n'],
    ['title', '본문', '값 $rest$의 뜻', '값  의 뜻\n본문\n'],
    ['neither code nor text is one', '`$rest$` $5', '제목', '제목\n$rest$ $5\n'],
  ])('a formula is no prose: %s', (_, body, title, prose) => {
    expect(prepare(body, { title }).prose).toBe(prose)
  })
})

describe('the title', () => {
  test.each([
    [
      '$1$ 더하기',
      '<math><semantics><mn>1</mn><annotation encoding="application/x-tex">1</annotation></semantics></math> 더하기',
    ],
    ['<b> $\\unknown$', '&lt;b&gt; <code>$\\unknown$</code>'],
    ['\\$5입니다', '$5입니다'],
    ['$5와 $10', undefined],
    ['<b>', undefined],
  ])('%j', (title, html) => {
    expect(prepare('본문', { title }).outline.titleHtml).toBe(html)
    expect(prepare('본문', { title }).outline.title).toBe(title)
  })

  // 76,008 characters of HTML, 52 times: the page, the front page and 50 listings.
  test.each([
    ['제목', undefined],
    [`$${'\\frac12'.repeat(40)}$`, 'output-too-large'],
  ])('%j counts with each page that shows it', (title, code) => {
    const tags = Array.from({ length: 50 }, (_, index) => `tag-${index}`)
    const text = toQuestionText(
      { title: `title: ${JSON.stringify(title)}`, tags: `tags: [${tags.join()}]` },
      '가'.repeat(76_000),
    )
    const prepareQuestion = createPrepareQuestion(
      { ...sampleSettings, math: true, summaryLength: 0 },
      [],
      typeset,
    )
    const { prepared } = prepareQuestion({ id: 'a', path: 'questions/a.md', bytes: Buffer.from(text) })
    expect(prepared?.findOutputIssue()?.code).toBe(code)
  })

  test('no formula has a line of its own', () => {
    expect(prepare('본문', { title: '$$1$$' }).outline.titleHtml).toMatch(/^<math><semantics>/)
  })
})

describe('the check', () => {
  test('names formulas that are shown as they were written', () => {
    const { issues } = prepare('본문 $1$\n\n- 하나 $\\unknown$\n\n$$\n\\frac{1\n$$', { title: '$\\other$' })
    expect(issues.map(({ code, line, detail }) => `${code} ${line} ${detail['value']}`)).toEqual([
      'formula-as-text 13 $\\unknown$',
      'formula-as-text 2 $\\other$',
    ])
  })

  test('gives up formulas when those before have too many cells', () => {
    const matrix = `$\\begin{matrix}${'1&'.repeat(1999)}1\\end{matrix}$`
    const { pageHtml, issues } = prepare(`${matrix}\n\n${matrix}\n\n${matrix}\n\n$1$`)
    expect(pageHtml.match(/<math>/g)?.length).toBe(2)
    expect(issues.map(({ code, line }) => `${code} ${line}`)).toEqual([
      'formula-as-text 15',
      'formula-as-text 17',
    ])
  })

  test('says that too much would be printed, after a part of the work', () => {
    const names = [{ name: '김비밀', onlyActors: false }]
    const prepareQuestion = createPrepareQuestion({ ...sampleSettings, math: true }, names, typeset)
    const bytes = Buffer.from(toQuestionText({}, '$x$ '.repeat(45_000)))
    const { prepared, issues } = prepareQuestion({ id: 'a', path: 'questions/a.md', bytes })
    expect([issues, prepared?.findOutputIssue()]).toMatchObject([[], { code: 'output-too-large' }])
  })

  test('without the setting there are no formulas', () => {
    const { pageHtml, issues, outline, prose } = prepare('$\\unknown$', { math: false, title: '$x$' })
    expect([pageHtml, issues, outline.titleHtml, prose]).toEqual([
      '<p>$\\unknown$</p>\n',
      [],
      undefined,
      '$x$\n$\\unknown$\n',
    ])
  })
})
