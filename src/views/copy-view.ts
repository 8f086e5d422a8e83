import type { ConversationView } from './conversation-views.ts'
import type { CopyView, OpeningView } from './question-views.ts'
import type { Site } from './site.ts'

interface Shown {
  opening: OpeningView | undefined
  conversation: ConversationView
}

/** Undefined on a page without code, which needs no script. */
export function toCopyView({ opening, conversation }: Shown, { messages }: Site): CopyView | undefined {
  const answers = conversation.answers?.answers ?? []
  const bodies = answers.map((answer) => (answer.withheld === undefined ? answer.bodyHtml : ''))
  const holdsCode = [opening?.bodyHtml ?? '', ...bodies].some((html) => html.includes('<div class="code">'))
  return holdsCode ? messages.copy : undefined
}
