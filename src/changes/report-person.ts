import type { PersonChange } from './compare-people.ts'
import { toListLine } from './report-edit.ts'
import type { Print } from './report-print.ts'

/** `u43 이름: 홍길동 → 김철수, 전 이름: +홍길동`; `+u44 이영희` of somebody new. */
export function toPersonLine(change: PersonChange, { words, quote }: Print): string {
  const { id, presence, name, renamed, formerNames, url, about } = change
  if (presence) return `${presence === 'added' ? '+' : '−'}${quote(id)} ${quote(name)}`
  const toText = (value: string | undefined) => (value === undefined ? words.unset : quote(value))
  const parts = [
    ...(renamed ? [`${words.personName} ${quote(renamed.before)} → ${quote(renamed.after)}`] : []),
    ...(formerNames ? [toListLine(words.formerNames, formerNames, words, quote)] : []),
    ...(url ? [`${words.url} ${toText(url.before)} → ${toText(url.after)}`] : []),
    ...(about ? [words.about] : []),
  ]
  return `${quote(id)} ${parts.join(', ')}`
}
