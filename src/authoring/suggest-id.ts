import { toIdKey, toQuestionId } from '../question/question-id.ts'

const suggestedLength = 40

/**
 * An id for a new question: the words of its title, cut at a word, with a number behind it when it is taken.
 * `PUT과 PATCH는 언제 나눠 쓰나요?` → `put과-patch는-언제-나눠-쓰나요`.
 * @param taken keys of the ids that there are, as `toIdKey` makes them.
 */
export function suggestId(title: string, taken: ReadonlySet<string>): string {
  const words = title
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{Nd}]+/u)
    .filter((word) => word !== '')
  let id = ''
  for (const word of words) {
    const longer = id === '' ? [...word].slice(0, suggestedLength).join('') : `${id}-${word}`
    if ([...longer].length > suggestedLength) break
    id = longer
  }
  const base = toQuestionId(`${id}.md`) ?? 'question'
  let suggestion = base
  for (let number = 2; taken.has(toIdKey(suggestion)); number += 1) suggestion = `${base}-${number}`
  return suggestion
}
