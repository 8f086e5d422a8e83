// The small files at the root of a content folder, whoever has their texts: the disk, a commit, or a correction to try.
import type { Issue } from '../format/issue.ts'
import { type DescribedNames, describedPaths, noDescribed, parseCategories, parseTags } from './described.ts'
import {
  addRedactedPeople,
  noPeople,
  type People,
  parsePeople,
  peopleName,
  withoutRedacted,
} from './people.ts'
import { noRedactions, parseRedactions, type Redactions } from './redactions.ts'
import { listIssues, parseSettings, type Settings, settingsSchema } from './settings.ts'
import { parseSynonyms, type Synonyms } from './synonyms.ts'

/** What is in for small files that are missing or have faults of their own, or what they say. */
export interface SmallFiles {
  settings: Settings
  redactions: Redactions
  synonyms: Synonyms
  people: People
  described: DescribedNames
}

/** Settings that let the questions be checked although archive.yaml has faults of its own. */
const provisional: Settings = settingsSchema.parse({ title: '?', referenceDate: '9999-12-31' })

/** Whether archive.yaml has given these settings: what is in for them knows no day. */
export function isSettled(settings: Settings): boolean {
  return settings !== provisional
}

export const noSmallFiles: SmallFiles = {
  settings: provisional,
  redactions: noRedactions,
  synonyms: [],
  people: noPeople,
  described: noDescribed,
}

/** Undefined for a file that is not there, or of which nothing is asked. */
type Read = <T>(
  name: string,
  parse: (path: string, text: string) => T,
) => T | { issues: readonly Issue[] } | undefined

/**
 * @param otherwise what was known of files that have faults, or that are there under another name.
 * @param isThere whether there is such a file; where there is none, there is nothing.
 */
export function readSmallFiles(
  read: Read,
  otherwise: SmallFiles = noSmallFiles,
  isThere: (name: string) => boolean = () => false,
): SmallFiles & { issues: Issue[] } {
  const settings = read('archive.yaml', parseSettings)
  const redactions = read('redactions.yaml', parseRedactions)
  const synonyms = read('synonyms.yaml', parseSynonyms)
  const people = read(peopleName, parsePeople)
  const tags = read(describedPaths.tags, parseTags)
  const categories = read(describedPaths.categories, parseCategories)
  const stillRedacted = isThere('redactions.yaml') ? otherwise.redactions : noRedactions
  const stillKnown = isThere('synonyms.yaml') ? otherwise.synonyms : []
  const findDescriptions = (of: keyof DescribedNames, file: typeof tags) => {
    if (file && 'described' in file) return file.described
    return isThere(describedPaths[of]) ? otherwise.described[of] : []
  }
  const nobody = isThere(peopleName) ? undefined : noPeople
  const readable = people && 'people' in people ? people.people : nobody
  const known = readable ?? otherwise.people
  const redacted = addRedactedPeople(
    redactions && 'redactions' in redactions ? redactions.redactions : stillRedacted,
    known,
    readable ? undefined : otherwise.redactions.actors,
  )
  return {
    settings: settings && 'settings' in settings ? settings.settings : otherwise.settings,
    redactions: redacted,
    synonyms: synonyms && 'synonyms' in synonyms ? synonyms.synonyms : stillKnown,
    people: withoutRedacted(known, redacted),
    described: {
      tags: findDescriptions('tags', tags),
      categories: findDescriptions('categories', categories),
    },
    issues: [settings, redactions, synonyms, people, tags, categories].flatMap((file) =>
      file ? listIssues(file) : [],
    ),
  }
}

/** Faults of one of them with a text; none of another file. */
export function checkSmallFile(path: string, text: string): Issue[] {
  return readSmallFiles((name, parse) => (name === path ? parse(name, text) : undefined)).issues
}
