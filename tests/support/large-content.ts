// Contents that take a while to build, or fill several pages.
import type { WrittenContent } from './content-folder.ts'

/** Enough pages to be in the middle of for a while. */
export function createManyQuestions(title: string, questions = 200): WrittenContent {
  return {
    settings: { title },
    questions: Array.from({ length: questions }, (_, index) => ({
      id: `q${index}`,
      title: `${title} ${index}`,
      tags: [`tag-${index % 40}`],
      body: `${title} `.repeat(40),
    })),
  }
}

// A question of so many short answers that three pages show them, with comments, replies and links among them.

const answers = 250

/** Files of the pages. */
export const pagesOfLong = ['', '2/', '3/'].map((page) => `questions/long/${page}index.html`)

function toAnswer(number: number): string {
  const minutes = `${Math.floor(number / 60)}`.padStart(2, '0')
  const seconds = `${number % 60}`.padStart(2, '0')
  const keys = [
    `actor: ${number % 3 === 0 ? '김철수' : '홍길동'}`,
    `at: 2024-06-01T12:${minutes}:${seconds}+09:00`,
    ...(number === 249 ? ['accepted: true'] : []),
    ...(number % 7 === 0 ? [`counts: { recommended: ${number % 5} }`] : []),
    ...(number === 2 ? ['replyTo: n240'] : []),
    ...(number === 150 ? ['replyTo: n1'] : []),
  ]
  const link = number === 1 ? ' [뒤의 답변](/questions/long/#answer-n245)' : ''
  return `---\n${keys.join('\n')}\n---\n${number}번째 답변입니다.${link}\n`
}

const comments = [
  ['c1', undefined, '질문에 단 댓글'],
  ['c2', 'n1', '첫 답변에 단 댓글'],
  ['c3', 'n245', '[앞의 답변](/questions/long/#answer-n1)'],
]
  .map(([id, answer, text]) => {
    const keys = [`id: ${id}`, ...(answer ? [`answer: ${answer}`] : []), 'actor: 익명', 'at: 2024-06-02']
    return `- ${keys.join('\n  ')}\n  text: |\n    ${text}\n`
  })
  .join('')

export const longConversation: Pick<WrittenContent, 'questions'> & { files: Record<string, string> } = {
  questions: [
    {
      id: 'long',
      tags: ['rest'],
      counts: { answers: 300, comments: 5 },
      activity: [{ at: '2024-05-01', actor: '홍길동', kind: '질문' }],
    },
  ],
  files: {
    ...Object.fromEntries(
      Array.from({ length: answers }, (_, index) => [`answers/long/n${index + 1}.md`, toAnswer(index + 1)]),
    ),
    'comments/long.yaml': comments,
  },
}
