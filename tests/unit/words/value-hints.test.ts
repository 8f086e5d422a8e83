// An example in a hint is one of the very key and file, and whoever follows it hears of nothing else.
import { describe, expect, test } from 'vitest'
import { parsePeople } from '../../../src/folder/people.ts'
import { parseRedactions } from '../../../src/folder/redactions.ts'
import { parseSettings } from '../../../src/folder/settings.ts'
import { parseSynonyms } from '../../../src/folder/synonyms.ts'
import type { Issue } from '../../../src/format/issue.ts'
import { toIssueMessage } from '../../../src/words/issue-messages.ts'

type Row = [written: string, korean: string, english: string, followed: string]

function tellBoth(issues: readonly Issue[]): string[][] {
  return issues.map((issue) =>
    (['ko', 'en'] as const).map((language) => toIssueMessage(issue, language).hint),
  )
}

function describeFile(
  path: string,
  parse: (path: string, text: string) => object | { issues: Issue[] },
  rows: readonly Row[],
): void {
  const findIssues = (text: string) => {
    const parsed = parse(path, `${text}\n`)
    return 'issues' in parsed ? (parsed.issues as Issue[]) : []
  }
  describe(path, () => {
    test.each(rows)('%s', (written, korean, english, followed) => {
      expect(tellBoth(findIssues(written))).toEqual([[korean, english]])
      expect(findIssues(followed)).toEqual([])
    })
  })
}

const day = 'referenceDate: 2025-06-30'
const needed = `title: 아카이브\n${day}\n`

describeFile('archive.yaml', parseSettings, [
  [
    `${needed}redirects: nginx`,
    '이 자리에는 netlify, cloudflare, nginx의 목록을 씁니다. 예: redirects: [nginx].',
    'Write a list of netlify, cloudflare, nginx. For example: redirects: [nginx].',
    `${needed}redirects: [nginx]`,
  ],
  [
    `${needed}verification: mZ3v_0Lr8sTQ`,
    '이 자리에는 키와 값을 씁니다. 예: { google: mZ3v_0Lr8sTQ, naver: 4f0c2b7e }.',
    'Write keys and values. For example: { google: mZ3v_0Lr8sTQ, naver: 4f0c2b7e }.',
    `${needed}verification: { google: mZ3v_0Lr8sTQ, naver: 4f0c2b7e }`,
  ],
  [
    `${needed}formerUrls: old.example.com`,
    '이 자리에는 주소의 목록을 씁니다. 예: formerUrls: [https://old.example.com/].',
    'Write a list of addresses. For example: formerUrls: [https://old.example.com/].',
    `${needed}formerUrls: [https://old.example.com/]`,
  ],
  [
    `${needed}pageSize: 스물`,
    '이 자리에는 1부터 200까지의 정수를 씁니다. 예: pageSize: 20.',
    'Write a whole number from 1 to 200. For example: pageSize: 20.',
    `${needed}pageSize: 20`,
  ],
  [
    `${needed}summaryLength: 길게`,
    '이 자리에는 0부터 100,000까지의 정수를 씁니다. 예: summaryLength: 600.',
    'Write a whole number from 0 to 100,000. For example: summaryLength: 600.',
    `${needed}summaryLength: 600`,
  ],
  [
    `${needed}url: https://a.example/$(touch$IFS.X)/`,
    '주소는 서버의 설정과 스크립트에도 쓰이는데, 거기서는 다른 부호가 다른 뜻이 됩니다. 그런 부호와 겹친 /, 이름과 비밀번호를 빼고 써 주세요. 예: https://example.org/archive/',
    'Other signs mean something to servers and scripts, into which it is written. Write the address without them, and without // in its path, a name or a password. For example: https://example.org/archive/',
    `${needed}url: https://example.org/archive/`,
  ],
  [
    `${needed}theme: cosy`,
    '이 자리에는 키와 값을 씁니다. 예: { accent: "#0b63a5", leaf: "#4a641a" }.',
    'Write keys and values. For example: { accent: "#0b63a5", leaf: "#4a641a" }.',
    `${needed}theme: { accent: "#0b63a5", leaf: "#4a641a" }`,
  ],
  [
    `${needed}license: { url: https://example.com/ }`,
    '알고 있는 값으로 이 키의 줄을 넣어 주세요. 예: name: CC BY-SA 4.0',
    'Add a line with this key and the value that you know. For example: name: CC BY-SA 4.0',
    `${needed}license: { url: https://example.com/, name: CC BY-SA 4.0 }`,
  ],
  [
    day,
    '알고 있는 값으로 이 키의 줄을 넣어 주세요. 예: title: 우리 커뮤니티 아카이브',
    'Add a line with this key and the value that you know. For example: title: Our community archive',
    `${day}\ntitle: 우리 커뮤니티 아카이브`,
  ],
  [
    '- 아카이브',
    '이 자리에는 설정의 키와 값을 한 줄에 하나씩 씁니다. 예: title: 우리 커뮤니티 아카이브.',
    'Write settings, each in a line of its own. For example: title: Our community archive.',
    `title: 우리 커뮤니티 아카이브\n${day}`,
  ],
])

/** What only a person knows is a gap in the line that is to be written. */
const gaps: [written: string, pattern: string][] = [
  ['- 김철수', 'actors: [{ name: 김철수, date: … }]'],
  ['actors: 김철수', 'actors: [{ name: 김철수, date: … }]'],
  ['actors: [김철수]', 'actors: [{ name: 김철수, date: … }]'],
  ['people: [u43]', 'people: [{ id: u43, date: … }]'],
  ['people: u43', 'people: [{ id: u43, date: … }]'],
  ['questions: put-or-patch', 'questions: [{ id: put-or-patch, date: … }]'],
  ['questions: [put-or-patch]', 'questions: [{ id: put-or-patch, date: … }]'],
  ['answers: 5678', 'answers: [{ question: …, id: 5678, date: … }]'],
  ['answers: [5678]', 'answers: [{ question: …, id: 5678, date: … }]'],
  ['comments: c9', 'comments: [{ question: …, id: c9, date: … }]'],
  ['comments: [c9]', 'comments: [{ question: …, id: c9, date: … }]'],
  ['answers: [put-or-patch/5678]', 'answers: [{ question: put-or-patch, id: 5678, date: … }]'],
]

describeFile('redactions.yaml', parseRedactions, [
  ...gaps.map(([written, pattern]): Row => {
    const [korean, english] = pattern.includes('question: …')
      ? ['질문의 id와 ', 'the id of the question and ']
      : ['', '']
    return [
      written,
      `… 자리에 ${korean}가리기로 한 날(2025-06-30처럼)을 적어 이렇게 써 주세요. → ${pattern}`,
      `Write this, with ${english}the day of the decision, such as 2025-06-30, in the place of each …. → ${pattern}`,
      pattern.replace('question: …', 'question: put-or-patch').replace('date: …', 'date: 2025-06-30'),
    ]
  }),
  ...(
    [
      ['actors', '{ name: 홍길동 }', 'date: 2025-06-30'],
      ['people', '{ id: u43 }', 'date: 2025-06-30'],
      ['questions', '{ id: put-or-patch }', 'date: 2025-06-30'],
      ['answers', '{ question: put-or-patch, id: 5678 }', 'date: 2025-06-30'],
      ['answers', '{ id: 5678, date: 2025-06-30 }', 'question: put-or-patch'],
      ['answers', '{ question: put-or-patch, date: 2025-06-30 }', 'id: 5678'],
      ['comments', '{ question: put-or-patch, id: c9 }', 'date: 2025-06-30'],
      ['comments', '{ id: c9, date: 2025-06-30 }', 'question: put-or-patch'],
      ['comments', '{ question: put-or-patch, date: 2025-06-30 }', 'id: c9'],
    ] as const
  ).map(
    ([list, entry, line]): Row => [
      `${list}: [${entry}]`,
      `알고 있는 값으로 이 키의 줄을 넣어 주세요. 예: ${line}`,
      `Add a line with this key and the value that you know. For example: ${line}`,
      `${list}: [${entry.replace(' }', `, ${line} }`)}]`,
    ],
  ),
])

describeFile('people.yaml', parsePeople, [
  [
    'u3: 철수',
    '이 자리에는 키와 값을 씁니다. 예: { name: 홍길동 }.',
    'Write keys and values. For example: { name: Jane }.',
    'u3: { name: 홍길동 }',
  ],
  [
    'u3:',
    'u3의 줄이 이미 있습니다. 줄을 새로 넣지 말고 콜론 뒤에 값을 써 주세요. 예: u3: { name: 홍길동 }',
    'The line of u3 is there already: add no other, but write the value after its colon. For example: u3: { name: Jane }',
    'u3: { name: 홍길동 }',
  ],
  [
    'u3: { about: 소개 }',
    '알고 있는 값으로 이 키의 줄을 넣어 주세요. 예: name: 홍길동',
    'Add a line with this key and the value that you know. For example: name: Jane',
    'u3: { about: 소개, name: 홍길동 }',
  ],
  [
    'u3: { name: 철수, formerNames: 길동이 }',
    '이 자리에는 이름의 목록을 씁니다. 예: [길동이].',
    'Write the list of names here. For example: [Jane].',
    'u3: { name: 철수, formerNames: [길동이] }',
  ],
  [
    '- 철수',
    '이 자리에는 사람마다 id와 이름을 씁니다. 예: u43: { name: 홍길동 }.',
    'Write an id and a name for each person. For example: u43: { name: Jane }.',
    'u43: { name: 홍길동 }',
  ],
])

describeFile('synonyms.yaml', parseSynonyms, [
  [
    'node.js: nodejs',
    '이 자리에는 다른 표기의 목록을 씁니다. 예: [스프링부트, springboot].',
    'Write a list of other spellings. For example: [springboot, boot].',
    'node.js: [스프링부트, springboot]',
  ],
  [
    'node.js:',
    'node.js의 줄이 이미 있습니다. 줄을 새로 넣지 말고 콜론 뒤에 값을 써 주세요. 예: node.js: [스프링부트, springboot]',
    'The line of node.js is there already: add no other, but write the value after its colon. For example: node.js: [springboot, boot]',
    'node.js: [스프링부트, springboot]',
  ],
  [
    '- nodejs',
    '이 자리에는 해시태그마다 다른 표기의 목록을 씁니다. 예: spring-boot: [스프링부트, springboot].',
    'Write a list of other spellings for each hashtag. For example: spring-boot: [springboot, boot].',
    'spring-boot: [스프링부트, springboot]',
  ],
])

test('what people.yaml says of somebody has no body that the rest could stand in', () => {
  const parsed = parsePeople('people.yaml', `u3: { name: 철수, about: ${'가'.repeat(501)} }\n`)
  expect('issues' in parsed && tellBoth(parsed.issues)).toEqual([['짧게 줄여 주세요.', 'Make it shorter.']])
})
