// A whole content folder: every question prepared, every fault known. Files that did not change since the last run
// are taken from the cache.

import { setFlagsFromString } from 'node:v8'
import type { Division } from '../archive/division.ts'
import { compareText, type Issue, isWarning } from '../format/issue.ts'
import { noPictures, type Pictures } from '../format/pictures/picture.ts'
import {
  type CacheKey,
  isSameList,
  type QuestionCache,
  readQuestionCache,
  takeQuestionCache,
  writeQuestionCache,
} from '../kept/cache.ts'
import { digestText } from '../kept/digest.ts'
import { type WorkLimits, workLimits } from '../kept/guarded.ts'
import { createPackName } from '../kept/packs.ts'
import { fewFiles } from '../kept/pool.ts'
import type { CachedQuestion, WrittenPage } from '../kept/question.ts'
import { makeCacheFolder } from '../kept/write.ts'
import { type ThemePictures, toShownTheme, toThemePictures } from '../look/theme.ts'
import type { ArchiveContext } from './archive-issues.ts'
import { showDescribed } from './described.ts'
import { findKeywords } from './find-keywords.ts'
import { showPeople } from './people.ts'
import { prepareFiles } from './prepare-files.ts'
import { type ContentFolder, readContentFolder, readSmallFilesOf } from './read-folder.ts'
import { type FoundPictures, readPictures } from './read-pictures.ts'
import type { Redactions, WithheldTexts } from './redactions.ts'
import { type Settings, toPreparingSettings } from './settings.ts'
import { toPortableSettings } from './site-address.ts'
import type { SmallFiles } from './small-files.ts'
import { toVocabulary } from './synonyms.ts'
import { isUnchanged, stampAll } from './unchanged.ts'
import { findAllIssues } from './whole-lines.ts'
import { findWithheld, type WithheldQuestion } from './withheld.ts'
import { type FoundPages, readWrittenPages, type Surroundings, toSurroundings } from './written-pages.ts'

/** People and what is described as readers may see them: without those who are redacted. */
export interface Content extends SmallFiles {
  /** Absolute path of the content folder. */
  folder: string
  pictures: Pictures
  themePictures: ThemePictures
  /** Of the archive's own, in order of path. */
  pages: readonly WrittenPage[]
  /** What the head and the foot of all pages show of them. */
  surroundings: Surroundings
  /** Without the withheld ones, by path. */
  questions: readonly CachedQuestion[]
  /** Those of the last run, of which one that is the same is the same object. None where all were prepared. */
  before: readonly CachedQuestion[]
  /** Where these are some of all questions, what pages show of all. */
  division?: Division
  /** Withheld questions, whose addresses answer that they were removed. */
  withheld: WithheldQuestion[]
  issues: Issue[]
  /** Changes with settings, the logo, what head and foot show, redactions, people and code, but not with questions. */
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
  /** Called where only a few files have to be prepared, which leaves processors, before the first of them is. */
  onFew?: ((settings: Settings, counts: Pick<Content, 'changed' | 'reused'>) => void) | undefined
  onProgress?: (done: number, all: number) => void
  /** What a file may take before it is given up. */
  limits?: WorkLimits
}

/** Up to so many questions the last compiler of V8 takes as long as its code then saves, or longer. */
const fewForCompiler = 10_000

const quickFlags = [
  // Four functions of the compressor of fonts take nine tenths of its time. By its own measure V8 optimizes dozens besides,
  // which takes longer than they then gain.
  '--wasm-tiering-budget=200000000',
  // Most patterns meet thousands of texts: to interpret each once, and then to compile it, is work done twice. What was
  // interpreted before stays as it is, which `--no-regexp-tier-up` would not bear.
  '--regexp-tier-up-ticks=0',
]

/**
 * Reads the folder with what the last run learnt of it, and writes down what is new. Faults of content are issues, in
 * order; only what the machine lacks, and what is wrong with the program, is thrown.
 */
export async function readContent(options: ReadOptions): Promise<Content> {
  const began = Date.now()
  const folder = readContentFolder(options.folder, { otherwise: options.otherwise })
  // For the whole process, and so for what plans and renders. All before the first worker begins: compiled code that was
  // kept under other flags is thrown away.
  for (const flag of quickFlags) setFlagsFromString(flag)
  if (folder.files.length <= fewForCompiler) setFlagsFromString('--no-turbofan')
  const { prepared, key, cacheKey } = toKeys(folder, options.code)
  makeCacheFolder(options.questionCache)
  const pictures = readPictures({
    folder: folder.path,
    files: folder.pictureFiles,
    cache: { folder: options.questionCache, key: options.code },
    limits: options.limits,
  })
  // Whatever is thrown first ends all.
  pictures.catch(() => {})
  const written = readWrittenPages(folder, {
    cache: { folder: options.questionCache, key: prepared },
    limits: options.limits ?? workLimits,
  })
  written.catch(() => {})
  const reading: Reading = { ...options, began, key, cacheKey, pictures, written }
  const last = takeQuestionCache(options.questionCache, cacheKey, `${createPackName()}-kept.pack`)
  return (await readWith(last, folder, reading)) ?? (await readAfresh(folder, reading))
}

interface Reading extends Omit<ReadOptions, 'written'> {
  /** When it began, in milliseconds. */
  began: number
  /** Of what pages depend on besides what is read of pages and pictures. */
  key: string
  cacheKey: CacheKey
  /** Read while questions are prepared. */
  pictures: Promise<FoundPictures>
  written: Promise<FoundPages>
}

/** What is kept of questions, pages and pictures depends on these, and on their own files. */
function toKeys({ settings, redactions, people }: SmallFiles, code: string) {
  const said = [code, toPreparingSettings(settings), redactions.actors, [...people]]
  const prepared = digestText(JSON.stringify(said))
  return {
    prepared,
    key: digestText(JSON.stringify([prepared, settings])),
    cacheKey: toCacheKey(prepared, redactions),
  }
}

function toContentKey(key: string, { surroundings, themePictures }: Omit<ToldContent, 'key'>): string {
  return digestText(JSON.stringify([key, surroundings, toShownTheme(themePictures)]))
}

/** What a share of a build is told of the whole content. All else it reads itself: names that are redacted stay there. */
export type ToldContent = Pick<Content, 'key' | 'surroundings' | 'themePictures' | 'division'>

/**
 * The content as the pages of a share show it.
 * @param told of it when all was read. @param questions cache of those that the pages show.
 * @returns undefined where the cache is damaged, or was made of other small files or by other code.
 */
export function readShareContent(
  folder: string,
  { questionCache, code, told }: Pick<ReadOptions, 'questionCache' | 'code'> & { told: ToldContent },
): Content | undefined {
  const small = readSmallFilesOf(folder)
  const { key, cacheKey } = toKeys(small, code)
  const questions = readQuestionCache(questionCache, cacheKey)?.questions
  if (!questions || toContentKey(key, told) !== told.key) return undefined
  return {
    ...small,
    ...told,
    folder,
    people: showPeople(small),
    pictures: noPictures,
    pages: [],
    questions,
    before: [],
    withheld: [],
    issues: [],
    questionCache,
    cacheKey,
    reused: 0,
    changed: questions.length,
  }
}

/** The same for a site that is opened from its folder. */
export function toPortableContent(content: Content): Content {
  return { ...content, settings: toPortableSettings(content.settings) }
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
  const counts = { changed: changed.length, reused: folder.files.length - changed.length }
  if (changed.length < fewFiles) options.onFew?.(folder.settings, counts)
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
  const [prepared, found, written] = await Promise.all([preparing, options.pictures, options.written])
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
  const surroundings = toSurroundings(written, folder.settings)
  const themePictures = toThemePictures(folder.themePictures, found.pictures)
  const isShown = ({ id }: CachedQuestion) => !folder.redactions.questions.has(id)
  // Warnings of a file that can be read stay with its question.
  const own = [
    ...prepared.flatMap(({ question, issues }) =>
      question ? issues.filter((issue) => !isWarning(issue)) : issues,
    ),
    ...questions.flatMap(({ warnings }) => warnings),
    ...found.issues,
    ...written.issues,
  ]
  return {
    folder: folder.path,
    settings: folder.settings,
    redactions: folder.redactions,
    synonyms: folder.synonyms,
    people: showPeople(folder),
    described: showDescribed(folder).described,
    pictures: found.pictures,
    themePictures,
    pages: written.pages,
    surroundings,
    questions: questions.filter(isShown),
    before: last?.questions.filter(isShown) ?? [],
    withheld: findWithheld(folder.redactions, questions),
    issues: await findAllIssues(own, folder, questions, { ...options, written }),
    key: toContentKey(key, { surroundings, themePictures }),
    questionCache: options.questionCache,
    cacheKey,
    ...counts,
  }
}
