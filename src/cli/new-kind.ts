import type { OptionValues } from '../messages/help.ts'
import { endWrongCall } from './call.ts'

export type NewKind = 'question' | 'answer' | 'comment'

const shared = ['actor', 'at', 'id', 'body']

const optionsOf: Record<NewKind, readonly string[]> = {
  question: ['title', 'tags', 'category', ...shared],
  answer: ['question', ...shared],
  comment: ['question', 'answer', ...shared],
}

/** What is to be made. An option that it does not have ends the command. */
export function readNewKind(positionals: readonly string[], values: OptionValues<'new'>): NewKind {
  const [name = 'question', ...more] = positionals
  const kind = name === 'question' || name === 'answer' || name === 'comment' ? name : undefined
  if (kind === undefined || more.length > 0) {
    const needless = kind === undefined ? name : (more[0] ?? '')
    return endWrongCall((wrong) => wrong.needlessParameter(needless))
  }
  const unknown = Object.keys(values).find((option) => !optionsOf[kind].includes(option))
  if (unknown !== undefined) endWrongCall((wrong) => wrong.unknownOption(`--${unknown}`))
  return kind
}
