// The archive as it is published: questions in order, listings, and what every page has in common. One per process.
import { type Archive, createArchive, rankHashtags } from '../archive/archive.ts'
import type { CachedQuestion } from '../cache/cached-question.ts'
import { toBasePath } from '../content-folder/base-path.ts'
import type { Content } from '../content-folder/read-content.ts'
import type { Settings } from '../content-folder/settings.ts'
import { createListings, type Listing } from '../listing/listing.ts'
import { findMessages } from '../messages/find-messages.ts'
import type { Messages } from '../messages/messages.ts'
import { toAliasPath } from '../question/alias.ts'
import type { Hashtag } from '../question/hashtag.ts'
import { createZone, type Zone } from '../time/zone.ts'
import { createRecent, type Recent } from './recent.ts'
import type { AsideView, EntryView, Surroundings } from './views.ts'

/** A few kilobytes each; pages come in an order in which neighbours share entries. */
const rememberedEntries = 6_000
const rememberedAsides = 200

export interface Publication {
  settings: Settings
  messages: Messages
  zone: Zone
  base: string
  archive: Archive<CachedQuestion>
  listings: ReadonlyMap<Hashtag, Listing<CachedQuestion>>
  /** Most used first. */
  ranking: readonly { hashtag: Hashtag; count: number }[]
  byId: ReadonlyMap<string, CachedQuestion>
  withheld: Content['withheld']
  /** Entries and hashtags that stand on many pages are prepared once. */
  recentEntries: Recent<EntryView>
  hashtagHrefs: Map<Hashtag, string>
  asides: Recent<AsideView>
  surroundings: Map<string, Surroundings>
  /** Where an old address, without the slashes at its ends, leads: the id of its question. */
  aliases: ReadonlyMap<string, { id: string; withheld: boolean }>
}

export function createPublication(
  content: Pick<Content, 'settings' | 'questions' | 'withheld'>,
): Publication {
  const { settings, questions, withheld } = content
  const archive = createArchive(questions)
  return {
    settings,
    messages: findMessages(settings.locale),
    zone: createZone(settings.timeZone),
    base: toBasePath(settings),
    archive,
    listings: new Map(createListings(archive).map((listing) => [listing.hashtag, listing])),
    ranking: rankHashtags(archive),
    byId: new Map(archive.questions.map((question) => [question.id, question])),
    withheld,
    recentEntries: createRecent(rememberedEntries),
    hashtagHrefs: new Map(),
    asides: createRecent(rememberedAsides),
    surroundings: new Map(),
    aliases: new Map([...toTargets(questions, false), ...toTargets(withheld, true)]),
  }
}

function toTargets(questions: readonly { id: string; aliases: readonly string[] }[], withheld: boolean) {
  return questions.flatMap(({ id, aliases }) =>
    aliases.map((alias): [string, { id: string; withheld: boolean }] => [
      toAliasPath(alias) ?? alias,
      { id, withheld },
    ]),
  )
}
