// The archive as it is published: questions in order, listings, where old addresses lead.
import { type Archive, createArchive, rankHashtags } from '../archive/archive.ts'
import type { CachedQuestion } from '../cache/cached-question.ts'
import type { Content } from '../content-folder/read-content.ts'
import type { Settings } from '../content-folder/settings.ts'
import type { Synonyms } from '../content-folder/synonyms.ts'
import { createListings, type Listing } from '../listing/listing.ts'
import { toAliasPath } from '../question/alias.ts'
import type { Hashtag } from '../question/hashtag.ts'
import type { ArchiveCounts, HashtagCount } from '../views/shown.ts'

export interface Publication {
  settings: Settings
  archive: Archive<CachedQuestion>
  counts: ArchiveCounts
  listings: ReadonlyMap<Hashtag, Listing<CachedQuestion>>
  /** Most used first. */
  ranking: readonly HashtagCount[]
  withheld: Content['withheld']
  synonyms: Synonyms
  /** Where an old address, without the slashes at its ends, leads; undefined to a question that is withheld. */
  aliases: ReadonlyMap<string, CachedQuestion | undefined>
}

/** @param content checked, since of two targets of one old address the later would win; its questions in any order. */
export function createPublication(
  content: Pick<Content, 'settings' | 'questions' | 'withheld' | 'synonyms'>,
): Publication {
  const { settings, questions, withheld, synonyms } = content
  const archive = createArchive(questions)
  const toTargets = (aliases: readonly string[], target: CachedQuestion | undefined) =>
    aliases.map((alias): [string, CachedQuestion | undefined] => [toAliasPath(alias) ?? alias, target])
  return {
    settings,
    archive,
    counts: { questions: archive.questions.length, hashtags: archive.byHashtag.size },
    listings: new Map(createListings(archive).map((listing) => [listing.hashtag, listing])),
    ranking: rankHashtags(archive),
    withheld,
    synonyms,
    aliases: new Map([
      ...questions.flatMap((question) => toTargets(question.aliases, question)),
      ...withheld.flatMap(({ aliases }) => toTargets(aliases, undefined)),
    ]),
  }
}
