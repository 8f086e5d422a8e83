import type { CorpusAnswer, CorpusComment } from './conversation.ts'
import { toTimestamp } from './question.ts'

/** The file of an answer. */
export function toAnswerMarkdown({ actor, minute, edited, accepted, counts, text }: CorpusAnswer): string {
  const edits = edited.map((edit) => `  - { at: ${toTimestamp(edit.minute)}, actor: ${edit.actor} }`)
  const numbers = Object.entries(counts).map(([name, count]) => `${name}: ${count}`)
  const lines = [
    `actor: ${actor}`,
    `at: ${toTimestamp(minute)}`,
    ...(edits.length > 0 ? ['edited:', ...edits] : []),
    ...(accepted ? ['accepted: true'] : []),
    `counts: { ${numbers.join(', ')} }`,
  ]
  return `---\n${lines.join('\n')}\n---\n${text}\n`
}

/** The file of all comments of a question. */
export function toCommentsYaml(comments: readonly CorpusComment[]): string {
  const lines = comments.flatMap(({ id, answer, actor, minute, text }) => [
    `- id: ${id}`,
    ...(answer === undefined ? [] : [`  answer: ${answer}`]),
    `  actor: ${actor}`,
    `  at: ${toTimestamp(minute)}`,
    '  text: |',
    ...text.split('\n').map((line) => `    ${line}`),
  ])
  return `${lines.join('\n')}\n`
}
