import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A copy of the questions that peers can order cheaply: the time of the last activity stands in a `date` of its
 * own, so that no template has to look for it. `hashtagKey` renames `tags` for a peer that gives that name a
 * meaning that costs time.
 */
export function writeDatedQuestions(content: string, target: string, hashtagKey = 'tags'): void {
  cpSync(join(content, 'questions'), target, { recursive: true })
  for (const name of readdirSync(target, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.md')) continue
    const path = join(target, name)
    writeFileSync(path, toDated(readFileSync(path, 'utf8'), hashtagKey))
  }
}

/** The text of a question with `date` in its front matter. */
export function toDated(text: string, hashtagKey = 'tags'): string {
  const last = [...text.matchAll(/^ {2}- at: (\S+)$/gm)].at(-1)?.[1]
  if (last === undefined) throw new Error('a question without activity')
  return text.replace('---\n', `---\ndate: ${last}\n`).replace(/^tags: /m, `${hashtagKey}: `)
}
