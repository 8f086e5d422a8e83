// The archive as it was: questions whose files are the same are taken over, the others prepared from their old bytes.

import { parseSettings } from '../content-folder/parse-settings.ts'
import { createPrepareQuestion } from '../content-folder/prepare-question.ts'
import type { Content } from '../content-folder/read-content.ts'
import { noRedactions, parseRedactions, type Redactions } from '../content-folder/redactions.ts'
import type { Settings } from '../content-folder/settings.ts'
import { createKeywordMatcher } from '../listing/keywords.ts'
import { decodeFile } from '../question/decode.ts'
import { toQuestionId } from '../question/question-id.ts'
import { digestBytes } from '../store/digest.ts'
import { createPackReader } from '../store/packs.ts'
import type { ComparedQuestion } from './compare-archives.ts'
import type { BaseFiles } from './read-base.ts'

interface BaseQuestion extends ComparedQuestion {
  /** Title and prose, for keywords; undefined for what was taken over with its keywords. */
  prose: string | undefined
}

export function toBaseQuestions(current: Content, base: BaseFiles): ComparedQuestion[] {
  const settingsChanged = base.changed.has('archive.yaml') || base.changed.has('redactions.yaml')
  const small = base.read(['archive.yaml', 'redactions.yaml'])
  const settings = toSettings(small.get('archive.yaml')) ?? current.settings
  const redactions = toRedactions(small.get('redactions.yaml'))
  const kept = settingsChanged ? [] : current.questions.filter(({ path }) => !base.changed.has(path))
  const keptPaths = new Set(kept.map(({ path }) => path))
  const others = base.paths.filter((path) => /^questions\/.*\.md$/.test(path) && !keptPaths.has(path))
  const prepared = prepareOld(base.read(others), settings, redactions)
  const questions: BaseQuestion[] = [
    ...kept.map((question) => ({ ...question, prose: undefined })),
    ...prepared,
  ]
  const visible = questions.filter(({ id }) => !redactions.questions.has(id))
  return settings.keywordMatches ? withKeywords(visible, current) : visible.map(withoutKeywords)
}

function withoutKeywords(question: BaseQuestion): ComparedQuestion {
  return { ...question, keywords: [] }
}

function prepareOld(files: Map<string, Buffer>, settings: Settings, redactions: Redactions): BaseQuestion[] {
  const prepare = createPrepareQuestion(settings, redactions.actors)
  return Array.from(files).flatMap(([path, bytes]) => {
    const id = toQuestionId(path.split('/').at(-1) ?? '')
    const { prepared } = id === undefined ? {} : prepare({ id, path, bytes })
    if (!prepared) return []
    return [{ ...prepared.outline, digest: digestBytes(bytes), keywords: [], prose: prepared.prose }]
  })
}

/** Keywords are found with the hashtags that there were; only those that are gone now have to be looked for again. */
function withKeywords(questions: readonly BaseQuestion[], current: Content): ComparedQuestion[] {
  const vocabulary = new Set(questions.flatMap(({ hashtags }) => hashtags))
  const known = new Set(current.questions.flatMap(({ hashtags }) => hashtags))
  const all = createKeywordMatcher(vocabulary)
  const gone = [...vocabulary].filter((hashtag) => !known.has(hashtag))
  const matchGone = createKeywordMatcher(gone)
  const places = new Map(current.questions.map(({ id, prose }) => [id, prose]))
  const packs = createPackReader(current.store)
  const found = questions.map((question) => {
    const own = new Set(question.hashtags)
    const place = places.get(question.id)
    const prose = question.prose ?? (gone.length > 0 && place ? packs.find(place) : undefined) ?? ''
    const keywords =
      question.prose === undefined
        ? [...question.keywords.filter((hashtag) => vocabulary.has(hashtag)), ...matchGone.match(prose)]
        : [...all.match(prose)]
    return { ...question, keywords: keywords.filter((hashtag) => !own.has(hashtag)) }
  })
  packs.close()
  return found
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
