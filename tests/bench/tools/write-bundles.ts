import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type ReadAnswer, type ReadComment, readConversations } from '../read-conversations.ts'
import { listMarkdown } from '../read-corpus.ts'
import { toDated } from './write-dated-questions.ts'

/**
 * A copy of the corpus as leaf bundles, so that Hugo has nothing to look for: a question's folder holds its answers,
 * whose weights are their order, and comments stand in the front matter of what they are on.
 */
export function writeBundles(content: string, target: string): void {
  const conversations = readConversations(content)
  for (const path of listMarkdown(join(content, 'questions'))) {
    const id = basename(path, '.md')
    const { answers = [], comments = [] } = conversations.get(id) ?? {}
    const folder = join(target, path.slice(join(content, 'questions').length, -'.md'.length))
    mkdirSync(folder, { recursive: true })
    const commentsOn = (answer?: string): string => toYaml(comments.filter((one) => one.answer === answer))
    const question = toDated(readFileSync(path, 'utf8'))
    writeFileSync(join(folder, 'index.md'), question.replace('---\n', `---\n${commentsOn()}`))
    answers.toSorted(byVotes).forEach((answer, index) => {
      const added = `id: ${answer.id}\nweight: ${index + 1}\n${commentsOn(answer.id)}`
      writeFileSync(join(folder, `${answer.id}.md`), answer.source.replace('---\n', `---\n${added}`))
    })
  }
}

/** Decision 20: accepted ones, then the votes, then the older. */
function byVotes(one: ReadAnswer, other: ReadAnswer): number {
  return (
    Number(other.accepted) - Number(one.accepted) ||
    votesOf(other) - votesOf(one) ||
    one.at.getTime() - other.at.getTime()
  )
}

function votesOf({ counts }: ReadAnswer): number {
  return counts.recommended - (counts.needsSupplement ?? 0)
}

// JSON is YAML. The times stay texts.
function toYaml(comments: readonly ReadComment[]): string {
  if (comments.length === 0) return ''
  const shown = comments
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map(({ id, actor, at, text }) => `  - ${JSON.stringify({ id, actor, at, text })}\n`)
  return `comments:\n${shown.join('')}`
}
