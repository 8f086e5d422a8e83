// An answer or a comment that is made of what somebody says of it.
import type { QuestionFile } from '../content-folder/list-question-files.ts'
import type { Language } from '../messages/language.ts'
import { toIdKey } from '../question/question-id.ts'
import { toAnswerText, toCommentsText } from './answer-text.ts'

/** Each as it was typed. */
export interface NewText {
  id: string
  actor: string
  at: string
  body: string
  /** Id of the answer that a comment is on; empty on the question. */
  answer: string
}

type Place = Pick<QuestionFile, 'id' | 'path' | 'conversation'>

/** Beside the answers that there are, else as the question lies: `questions/2024/a.md` → `answers/2024/a/1.md`. */
export function toAnswerPath({ id, path, conversation }: Place, answer: string): string {
  const beside = conversation?.answers[0]?.path
  const folder = beside ? toFolder(beside) : `${toFolder(path).replace(/^questions/, 'answers')}/${id}`
  return `${folder}/${answer}.md`
}

/** The file that there is, else as the question lies: `questions/2024/a.md` → `comments/2024/a.yaml`. */
export function toCommentsPath({ id, path, conversation }: Place): string {
  return conversation?.comments?.path ?? `${toFolder(path).replace(/^questions/, 'comments')}/${id}.yaml`
}

function toFolder(path: string): string {
  return path.slice(0, path.lastIndexOf('/'))
}

/** One more than the largest number among ids: `5678` → `5679`; `c9` → `c10`. @param start of the first id. */
export function suggestTextId(ids: readonly string[], start: string): string {
  const taken = new Set(ids.map(toIdKey))
  const numbers = ids.flatMap((id) => {
    const [, begin = '', digits = ''] = /^(\D*)([1-9]\d{0,14})$/.exec(id) ?? []
    return digits === '' ? [] : [{ begin, number: Number(digits) }]
  })
  const last = numbers.sort((a, b) => a.number - b.number).at(-1) ?? { begin: start, number: 0 }
  let number = last.number + 1
  while (taken.has(toIdKey(`${last.begin}${number}`))) number += 1
  return `${last.begin}${number}`
}

/** The whole file, tidy. */
export function toNewAnswer({ actor, at, body }: NewText, locale: Language): string {
  return `${toAnswerText({ actor, at, edited: [], counts: {} }, locale)}${body}\n`
}

/** The file with one comment more. @param text of the file as it is; empty where there is none. */
export function addComment(text: string, { id, actor, at, body, answer }: NewText, locale: Language): string {
  const comment = { id, actor, at, text: `${body}\n`, ...(answer === '' ? {} : { answer }) }
  const before = text.trim() === '[]' ? '' : text
  const end = before === '' || before.endsWith('\n') ? '' : '\n'
  return before + end + toCommentsText([comment], locale)
}
