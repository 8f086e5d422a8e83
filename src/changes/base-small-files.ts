// The small files of the content folder as they were at the commit.

import {
  type DescribedNames,
  describedPaths,
  parseCategories,
  parseTags,
} from '../content-folder/described.ts'
import { parsePeople } from '../content-folder/parse-people.ts'
import { parseSettings } from '../content-folder/parse-settings.ts'
import { noPeople, type People, peopleName } from '../content-folder/people.ts'
import { addRedactedPeople, withoutRedacted } from '../content-folder/redacted-people.ts'
import { noRedactions, parseRedactions, type Redactions } from '../content-folder/redactions.ts'
import type { Settings } from '../content-folder/settings.ts'
import { parseSynonyms, type Synonyms } from '../content-folder/synonyms.ts'
import { decodeFile } from '../question/decode.ts'
import type { BaseFiles } from './read-base.ts'

/** No settings where they had faults. @throws Failure of Git */
export function readBaseSmallFiles(base: BaseFiles): {
  settings?: Settings
  redactions: Redactions
  synonyms: Synonyms
  people: People
  described: DescribedNames
} {
  const names = ['archive.yaml', 'redactions.yaml', 'synonyms.yaml', peopleName]
  const files = base.read([...names, ...Object.values(describedPaths)])
  const settings = parse(files, 'archive.yaml', parseSettings)
  const redactions = parse(files, 'redactions.yaml', parseRedactions)
  const synonyms = parse(files, 'synonyms.yaml', parseSynonyms)
  const tags = parse(files, describedPaths.tags, parseTags)
  const categories = parse(files, describedPaths.categories, parseCategories)
  const parsed = parse(files, peopleName, parsePeople)
  const people = parsed && 'people' in parsed ? parsed.people : noPeople
  const redacted = redactions && 'redactions' in redactions ? redactions.redactions : noRedactions
  return {
    ...(settings && 'settings' in settings ? { settings: settings.settings } : {}),
    redactions: addRedactedPeople(redacted, people),
    people: withoutRedacted(people, redacted),
    synonyms: synonyms && 'synonyms' in synonyms ? synonyms.synonyms : [],
    described: {
      tags: tags && 'described' in tags ? tags.described : [],
      categories: categories && 'described' in categories ? categories.described : [],
    },
  }
}

/** Undefined for a file that was not there, or was no text. */
function parse<Parsed>(
  files: ReadonlyMap<string, Buffer>,
  name: string,
  parseText: (path: string, text: string) => Parsed,
): Parsed | undefined {
  const bytes = files.get(name)
  const text = bytes && decodeFile(name, bytes)
  return typeof text === 'string' ? parseText(name, text) : undefined
}
