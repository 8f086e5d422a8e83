import { toQuestionId } from '../question/question-id.ts'

/**
 * Id of the question that a file belongs to, which need not be there: `questions/2024/a.md`, `answers/2024/a/5678.md`
 * and `comments/a.yaml` are of `a`. Undefined for a file of none.
 */
export function findQuestionId(path: string): string | undefined {
  const [root, ...names] = path.split('/')
  const name = names.pop()
  if (name === undefined) return undefined
  if (root === 'questions') return name.endsWith('.md') ? toQuestionId(name) : undefined
  if (root === 'answers') return name.endsWith('.md') ? names.at(-1)?.normalize('NFC') : undefined
  if (root === 'comments') return name.endsWith('.yaml') ? toQuestionId(`${name.slice(0, -5)}.md`) : undefined
  return undefined
}

/** Whether it is a file of answers or comments. */
export function isConversationPath(path: string): boolean {
  return /^(?:answers\/.*\.md|comments\/.*\.yaml)$/.test(path)
}
