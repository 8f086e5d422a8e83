// What the sample archive does not hold, or not side by side: moved and removed questions, every state of an entry.
import type { WrittenContent } from '../support/content-folder.ts'
import { conversationRedactions, conversationStates } from './conversation-states.ts'
import { mergeContents } from './merge-contents.ts'
import { activityLines } from './parts/activity-lines.ts'
import { discussion } from './parts/discussion.ts'
import { editLinks } from './parts/edit-links.ts'
import { facts } from './parts/facts.ts'
import { sparseQuestion } from './parts/sparse.ts'

const wide = ['| 상태 코드 | 뜻 | 언제 쓰나요 | 본문 | 캐시 |', '|---|:-:|--:|---|---|']
const row = '| `201 Created` | 만들어짐 | 새 자원을 만든 뒤 | 새 자원의 주소 | 하지 않습니다 |'

const table = [...wide, row, row].join('\n')

const code = `\`\`\`ts
// 한글 주석
export const answer: number = await fetch('/answers').then((response) => response.json())
\`\`\``

const prose = '그 뒤에야 글이 옵니다. '.repeat(24).trim()

const body = `문단입니다. \`인라인 코드\`와 **굵은 글**, *기울인 글*, ~~지운 글~~, [링크](https://example.com/), <kbd>Ctrl</kbd>이 있습니다.

### 제목

1. 첫째
2. 둘째
   - 안쪽 항목

> 인용한 글입니다.
> 두 줄입니다.

${code}

${table}

![빈 화면](https://example.com/screen.png)

<details><summary>펼쳐 보기</summary>

숨은 글

</details>`

const settings = {
  title: '상태 모음',
  description: '질문 하나가 보일 수 있는 모습을 모두 모았습니다.',
  url: 'https://example.com/archive/',
  repository: 'https://github.com/example/archive',
  license: { name: 'CC BY-SA 4.0', url: 'https://creativecommons.org/licenses/by-sa/4.0/' },
}

const entries: WrittenContent = {
  questions: [
    {
      id: 'full',
      title: '모든 것이 있는 질문',
      tags: ['rest', 'c#', '.net', '백엔드', 'spring-boot', 'node.js'],
      counts: { answers: 12, comments: 1234, recommended: 5, needsSupplement: 1, views: 123456 },
      poll: true,
      activity: [
        { at: '2023-06-30', actor: '홍길동', kind: '질문' },
        { at: '2024-06-30T10:00:00+09:00', actor: '익명', kind: '질문 업데이트' },
        { at: '2025-03-01T10:00:00+09:00', actor: '삭제된 사용자', kind: '새로운 답변' },
        { at: '2025-06-30T09:00:00+09:00', actor: '김감자', kind: '답변 업데이트' },
      ],
      aliases: ['/articles/1'],
      body,
    },
    {
      id: 'plain',
      title: '아무것도 없는 질문',
      tags: ['rest'],
      activity: [{ at: '2025-06-29', actor: '익명', kind: '질문' }],
      body: '짧은 글.',
    },
    {
      id: 'keyword',
      title: 'REST라는 말만 나오는 질문',
      tags: ['java'],
      activity: [{ at: '2025-06-20', actor: '삭제된 사용자', kind: '새로운 댓글' }],
    },
    {
      id: 'long-title',
      title:
        '아주 긴 제목이 여러 줄에 걸쳐도 잘리지 않고 끝까지 보여야 하는데 java.lang.NoSuchMethodError:com.example.project.service.impl.VeryLongServiceNameImpl.veryLongMethodName 같은 낱말이 섞이면 어떻게 되나요?',
      tags: ['rest', 'java'],
      activity: [
        {
          at: '2025-05-01',
          actor: '아주아주아주아주아주아주아주아주긴이름을가진사람',
          kind: '댓글 업데이트',
        },
      ],
      body: `${'긴 본문입니다. '.repeat(60)}\n\n${'둘째 문단입니다. '.repeat(60)}\n\n${'셋째 문단입니다. '.repeat(60)}`,
    },
    // Bodies that do not begin with text.
    { id: 'begins-code', title: '코드로 시작하는 질문', tags: ['첫머리'], body: `${code}\n\n${prose}` },
    { id: 'begins-table', title: '표로 시작하는 질문', tags: ['첫머리'], body: `${table}\n\n${prose}` },
    {
      id: 'begins-picture',
      title: '그림으로 시작하는 질문',
      tags: ['첫머리'],
      body: `![왼쪽은 PUT, 오른쪽은 PATCH](/files/halves.png)\n\n${prose}`,
    },
    { id: 'only-code', title: '코드만 있는 질문', tags: ['첫머리'], body: code },
    // A listing of more keyword-only entries than carriers.
    { id: 'carrier', title: '코틀린 하나', tags: ['kotlin'] },
    { id: 'word-1', title: 'Kotlin 이야기', tags: ['java'] },
    { id: 'word-2', title: '또 Kotlin 이야기', tags: ['java'] },
    { id: 'removed', tags: ['rest'], aliases: ['/articles/2'] },
  ],
  files: {
    'redactions.yaml': `questions:\n  - { id: removed, date: 2025-06-01 }\n${conversationRedactions}`,
    ...conversationStates,
  },
}

export const statesContent = mergeContents(settings, [
  entries,
  activityLines,
  discussion,
  editLinks,
  facts,
  sparseQuestion,
])
