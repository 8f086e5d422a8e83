import type { Messages } from '../messages/messages.ts'
import { anonymousActor, deletedActor, isRole } from '../question/activity.ts'

/** Roles are shown in the language of the site, names as they are (decision 12). */
export function toActorView(actor: string, messages: Messages) {
  return { name: labelActor(actor, messages), role: isRole(actor) }
}

function labelActor(actor: string, messages: Messages): string {
  if (actor === anonymousActor) return messages.actors.anonymous
  return actor === deletedActor ? messages.actors.deleted : actor
}
