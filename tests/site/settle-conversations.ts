// What somebody who changes a conversation does as well, so that nothing names what is no longer there.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { listFiles } from './walk-files.ts'

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
