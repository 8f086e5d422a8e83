import type { LinkTargets } from '../body/links/link-sign.ts'
import { resolveCrossLinks } from '../body/links/resolve-cross-links.ts'
import type { ConversationPage, ShownComment } from '../cache/conversation.ts'

/** A page of a conversation whose links lead to where they lead now. */
export function resolveConversation(
  page: ConversationPage,
  targets: LinkTargets,
  base: string,
): ConversationPage {
  if (targets.length === 0) return page
  const resolve = <T extends { html: string }>(text: T): T => ({
    ...text,
    html: resolveCrossLinks(text.html, targets, base),
  })
  const resolveAll = (comments: readonly ShownComment[]) =>
    comments.map((comment) => (comment.withheld ? comment : resolve(comment)))
  return {
    ...page,
    comments: resolveAll(page.comments),
    answers: page.answers.map((answer) =>
      answer.withheld ? answer : { ...resolve(answer), comments: resolveAll(answer.comments) },
    ),
  }
}
