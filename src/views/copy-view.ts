import type { ConversationView } from './conversation-view.ts'
import type { Site } from './site.ts'

/** Undefined on a page without code, which needs no script. */
export function toCopyView(
  questionHtml: string | undefined,
  { answers }: ConversationView,
  { messages }: Site,
) {
  const bodies = (answers?.answers ?? []).map((answer) =>
    answer.withheld === undefined ? answer.bodyHtml : '',
  )
  const holdsCode = [questionHtml ?? '', ...bodies].some((html) => html.includes('<div class="code">'))
  return holdsCode ? messages.copy : undefined
}
