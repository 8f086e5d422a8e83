// Whole files as somebody may leave them in an editor on the web, each with what was meant.
import { describe, expect, test } from 'vitest'
import { expectMeant, followArrows, type Meant } from './follow-arrows.ts'

const lines = {
  title: 'title: PUT과 PATCH는 언제 나눠 쓰나요?',
  category: 'category: 개발자',
  tags: 'tags: [rest]',
  counts: 'counts:\n  answers: 0\n  comments: 0\n  views: 1',
  activity: 'activity:\n  - at: 2024-05-01\n    actor: 홍길동\n    kind: 질문',
}

/** The right file with other lines for some keys; `body` stands below it. */
function write(changed: Partial<typeof lines & { body: string; order: (keyof typeof lines)[] }>): string {
  const { body = '본문입니다.\n', order, ...others } = changed
  const all: Record<string, string> = { ...lines, ...others }
  const keys = order ?? Object.keys(lines)
  return `---\n${keys.map((key) => all[key]).join('\n')}\n---\n${body}`
}

const title = (text: string) => ({ title: text })
const activity = (at: string, actor = '홍길동', kind = '질문') => ({ activity: [{ at, actor, kind }] })
const block = (...rows: string[]) => ({ activity: ['activity:', ...rows].join('\n') })

const mistakes: [name: string, text: string, meant: Meant][] = [
  [
    'a title with a time of day in it',
    write({ title: 'title: 오후 3: 배포가 멈춥니다' }),
    title('오후 3: 배포가 멈춥니다'),
  ],
  [
    'a title that ends in a colon',
    write({ title: 'title: 다음 오류가 납니다:' }),
    title('다음 오류가 납니다:'),
  ],
  [
    'an error message as the title',
    write({ title: "title: Error: Cannot find module 'fs'" }),
    title("Error: Cannot find module 'fs'"),
  ],
  [
    'JSON in the title',
    write({ title: 'title: {"a": 1}을 어떻게 읽나요?' }),
    title('{"a": 1}을 어떻게 읽나요?'),
  ],
  [
    'a generic type in the title',
    write({ title: 'title: List<String>: 왜 안 되나요?' }),
    title('List<String>: 왜 안 되나요?'),
  ],
  [
    'a path of Windows in the title',
    write({ title: 'title: "C:\\new\\Users가 없다고 합니다"' }),
    title('C:\\new\\Users가 없다고 합니다'),
  ],
  [
    'a regular expression in the title',
    write({ title: 'title: "\\d+는 무엇인가요?"' }),
    title('\\d+는 무엇인가요?'),
  ],
  [
    'a quote inside of quotes',
    write({ title: 'title: "그는 "왜?" 라고 물었다"' }),
    title('그는 "왜?" 라고 물었다'),
  ],
  [
    'an opening quote alone, in single quotes',
    write({ title: "title: 'use strict는 무엇인가요" }),
    title('use strict는 무엇인가요'),
  ],
  [
    'a hash as the first letter, in the category',
    write({ category: 'category: #개발' }),
    { category: '개발' },
  ],
  [
    'a comma as the first letter',
    write({ title: 'title: , 연산자는 무엇인가요?' }),
    title(', 연산자는 무엇인가요?'),
  ],
  [
    'a pipe as the first letter',
    write({ title: 'title: | 연산자는 무엇인가요?' }),
    title('| 연산자는 무엇인가요?'),
  ],
  [
    'a closing bracket as the first letter',
    write({ title: 'title: ] 하나가 남습니다' }),
    title('] 하나가 남습니다'),
  ],
  ['a folded title', write({ title: 'title: >-\n  PUT과\n  PATCH' }), title('PUT과 PATCH')],
  ['a title in the next line', write({ title: 'title:\n  PUT과 PATCH' }), title('PUT과 PATCH')],
  ['the key in bold', write({ title: '**title**: PUT' }), 'words'],
  ['an equals sign', write({ category: 'category = 개발자' }), {}],
  ['a space before the colon', write({ category: 'category : 개발자' }), {}],
  ['a key in full width', write({ category: 'ｃａｔｅｇｏｒｙ: 개발자' }), {}],
  ['two colons', write({ category: 'category:: 개발자' }), {}],
  [
    'a semicolon at the end of a list',
    write({ tags: 'tags: [rest, 취업];' }),
    { hashtags: ['rest', '취업'] },
  ],
  ['a comma behind a list', write({ tags: 'tags: [rest, 취업],' }), { hashtags: ['rest', '취업'] }],
  ['semicolons in a list', write({ tags: 'tags: [rest; 취업]' }), { hashtags: ['rest', '취업'] }],
  ['one quote around two hashtags', write({ tags: 'tags: ["rest, 취업"]' }), { hashtags: ['rest', '취업'] }],
  ['braces around hashtags', write({ tags: 'tags: {rest, 취업}' }), { hashtags: ['rest', '취업'] }],
  ['angle brackets around hashtags', write({ tags: 'tags: <rest, 취업>' }), { hashtags: ['rest', '취업'] }],
  [
    'a bracket that closes as a parenthesis',
    write({ tags: 'tags: [rest, 취업)' }),
    { hashtags: ['rest', '취업'] },
  ],
  ['an interpunct between hashtags', write({ tags: 'tags: [rest·취업]' }), 'words'],
  [
    'a comma and a hash in lines',
    write({ tags: 'tags:\n  - #rest,\n  - #취업,' }),
    { hashtags: ['rest', '취업'] },
  ],
  ['bullets of another kind', write({ tags: 'tags:\n  • rest\n  • 취업' }), { hashtags: ['rest', '취업'] }],
  ['stars as bullets', write({ tags: 'tags:\n  * rest\n  * 취업' }), { hashtags: ['rest', '취업'] }],
  ['a full-width hash', write({ tags: 'tags: [＃rest, ＃취업]' }), { hashtags: ['rest', '취업'] }],
  ['a hashtag with a question mark', write({ tags: 'tags: [취업?, rest]' }), { hashtags: ['취업', 'rest'] }],
  ['a hashtag with an exclamation mark', write({ tags: 'tags: [취업!!]' }), { hashtags: ['취업'] }],
  [
    'the name of a language with upper case and signs',
    write({ tags: 'tags: [C++, C#, Node.js]' }),
    { hashtags: ['c++', 'c#', 'node.js'] },
  ],
  ['a hashtag with a backslash', write({ tags: 'tags: [tcp\\ip]' }), { hashtags: ['tcp-ip'] }],
  ['tabs before counts', write({ counts: 'counts:\n\tanswers: 0\n\tcomments: 0\n\tviews: 1' }), {}],
  ['counts with dashes', write({ counts: 'counts:\n  - answers: 0\n  - comments: 0\n  - views: 1' }), {}],
  ['counts without spaces', write({ counts: 'counts:\n  answers:0\n  comments:0\n  views:1' }), {}],
  ['a count with its unit', write({ counts: 'counts: { answers: 0개, comments: 0개, views: 1회 }' }), {}],
  [
    'a count with a space for thousands',
    write({ counts: 'counts: { answers: 0, comments: 0, views: 1 234 }' }),
    { counts: { answers: 0, comments: 0, views: 1234 } },
  ],
  ['a count in words', write({ counts: 'counts: { answers: 없음, comments: 0, views: 1 }' }), 'words'],
  ['a count as a sum', write({ counts: 'counts: { answers: 1+2, comments: 0, views: 1 }' }), 'words'],
  ['more than so many', write({ counts: 'counts: { answers: 0, comments: 0, views: 1000+ }' }), 'words'],
  ['equals signs in counts', write({ counts: 'counts: { answers=0, comments=0, views=1 }' }), {}],
  [
    'a count of likes by its label',
    write({ counts: 'counts: { answers: 0, comments: 0, 추천해요: 2, views: 1 }' }),
    { counts: { answers: 0, comments: 0, recommended: 2, views: 1 } },
  ],
  [
    'a time with a dot for its colon',
    write(block('  - at: 2024-05-01 09.30', '    actor: 홍길동', '    kind: 질문')),
    'words',
  ],
  [
    'an hour alone',
    write(block('  - at: 2024-05-01 오후 3시', '    actor: 홍길동', '    kind: 질문')),
    activity('2024-05-01T15:00:00+09:00'),
  ],
  [
    'a day of the week',
    write(block('  - at: 2024-05-01 (수) 09:30', '    actor: 홍길동', '    kind: 질문')),
    activity('2024-05-01T09:30:00+09:00'),
  ],
  [
    'the time of the other office',
    write(block('  - at: 2024-05-01T09:30:00-0700', '    actor: 홍길동', '    kind: 질문')),
    activity('2024-05-01T09:30:00-07:00'),
  ],
  [
    'a label instead of a time',
    write(block('  - at: 3달 전', '    actor: 홍길동', '    kind: 질문')),
    'words',
  ],
  [
    'a month of one figure and no day',
    write(block('  - at: 2024-5', '    actor: 홍길동', '    kind: 질문')),
    'words',
  ],
  [
    'an actor with an at sign',
    write(block('  - at: 2024-05-01', '    actor: @gildong', '    kind: 질문')),
    activity('2024-05-01', '@gildong'),
  ],
  [
    'an actor with a role behind a colon',
    write(block('  - at: 2024-05-01', '    actor: 홍길동: 관리자', '    kind: 질문')),
    activity('2024-05-01', '홍길동: 관리자'),
  ],
  [
    'a number of the actor behind a hash',
    write({ activity: 'activity: [{ at: 2024-05-01, actor: 홍 #2, kind: 질문 }]' }),
    'words',
  ],
  [
    'keys of an activity in three columns',
    write(block('  - at: 2024-05-01', '  actor: 홍길동', '      kind: 질문')),
    {},
  ],
  ['an activity without its dash', write(block('  at: 2024-05-01', '  actor: 홍길동', '  kind: 질문')), {}],
  [
    'the kind as the community’s button says it',
    write(block('  - at: 2024-05-01', '    actor: 홍길동', '    kind: 댓글 수정')),
    activity('2024-05-01', '홍길동', '댓글 업데이트'),
  ],
  [
    'a kind with a full stop',
    write(block('  - at: 2024-05-01', '    actor: 홍길동', '    kind: 질문.')),
    activity('2024-05-01'),
  ],
  ['a key pasted twice', write({ category: 'category: 개발자\ncategory: 개발자' }), {}],
  ['the name of a language', write({ tags: 'tags: [rest]\nlanguage: Korean' }), { language: 'ko' }],
  ['a tab before the dash', write(block('\t- at: 2024-05-01', '\t  actor: 홍길동', '\t  kind: 질문')), {}],
  ['two tabs after the dash', write(block('\t- at: 2024-05-01', '\t\tactor: 홍길동', '\t\tkind: 질문')), {}],
  ['a tab in one line of three', write(block('  - at: 2024-05-01', '\tactor: 홍길동', '    kind: 질문')), {}],
  ['tabs below counts', write({ counts: 'counts:\n\tanswers: 0\n\tcomments: 0\n\tviews: 1' }), {}],
  ['a tab below tags', write({ tags: 'tags:\n\t- rest' }), {}],
  [
    'all keys in Korean',
    write({
      title: '제목: PUT과 PATCH는 언제 나눠 쓰나요?',
      category: '분류: 개발자',
      tags: '해시태그: [rest]',
      counts: '개수:\n  답변: 0\n  댓글: 0\n  조회수: 1',
      activity: '활동:\n  - 시각: 2024-05-01\n    작성자: 홍길동\n    종류: 질문',
    }),
    {},
  ],
  [
    'all keys in Korean, in one line each',
    write({
      counts: '개수: { 답변수: 0, 댓글수: 0, 조회: 1 }',
      activity: '활동내역: [{ 날짜: 2024-05-01, 이름: 홍길동, 유형: 질문 }]',
    }),
    {},
  ],
  [
    'a title that goes on in an indented line',
    write({ title: 'title: PUT과 PATCH는\n  언제 나눠 쓰나요?' }),
    {},
  ],
  ['a title that goes on in the next line', write({ title: 'title: PUT과 PATCH는\n언제 나눠 쓰나요?' }), {}],
  ['a title as a block', write({ title: 'title: |\n  PUT과 PATCH는\n  언제 나눠 쓰나요?' }), {}],
  ['a title as a folded block', write({ title: 'title: >-\n  PUT과 PATCH는\n\n  언제 나눠 쓰나요?' }), {}],
  ['a title in quotes over two lines', write({ title: 'title: "PUT과 PATCH는\n  언제 나눠 쓰나요?"' }), {}],
  [
    'a title whose quotes are never closed',
    write({ title: 'title: "PUT과 PATCH는\n  언제 나눠 쓰나요?' }),
    {},
  ],
  ['a title in the line below its key', write({ title: 'title:\n  PUT과 PATCH는 언제 나눠 쓰나요?' }), {}],
]

describe('each ends as it was meant, or in words', () => {
  test.each(mistakes)('%s', (_, text, meant) => {
    expectMeant(text, meant)
  })
})

test('what may be applied without asking changes nothing when it is applied again', () => {
  for (const [, text] of mistakes) {
    const certain = (issues: Parameters<NonNullable<Parameters<typeof followArrows>[1]>>[0]) =>
      issues.filter(({ correction }) => correction?.certain)
    const once = followArrows(text, certain).text
    expect(followArrows(once, certain).text).toBe(once)
  }
})
