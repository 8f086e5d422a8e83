import type { ConversationPage, ShownActor, ShownComment } from '../cache/conversation.ts'
import { toActorView } from './actor-view.ts'
import type { Site } from './site.ts'

export type ToPersonView = ReturnType<typeof createToPersonView>
/** Somebody of whom the site itself writes. */
export type PersonView = ReturnType<ToPersonView>

/** @param page on which people of one name are told apart by their ids, where those are known. */
export function createToPersonView(
  page: ConversationPage | undefined,
  { messages, people }: Pick<Site, 'messages' | 'people'>,
) {
  const shared = findSharedNames(page)
  return ({ name, person }: ShownActor) => {
    const actor = toActorView(name, messages)
    const known = person === undefined ? undefined : people.get(person)
    return {
      ...actor,
      /** Tells apart two people of one page who have one name. */
      mark: shared.has(name) ? person : undefined,
      href: known?.url,
      about: known?.about,
    }
  }
}

/** How somebody is called in a sentence: `김철수 u2` where another has the same name. */
export function toCalled({ name, mark }: Pick<PersonView, 'name' | 'mark'>): string {
  return mark === undefined ? name : `${name} ${mark}`
}

/** Names of two people or more. One of whom nothing is known may be any of them. */
function findSharedNames(page: ConversationPage | undefined): Set<string> {
  const owners = new Map<string, string>()
  const shared = new Set<string>()
  for (const { name, person } of page ? listActors(page) : []) {
    if (person === undefined) continue
    const owner = owners.get(name)
    if (owner === undefined) owners.set(name, person)
    else if (owner !== person) shared.add(name)
  }
  return shared
}

function listActors({ comments, answers, later }: ConversationPage): ShownActor[] {
  return [
    ...comments.flatMap(listOfComment),
    ...answers.flatMap((answer) => [
      ...(answer.withheld ? [] : [answer.by, ...answer.edited.flatMap(({ by }) => by ?? [])]),
      ...(answer.withheld || !answer.replyTo?.by ? [] : [answer.replyTo.by]),
      ...answer.comments.flatMap(listOfComment),
    ]),
    ...later.map(({ by }) => by),
  ]
}

function listOfComment(comment: ShownComment): ShownActor[] {
  if (comment.withheld) return []
  return comment.replyTo?.by ? [comment.by, comment.replyTo.by] : [comment.by]
}
