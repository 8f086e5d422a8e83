import { findMessages } from '../messages/find-messages.ts'
import { deletedActor } from '../question/activity.ts'
import type { DescribedKind, DescribedNames } from './described.ts'
import type { People, Person } from './people.ts'
import type { ContentFolder } from './read-folder.ts'
import type { Shower } from './show-question.ts'
import { createTextMasks, type TextMasks } from './text-masks.ts'

type Showing = Pick<ContentFolder, 'settings' | 'redactions'>

function createMasks({ settings, redactions }: Showing): TextMasks {
  const labels = findMessages(settings.locale).masks
  return createTextMasks({ ...settings, redactedActors: redactions.actors, labels })
}

/** Those who are not redacted, as readers may see them. */
export function showPeople({ people, ...showing }: Showing & Pick<ContentFolder, 'people'>): People {
  if (people.size === 0) return people
  const masks = createMasks(showing)
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

/** What hashtags and categories mean, as readers may see it, and what was masked of it. Their names stay as they are. */
export function showDescribed({
  described,
  ...showing
}: Showing & Pick<ContentFolder, 'described'>): ShownDescribed {
  const { tags, categories } = described
  if (tags.length + categories.length === 0) return { described, masked: {} }
  const masks = createMasks(showing)
  const shown = { tags: masks.createShower(), categories: masks.createShower() }
  const show = (of: DescribedKind) =>
    described[of].map(({ description, ...each }) => ({
      ...each,
      ...(description !== undefined && { description: shown[of].text(description) }),
    }))
  return { described: { tags: show('tags'), categories: show('categories') }, masked: shown }
}

interface ShownDescribed {
  described: DescribedNames
  masked: Partial<Record<DescribedKind, Pick<Shower, 'names' | 'personalData'>>>
}
