import { findMessages } from '../messages/find-messages.ts'
import { deletedActor } from '../question/activity.ts'
import type { People, Person } from './people.ts'
import type { ContentFolder } from './read-folder.ts'
import { createTextMasks, type TextMasks } from './text-masks.ts'

/** Those who are not redacted, as readers may see them. */
export function showPeople({
  people,
  settings,
  redactions,
}: Pick<ContentFolder, 'people' | 'settings' | 'redactions'>): People {
  if (people.size === 0) return people
  const labels = findMessages(settings.locale).masks
  const masks = createTextMasks({ ...settings, redactedActors: redactions.actors, labels })
  return new Map(Array.from(people, ([id, person]) => [id, showPerson(id, person, masks)]))
}

function showPerson(id: string, { name, formerNames, about, url }: Person, masks: TextMasks): Person {
  const show = masks.createShower()
  const toName = (each: string) => masks.showActor(each, id).shown
  return {
    name: toName(name),
    formerNames: formerNames.map(toName).filter((each) => each !== deletedActor),
    ...(about !== undefined && { about: show.text(about) }),
    ...(url !== undefined && { url: show.address(url) }),
  }
}
