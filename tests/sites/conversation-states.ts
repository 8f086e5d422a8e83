// Everything that the page of a question with answers can show, on one page, and a conversation of two pages.

import { createTwoColourPng } from '../support/pictures.ts'

const body = `회원 정보 수정 API를 만들고 있습니다. \`PUT\`과 \`PATCH\` 가운데 무엇이 맞을까요?`

const states = `---
title: 답변에 있을 수 있는 모든 것
category: 서버 / API
tags: [rest, api-설계]
counts: { answers: 7, comments: 9, recommended: 12 }
poll:
  title: 어느 쪽을 쓰시나요?
  voters: 40
  closed: true
  options:
    - { label: PUT, votes: 21 }
    - { label: 때에 따라 다르지만 화면 전체를 저장할 때에는 PUT을 쓰고 나머지는 모두 PATCH를 씁니다, votes: 12 }
    - { label: POST, votes: 0 }
state:
  closed: { at: 2025-06-29, reason: 같은 질문이 있음, of: [plain] }
  locked: true
source: https://example.com/q/1
license: { name: CC BY 4.0, url: https://creativecommons.org/licenses/by/4.0/ }
activity:
${Array.from({ length: 9 }, (_, index) => `  - { at: 2024-05-0${index + 1}, actor: 홍길동, kind: 질문 업데이트 }`).join('\n')}
  - { at: 2025-06-24, actor: mint_owl, kind: 새로운 답변 }
---
${body}

![왼쪽은 PUT, 오른쪽은 PATCH](/files/halves.png)
`

function toAnswer(head: string, text: string): string {
  return `---\n${head}\n---\n${text}\n`
}

const comments = `- id: c1
  actor: 세미콜론
  at: 2025-06-27T22:00:00+09:00
  text: |
    \`JsonNullable\`이 제일 덜 지저분했습니다.
- id: c2
  actor: 홍길동
  person: s2
  at: 2025-06-27T23:00:00+09:00
  recommended: 2
  replyTo: c1
  text: |
    문서에만 잘 적혀 있으면 PUT 하나로 가도 괜찮더라고요. [문서](https://example.com/)를 보세요.
- id: c3
  actor: 김비밀
  at: 2025-06-28T22:00:00+09:00
  text: |
    지울 댓글
- id: c4
  actor: 익명
  at: 2025-06-28T23:00:00+09:00
  replyTo: c3
  text: |
    두 문단이고 코드가 있습니다.

    \`\`\`js
    const answer = 1
    \`\`\`

    마지막 문단입니다.
- id: c5
  answer: 7
  actor: 삭제된 사용자
  at: 2025-06-29T22:00:00+09:00
  text: |
    빠진 필드에 400을 주는 게 핵심이네요.
`

const answers = {
  7: toAnswer(
    `actor: mint_owl
at: 2025-06-24
edited:
  - { at: 2025-06-25, actor: 김철수 }
  - { at: 2025-06-26, actor: mint_owl }
accepted: 2025-06-26
counts: { recommended: 9, needsSupplement: 1 }
source: https://example.com/a/7
license: CC0`,
    `팀 약속보다 먼저 **“빠진 필드는 무슨 뜻인가”**를 정하세요.\n\n\`\`\`http\nPATCH /members/42\n\`\`\`\n\n![같은 그림](/files/halves.png)`,
  ),
  8: toAnswer(
    `actor: 삭제된 사용자
at: 2025-06-25
replyTo: 7
score: -2
poll: { multiple: true, options: [{ label: 예, votes: 3 }, { label: 아니요, votes: 1 }] }`,
    '화면 다섯 개가 일부만 보낸다면 이미 답이 나온 것 같습니다.',
  ),
  9: toAnswer(
    `actor: 홍길동
person: s1
at: 2025-06-26
accepted: true
language: en
edited:
${['27', '28', '29', '30'].map((day) => `  - { at: 2025-06-${day}, actor: 김철수 }`).join('\n')}`,
    'Use `PATCH`.',
  ),
  10: toAnswer('actor: 김비밀\nat: 2025-06-27', '지울 답변'),
}

const many = `---
title: 답변이 두 쪽에 걸친 질문
category: 서버 / API
tags: [rest]
counts: { answers: 33, comments: 7 }
activity: [{ at: 2025-05-01, actor: 홍길동, kind: 질문 }]
---
${body}
`

const manyAnswers = Object.fromEntries(
  Array.from({ length: 33 }, (_, index) => [
    `answers/many/${index + 1}.md`,
    toAnswer(`actor: 사람${index % 9}\nat: 2025-05-${10 + (index % 20)}`, `답변 ${index + 1}입니다.`),
  ]),
)

/** Of which two are folded. */
const manyComments = Array.from(
  { length: 7 },
  (_, index) =>
    `- id: m${index + 1}\n  actor: 사람${index}\n  at: 2025-05-0${index + 1}\n  text: |\n    댓글 ${index + 1}\n`,
)

export const conversationStates: Record<string, string | Uint8Array> = {
  'files/halves.png': createTwoColourPng(640, 240),
  'questions/answered.md': states,
  'questions/many.md': many,
  'comments/answered.yaml': comments,
  'comments/many.yaml': manyComments.join(''),
  'people.yaml': `s1: { name: 홍길동, about: 서버를 만듭니다, url: 'https://example.com/s1' }\ns2: { name: 홍길동 }\n`,
  ...Object.fromEntries(Object.entries(answers).map(([id, text]) => [`answers/answered/${id}.md`, text])),
  ...manyAnswers,
}

/** Entries of redactions.yaml. */
export const conversationRedactions = `answers:
  - { question: answered, id: 10, date: 2025-06-30 }
comments:
  - { question: answered, id: c3, date: 2025-06-30 }
`
