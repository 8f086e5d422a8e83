// Arrows are true: followed to the letter they end in a file that passes and means what was meant, or there is none.
import { describe, expect, test } from 'vitest'
import { parseQuestion } from '../../../../src/format/parse-post.ts'
import { createZone } from '../../../../src/format/time.ts'
import { toIssueMessage } from '../../../../src/words/issue-messages.ts'
import { expectMeant, followArrows, type Meant, parse, toText, type Written } from './follow-arrows.ts'

const counts = (line: string) => ({ counts: `counts:\n  answers: 0\n  comments: 0\n  ${line}` })
const activity = (line: string) => ({
  activity: `activity:\n  - at: 2024-05-01\n    actor: 홍길동\n    ${line}`,
})
const at = (time: string) => ({ activity: `activity:\n  - at: ${time}\n    actor: 홍길동\n    kind: 질문` })
const atMeant = (time: string) => ({ activity: [{ at: time, actor: '홍길동', kind: '질문' }] })
const kindMeant = (kind: string) => ({ activity: [{ at: '2024-05-01', actor: '홍길동', kind }] })

const families: Record<string, [Written, Meant][]> = {
  'an empty key': [
    [{ tags: 'tags:' }, 'words'],
    [{ title: 'title: #define은 왜 쓰나요?' }, { title: '#define은 왜 쓰나요?' }],
    [{ tags: '# tags: [rest]' }, 'words'],
    [{ tags: 'tags: #취업' }, { hashtags: ['취업'] }],
    [{ counts: 'counts: { answers: , comments: 0, views: 1 }' }, 'words'],
    [{ title: '' }, 'words'],
  ],
  'one fault': [
    [{ tags: 'tag: [rest]' }, {}],
    [{ tags: 'hashtags: [rest]' }, {}],
    [{ tags: 'TAGS: [rest]' }, {}],
    [{ tags: 'tag: [REST API, #취업]' }, { hashtags: ['rest-api', '취업'] }],
    [{ tags: 'tags:[REST, 취업' }, { hashtags: ['rest', '취업'] }],
    [{ category: '분류:디자이너' }, { category: '디자이너' }],
    [{ counts: 'counts: {answers:0, comments:0, views:1}' }, {}],
    [{ counts: 'counts:\nanswers: 0\ncomments: 0\nviews: 1' }, {}],
    [{ counts: 'answers: 0\ncomments: 0\nviews: 1' }, {}],
    [{ counts: 'counts:\n  answers: 0\n comments: 0\n  views: 1' }, {}],
    [{ counts: 'counts:\n  answers: 0\n    comments: 0\n  views: 1' }, {}],
    [{ activity: 'activity:\n  at: 2024-05-01\n  actor: 홍길동\n  kind: 질문' }, {}],
    [{ activity: 'activity:\n  -at: 2024-05-01\n   actor: 홍길동\n   kind: 질문' }, {}],
    [{ activity: 'activity:\n- at: 2024-05-01\nactor: 홍길동\nkind: 질문' }, {}],
    [
      {
        activity:
          'activity:\n  - { at: 2024-05-01, actor: 홍길동, type: 질문 }\n  - { at: 2024-05-02, actor: 익명, type: 새 답변 }',
      },
      {
        activity: [
          { at: '2024-05-01', actor: '홍길동', kind: '질문' },
          { at: '2024-05-02', actor: '익명', kind: '새로운 답변' },
        ],
      },
    ],
    [{ more: 'tag: [취업]' }, 'words'],
    [{ more: 'author: 김철수' }, 'words'],
    [{ more: 'slug: put-or-patch' }, 'words'],
    [{ more: 'category: 디자이너' }, 'words'],
    [{ tags: 'tags:\ntags: [rest]' }, {}],
  ],
  'the place': [
    [{ title: 'title:PUT이란?' }, { title: 'PUT이란?' }],
    [{ title: ' title: PUT이란?' }, { title: 'PUT이란?' }],
    [{ title: 'title: "PUT이란?' }, { title: 'PUT이란?' }],
    [{ title: "title: 'PUT이란?" }, { title: 'PUT이란?' }],
    [{ title: 'title: PUT이란?"' }, { title: 'PUT이란?"' }],
    [{ tags: 'tags: [rest' }, {}],
    [{ tags: 'tags: rest]' }, {}],
    [{ counts: 'counts: { answers: 0, comments: 0, views: 1' }, {}],
    [{ title: '<<<<<<< HEAD\ntitle: 하나\n=======\ntitle: 둘\n>>>>>>> fix' }, 'words'],
    [{ category: '<<<<<<< HEAD\ncategory: 개발자\n=======\ncategory: 디자이너\n>>>>>>> fix' }, 'words'],
  ],
  'hashtags of a community that writes #': [
    [{ tags: 'tags: [#rest, #취업]' }, { hashtags: ['rest', '취업'] }],
    [{ tags: 'tags: #rest #취업' }, { hashtags: ['rest', '취업'] }],
    [{ tags: 'tags: [rest, #취업]' }, { hashtags: ['rest', '취업'] }],
    [{ tags: 'tags:\n  - #rest\n  - #취업' }, { hashtags: ['rest', '취업'] }],
    [{ tags: 'tags:\n  - "#rest"\n  - 취업' }, { hashtags: ['rest', '취업'] }],
    [{ tags: 'tags: ["rest #취업"]' }, 'words'],
  ],
  'signs that look alike': [
    [{ title: 'title：PUT이란?' }, { title: 'PUT이란?' }],
    [{ tags: 'tags： [rest、 취업]' }, { hashtags: ['rest', '취업'] }],
    [{ tags: 'tags: [“rest”, ‘취업’]' }, { hashtags: ['rest', '취업'] }],
    [{ title: 'title:\u00a0PUT이란?' }, { title: 'PUT이란?' }],
    [{ counts: 'counts:\n\tanswers: 0\n\tcomments: 0\n\tviews: 1' }, {}],
    [{ counts: 'counts:\n\u3000\u3000answers: 0\n\u3000\u3000comments: 0\n\u3000\u3000views: 1' }, {}],
    [{ activity: 'activity:\n  – at: 2024-05-01\n    actor: 홍길동\n    kind: 질문' }, {}],
    [activity(`kind: ${'질문'.normalize('NFD')}`), {}],
    [{ tags: `tags: [${'취업'.normalize('NFD')}]` }, { hashtags: ['취업'] }],
    [at('２０２４-05-01'), {}],
  ],
  'hashtags and what they mean': [
    [{ tags: 'tags: rest' }, {}],
    [{ tags: 'tags: {rest, 취업}' }, { hashtags: ['rest', '취업'] }],
    [{ tags: 'tags: [rest 취업' }, { hashtags: ['rest-취업'] }],
    [{ tags: 'tags: [007, 1e3, yes, null, 2024]' }, { hashtags: ['007', '1e3', 'yes', 'null', '2024'] }],
  ],
  quotes: [
    [{ title: 'title: &&와 & 차이' }, { title: '&&와 & 차이' }],
    [{ title: 'title: "D:\\Data"' }, { title: 'D:\\Data' }],
    [{ title: 'title: "이 "PUT" 은 무엇?"' }, { title: '이 "PUT" 은 무엇?' }],
    [{ title: 'title: %s는 무엇?' }, { title: '%s는 무엇?' }],
    [{ title: 'title: {PUT}' }, { title: '{PUT}' }],
    [{ title: 'title: `PUT`이란?' }, { title: '`PUT`이란?' }],
    [
      { activity: 'activity: [{ at: 2024-05-01, actor: 홍, 길동, kind: 질문 }]' },
      { activity: [{ at: '2024-05-01', actor: '홍, 길동', kind: '질문' }] },
    ],
  ],
  counts: [
    [counts('views: 1,234'), { counts: { answers: 0, comments: 0, views: 1234 } }],
    [
      { counts: 'counts: { answers: 0, comments: 1,000, views: 1,234,567 }' },
      { counts: { answers: 0, comments: 1000, views: 1234567 } },
    ],
    [counts('views: 12번'), { counts: { answers: 0, comments: 0, views: 12 } }],
    [counts('views: 1.2k'), 'words'],
    [counts('views: 1.2천'), 'words'],
    [{ counts: 'counts: { answers: -, comments: 0 }' }, 'words'],
    [{ counts: 'counts: answers 0, comments 0, views 1' }, {}],
    [{ counts: 'counts: answers: 0, comments: 0, views: 1' }, {}],
    [{ counts: 'counts: [answers: 0, comments: 0, views: 1]' }, {}],
    [{ counts: 'counts: 답변 0 / 댓글 0 / 조회 1' }, {}],
    [{ counts: 'counts: 3' }, 'words'],
    [{ counts: 'counts: { answers: 0, comments: 0 }' }, { counts: { answers: 0, comments: 0 } }],
  ],
  times: [
    [at('2024/05/01'), {}],
    [at('2024-05-01t09:30:00z'), atMeant('2024-05-01T09:30:00Z')],
    [at('2024-05-01T09:30+9'), atMeant('2024-05-01T09:30:00+09:00')],
    [at('2024년 5월 1일 오후 3시 5분'), atMeant('2024-05-01T15:05:00+09:00')],
    [at('2024-05-01 오전 12:10'), atMeant('2024-05-01T00:10:00+09:00')],
    [at('2024-05-01 오후 12:10'), atMeant('2024-05-01T12:10:00+09:00')],
    [at('2024-13-01'), 'words'],
    [at('05/01/2024'), 'words'],
    [at('09:30'), 'words'],
  ],
  'kinds and roles': [
    [activity('kind: 질문 수정'), kindMeant('질문 업데이트')],
    [activity('kind: 새 답변'), kindMeant('새로운 답변')],
    [activity('kind: 답변 수정'), kindMeant('답변 업데이트')],
    [activity('kind: 새로운 답벼'), kindMeant('새로운 답변')],
    [activity('kind: 질뭍'), kindMeant('질문')],
    [activity('kind: 답변'), 'words'],
    [activity('kind: 댓글'), 'words'],
    [activity('kind: 새로운 답글'), 'words'],
    [activity('kind: answer'), 'words'],
  ],
  'what would be lost in silence': [
    [{ title: 'title: PUT과\n  PATCH' }, { title: 'PUT과 PATCH' }],
    [{ title: 'title: "PUT과\n  PATCH: 차이"' }, { title: 'PUT과 PATCH: 차이' }],
    [{ title: 'title:\n  PUT과\n  PATCH' }, { title: 'PUT과 PATCH' }],
    [{ title: 'title: “PUT”과 “PATCH”' }, { title: '“PUT”과 “PATCH”' }],
    [{ title: 'title: "C에서 #define은?" # 메모' }, { title: 'C에서 #define은?' }],
  ],
  'old addresses and switches': [
    [{ more: 'aliases: /articles/1' }, { aliases: ['/articles/1'] }],
    [{ more: 'aliases: ["https://old.example/articles/1"]' }, { aliases: ['/articles/1'] }],
    [{ more: 'aliases: [view.php?id=3]' }, { aliases: ['/view.php?id=3'] }],
    [{ more: 'aliases: [articles/1#answer]' }, { aliases: ['/articles/1#answer'] }],
    [{ more: 'poll: 투표했음' }, 'words'],
    [{ more: 'pol: true' }, { poll: true }],
  ],
}

describe.each(Object.entries(families))('%s', (_, cases) => {
  test.each(cases)('%j', (written, meant) => {
    expectMeant(toText(written), meant)
  })
})

const right = toText({})
const withoutFences = right.replaceAll('---\n', '')
const [head = '', body = ''] = [right.slice(4, right.indexOf('---\n', 4)), '본문입니다.\n']

describe('the lines around front matter', () => {
  test.each<[string, string, Meant]>([
    ['none at all', withoutFences, {}],
    ['blank lines before it', `\n \n${right}`, {}],
    ['an em dash', right.replace('---', '—'), {}],
    ['em dashes', right.replaceAll('---', '———'), {}],
    ['a fourth hyphen', right.replaceAll('---', '----'), {}],
    ['a space behind it', right.replaceAll('---', '--- '), {}],
    ['a space before it', ` ${right}`, {}],
    ['plus signs', right.replaceAll('---', '+++'), {}],
    ['a code fence around the file', `\`\`\`\n${right}\`\`\`\n`, 'words'],
    ['the body behind it', `---\n${head}--- 본문입니다.\n`, 'words'],
    ['a key that lost its colon above it', `---\n${head}aliases\n  - /a\n---\n${body}`, 'words'],
    ['a line of signs above it', `---\n${head}, - /a\n---\n${body}`, 'words'],
    ['hyphens above a key', `---\n${head}--\npoll: true\n---\n${body}`, 'words'],
    ['a heading', '# 제목\n\n본문입니다.\n', 'words'],
    ['nothing', '', 'words'],
  ])('%s', (_, text, meant) => {
    expectMeant(text, meant)
  })
})

describe('what is told', () => {
  /** Code, place and correction of each issue. */
  const tell = (written: Written) =>
    parse(toText(written)).issues.map(({ code, line, column, correction }) => ({
      told: `${line}:${column} ${code}`,
      lines: correction?.lines,
    }))

  test.each<[Written, string, string[] | undefined]>([
    [
      { activity: 'activity:\n  - { at: 2024-05-01, actor: @kim, kind: 질문 }' },
      '7:30 yaml-syntax',
      ['  - { at: 2024-05-01, actor: "@kim", kind: 질문 }'],
    ],
    [
      { activity: 'activity: [{ actor: @김 영희 , at: 2024-05-01, kind: 질문 }]' },
      '6:21 yaml-syntax',
      ['activity: [{ actor: "@김 영희" , at: 2024-05-01, kind: 질문 }]'],
    ],
    [{ tags: 'tag: [rest]' }, '4:1 unknown-key', ['tags: [rest]']],
    [{ tags: 'tags: ["rest", "spring]"' }, '4:16 yaml-syntax', ['tags: ["rest", "spring"]']],
    [{ tags: "tags: [rest, '취업]'" }, '4:14 yaml-syntax', ["tags: [rest, '취업']"]],
    [
      { counts: 'counts: {answers:0, comments:0, views:1}' },
      '5:18 yaml-syntax',
      ['counts: {answers: 0, comments: 0, views: 1}'],
    ],
    [{ title: 'title：PUT이란?' }, '2:6 look-alike-sign', ['title: PUT이란?']],
    [{ title: 'title:PUT이란?' }, '2:7 yaml-syntax', ['title: PUT이란?']],
    [{ title: 'title: "PUT이란?' }, '2:8 yaml-syntax', ['title: PUT이란?']],
    [{ tags: 'tags: [rest' }, '4:7 yaml-syntax', ['tags: [rest]']],
    [{ tags: 'tags: [#rest, #취업]' }, '4:7 invalid-hashtag', ['tags: [rest, 취업]']],
    [{ title: '<<<<<<< HEAD\ntitle: 가\n=======\ntitle: 나\n>>>>>>> b' }, '2:1 merge-conflict', undefined],
    [
      { counts: 'counts:\nanswers: 0\ncomments: 0\nviews: 1' },
      '6:1 yaml-syntax',
      ['  answers: 0', '  comments: 0', '  views: 1'],
    ],
    [
      { counts: 'answers: 0\ncomments: 0\nviews: 1' },
      '5:1 unknown-key',
      ['counts:', '  answers: 0', '  comments: 0', '  views: 1'],
    ],
    [
      { counts: 'counts: { answers: 0, comments: 0, views: 1,234 }' },
      '5:43 wrong-type',
      ['counts: { answers: 0, comments: 0, views: 1234 }'],
    ],
  ])('%j', (written, told, lines) => {
    expect(tell(written)).toEqual([{ told, lines }])
  })

  test('a fault that the correction of another takes away, and not its like', () => {
    const lines = [
      'activity:',
      '  - { at: 2024-05-01, actor: 홍길동, type: 질문 }',
      '  - { at: 2024-05-02, actor: 익명 }',
    ]
    expect(tell({ activity: lines.join('\n') }).map(({ told }) => told)).toEqual([
      '7:35 unknown-key',
      '8:5 missing-key',
    ])
  })

  test.each<[Written, string]>([
    [{ title: 'title: C에서 #define은?' }, '2:8 comment-in-text'],
    [{ category: 'category: 개발자 # 메모' }, '3:11 comment-in-text'],
    [{ title: 'title: PUT과\n  PATCH' }, '2:8 joined-lines'],
    [{ title: "title: 'PUT과\n  PATCH'" }, '2:8 joined-lines'],
    [{ title: 'title: “PUT”' }, '2:8 quotes-in-text'],
    [{ counts: 'counts: { answers: 0, comments: 0 }' }, '5:9 views-missing'],
  ])('a warning of %j', (written, told) => {
    expect(parse(toText(written)).parsed).toBeDefined()
    expect(tell(written).map((issue) => issue.told)).toEqual([told])
  })

  test('all faults of a line are corrected in one go', () => {
    const { issues } = parse(toText({ tags: 'tags: [REST API, Spring, ci/cd]' }))
    expect(issues.map(({ correction }) => correction?.lines)).toEqual([
      ['tags: [rest-api, spring, ci-cd]'],
      ['tags: [rest-api, spring, ci-cd]'],
      ['tags: [rest-api, spring, ci-cd]'],
    ])
  })

  test.each<[Written, string]>([
    [{ title: 'title:PUT이란?' }, '이렇게 고쳐 주세요 → title: PUT이란?'],
    [counts('views: 1,234'), '빈칸 2개 뒤에 이렇게 고쳐 주세요 → views: 1234'],
    [
      { counts: 'counts:\nanswers: 0\ncomments: 0' },
      '6~7번째 줄을 이렇게 고쳐 주세요 →\n  answers: 0\n  comments: 0',
    ],
    [right.slice(4), '1번째 줄 위에 이 줄을 넣어 주세요 → ---'],
    [`\n${right}`, '1번째 줄을 지워 주세요.'],
    [
      at('2024-05-01 9:30'),
      '시차가 없어 archive.yaml의 timeZone, Asia/Seoul의 시각으로 보았습니다. 빈칸 2개 뒤에 이렇게 고쳐 주세요 → - at: 2024-05-01T09:30:00+09:00',
    ],
  ])('the hint of %j', (written, hint) => {
    const [issue] = parse(toText(written)).issues
    expect(issue && toIssueMessage(issue, 'ko').hint).toBe(hint)
  })

  test('a time without an offset is one of the archive’s zone, which the hint names', () => {
    const newYork = { zone: createZone('America/New_York'), referenceDate: '2025-06-30' }
    const file = { id: 'a', path: 'questions/a.md', text: toText(at('2024-07-01 9:30')) }
    const [issue] = parseQuestion(file, newYork).issues
    expect(issue?.correction?.lines).toEqual(['  - at: 2024-07-01T09:30:00-04:00'])
    expect(issue && toIssueMessage(issue, 'ko').hint).toContain('America/New_York')
  })

  test('what a reader may lose by it is not certain', () => {
    const [issue] = parse(toText({ title: 'title： Lombok @Data #엔티티에 쓰면 안 되나요?' })).issues
    expect(issue?.correction).toMatchObject({
      lines: ['title: Lombok @Data #엔티티에 쓰면 안 되나요?'],
      certain: false,
    })
  })

  test('a time after the reference date is read first, and then told as such', () => {
    const late = { activity: 'activity:\n  - at: 2025년 7월 1일 오전 9시\n    actor: 홍길동\n    kind: 질문' }
    const [issue] = parse(toText(late)).issues
    expect(issue?.correction).toMatchObject({ lines: ['  - at: 2025-07-01T09:00:00+09:00'], certain: false })
  })

  test('no words of the parser', () => {
    const hopeless = [
      'title: {{',
      'title: ]',
      'title: "a" "b"',
      'title:\n  - a: b: c',
      '? [a]',
      'a: b: c',
      '- a\nb: c',
      'x: [',
      'x: {a: [}',
      "x: '",
      '%',
      '@',
      '}',
    ]
    for (const title of hopeless) {
      for (const issue of followArrows(toText({ title })).rounds.flat()) {
        const { message, hint } = toIssueMessage(issue, 'ko')
        expect(message.replace(/‘[^’]*’/g, ''), hint).not.toMatch(
          /expected|found|scalar|mapping|sequence|indentation|stream/,
        )
      }
    }
  })
})

describe('a file of very many faults', () => {
  const tags = Array.from({ length: 2000 }, (_, index) => `  - A${index}`).join('\n')
  const { issues } = parse(toText({ tags: `tags:\n${tags}` }))

  test('is not read again for each', () => {
    expect(issues.filter(({ correction }) => correction).length).toBeLessThan(200)
    expect(issues[1]?.correction?.lines).toEqual(['  - a0'])
  })

  test('says so where it was not searched for', () => {
    const last = issues.at(-1)
    expect(last && toIssueMessage(last, 'ko').hint).toContain('다시 검사하면')
  })
})
