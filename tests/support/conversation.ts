// Files of answers and comments from literal values. JSON is YAML, so values are written as JSON.

export interface WrittenAnswer {
  actor?: string
  person?: string
  at?: string
  edited?: readonly Readonly<Record<string, string>>[]
  accepted?: true | string
  counts?: Readonly<Record<string, number>>
  score?: number
  replyTo?: string
  poll?: unknown
  source?: string
  license?: unknown
  language?: string
  body?: string
}

export interface WrittenComment {
  id: string
  answer?: string
  actor?: string
  person?: string
  at?: string
  recommended?: number
  replyTo?: string
  text?: string
}

const day = '2025-06-02'

/** Each by its path in the content folder. @param answers of one question by id. */
export function writeAnswers(
  question: string,
  answers: Readonly<Record<string, WrittenAnswer>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(answers).map(([id, answer]) => [`answers/${question}/${id}.md`, toAnswer(answer)]),
  )
}

export function toAnswer({ body = '답변입니다.', ...fields }: WrittenAnswer): string {
  const lines = Object.entries({ actor: '김철수', at: day, ...fields })
  return `---\n${lines.map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`).join('')}---\n${body}\n`
}

/** The file of a question's comments, by its path. */
export function writeComments(question: string, comments: readonly WrittenComment[]): Record<string, string> {
  return { [`comments/${question}.yaml`]: comments.map(toComment).join('') }
}

export function toComment({ text = '댓글입니다.', ...fields }: WrittenComment): string {
  const lines = Object.entries({ actor: '이영희', at: day, ...fields })
  const written = lines.map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`).join('  ')
  return `- ${written}  text: |\n${text.replaceAll(/^(?=.)/gm, '    ')}\n`
}
