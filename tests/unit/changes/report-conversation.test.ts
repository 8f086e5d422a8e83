import MarkdownIt from 'markdown-it'
import { describe, expect, test } from 'vitest'
import type { ConversationDifferences } from '../../../src/changes/compare-conversations.ts'
import { toConversationLines } from '../../../src/changes/report-conversation.ts'
import { createPrint } from '../../../src/changes/report-print.ts'

const none = { added: [], removed: [], edited: [] }
const noDifferences: ConversationDifferences = { answers: none, comments: none }
const hide = (text: string) => text.replaceAll('김비밀', '삭제된 사용자')
const manyTexts = (count: number) => Array.from({ length: count }, (_, index) => `t${index}`)

type Field = ConversationDifferences['answers']['edited'][number]['fields'][number]

const edited = (...fields: Field[]): ConversationDifferences => ({
  ...noDifferences,
  answers: { ...none, edited: [{ id: 'a1', fields }] },
})

const rows: [name: string, differences: ConversationDifferences, ko: string[], en: string[]][] = [
  ['nothing', noDifferences, [], []],
  [
    'the mark of listings comes',
    { ...noDifferences, accepted: true },
    ['목록에 채택 표시가 생깁니다'],
    ['listings mark it as accepted'],
  ],
  [
    'and goes',
    { ...noDifferences, accepted: false },
    ['목록에서 채택 표시가 없어집니다'],
    ['listings no longer mark it as accepted'],
  ],
  [
    'answers',
    { ...noDifferences, answers: { ...none, added: ['1', '2'], removed: ['3'] } },
    ['답변: +1 +2 −3'],
    ['answer: +1 +2 −3'],
  ],
  [
    'comments, more than can be named',
    { ...noDifferences, comments: { ...none, added: manyTexts(12) } },
    ['댓글: +t0 +t1 +t2 +t3 +t4 +t5 +t6 +t7 +t8 +t9 … 그 밖에 2개'],
    ['comment: +t0 +t1 +t2 +t3 +t4 +t5 +t6 +t7 +t8 +t9 … and 2 more'],
  ],
  [
    'texts',
    {
      answers: { ...none, edited: [{ id: 'a1', fields: [], text: { added: 2, removed: 0 } }] },
      comments: { ...none, edited: [{ id: 'c1', fields: [], text: 'many' }] },
    },
    ['답변 a1: 본문: +2줄 −0줄', '댓글 c1: 본문: 천 줄 넘게 바뀝니다'],
    ['answer a1: body: +2 −0 lines', 'comment c1: body: more than a thousand lines change'],
  ],
  [
    'numbers',
    edited(
      { name: 'recommended', before: '999', after: '1000' },
      { name: 'score', before: '-1000', after: undefined },
    ),
    ['답변 a1: 추천해요 999 → 1,000, 점수 -1,000 → 없음'],
    ['answer a1: Recommended 999 → 1,000, score -1,000 → none'],
  ],
  [
    'when it was accepted',
    edited({ name: 'accepted', before: 'true', after: '2025-06-01' }),
    ['답변 a1: 채택된 때: 없음 → 2025-06-01'],
    ['answer a1: accepted at: none → 2025-06-01'],
  ],
  [
    'that it no longer is',
    edited({ name: 'accepted', before: '2025-06-01', after: undefined }),
    ['답변 a1: 채택이 취소됩니다'],
    ['answer a1: it is no longer accepted'],
  ],
  [
    'what holds more than one value is named alone',
    edited(
      { name: 'edited', before: '[{}]', after: undefined },
      { name: 'polls', before: undefined, after: '[]' },
    ),
    ['답변 a1: 고친 기록이 바뀝니다, 투표가 바뀝니다'],
    ['answer a1: its edits change, its poll changes'],
  ],
  [
    'a name that nobody may read, wherever it stood',
    edited(
      { name: 'actor', before: '김비밀', after: '홍길동' },
      { name: 'license', before: '김비밀', after: 'CC0' },
    ),
    ['답변 a1: 이름: 삭제된 사용자 → 홍길동, 이용 허락: 삭제된 사용자 → CC0'],
    ['answer a1: name: 삭제된 사용자 → 홍길동, licence: 삭제된 사용자 → CC0'],
  ],
]

test.each(rows)('%s', (_name, differences, ko, en) => {
  const report = (language: 'ko' | 'en') =>
    toConversationLines(differences, createPrint('text', hide, language)).map((line) => line.trim())
  expect(report('ko')).toEqual(ko)
  expect(report('en')).toEqual(en)
})

describe('what a stranger wrote is text in Markdown', () => {
  const renderer = new MarkdownIt({ html: true, linkify: true })

  test.each([
    '`code` fence',
    '@someone fixes #1',
    '<img src=x onerror=alert(1)>',
    '[link](javascript:alert(1))',
    '줄\n\n# 제목',
    '<!-- marker -->',
    'a\u202Eb',
  ])('%j', (text) => {
    const field = { name: 'actor', before: text, after: text } as const
    const texts = { added: [text], removed: [text], edited: [{ id: text, fields: [field] }] }
    const lines = toConversationLines(
      { answers: texts, comments: texts },
      createPrint('markdown', hide, 'ko'),
    )
    const html = renderer.render(['- 질문', ...lines].join('\n')).replaceAll(/<code>[^<]*<\/code>/g, 'CODE')
    expect(html).toBe(
      `<ul>\n<li>질문\n<ul>\n${['답변', '댓글']
        .map((each) => `<li>${each}: +CODE −CODE</li>\n<li>${each} CODE: 이름: CODE → CODE</li>\n`)
        .join('')}</ul>\n</li>\n</ul>\n`,
    )
    expect(lines.join('\n')).not.toContain('\u202E')
  })
})
