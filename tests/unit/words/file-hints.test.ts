// Hints for files of answers and comments speak of what such a file holds, and not of a question.
import { describe, expect, test } from 'vitest'
import { toIssueMessage } from '../../../src/words/issue-messages.ts'
import { checkWritten } from '../../support/check-written.ts'

/** Code, message and hint of each fault of one file, in English and in Korean. */
async function tell(files: Record<string, string>, only: string): Promise<string[][]> {
  const questions = [{ id: 'one', counts: { answers: 9, comments: 9 } }]
  const issues = await checkWritten({ questions, files })
  return issues
    .filter(({ path, code }) => path === only && code !== 'missing-activity' && code !== 'before-question')
    .map((issue) => [
      issue.code,
      ...(['en', 'ko'] as const).flatMap((language) => {
        const { message, hint } = toIssueMessage(issue, language)
        return [message, hint]
      }),
    ])
}

const least = 'actor: 홍길동\nat: 2024-05-03\n'
const comment = '- id: c1\n  actor: 홍길동\n  at: 2024-05-03\n'

const counts = 'Write keys and values here. For example: { recommended: 12, needsSupplement: 3 }.'
const poll =
  'Write true here where nothing but the label is known, else its options. For example: { options: [{ label: PUT, votes: 3 }] }. If there was no poll, write poll: false.'
const score = 'Write a whole number without commas, which may be negative. For example: score: -2'
const recommended = 'Write a whole number from 0 on, without commas. For example: recommended: 1234'
const accepted =
  'If the time is wrong, write the reference date or an earlier day. For example: accepted: 2025-06-30. If the archive goes on to then, write that day as referenceDate in archive.yaml.'

describe('an answer', () => {
  test.each<[line: string, code: string, english: string, korean: string]>([
    [
      'counts: 3',
      'wrong-type',
      counts,
      '이 자리에는 키와 값을 씁니다. 예: { recommended: 12, needsSupplement: 3 }.',
    ],
    [
      'edited: [2024-05-03]',
      'wrong-type',
      'Write this instead → edited: [{ at: 2024-05-03 }]',
      '이렇게 고쳐 주세요 → edited: [{ at: 2024-05-03 }]',
    ],
    [
      'poll: { options: [나] }',
      'missing-key',
      'Write this, with the number of votes in the place of each …. If they are not known, write the options into the body, and poll: true. → poll: { options: [{ label: 나, votes: … }] }',
      '… 자리에 받은 표의 수를 적어 이렇게 써 주세요. 표를 모르면 선택지를 본문에 적고 poll: true라고 씁니다. → poll: { options: [{ label: 나, votes: … }] }',
    ],
    [
      'poll: []',
      'missing-key',
      poll,
      '이 자리에는 투표 표시만 있었으면 true를, 선택지를 알면 키와 값을 씁니다. 예: { options: [{ label: PUT, votes: 3 }] }. 투표가 없었다면 poll: false라고 씁니다.',
    ],
    ['score: 1.5', 'invalid-count', score, '점수는 정수를 쉼표 없이 씁니다. 음수도 됩니다. 예: score: -2'],
    [
      'counts: { recommended: -1 }',
      'invalid-count',
      recommended,
      '개수는 0 이상의 정수를 쉼표 없이 씁니다. 예: recommended: 1234',
    ],
    [
      'accepted: 2026-01-01',
      'activity-after-reference',
      accepted,
      '때가 틀렸다면 기준일이나 그 전으로 고쳐 주세요. 예: accepted: 2025-06-30. 아카이브가 그때까지의 것이라면 archive.yaml의 referenceDate를 그날로 고쳐 주세요.',
    ],
    [
      'accepted: 어제',
      'invalid-time',
      'Write a day as accepted: 2024-05-01, and an instant with its offset: accepted: 2024-05-01T09:30:00+09:00. See that there is such a day.',
      '날짜는 accepted: 2024-05-01, 시각은 accepted: 2024-05-01T09:30:00+09:00처럼 시차까지 씁니다. 없는 날짜가 아닌지도 살펴 주세요.',
    ],
  ])('%s', async (line, code, english, korean) => {
    const files = { 'answers/one/5.md': `---\n${least}${line}\n---\n본문\n` }
    const told = await tell(files, 'answers/one/5.md')
    expect(told.map(([found, , inEnglish, , inKorean]) => [found, inEnglish, inKorean])).toEqual([
      [code, english, korean],
    ])
  })

  test('without front matter', async () => {
    const [told = []] = await tell({ 'answers/one/5.md': '답변입니다.\n' }, 'answers/one/5.md')
    expect(told[2]).toContain('Write actor and at below')
    expect(told[4]).toContain('그 아래에 actor와 at을 쓰고')
  })

  test('without a text', async () => {
    const [told = []] = await tell({ 'answers/one/5.md': `---\n${least}---\n` }, 'answers/one/5.md')
    expect(told[2]).toContain('Write the text of the answer below')
    expect(told[4]).toContain('답변의 글을 써 주세요')
  })

  test('accepted after the reference date is no activity', async () => {
    const files = { 'answers/one/5.md': `---\n${least}accepted: 2026-01-01\n---\n본문\n` }
    const [told = []] = await tell(files, 'answers/one/5.md')
    expect(told[1]).toBe('The answer was accepted after the reference date 2025-06-30: “2026-01-01”')
    expect(told[3]).toBe('기준일 2025-06-30 뒤에 채택되었습니다: ‘2026-01-01’')
  })
})

test.each<[what: string, text: string, code: string, english: string, korean: string]>([
  [
    'a mapping',
    'c7: { actor: 김, at: 2024-05-03 }\n',
    'wrong-type',
    'Write a list of comments here, each of which begins with a dash. For example: - id: c9.',
    '이 자리에는 댓글의 목록을 쓰고, 댓글마다 -로 시작합니다. 예: - id: c9.',
  ],
  [
    'a text as an item',
    '- 안녕\n',
    'wrong-type',
    'Write a comment here, with its keys in lines of their own. For example: - id: c9.',
    '이 자리에는 댓글 하나의 키와 값을 한 줄에 하나씩 씁니다. 예: - id: c9.',
  ],
  [
    'a text that is too long',
    `${comment}  text: |\n    ${'가'.repeat(10_001)}\n`,
    'text-length',
    'Make it shorter. A long text may be divided into several comments.',
    '짧게 줄여 주세요. 긴 글은 댓글 여러 개로 나누어도 됩니다.',
  ],
])('comments: %s', async (_, text, code, english, korean) => {
  const told = await tell({ 'comments/one.yaml': text }, 'comments/one.yaml')
  expect(told.map(([found, , inEnglish, , inKorean]) => [found, inEnglish, inKorean])).toEqual([
    [code, english, korean],
  ])
})

test('a redacted name stands in what it stands in', async () => {
  const lines = [
    'actors:',
    '  - { name: hong, date: 2025-01-02 }',
    'questions:',
    '  - { id: hong-1, date: 2025-01-02 }',
    'answers:',
    '  - { question: one, id: hong-2, date: 2025-01-02 }',
    'comments:',
    '  - { question: one, id: hong-3, date: 2025-01-02 }',
  ]
  const files = {
    'redactions.yaml': `${lines.join('\n')}\n`,
    'answers/one/hong-4.md': `---\n${least}license: { name: x, url: https://example.com/hong }\n---\n본문\n`,
    'comments/one.yaml': `${comment.replace('c1', 'hong-5')}  text: |\n    댓글\n`,
  }
  const named = async (path: string) =>
    (await tell(files, path)).flatMap(([code, english = '', , korean = '']) =>
      code === 'redacted-name'
        ? [`${/in (the .*):/.exec(english)?.[1]} | ${/이름이 (.*) 있/.exec(korean)?.[1]}`]
        : [],
    )
  expect(await named('redactions.yaml')).toEqual([
    'the id of the question or the name of a folder | 질문의 id나 폴더 이름에',
    'the id of the answer | 답변의 id에',
    'the id of the comment | 댓글의 id에',
  ])
  expect(await named('answers/one/hong-4.md')).toEqual([
    'the id of the answer or the name of its folder | 답변의 id나 폴더 이름에',
    'the address of the licence | 이용 허락의 주소에',
  ])
  expect(await named('comments/one.yaml')).toEqual([
    'the id of a comment or the name of the file | 댓글의 id나 파일 이름에',
  ])
})

describe('a question', () => {
  const question = (line: string) =>
    `---\ntitle: 제목\ncategory: 개발자\ntags: []\ncounts: { answers: 0, comments: 0, views: 0 }\nactivity: [{ at: 2024-05-01, actor: 홍길동, kind: 질문 }]\n${line}\n---\n본문\n`

  test.each<[line: string, english: string, korean: string]>([
    [
      'poll: { options: [{ label: PUT, votes: 3 }, { label: "", votes: 1 }] }',
      'label of the second option: nothing is written here',
      '두 번째 선택지의 label: 비어 있습니다',
    ],
    ['poll: []', 'Nothing stands in this list: poll', '목록이 비어 있습니다: poll'],
    [
      'license: { name: KOGL, url: https://example.com/?m=x }',
      'license.url: an address without ? and # belongs here: “https://example.com/?m=x”',
      'license.url: 여기에는 ?와 #이 없는 주소만 씁니다: ‘https://example.com/?m=x’',
    ],
    [
      'source: example.com/?m=x',
      "source: this can't be read as an address of the web: “example.com/?m=x”",
      'source: 웹의 주소로 읽을 수 없습니다: ‘example.com/?m=x’',
    ],
  ])('%s', async (line, english, korean) => {
    const told = await tell({ 'questions/two.md': question(line) }, 'questions/two.md')
    expect(told.map(([, inEnglish, , inKorean]) => [inEnglish, inKorean])).toEqual([[english, korean]])
  })
})

describe('a key that a small file does not have', () => {
  const pair =
    'Mend the key, or where none fits take out the key with its value, and nothing else of the line.'
  const note = 'Mend the key, or where none fits keep the line as a note with # before it.'
  const instead = 'Write this instead'

  test.each<[path: string, text: string, hint: string]>([
    // As a note the entry would be gone, and its name would be shown.
    [
      'redactions.yaml',
      'actors:\n  - { name: 홍길동, date: 2025-01-02, reason: 본인 요청 }\n',
      `${instead}, after 2 spaces → - { name: 홍길동, date: 2025-01-02 } # 본인 요청`,
    ],
    ['redactions.yaml', 'actors:\n  - name: 홍길동\n    date: 2025-01-02\n    reason: 본인\n', pair],
    [
      'redactions.yaml',
      'actors:\n  - { name: 홍, 길동, date: 2025-01-02 }\n',
      `${instead}, after 2 spaces → - { name: "홍, 길동", date: 2025-01-02 }`,
    ],
    ['people.yaml', 'u1: { name: 홍길동, note: 메모 }\n', pair],
    ['people.yaml', 'u1: { note: 메모 }\n', pair],
    ['people.yaml', 'u1:\n  name: 홍길동\n  note: 메모\n', note],
    ['people.yaml', 'u1:\n  note: 메모\n  name: 홍길동\n', note],
    [
      'people.yaml',
      'u1: { name: 홍길동, 서울, 둘, formerNames: [길동이] }\n',
      `${instead} → u1: { name: "홍길동, 서울, 둘", formerNames: [길동이] }`,
    ],
    [
      'tags.yaml',
      'rest: { description: 자원을 주고받는, 방식 }\n',
      `${instead} → rest: { description: "자원을 주고받는, 방식" }`,
    ],
    ['tags.yaml', 'rest: { description: 방식, note: 메모 }\n', pair],
    [
      'categories.yaml',
      '개발: { description: 하나, 둘, aliases: [/a] }\n',
      `${instead} → 개발: { description: "하나, 둘", aliases: [/a] }`,
    ],
    ['archive.yaml', 'title: 가\nreferenceDate: 2025-06-30\nnote: 메모\n', note],
    [
      'archive.yaml',
      'title: 가\nreferenceDate: 2025-06-30\nlicense: { name: CC BY, 4.0 }\n',
      `${instead} → license: { name: "CC BY, 4.0" }`,
    ],
    [
      'archive.yaml',
      'title: 가\nreferenceDate: 2025-06-30\nnavigation:\n  - note: 메모\n    label: 가\n',
      pair,
    ],
  ])('%s: %j', async (path, text, hint) => {
    const told = await tell({ [path]: text }, path)
    const found = told.filter(([code]) => code === 'unknown-key').map(([, , english = '']) => english)
    expect(found.map((each) => each.replace(/ Keys that there are: .*/, ''))).toEqual([hint])
  })
})
