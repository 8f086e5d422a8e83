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

type Changed = Partial<typeof lines & { body: string; order: (keyof typeof lines)[] }>

/** The right file with other lines for a key, or for some; `body` is below it. */
function write(changed: string | Changed): string {
  const own = typeof changed === 'string' ? { [/^\w+/.exec(changed)?.[0] ?? '']: changed } : changed
  const { body = '본문입니다.\n', order, ...others }: Changed = own
  const all: Record<string, string> = { ...lines, ...others }
  const keys = order ?? Object.keys(lines)
  return `---\n${keys.map((key) => all[key]).join('\n')}\n---\n${body}`
}

const title = (text: string) => ({ title: text })
const activity = (at: string, actor = '홍길동', kind = '질문') => ({ activity: [{ at, actor, kind }] })
const block = (...rows: string[]) => ({ activity: ['activity:', ...rows].join('\n') })

const mistakes: [written: string | Changed, meant: Meant][] = [
  ['title: 오후 3: 배포가 멈춥니다', title('오후 3: 배포가 멈춥니다')],
  ["title: Error: Cannot find module 'fs'", title("Error: Cannot find module 'fs'")],
  ['title: {"a": 1}을 어떻게 읽나요?', title('{"a": 1}을 어떻게 읽나요?')],
  ['title: List<String>: 왜 안 되나요?', title('List<String>: 왜 안 되나요?')],
  ['title: "C:\\new\\Users가 없다고 합니다"', title('C:\\new\\Users가 없다고 합니다')],
  ['title: "\\d+는 무엇인가요?"', title('\\d+는 무엇인가요?')],
  ['title: "그는 "왜?" 라고 물었다"', title('그는 "왜?" 라고 물었다')],
  ["title: 'use strict는 무엇인가요", title('use strict는 무엇인가요')],
  ['category: #개발', { category: '개발' }],
  ['title: , 연산자는 무엇인가요?', title(', 연산자는 무엇인가요?')],
  ['title: | 연산자는 무엇인가요?', title('| 연산자는 무엇인가요?')],
  ['title: ] 하나가 남습니다', title('] 하나가 남습니다')],
  ['title: >-\n  PUT과\n  PATCH', title('PUT과 PATCH')],
  [{ title: '**title**: PUT' }, 'words'],
  ['category = 개발자', {}],
  ['category : 개발자', {}],
  [{ category: 'ｃａｔｅｇｏｒｙ: 개발자' }, {}],
  ['category:: 개발자', {}],
  ['tags: [rest, 취업],', { hashtags: ['rest', '취업'] }],
  ['tags: [rest, 취업)', { hashtags: ['rest', '취업'] }],
  ['tags:\n  - #rest,\n  - #취업,', { hashtags: ['rest', '취업'] }],
  ['tags:\n  • rest\n  • 취업', { hashtags: ['rest', '취업'] }],
  ['tags: [＃rest, ＃취업]', { hashtags: ['rest', '취업'] }],
  ['counts:\n  answers:0\n  comments:0\n  views:1', {}],
  ['counts: { answers: 0, comments: 0, views: 1 234 }', { counts: { answers: 0, comments: 0, views: 1234 } }],
  ['counts: { answers: 1+2, comments: 0, views: 1 }', 'words'],
  ['counts: { answers: 0, comments: 0, views: 1000+ }', 'words'],
  ['counts: { answers=0, comments=0, views=1 }', {}],
  [
    'counts: { answers: 0, comments: 0, 추천해요: 2, views: 1 }',
    { counts: { answers: 0, comments: 0, recommended: 2, views: 1 } },
  ],
  [block('  - at: 2024-05-01 09.30', '    actor: 홍길동', '    kind: 질문'), 'words'],
  [
    block('  - at: 2024-05-01 오후 3시', '    actor: 홍길동', '    kind: 질문'),
    activity('2024-05-01T15:00:00+09:00'),
  ],
  [
    block('  - at: 2024-05-01 (수) 09:30', '    actor: 홍길동', '    kind: 질문'),
    activity('2024-05-01T09:30:00+09:00'),
  ],
  [
    block('  - at: 2024-05-01T09:30:00-0700', '    actor: 홍길동', '    kind: 질문'),
    activity('2024-05-01T09:30:00-07:00'),
  ],
  [block('  - at: 3달 전', '    actor: 홍길동', '    kind: 질문'), 'words'],
  [block('  - at: 2024-5', '    actor: 홍길동', '    kind: 질문'), 'words'],
  [block('  - at: 2024-05-01', '    actor: @gildong', '    kind: 질문'), activity('2024-05-01', '@gildong')],
  [
    block('  - at: 2024-05-01', '    actor: 홍길동: 관리자', '    kind: 질문'),
    activity('2024-05-01', '홍길동: 관리자'),
  ],
  ['activity: [{ at: 2024-05-01, actor: 홍 #2, kind: 질문 }]', 'words'],
  [block('  - at: 2024-05-01', '  actor: 홍길동', '      kind: 질문'), {}],
  [
    block('  - at: 2024-05-01', '    actor: 홍길동', '    kind: 댓글 수정'),
    activity('2024-05-01', '홍길동', '댓글 업데이트'),
  ],
  [block('  - at: 2024-05-01', '    actor: 홍길동', '    kind: 질문.'), activity('2024-05-01')],
  ['category: 개발자\ncategory: 개발자', {}],
  ['tags: [rest]\nlanguage: Korean', { language: 'ko' }],
  [block('\t- at: 2024-05-01', '\t  actor: 홍길동', '\t  kind: 질문'), {}],
  [block('\t- at: 2024-05-01', '\t\tactor: 홍길동', '\t\tkind: 질문'), {}],
  [block('  - at: 2024-05-01', '\tactor: 홍길동', '    kind: 질문'), {}],
  ['tags:\n\t- rest', {}],
  [
    {
      title: '제목: PUT과 PATCH는 언제 나눠 쓰나요?',
      category: '분류: 개발자',
      tags: '해시태그: [rest]',
      counts: '개수:\n  답변: 0\n  댓글: 0\n  조회수: 1',
      activity: '활동:\n  - 시각: 2024-05-01\n    작성자: 홍길동\n    종류: 질문',
    },
    {},
  ],
  [
    {
      counts: '개수: { 답변수: 0, 댓글수: 0, 조회: 1 }',
      activity: '활동내역: [{ 날짜: 2024-05-01, 이름: 홍길동, 유형: 질문 }]',
    },
    {},
  ],
  ['title: PUT과 PATCH는\n  언제 나눠 쓰나요?', {}],
  ['title: PUT과 PATCH는\n언제 나눠 쓰나요?', {}],
  ['title: |\n  PUT과 PATCH는\n  언제 나눠 쓰나요?', {}],
  ['title: >-\n  PUT과 PATCH는\n\n  언제 나눠 쓰나요?', {}],
  ['title: "PUT과 PATCH는\n  언제 나눠 쓰나요?"', {}],
  ['title: "PUT과 PATCH는\n  언제 나눠 쓰나요?', {}],
]

describe('each ends as it was meant, or in words', () => {
  test.each(mistakes)('%j', (written, meant) => {
    expectMeant(write(written), meant)
  })
})

test('what may be applied without asking changes nothing when it is applied again', () => {
  for (const [written] of mistakes) {
    const certain = (issues: Parameters<NonNullable<Parameters<typeof followArrows>[1]>>[0]) =>
      issues.filter(({ correction }) => correction?.certain)
    const once = followArrows(write(written), certain).text
    expect(followArrows(once, certain).text).toBe(once)
  }
})
