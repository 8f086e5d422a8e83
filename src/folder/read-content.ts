// A whole content folder: every question prepared, every fault known. Files that did not change since the last run
// are taken from the cache.

import { compareIssues, compareText, type Issue, isWarning } from '../format/issue.ts'
import type { Pictures } from '../format/pictures/picture.ts'
import {
  type CacheKey,
  isSameList,
  type QuestionCache,
  takeQuestionCache,
  writeQuestionCache,
} from '../kept/cache.ts'
import { digestText } from '../kept/digest.ts'

import type { WorkLimits } from '../kept/guarded.ts'
import { createPackName } from '../kept/packs.ts'
import type { CachedQuestion } from '../kept/question.ts'
import { makeCacheFolder } from '../kept/write.ts'
import { type ThemePictures, toShownLogo } from '../look/theme.ts'
import { type ArchiveContext, findArchiveIssues } from './archive-issues.ts'
import { proposePictures } from './check-pictures.ts'
import { type DescribedNames, showDescribed } from './described.ts'
import { findKeywords } from './find-keywords.ts'
import { type People, showPeople } from './people.ts'
import { prepareFiles } from './prepare-files.ts'
import { type ContentFolder, readContentFolder, type SmallFiles } from './read-folder.ts'
import { type FoundPictures, readPictures } from './read-pictures.ts'
import type { Redactions, WithheldTexts } from './redactions.ts'
import { type Settings, toPreparingSettings } from './settings.ts'
import { type Synonyms, toVocabulary } from './synonyms.ts'
import { isUnchanged, stampAll } from './unchanged.ts'
import { findWithheld, type WithheldQuestion } from './withheld.ts'

export interface Content {
  /** Absolute path of the content folder. */
  folder: string
  settings: Settings
  redactions: Redactions
  synonyms: Synonyms
  /** Without those who are redacted, as readers may see them. */
  people: People
  /** What hashtags and categories mean, as readers may see it, and old addresses of their lists. */
  described: DescribedNames
  pictures: Pictures
  themePictures: ThemePictures
  /** Without the withheld ones, by path. */
  questions: CachedQuestion[]
  /** Withheld questions, whose addresses answer that they were removed. */
  withheld: WithheldQuestion[]
  issues: Issue[]
  /** Changes with settings, the logo, redactions, people and code, but not with questions. */
  key: string
  /** Folder of the cached questions and their packs. */
  questionCache: string
  /** What the cached questions were made with: as `key`, but for settings of pages alone, and with the ids of what is withheld. */
  cacheKey: CacheKey
  /** Number of files that were taken from the cache, and that were not. */
  reused: number
  changed: number
}

export interface ReadOptions extends ArchiveContext {
  folder: string
  questionCache: string
  /** Digest of the program's own code. */
  code: string
  /** Leaves bodies to be made when a page shows them: a share of a build needs only some. */
  outlinesOnly?: boolean
  /** In the place of small files with faults. */
  otherwise?: Partial<SmallFiles> | undefined
  /** Throws when the code is no longer that of the digest: what it prepared would be kept under a wrong key. */
  checkCode?: () => void
  onProgress?: (done: number, all: number) => void
  /** What a file may take before it is given up. */
  limits?: WorkLimits
}

/**
 * Reads the folder with what the last run learnt of it, and writes down what is new. Faults of content are issues, in
 * order; only what the machine lacks, and what is wrong with the program, is thrown.
 */
export async function readContent(options: ReadOptions): Promise<Content> {
  const began = Date.now()
  const folder = readContentFolder(options.folder, { otherwise: options.otherwise })
  const { redactions, people, themePictures } = folder
  const settings = toPreparingSettings(folder.settings)
  const prepared = digestText(JSON.stringify([options.code, settings, redactions.actors, [...people]]))
  const key = digestText(JSON.stringify([prepared, folder.settings, toShownLogo(themePictures)]))
  makeCacheFolder(options.questionCache)
  const pictures = readPictures({
    folder: folder.path,
    files: folder.pictureFiles,
    cache: { folder: options.questionCache, key: options.code },
    limits: options.limits,
  })
  // Whatever is thrown first ends all.
  pictures.catch(() => {})
  const cacheKey = toCacheKey(prepared, redactions)
  const reading: Reading = { ...options, began, key, cacheKey, pictures }
  const last = takeQuestionCache(options.questionCache, cacheKey, `${createPackName()}-kept.pack`)
  return (await readWith(last, folder, reading)) ?? (await readAfresh(folder, reading))
}

interface Reading extends ReadOptions {
  /** When it began, in milliseconds. */
  began: number
  key: string
  cacheKey: CacheKey
  /** Read while questions are prepared. */
  pictures: Promise<FoundPictures>
}

function toCacheKey(prepared: string, { questions, people, answers, comments }: Redactions): CacheKey {
  return {
    prepared: digestText(JSON.stringify([prepared, [...people].sort(compareText)])),
    withheld: [...questions, ...toTexts('answers', answers), ...toTexts('comments', comments)].sort(
      compareText,
    ),
  }
}

function toTexts(kind: string, withheld: WithheldTexts): string[] {
  return [...withheld].flatMap(([question, ids]) => [...ids].map((id) => `${question}/${kind}/${id}`))
}

async function readAfresh(folder: ContentFolder, options: Reading): Promise<Content> {
  const content = await readWith(undefined, folder, options)
  if (!content) throw new Error(`What was just written to ${options.questionCache} can't be read back.`)
  return content
}

/** Undefined when the cache has lost a text that is needed. */
async function readWith(
  last: QuestionCache | undefined,
  folder: ContentFolder,
  options: Reading,
): Promise<Content | undefined> {
  const { key, cacheKey } = options
  const known = new Map(last?.questions.map((question) => [question.path, question]))
  const changed = folder.files.filter((file) => !isUnchanged(folder.path, file, known.get(file.path)))
  const preparing = prepareFiles({
    files: changed,
    folder: folder.path,
    settings: toPreparingSettings(folder.settings),
    redactedActors: folder.redactions.actors,
    withheld: folder.redactions.questions,
    withheldTexts: folder.redactions,
    packFolder: options.questionCache,
    outlinesOnly: options.outlinesOnly ?? false,
    onProgress: options.onProgress,
    limits: options.limits,
  })
  const [prepared, found] = await Promise.all([preparing, options.pictures])
  for (const { file, question } of prepared) {
    if (question) known.set(file.path, question)
    else known.delete(file.path)
  }
  const present = new Set(folder.files.map(({ path }) => path))
  const unmatched = [...known.values()]
    .filter(({ path }) => present.has(path))
    .sort((a, b) => compareText(a.path, b.path))
  const vocabulary = toVocabulary(unmatched, folder)
  const matched = await findKeywords({ vocabulary, questions: unmatched }, last, options.questionCache)
  if (!matched) return undefined
  const questions = stampAll(folder.files, matched, options.began)
  if (changed.length > 0) options.checkCode?.()
  const isSame =
    isSameList(questions, last?.questions) &&
    isSameList(vocabulary, last?.vocabulary) &&
    isSameList(cacheKey.withheld, last?.key.withheld)
  if (!isSame) {
    writeQuestionCache(options.questionCache, { key: cacheKey, vocabulary, questions }, last)
  }
  const isWithheld = ({ id }: CachedQuestion) => folder.redactions.questions.has(id)
  return {
    folder: folder.path,
    settings: folder.settings,
    redactions: folder.redactions,
    synonyms: folder.synonyms,
    people: showPeople(folder),
    described: showDescribed(folder).described,
    pictures: found.pictures,
    themePictures: folder.themePictures,
    questions: questions.filter((question) => !isWithheld(question)),
    withheld: findWithheld(folder.redactions, questions),
    issues: [
      ...folder.issues,
      ...found.issues,
      // Warnings of a file that can be read stay with its question.
      ...proposePictures(
        [
          ...prepared.flatMap(({ question, issues }) =>
            question ? issues.filter((issue) => !isWarning(issue)) : issues,
          ),
          ...questions.flatMap(({ warnings }) => warnings),
        ],
        folder.pictureFiles,
      ),
      ...findArchiveIssues(folder, questions, options),
    ].sort(compareIssues),
    key,
    questionCache: options.questionCache,
    cacheKey,
    reused: folder.files.length - changed.length,
    changed: changed.length,
  }
}
