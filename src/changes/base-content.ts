// The archive as it was at the commit: questions whose files are the same are taken over, the others prepared from their
// old bytes.
import { createKeywordMatcher, findHashtag } from '../archive/keywords.ts'
import { findQuestionId, isConversationPath, listQuestionFiles } from '../folder/files.ts'
import { createPrepareQuestion } from '../folder/prepare-question.ts'
import type { Content } from '../folder/read-content.ts'
import type { Redactions } from '../folder/redactions.ts'
import type { Settings } from '../folder/settings.ts'
import { readSmallFiles, type SmallFiles } from '../folder/small-files.ts'
import { type Synonyms, toVocabulary } from '../folder/synonyms.ts'
import { decodeFile } from '../format/decode.ts'
import { isWarning } from '../format/issue.ts'
import { digestBytes } from '../kept/digest.ts'
import { createPackReader } from '../kept/packs.ts'
import type { ComparedQuestion } from './compare-archives.ts'
import type { PreparePosts } from './posts.ts'
import type { BaseFiles } from './read-base.ts'

export interface BaseQuestion extends ComparedQuestion {
  path: string
  aliases: readonly string[]
  /** Title and prose, for keywords; undefined for what was taken over with its keywords. */
  prose: string | undefined
}

/** What a base is compared with, and how. */
interface Comparison {
  current: Content
  base: BaseFiles
  /** Those of the base. */
  settings: Settings
  redactions: Redactions
  synonyms: Synonyms
  /** What nobody may read in the report. */
  hidden: Redactions
  /** In the place of the title of a question that is withheld now. */
  withheldTitle: string
  prepare: PreparePosts['question']
}

/**
 * Without those that were withheld, and without files that are broken now: their faults are reported instead.
 * @throws Failure of Git
 */
export function toBaseQuestions(comparison: Comparison): BaseQuestion[] {
  const { current, base, settings, redactions, hidden, withheldTitle } = comparison
  const isSame = toTextKey(settings, redactions) === toTextKey(current.settings, current.redactions)
  const kept = isSame ? current.questions.filter(({ path }) => base.isSame(path)) : []
  const keptPaths = new Set(kept.map(({ path }) => path))
  const isBroken = createIsBroken(current)
  const others = base.paths.filter(
    (path) => /^questions\/.*\.md$/.test(path) && !keptPaths.has(path) && !isBroken(path),
  )
  const questions: BaseQuestion[] = [
    ...kept.map((question) => ({ ...question, prose: undefined })),
    ...prepareOld(base.read(others), comparison).map((question) =>
      hidden.questions.has(question.id) ? { ...question, title: withheldTitle } : question,
    ),
  ].filter(({ id }) => !redactions.questions.has(id))
  if (settings.keywordMatches === false) return questions.map((question) => ({ ...question, keywords: [] }))
  return withKeywords(questions, comparison)
}

/** Whether a question is left out now for a fault of its file, or of one of its answers or comments. */
export function createIsBroken(content: Content): (path: string) => boolean {
  const paths = content.issues.filter((issue) => !isWarning(issue)).map(({ path }) => path)
  const broken = new Set(paths)
  const leftOut = findLeftOut(content, paths.filter(isConversationPath))
  return (path) => broken.has(path) || leftOut.has(findQuestionId(path) ?? '')
}

/**
 * Ids of questions that are left out for faults of these files of answers and comments. A question whose own file is
 * gone is none: it is removed, and what still belongs to it is faulty for that reason.
 */
function findLeftOut({ folder, questions }: Content, faulty: readonly string[]): ReadonlySet<string> {
  const shown = new Set(questions.map(({ id }) => id))
  const ids = new Set(faulty.map((path) => findQuestionId(path) ?? '')).difference(shown)
  return ids.size === 0 ? ids : ids.intersection(new Set(listQuestionFiles(folder).files.map(({ id }) => id)))
}

/** What the settings say about the texts and the order of questions; all else changes nothing of what is compared. */
function toTextKey(settings: Settings, redactions: Redactions): string {
  const { timeZone, locale, math, personalData, keywordMatches } = settings
  return JSON.stringify([timeZone, locale, math, personalData, keywordMatches, redactions.actors])
}

function prepareOld(
  files: Map<string, Buffer>,
  { current, base, settings, hidden, prepare: prepareShown }: Comparison,
): BaseQuestion[] {
  const prepare = createPrepareQuestion(settings, hidden.actors)
  const digests = new Map(current.questions.map(({ path, digest }) => [path, digest]))
  return Array.from(files).flatMap(([path, bytes]) => {
    const id = findQuestionId(path)
    if (id === undefined) return []
    const { prepared } = prepare({ id, path, bytes })
    if (!prepared) return []
    const question = { ...prepared.outline, keywords: [], prose: prepared.prose }
    const digest = base.isSame(path) ? digests.get(path) : undefined
    if (digest !== undefined) return [{ ...question, digest }]
    const shown = prepareShown({ id, path, bytes })
    return [
      shown ? { ...question, digest: shown.digest, shown } : { ...question, digest: digestBytes(bytes) },
    ]
  })
}

/** Keywords are found with the hashtags that there were; only those that are gone now have to be looked for again. */
function withKeywords(
  questions: readonly BaseQuestion[],
  { current, settings, synonyms }: Comparison,
): BaseQuestion[] {
  const vocabulary = toVocabulary(questions, { settings, synonyms })
  const known = new Set(toVocabulary(current.questions, current))
  const all = createKeywordMatcher(vocabulary)
  const gone = vocabulary.filter((keyword) => !known.has(keyword))
  const matchGone = createKeywordMatcher(gone)
  const same = new Set(vocabulary.filter((keyword) => known.has(keyword)).map(findHashtag))
  const places = new Map(current.questions.map(({ id, prose }) => [id, prose]))
  const packs = createPackReader(current.questionCache)
  const found = questions.map((question) => {
    const own = new Set(question.hashtags)
    const place = places.get(question.id)
    const prose = question.prose ?? (gone.length > 0 && place ? packs.find(place) : undefined) ?? ''
    const keywords =
      question.prose === undefined
        ? [...question.keywords.filter((hashtag) => same.has(hashtag)), ...matchGone.match(prose)]
        : [...all.match(prose)]
    return { ...question, keywords: keywords.filter((hashtag) => !own.has(hashtag)) }
  })
  packs.close()
  return found
}

/** @throws Failure of Git */
export function readBaseSmallFiles(base: BaseFiles): SmallFiles {
  const files = base.read(base.paths.filter((path) => /^\w+\.yaml$/.test(path)))
  return readSmallFiles((name, parse) => {
    const bytes = files.get(name)
    const text = bytes && decodeFile(name, bytes)
    return typeof text === 'string' ? parse(name, text) : undefined
  })
}
