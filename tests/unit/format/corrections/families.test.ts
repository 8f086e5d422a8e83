// Each family of mistakes in a whole file, where no other family would find what was meant.
import { describe, expect, test } from 'vitest'
import { questionSchema } from '../../../../src/format/fields.ts'
import { listKeys } from '../../../../src/format/leaf.ts'
import { expectMeant, type Meant, parse, toText, type Written } from './follow-arrows.ts'

const right = toText({})
const [head = '', body = ''] = [right.slice(4, right.indexOf('---\n', 4)), '본문입니다.\n']
const flow = (activity: string) => ({ activity: `activity:\n  - ${activity}` })
const twenty = Array.from({ length: 20 }, (_, place) => `t${place}`)
const countsMeant = (views: number) => ({ counts: { answers: 0, comments: 0, views } })

const families: Record<string, [Written, Meant][]> = {
  activities: [
    [{ activity: 'activity: # 기록\n  at: 2024-05-01\n  actor: 홍길동\n  kind: 질문' }, {}],
    [{ activity: 'activity: # 기록\n    kind: 질문\n    at: 2024-05-01\n    actor: 홍길동' }, {}],
    [
      { activity: 'activity: # 기록\n  at: 2024-05-01\n  actor: 홍길동\n  person: hong\n  kind: 질문' },
      { activity: [{ at: '2024-05-01', actor: '홍길동', person: 'hong', kind: '질문' }] },
    ],
  ],
  brackets: [
    [{ more: 'aliases: [/a' }, { aliases: ['/a'] }],
    [{ more: 'aliases: [/a, /b}' }, { aliases: ['/a', '/b'] }],
    [{ more: 'aliases: [/a,, /b]' }, { aliases: ['/a', '/b'] }],
    [{ more: 'aliases: [/a, /b]]' }, { aliases: ['/a', '/b'] }],
    [flow('{ at: 2024-05-01, actor: 홍길동, kind: 질문'), {}],
    [flow('{ at: 2024-05-01, actor: 홍길동, kind: 질문 ]'), {}],
    [flow('{ at: 2024-05-01, actor: 홍길동, kind: 질문 }}'), {}],
  ],
  counts: [
    [{ counts: 'counts: answers=0; comments=0; views=1' }, {}],
    [{ counts: 'counts: answers 0 | comments 0 | views 1' }, {}],
    [{ counts: 'counts: (answers 0, comments 0, views 1)' }, {}],
    [{ counts: 'counts: answers 0, comments 0, views 1,234' }, countsMeant(1234)],
    [{ counts: 'counts: 답변수 0개, 댓글수 0개, 조회수 12회' }, countsMeant(12)],
    [{ counts: 'counts: answers 0, comments 0, views 많음' }, 'words'],
    [{ counts: 'counts: answers 0, comments 0, stars 3' }, 'words'],
    [{ counts: 'counts: { answers: +0, comments: 0, views: 1_234 }' }, countsMeant(1234)],
  ],
  'one of two equal hashtags': [
    [{ tags: 'tags: [rest, rest, 취업]' }, { hashtags: ['rest', '취업'] }],
    [{ tags: 'tags: [REST, rest]' }, {}],
    [{ tags: 'tags:\n  - rest\n  - 취업\n  -   rest' }, { hashtags: ['rest', '취업'] }],
    [{ tags: 'tags:\n  -   #rest\n  - #취업' }, { hashtags: ['rest', '취업'] }],
  ],
  keys: [
    [{ category: 'categroy: 개발자' }, {}],
    [{ more: 'pol = true' }, 'words'],
    [{ more: 'poll = true' }, { poll: true }],
    [{ more: 'alises: [/a]' }, { aliases: ['/a'] }],
    [{ more: 'xyz: true' }, 'words'],
    [{ more: 'tips: a' }, 'words'],
    [{ title: 'title:\ntitle: PUT' }, { title: 'PUT' }],
    [{ title: 'title: PUT\ntitle: PUT' }, { title: 'PUT' }],
    [{ title: 'title: PUT\ntitle:' }, { title: 'PUT' }],
    [{ title: 'title: PUT\ntitle: PATCH' }, 'words'],
    [{ counts: 'counts:\n  answers: 0\n  comments: 0\n  views: 1\n  views: 1' }, {}],
    [{ activity: 'activity:\n  - at: 2024-05-01\n    actor: 홍길동\n    actor: 홍길동\n    kind: 질문' }, {}],
    [{ tags: 'tags:\n  - rest\ntags:' }, {}],
  ],
  indentation: [
    [{ tags: 'tags:\n- rest\n - 취업' }, { hashtags: ['rest', '취업'] }],
    [{ tags: 'tags:\n  - rest\n    - 취업\n    - 이직' }, { hashtags: ['rest', '취업', '이직'] }],
    [{ tags: 'tags:\n  -rest\n  - 취업' }, { hashtags: ['rest', '취업'] }],
    [{ tags: `tags:\n  -${twenty.join('\n  -')}` }, { hashtags: twenty }],
    [{ tags: `tags:\n  -${twenty.join('\n  -')}\n  -t20` }, 'words'],
    [{ tags: 'tags:\n  * rest\n  * 취업' }, { hashtags: ['rest', '취업'] }],
    [{ tags: 'tags:\n  • rest\n  · 취업' }, { hashtags: ['rest', '취업'] }],
    [{ category: '  category: 개발자' }, {}],
    [{ counts: 'counts:\n  - answers: 0\n  - comments: 0\n  - views: 1' }, {}],
    [{ counts: 'counts:\n  answers:0\n   comments:0\n  views:1' }, {}],
    [
      {
        activity:
          'activity:\n- at: 2024-05-01\nactor: 홍길동\nkind: 질문\n- at: 2024-05-02\nactor: 익명\nkind: 새로운 답변',
      },
      {
        activity: [
          { at: '2024-05-01', actor: '홍길동', kind: '질문' },
          { at: '2024-05-02', actor: '익명', kind: '새로운 답변' },
        ],
      },
    ],
  ],
  texts: [
    [{ title: 'title: >\n  PUT과\n  PATCH' }, { title: 'PUT과 PATCH' }],
    [{ title: 'title: |-\n  PUT과\n\n  PATCH' }, { title: 'PUT과 PATCH' }],
    [{ title: "title: 'PUT''s\n  PATCH'" }, { title: "PUT's PATCH" }],
    [{ title: 'title: "PUT\\tPATCH"' }, { title: 'PUT PATCH' }],
    [{ title: 'title: ‘PUT’' }, { title: 'PUT' }],
    [{ title: 'title: ""PUT"과 PATCH"' }, { title: '"PUT"과 PATCH' }],
    [{ category: 'category: "“개발자”"' }, { category: '개발자' }],
    [
      { activity: 'activity: [{ at: 2024-05-01, actor: “홍길동” , kind: 질문 }]' },
      { activity: [{ at: '2024-05-01', actor: '홍길동', kind: '질문' }] },
    ],
    [flow('{ at: 2024-05-01, actor: [홍길동], kind: 질문 }'), 'words'],
    [{ activity: 'activity:\n  - at: [2024-05-01]\n    actor:   [ 홍길동 ]\n    kind: [질문]' }, {}],
  ],
  'old addresses and switches': [
    [{ more: 'aliases:   /a/1' }, { aliases: ['/a/1'] }],
    [{ more: 'aliases: ["/a/1", articles/2]' }, { aliases: ['/a/1', '/articles/2'] }],
    [{ more: 'poll: O' }, { poll: true }],
    [{ more: 'poll: "아니요"' }, { poll: false }],
  ],
}

describe.each(Object.entries(families))('%s', (_, cases) => {
  test.each(cases)('%j', (written, meant) => {
    expectMeant(toText(written), meant)
  })
})

describe('the lines around front matter', () => {
  test.each<[string, string, Meant]>([
    ['a fence of Markdown before it', `\`\`\`markdown\n${right}`, {}],
    ['a fence of `md` with a blank', `\`\`\` md \n${right}`, {}],
    ['a fence of another language', `\`\`\`js\n${right}`, 'words'],
    ['equals signs', right.replaceAll('---', '====='), {}],
    ['underscores', right.replaceAll('---', '___'), {}],
    ['stars', right.replaceAll('---', '***'), {}],
    ['two hyphens', right.replaceAll('---', '--'), {}],
    ['a bar of dashes', right.replaceAll('---', '──────'), {}],
    ['twelve hyphens', `${'-'.repeat(12)}\n${right.slice(4)}`, 'words'],
    ['its language in capitals, and a blank', right.replace('---', '--- YML'), {}],
    ['another language', right.replace('---', '---json'), {}],
    ['keys in Korean without a fence', right.slice(4).replace('title:', '제목:'), {}],
    ['a blank line behind it', `---\n${head}\n${body}`, { body: `\n${body}` }],
    ['a comment in it', `---\n${head}# 메모\n${body}`, { body: `# 메모\n${body}` }],
    ['a comment before keys', `---\n# 메모\n${head}${body}`, {}],
    ['a blank line between keys', `---\n${head.replace('tags', '\ntags')}${body}`, {}],
    [
      'a fence of code before it, and code in the body',
      `\`\`\`\n${right}\`\`\`js\na\n\`\`\`\n`,
      { body: `${body}\`\`\`js\na\n\`\`\`\n` },
    ],
    [
      'a fence of code before it, and its sign in a line',
      `\`\`\`\n${right}가 \`\`\`나\`\`\`\n`,
      { body: `${body}가 \`\`\`나\`\`\`\n` },
    ],
    ['a hyphen in the first line of the body', `---\n${head}가-나\n`, { body: '가-나\n' }],
    ['two hyphens in the first line of the body', `---\n${head}가 -- 나\n`, 'words'],
    [
      'dots for the second, and a rule in the body',
      `---\n${head}...\n${body}\n---\n끝\n`,
      { body: `${body}\n---\n끝\n` },
    ],
    ['dots with blanks behind them', `---\n${head}... \n${body}`, {}],
  ])('%s', (_, text, meant) => {
    expectMeant(text, meant)
  })
})

describe('what is told', () => {
  test.each<[Written, string, detail: object]>([
    [
      { counts: 'counts: { answers: -, comments: 0 }' },
      '5:20 wrong-type',
      { key: 'counts.answers', value: '-', expected: 'number' },
    ],
    [
      { counts: 'counts: { answers: 0, 댓글: -, views: 1 }' },
      '5:27 wrong-type',
      { key: 'counts.comments', value: '-', expected: 'number' },
    ],
    [{ more: 'aliases: [/a' }, '10:13 yaml-syntax', { reason: 'a flow collection is not closed' }],
    [
      { title: `<<<<<<< HEAD\ntitle: 가\n=======\ntitle: 나\n>>>>>>> ${'b'.repeat(60)}` },
      '2:1 merge-conflict',
      { value: '<<<<<<< HEAD' },
    ],
    [
      { title: `title: 가\n>>>>>>> ${'b'.repeat(60)}` },
      '3:1 merge-conflict',
      { value: `>>>>>>> ${'b'.repeat(32)}` },
    ],
    [{ tags: 'tags:\n  - #rest' }, '5:5 invalid-hashtag', { value: '#rest', hash: true }],
    [
      { tags: `tags: [${'#ab '.repeat(20)}]` },
      '4:7 invalid-hashtag',
      { value: `[${'#ab '.repeat(14)}#ab`, hash: true },
    ],
    [
      { counts: 'answers: 0\ncomments: 0\nviews: 1' },
      '5:1 unknown-key',
      { value: 'answers', known: listKeys(questionSchema), below: 'counts' },
    ],
    [{ tags: 'tags: #rest #취업' }, '4:7 invalid-hashtag', { value: '#rest #취업', hash: true }],
    [{ tags: 'tags:\n  - rest\n    - 취업\n    - 이직' }, '6:1 yaml-syntax', { reason: 'bad indentation' }],
    [
      { counts: 'counts: {answers:0, comments:0, views:1}' },
      '5:18 yaml-syntax',
      { reason: 'a space is missing after the colon' },
    ],
    [
      { counts: 'counts: answers: 0, comments: 0, views: 1' },
      '5:9 yaml-syntax',
      { reason: 'a flow collection is not closed' },
    ],
    [right.replace('---', ' ———'), '1:2 look-alike-sign', { codePoint: 'U+2014' }],
    [{ title: 'title： PUT' }, '2:6 look-alike-sign', { codePoint: 'U+FF1A' }],
    [{ title: '\u3000title: PUT' }, '2:1 yaml-syntax', { reason: 'spaces before a key' }],
    [
      { activity: `activity:\n  - at: 2024-05-01\n    actor: 홍길동\n    kind: ${'질문'.normalize('NFD')}` },
      '9:11 look-alike-sign',
      { codePoint: 'NFD' },
    ],
    [`\`\`\`\n${right}\`\`\`\n`, '1:1 front-matter-missing', { value: '```', codeFence: true }],
    [{ title: 'title: "PUT" "PATCH' }, '2:14 yaml-syntax', { reason: 'a text needs quotes' }],
  ])('of %j', (written, told, detail) => {
    const [issue] = parse(toText(written)).issues
    expect([`${issue?.line}:${issue?.column} ${issue?.code}`, issue?.detail]).toEqual([told, detail])
  })
})

test.each<[Written, boolean]>([
  [{ title: 'title:PUT' }, true],
  [{ title: 'title:C#' }, true],
  [{ title: 'title: 가\n  나' }, true],
  [{ title: 'title： PUT' }, true],
  [{ tags: 'tags: [REST]' }, true],
  [{ tags: 'tag: [REST]' }, true],
  [{ tags: 'tag: [q&a]' }, false],
  [{ tags: 'tags: [rest, 취업' }, true],
  [{ tags: 'tags: [REST, 취업' }, true],
  [{ tags: 'tags: #rest #취업' }, true],
  [{ tags: 'tags: [REST API, 취업' }, false],
  [{ tags: 'tags:\n  - rest\n    - 취업' }, true],
  [{ counts: 'counts:\nanswers: 0\ncomments: 0\nviews: 1' }, true],
  [{ counts: 'counts: answers 0, comments 0, views 1' }, true],
  [{ tags: 'tags: [@rest]' }, false],
  [`---\n${head}aliases:\n  - /a---\n${body}`, false],
  // What would become a comment is a person's to decide.
  [{ title: 'title:#define은?' }, false],
  [{ more: 'aliases:# [/a]' }, false],
  [{ more: 'poll=#true' }, false],
  // Whose text may have such signs.
  [{ more: 'state: { closed: { reason: “하나，둘”, of: ［b］ } }' }, false],
  [{ activity: 'activity:\n  - at:2024-05-01 # 첫날\n    actor: 홍길동\n    kind: 질문' }, true],
])('whether %j is corrected without asking: %s', (written, certain) => {
  expect(parse(toText(written)).issues[0]?.correction?.certain).toBe(certain)
})

test.each([
  ['3개', '3'],
  ['+5', undefined],
  ['1.2k', undefined],
  ['1만', undefined],
  ['약 3', undefined],
  ['3~5', undefined],
])('of a count only its spelling is certain, never how many (decision 19): %s', (written, count) => {
  const text = toText({ counts: `counts:\n  answers: 0\n  comments: 0\n  views: ${written}` })
  const { correction } = parse(text).issues[0] ?? {}
  expect(correction?.certain ? correction.lines : undefined).toEqual(count && [`  views: ${count}`])
})

const actors = (...names: string[]) => ({
  activity: [
    'activity:',
    ...names.map((name) => `  - at: 2024-05-01\n    kind: 질문\n    actor: ${name}`),
  ].join('\n'),
})

test.each<[Written, string[] | undefined]>([
  [actors('&a 익명'), ['    actor: "&a 익명"']],
  [actors('&a 익명', '*a'), undefined],
  [actors('*a', '&a 익명'), undefined],
  [actors('*a'), ['    actor: "*a"']],
  [actors('!!str 익명'), ['    actor: 익명']],
  [{ title: 'title: !!str PUT과 PATCH' }, ['title: PUT과 PATCH']],
  [{ title: 'title: &str 타입은?' }, ['title: "&str 타입은?"']],
  [{ title: 'title: &a 와 *a 의 차이' }, ['title: "&a 와 *a 의 차이"']],
])('an anchor, an alias or a tag is no text without asking: %j', (written, lines) => {
  const { correction } = parse(toText(written)).issues[0] ?? {}
  expect([correction?.lines, correction?.certain ?? false]).toEqual([lines, false])
})

test.each([
  ['state:\n  closed:\n    reason: “중복”, 이유: 하나，둘', '    reason: "“중복”, 이유: 하나，둘"'],
  ['poll:\n  options:\n    - label: “A”、 B: 하나，둘\n      votes: 1', '    - label: "“A”、 B: 하나，둘"'],
])('a text in quotes keeps its signs: %j', (more, line) => {
  expect(parse(toText({ more })).issues[0]?.correction).toMatchObject({ lines: [line], certain: true })
})

test.each<[Written]>([
  [{ category: 'category: [개발자, 서버]' }],
  [{ category: 'category: @' }],
  [{ category: 'category: ??? # !' }],
  [{ more: 'source: @https://example.com/q2' }],
  [{ more: 'source: [원문](https://example.com/q2)' }],
  [{ activity: 'activity:\n  - at: 2024-05-01\n    actor: 홍길동\n    kind: *q' }],
])('no arrow leads to another fault: %j', (written) => {
  const [first, ...more] = parse(toText(written)).issues
  expect([first?.correction, more]).toEqual([undefined, []])
})

test.each<[Written, string]>([
  [{ category: 'category: "디자이너' }, 'category: 디자이너'],
  [{ category: 'category: C++ # C' }, 'category: "C++ # C"'],
])('an arrow to a category that has an address: %j', (written, line) => {
  expect(parse(toText(written)).issues[0]?.correction?.lines).toEqual([line])
})

test('a title that sticks to its key and to a sign of comments', () => {
  expectMeant(toText({ title: 'title:#define은?' }), { title: '#define은?' })
})

// From a line up to before another, and what is there then: `!` where it can mean only that.
test.each<[string, string, string]>([
  ['none at the beginning', right.slice(4), '1-1 --- !'],
  ['blank lines above it', `\n\n${right}`, '1-3 !'],
  ['blank lines in its place', `\n\n${right.slice(4)}`, '1-3 --- !'],
  ['another sign', right.replace('---', '==='), '1-2 --- !'],
  ['a blank line and another sign', `\n${right.replace('---', '===')}`, '1-3 --- !'],
  ['a fence of code', `\`\`\`\n${right}`, '1-2 !'],
  ['its language', right.replace('---', '---yaml '), '1-2 --- !'],
  ['another language', right.replace('---', '---json'), '1-2 ---'],
  ['a blank behind the second', `---\n${head}--- \n${body}`, '10-11 --- !'],
  ['dots for the second', `---\n${head}... \n${body}`, '10-11 --- !'],
  ['a sign among its hyphens', `---\n${head}--,-\n${body}`, '10-11 ---'],
  ['no second', `---\n${head}${body}`, '10-10 --- !'],
  ['no second, and no body', `---\n${head}`, '10-10 --- !'],
  ['no second, and a rule in the body', `---\n${head}가\n\n---\n\n나\n`, '10-10 ---'],
  ['no second behind a comment of the keys', `---\n${head}# 메모\n${body}`, '10-10 --- !'],
  ['dots among the keys', `---\n${head.replace('tags', '...\ntags')}---\n${body}`, '4-5 !'],
])('the line that a fence is put on: %s', (_, text, told) => {
  const { from, to, lines = [], certain } = parse(text).issues[0]?.correction ?? {}
  expect([`${from}-${to}`, ...lines, ...(certain ? ['!'] : [])].join(' ')).toBe(told)
})

test.each<[string, Written]>([
  ['a line that begins with an equals sign', { more: '= 가' }],
  ['marks in the body', right.replace('title: ', 'title: 가: ').replace(body, '<<<<<<< HEAD\n')],
])('no conflict of a merge: %s', (_, written) => {
  expect(parse(toText(written)).issues[0]?.code).toBe('yaml-syntax')
})
