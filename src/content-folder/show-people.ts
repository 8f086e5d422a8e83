import { deletedActor } from '../question/activity.ts'
import type { People, Person } from './people.ts'
import { createFolderMasks, type MaskedFolder, type TextMasks } from './text-masks.ts'

/** Those who are not redacted, as readers may see them. */
export function showPeople({ people, ...folder }: MaskedFolder & { people: People }): People {
  if (people.size === 0) return people
  const masks = createFolderMasks(folder)
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
