import type { RedactionChange, WithheldChange } from './compare-redactions.ts'
import { type Print, toNamed } from './report-print.ts'

/** Of each kind of change. */
const namedTexts = 10

export function toRedactionLines(change: RedactionChange, print: Print): string[] {
  const { words, item, quote } = print
  if (change.of === 'texts')
    return [item(`${quote(change.id)} ${quote(change.title)}`), ...toTextLines(change, print)]
  const { redacted, shownAgain } = words.redactions[change.of]
  return [
    ...(change.added === 0 ? [] : [item(redacted(change.added))]),
    ...(change.removed === 0 ? [] : [item(shownAgain(change.removed))]),
  ]
}

/** `감추는 답변: 5678`, then `다시 보이는 댓글: 1234` */
function toTextLines({ answers, comments }: WithheldChange, print: Print): string[] {
  const { words, quote, subitem } = print
  const lists = [
    { ...words.redactions.answers, ...answers },
    { ...words.redactions.comments, ...comments },
  ]
  const toLine = (label: string, ids: readonly string[]) =>
    ids.length === 0 ? [] : [subitem([label, ...toNamed(ids, namedTexts, words, quote)].join(' '))]
  return lists.flatMap(({ withheld, shownAgain, added, removed }) => [
    ...toLine(withheld, added),
    ...toLine(shownAgain, removed),
  ])
}
