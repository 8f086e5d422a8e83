import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Random } from '../bench/corpus/random.ts'

// What the changes of a walk have in common: places, names that are new, and files to choose from.

export interface WalkPlaces {
  project: string
  content: string
  out: string
  cache: string
  compileCache: string
}

export type Change = (places: WalkPlaces, random: Random) => void

let count = 0
/** For names and texts that were not there before. */
export function next(): number {
  count += 1
  return count
}

/** Plain files; none where there is no folder, since another change of the same step may have taken it away. */
export function listFiles(folder: string): string[] {
  return existsSync(folder) ? listBelow(folder).sort() : []
}

/** Never through a link: a bundle links to the packages of the project. */
function listBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return listBelow(path)
    return entry.isFile() ? [path] : []
  })
}

export function pick(paths: readonly string[], random: Random): string {
  const path = paths[random.integer(0, paths.length - 1)]
  if (path === undefined) throw new Error('There is nothing to choose from.')
  return path
}

export function findQuestion({ content }: Pick<WalkPlaces, 'content'>, random: Random): string {
  return pick(listFiles(join(content, 'questions')), random)
}

// What somebody who changes a conversation does as well, so that nothing names what is no longer there.

/** Of the question that a file of an answer is on. */
export const questionOf = (answer: string): string => basename(dirname(answer))
/** Of what a file holds, or is about. */
export const idOf = (path: string): string => basename(path).replace(/\.\w+$/, '')

export function settleConversations(content: string): void {
  const questions = new Set(listFiles(join(content, 'questions')).map(idOf))
  for (const path of listFiles(join(content, 'answers'))) if (!questions.has(questionOf(path))) rmSync(path)
  for (const path of listFiles(join(content, 'comments'))) if (!questions.has(idOf(path))) rmSync(path)
  const answers = listFiles(join(content, 'answers'))
  const idsOf = Map.groupBy(answers, questionOf)
  const isThere = (question: string, id: string) =>
    idsOf.get(question)?.some((path) => idOf(path) === id) ?? false
  for (const path of answers) {
    settle(path, (text) =>
      text.replace(/^replyTo: (.*)\n/m, (line, id) => (isThere(questionOf(path), id) ? line : '')),
    )
  }
  for (const path of listFiles(join(content, 'comments'))) {
    settle(path, (text) =>
      text.replaceAll(/^ {2}answer: (.*)\n/gm, (line, id) => (isThere(idOf(path), id) ? line : '')),
    )
  }
  for (const path of [...answers, ...listFiles(join(content, 'questions'))]) {
    settle(path, (text) =>
      text.replaceAll(/^!\[그림\]\((\/files\/.*)\)$/gm, (line, file) =>
        existsSync(join(content, file)) ? line : '',
      ),
    )
  }
}

function settle(path: string, change: (text: string) => string): void {
  const text = readFileSync(path, 'utf8')
  const settled = change(text)
  if (settled !== text) writeFileSync(path, settled)
}
