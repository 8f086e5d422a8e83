import MarkdownIt from 'markdown-it'
import { describe, expect, test } from 'vitest'
import type { ConversationDifferences, QuestionDifferences } from '../../../src/changes/compare-questions.ts'
import type { Changes } from '../../../src/changes/report-changes.ts'
import { reportChanges } from '../../../src/changes/report-changes.ts'
import { createPrint, toConversationLines } from '../../../src/changes/report-questions.ts'

const nothing: Changes = {
  added: [],
  edited: [],
  removed: [],
  listings: [],
  settings: [],
  synonyms: [],
  described: [],
  people: [],
  redactions: [],
  pages: [],
  pictures: [],
  issues: [],
  hide: (text) => text.replaceAll('김비밀', '삭제된 사용자'),
}

test('nothing changes', () => {
  expect(reportChanges(nothing, 'text', 'ko')).toBe('사이트에서 달라지는 것이 없습니다.')
})

const changes: Changes = {
  ...nothing,
  added: [{ id: 'a', title: '새 질문' }],
  edited: [{ id: 'b', title: '새 제목', differences: { title: { before: '옛 제목', after: '새 제목' } } }],
  removed: [],
  listings: [
    {
      hashtag: 'rest',
      headlineBefore: 2,
      headlineAfter: 3,
      entries: [
        { id: 'a', title: '새 질문', before: undefined, after: 1, keywordOnly: false },
        { id: 'b', title: '새 제목', before: 4, after: 2, keywordOnly: true },
      ],
    },
  ],
}

test('as text', () => {
  expect(reportChanges(changes, 'text', 'ko')).toMatchInlineSnapshot(`
    "새 질문 1
      a 새 질문

    고친 질문 1
      b 새 제목
        제목: 옛 제목 → 새 제목

    달라지는 해시태그 목록 1
      #rest 질문 2 → 3
        1번째로 들어옵니다: 새 질문
        4번째 → 2번째: 새 제목 (키워드 일치)"
  `)
})

test.each([
  [undefined, 3, 'enters at 3'],
  [3, undefined, 'leaves from 3'],
  [3, 3, 'stays at 3'],
  [3, 2, '3 → 2'],
])('in English: from %s to %s in a listing', (before, after, told) => {
  const entries = [{ id: 'a', title: 'One', before, after, keywordOnly: false }]
  const listings = [{ hashtag: 'rest', headlineBefore: 3, headlineAfter: 3, entries }]
  expect(reportChanges({ ...nothing, listings }, 'text', 'en')).toContain(`\n    ${told}: One`)
})

test('other spellings', () => {
  const spellings = Array.from({ length: 12 }, (_, index) => `표기-${index + 1}`)
  const synonyms = [
    { hashtag: 'push', added: ['푸시'], removed: ['푸쉬', '김비밀'] },
    { hashtag: 'rest', added: spellings, removed: [] },
  ]
  expect(reportChanges({ ...nothing, synonyms }, 'text', 'ko')).toBe(
    [
      '해시태그의 다른 표기 2',
      '  #push +푸시 −푸쉬 −삭제된 사용자',
      `  #rest ${spellings
        .slice(0, 10)
        .map((spelling) => `+${spelling}`)
        .join(' ')} … 그 밖에 2개`,
    ].join('\n'),
  )
})

test('what hashtags and categories mean, and their old addresses', () => {
  const described = [
    { of: 'tags', name: 'rest', description: 'added', aliases: { added: ['/t/rest'], removed: [] } },
    { of: 'tags', name: 'push', description: 'changed' },
    { of: 'categories', name: '김비밀', aliases: { added: [], removed: ['/c/1', '/c/2'] } },
  ] as const satisfies Changes['described']
  expect(reportChanges({ ...nothing, described }, 'text', 'ko')).toBe(
    [
      '해시태그와 분류의 설명, 옛 주소 3',
      '  #rest 설명이 생깁니다, 옛 주소: +/t/rest',
      '  #push 설명이 바뀝니다',
      '  삭제된 사용자 옛 주소: −/c/1 −/c/2',
    ].join('\n'),
  )
})

const hostile = [
  '`code` fence',
  '``` fence',
  '@someone fixes #1',
  '<img src=x onerror=alert(1)>',
  '[link](javascript:alert(1))',
  '![image](https://tracker.example.com/x.png)',
  '줄\n\n# 제목',
  '<!-- marker -->',
  '`` ` ``',
  'a\u202Eb',
]

const answer = { at: '2024-05-04', actor: '익명', kind: '새로운 답변' } as const
const many = (count: number) => Array.from({ length: count }, (_, index) => `t${index}`)

const edits: [name: string, differences: QuestionDifferences, lines: string[]][] = [
  ['a title', { title: { before: '옛', after: '새' } }, ['제목: 옛 → 새']],
  ['a category', { category: { before: '개발자', after: '취업' } }, ['분류: 개발자 → 취업']],
  ['hashtags', { hashtags: { added: ['jpa'], removed: ['sql', 'orm'] } }, ['해시태그: +#jpa −#sql −#orm']],
  ['the order of hashtags', { hashtags: { added: [], removed: [] } }, ['해시태그: 순서가 바뀝니다']],
  [
    'many hashtags',
    { hashtags: { added: many(50), removed: [] } },
    ['해시태그: +#t0 +#t1 +#t2 +#t3 +#t4 +#t5 +#t6 +#t7 +#t8 +#t9 … 그 밖에 40개'],
  ],
  [
    'counts, of which one was not known',
    {
      counts: [
        { name: 'answers', before: 3, after: 4 },
        { name: 'needsSupplement', before: undefined, after: 0 },
        { name: 'views', before: 999, after: 1234 },
        { name: 'score', before: -1234, after: undefined },
      ],
    },
    ['답변 3 → 4', '보충이 필요해요 없음 → 0', '조회 999 → 1,234', '점수 −1,234 → 없음'],
  ],
  ['a category', { category: { before: undefined, after: '개발자' } }, ['분류: 없음 → 개발자']],
  ['no category', { category: { before: '개발자', after: undefined } }, ['분류: 개발자 → 없음']],
  ['a language', { language: { before: undefined, after: 'en' } }, ['언어: 없음 → en']],
  ['a poll', { poll: { before: false, after: true } }, ['투표 표시가 생깁니다']],
  ['options of a poll', { polls: { added: ['PUT 4'], removed: ['PUT 3'] } }, ['투표: +PUT 4 −PUT 3']],
  ['a state', { state: { added: ['closed'], removed: [] } }, ['상태: +closed']],
  ['related questions', { related: { added: [], removed: [] } }, ['함께 볼 질문: 순서가 바뀝니다']],
  ['a source', { sourceUrl: { before: undefined, after: 'https://a.kr/' } }, ['원문: 없음 → https://a.kr/']],
  ['a licence', { license: { before: 'CC0', after: undefined } }, ['이용 허락: CC0 → 없음']],
  ['no poll any more', { poll: { before: true, after: false } }, ['투표 표시가 없어집니다']],
  ['text', { text: { added: 3, removed: 1 } }, ['본문: +3줄 −1줄']],
  ['another text', { text: 'many' }, ['본문: 천 줄 넘게 바뀝니다']],
  [
    'activity',
    {
      activity: {
        added: [answer],
        removed: [{ ...answer, kind: '새로운 댓글' }],
        changed: [{ before: answer, after: { ...answer, actor: '홍길동' } }],
      },
    },
    [
      '활동: +2024-05-04 · 익명 · 새로운 답변',
      '활동: 2024-05-04 · 익명 · 새로운 답변 → 2024-05-04 · 홍길동 · 새로운 답변',
      '활동: −2024-05-04 · 익명 · 새로운 댓글',
    ],
  ],
  ['the order of activity', { activity: { added: [], removed: [], changed: [] } }, ['활동: 순서가 바뀝니다']],
  ['aliases', { aliases: { added: ['/b'], removed: ['/a'] } }, ['옛 주소: +/b −/a']],
  [
    'the file',
    { file: { before: 'questions/a.md', after: undefined } },
    ['파일 위치: questions/a.md → 없음'],
  ],
  [
    'a name that nobody may read, wherever it stood',
    {
      title: { before: '김비밀 님께', after: '질문' },
      hashtags: { added: [], removed: ['김비밀'] },
      aliases: { added: [], removed: ['/u/김비밀'] },
    },
    ['제목: 삭제된 사용자 님께 → 질문', '해시태그: −#삭제된 사용자', '옛 주소: −/u/삭제된 사용자'],
  ],
  ['what no line names', {}, []],
]

describe('what an edit changes', () => {
  test.for(edits)('%s', ([, differences, lines]) => {
    const edited = [{ id: 'b', title: '제목', differences }]
    expect(reportChanges({ ...nothing, edited }, 'text', 'ko').split('\n')).toEqual([
      '고친 질문 1',
      '  b 제목',
      ...lines.map((line) => `    ${line}`),
    ])
  })

  test('is told of the first twenty', () => {
    const edited = Array.from({ length: 60 }, (_, index) => ({
      id: `q${index}`,
      title: '제목',
      differences: { text: { added: 1, removed: 0 } },
    }))
    const lines = reportChanges({ ...nothing, edited }, 'text', 'ko').split('\n')
    expect(lines.filter((line) => line === '    본문: +1줄 −0줄')).toHaveLength(20)
    expect(lines).toHaveLength(1 + 50 + 20 + 1)
  })
})

test('a hidden name is hidden in every part of a report', () => {
  const report = reportChanges(
    {
      ...nothing,
      added: [{ id: '김비밀-1', title: '김비밀', formerId: '김비밀' }],
      removed: [{ id: '김비밀', title: '김비밀' }],
      settings: [{ key: 'title', before: '"김비밀의 글"', after: '"글"' }],
      listings: [
        {
          hashtag: '김비밀',
          headlineBefore: 1,
          headlineAfter: undefined,
          entries: [{ id: 'a', title: '김비밀', before: 1, after: undefined, keywordOnly: false }],
        },
      ],
      issues: [{ code: 'unknown-redaction', path: 'a.md', line: 1, column: 1, detail: { value: '김비밀' } }],
    },
    'markdown',
    'ko',
  )
  expect(report).not.toContain('김비밀')
  expect(report.match(/삭제된 사용자/g)).toHaveLength(9)
})

describe('a fault that has a correction', () => {
  const issue = (lines: string[], to = 5): Changes['issues'][number] => ({
    code: 'invalid-hashtag',
    path: 'questions/a.md',
    line: 4,
    column: 8,
    detail: { value: 'REST' },
    correction: { from: 4, to, lines, certain: true },
  })
  const blockOf = (given: Changes['issues'][number], format: 'markdown' | 'text' = 'markdown') =>
    reportChanges({ ...nothing, issues: [given] }, format, 'ko')
      .split('\n')
      .filter((line) => line.startsWith('  ') && !line.startsWith('  questions'))

  test.each<[string, string[], number, string[]]>([
    ['one line', ['tags: [rest]'], 5, ['  ```yaml L4', '  tags: [rest]', '  ```']],
    [
      'several, with their indentation',
      ['counts:', '  views: 1'],
      6,
      ['  ```yaml L4-L5', '  counts:', '    views: 1', '  ```'],
    ],
    ['a line that is inserted', ['category: 개발자'], 4, ['  ```yaml L4', '  category: 개발자', '  ```']],
    ['backticks', ['title: "``` 안"'], 5, ['  ````yaml L4', '  title: "``` 안"', '  ````']],
    ['characters that are not seen', ['title: a\u202eb'], 5, ['  ```yaml L4', '  title: a\ufffdb', '  ```']],
    ['lines that only go', [], 5, []],
    ['a line with a mask in it', ['title: 김비밀'], 5, []],
  ])('in Markdown as a block to copy: %s', (_, lines, to, block) => {
    expect(blockOf(issue(lines, to))).toEqual(block)
  })

  test('of several lines is not told a second time before its block', () => {
    const told = reportChanges(
      { ...nothing, issues: [issue(['counts:', '  views: 1'], 6)] },
      'markdown',
      'ko',
    )
    expect(told).toContain('4~5번째 줄을 이렇게 고쳐 주세요 →')
    expect(told.match(/views: 1/g)).toHaveLength(1)
  })

  test('in a terminal by its hint alone', () => {
    expect(blockOf(issue(['tags: [rest]']), 'text')).toEqual([])
  })
})

describe('a hostile title is text in Markdown', () => {
  const renderer = new MarkdownIt({ html: true, linkify: true })

  test.for(hostile)('%j', (title) => {
    const report = reportChanges({ ...nothing, added: [{ id: 'a', title }] }, 'markdown', 'ko')
    const html = renderer.render(report)
    expect(html).toMatch(
      /^<h3>새 질문 1<\/h3>\n<ul>\n<li><code>a<\/code> <code>[^<]*<\/code><\/li>\n<\/ul>\n$/,
    )
    expect(report).not.toMatch(/\u202E/)
  })

  test.for(hostile)('%j, of an edit', (text) => {
    const replaced = { before: text, after: text }
    const list = { added: [text], removed: [text] }
    const activity = { at: text, actor: text, kind: '질문' } as const
    const differences: QuestionDifferences = {
      title: replaced,
      category: replaced,
      hashtags: list,
      activity: { added: [activity], removed: [activity], changed: [{ before: activity, after: activity }] },
      aliases: list,
      file: replaced,
    }
    const report = reportChanges(
      { ...nothing, edited: [{ id: 'a', title: text, differences }] },
      'markdown',
      'ko',
    )
    const html = renderer.render(report)
    const code = '<code>[^<]*</code>'
    expect(html.replaceAll(new RegExp(code, 'g'), 'CODE')).toBe(
      [
        '<h3>고친 질문 1</h3>',
        '<ul>',
        '<li>CODE CODE',
        '<ul>',
        '<li>제목: CODE → CODE</li>',
        '<li>분류: CODE → CODE</li>',
        '<li>해시태그: +CODE −CODE</li>',
        '<li>활동: +CODE</li>',
        '<li>활동: CODE → CODE</li>',
        '<li>활동: −CODE</li>',
        '<li>옛 주소: +CODE −CODE</li>',
        '<li>파일 위치: CODE → CODE</li>',
        '</ul>',
        '</li>',
        '</ul>',
        '',
      ].join('\n'),
    )
  })
})

test('a long report has an end', () => {
  const added = Array.from({ length: 1000 }, (_, index) => ({ id: `q${index}`, title: '제목' }))
  const lines = reportChanges({ ...nothing, added }, 'text', 'ko').split('\n')
  expect(lines).toHaveLength(52)
  expect(lines.at(-1)).toBe('  … 그 밖에 950개')
})

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
    ['answer a1: Votes 999 → 1,000, score -1,000 → none'],
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
    ['답변 a1: 수정 기록이 바뀝니다, 투표가 바뀝니다'],
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
