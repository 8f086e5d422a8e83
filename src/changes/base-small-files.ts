// The small files of the content folder as they were at the commit.
import { parseSettings } from '../content-folder/parse-settings.ts'
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
} {
  const small = base.read(['archive.yaml', 'redactions.yaml', 'synonyms.yaml'])
  const settings = toSettings(small.get('archive.yaml'))
  return {
    ...(settings ? { settings } : {}),
    redactions: toRedactions(small.get('redactions.yaml')),
    synonyms: toSynonyms(small.get('synonyms.yaml')),
  }
}

function toSettings(bytes: Buffer | undefined): Settings | undefined {
  const text = bytes && decodeFile('archive.yaml', bytes)
  if (typeof text !== 'string') return undefined
  const parsed = parseSettings('archive.yaml', text)
  return 'settings' in parsed ? parsed.settings : undefined
}

function toRedactions(bytes: Buffer | undefined): Redactions {
  const text = bytes && decodeFile('redactions.yaml', bytes)
  if (typeof text !== 'string') return noRedactions
  const parsed = parseRedactions('redactions.yaml', text)
  return 'redactions' in parsed ? parsed.redactions : noRedactions
}

function toSynonyms(bytes: Buffer | undefined): Synonyms {
  const text = bytes && decodeFile('synonyms.yaml', bytes)
  if (typeof text !== 'string') return []
  const parsed = parseSynonyms('synonyms.yaml', text)
  return 'synonyms' in parsed ? parsed.synonyms : []
}
