import { expect, test } from 'vitest'
import { createPrepareText, type WrittenText } from '../../../src/folder/conversation-text.ts'
import { createPreparing } from '../../../src/folder/prepare-question.ts'
import { settingsSchema } from '../../../src/folder/settings.ts'
import type { RedactedName } from '../../../src/format/texts/redacted-names.ts'

const settings = settingsSchema.parse({ title: '시험', referenceDate: '2025-06-30' })
const redacted: RedactedName[] = [{ name: '김비밀', onlyActors: false }]
const prepare = createPrepareText(createPreparing(settings, redacted))

const answer = (body: string): WrittenText => ({
  path: 'answers/q/a1.md',
  body,
  bodyLine: 5,
  indent: 0,
  headings: { headingLevel: 3, notePrefix: 'answer-a1-', idPrefix: 'answer-a1:' },
})
const comment = (body: string): WrittenText => ({ path: 'comments/q.yaml', body, bodyLine: 6, indent: 4 })
const kept = { from: 0, keepsHtml: true }

test.each<[string, WrittenText, string[]]>([
  ['a paragraph', answer('글입니다.\n'), ['<p>글입니다.</p>\n']],
  [
    'headings begin at the level that is given',
    answer('# 하나\n\n## 둘\n'),
    ['<h3', '하나</h3>', '<h4', '둘</h4>'],
  ],
  ['notes have the ids of their answer', answer('글[^1]\n\n[^1]: 주\n'), ['answer-a1-']],
  ['a comment has no headings', comment('# 하나\n'), ['# 하나']],
  [
    'a comment has code and emphasis',
    comment('`코드`와 **강조**\n'),
    ['<code>코드</code>', '<strong>강조</strong>'],
  ],
  ['a name that is redacted', answer('김비밀 님\n'), ['삭제된 사용자 님']],
  ['markup', answer('<script>alert(1)</script>\n'), ['alert(1)']],
])('%s', (_name, text, shown) => {
  const { html } = prepare(text, kept)
  for (const each of shown) expect(html).toContain(each)
  expect(html).not.toMatch(/김비밀|<script|<h[126]/)
})

test.each<[string, WrittenText, string]>([
  ['an empty answer', answer('\n'), 'empty-body 5:1'],
  ['an e-mail address', answer('하나\n\n둘 someone@mailbox.test\n'), 'personal-data 7:3'],
  ['in a comment, behind its indent', comment('하나\n\n둘 someone@mailbox.test\n'), 'personal-data 8:7'],
  ['a link that is not allowed', comment('[하나](javascript:alert(1))\n'), 'forbidden-link 6:'],
])('issues stand where the file has them: %s', (_name, text, issue) => {
  const { issues } = prepare(text, kept)
  expect(issues.map(({ code, line, column }) => `${code} ${line}:${column}`).join('\n')).toContain(issue)
  expect(issues.every(({ path }) => path === text.path)).toBe(true)
  // The same where nothing is kept.
  expect(prepare(text, { from: 0, keepsHtml: false })).toMatchObject({ html: '', issues })
})

test('links are counted from those of the texts before', () => {
  const body = '[하나](/questions/a/) [둘](/questions/b/)\n\n[하나](/questions/a/)\n'
  const { html, links } = prepare(answer(body), { from: 7, keepsHtml: true })
  expect(links.map(({ address, path }) => `${path} ${address}`)).toEqual([
    'answers/q/a1.md /questions/a/',
    'answers/q/a1.md /questions/b/',
  ])
  expect(html.match(/\ufdd4\d+\ufdd5/g)).toEqual(['\ufdd47\ufdd5', '\ufdd48\ufdd5', '\ufdd47\ufdd5'])
})

test('positions of redacted names', () => {
  expect(prepare(answer('김비밀\n'), kept).names).toEqual([0])
  expect(prepare(answer('홍길동\n'), kept).names).toEqual([])
})
