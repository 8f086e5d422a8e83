// Brings front matter, comments, and what hashtags and categories mean, into the one form of the project. Bodies and texts
// stay as they are, and a file that would not say the same is left alone.
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import {
  type Described,
  type DescribedKind,
  describedPaths,
  parseCategories,
  parseTags,
  toDescribedText,
} from '../folder/described.ts'
import type { QuestionFile } from '../folder/files.ts'
import type { ContentFolder } from '../folder/read-folder.ts'
import { findWithholding, toNamed } from '../folder/withheld.ts'
import type { Activity } from '../format/activity.ts'
import { decodeFile, findLimit } from '../format/decode.ts'
import { hasComments } from '../format/front-matter.ts'
import { addActivity, findGaps } from '../format/history.ts'
import type { Issue } from '../format/issue.ts'
import { limits } from '../format/limits.ts'
import { parseComments } from '../format/parse-comments.ts'
import { parseAnswer, parseQuestion } from '../format/parse-post.ts'
import type { Answer, Comment, Question, QuestionContext } from '../format/post.ts'
import { findLine, toFileBytes } from '../format/rewrite.ts'
import { toAnswerText, toCommentsText, toFrontMatterText } from '../format/write.ts'
import { readRegularFile } from '../kept/files.ts'

export interface TidyTarget {
  /** Inside the content folder, with `/`. */
  path: string
  tidy: (bytes: Buffer) => Tidied
}

/** The content folder, as far as it says where texts lie and which of them nobody may read. */
type ReadFolder = Pick<ContentFolder, 'path' | 'redactions' | 'issues'>

/** What hashtags and categories mean, then each question with its answers and its comments: the order of `npm run tidy`. */
export function listTidyTargets(
  files: readonly QuestionFile[],
  {
    folder,
    context,
    locale,
  }: {
    folder: ReadFolder & Pick<ContentFolder, 'described'>
    context: QuestionContext
    locale: string
  },
): TidyTarget[] {
  const isThere = (of: DescribedKind) =>
    folder.described[of].length > 0 || folder.issues.some(({ path }) => path === describedPaths[of])
  const described = (['tags', 'categories'] as const)
    .filter(isThere)
    .map((of) => ({ path: describedPaths[of], tidy: (bytes: Buffer) => tidyDescribed(of, bytes) }))
  const ofQuestions = files.flatMap((file): TidyTarget[] => {
    const { id, path, conversation: { answers = [], comments } = {} } = file
    const findMissing = createReadMissingActivity(folder, file, context)
    const complete = (question: Question) => addActivity(question, findMissing(question), context.zone)
    return [
      { path, tidy: (bytes) => tidyQuestion({ id, path, complete, bytes }, context, locale) },
      ...answers.map((answer) => ({
        path: answer.path,
        tidy: (bytes: Buffer) => tidyAnswer({ ...answer, bytes }, context, locale),
      })),
      ...[comments ?? []].flat().map(({ path }) => ({
        path,
        tidy: (bytes: Buffer) => tidyComments({ path, bytes }, context, locale),
      })),
    ]
  })
  return [...described, ...ofQuestions]
}

/**
 * What becomes of the file of a question; nothing is written.
 * @param locale of the archive: in its words kinds and roles are written.
 */
export function tidyQuestion(
  file: {
    id: string
    path: string
    bytes: Buffer
    /** Adds what it lacks beside its answers and comments. */
    complete?: (question: Question) => Question
  },
  context: QuestionContext,
  locale: string,
): Tidied {
  return tidyFile(file, toQuestionForm(file, context, locale), file.complete)
}

export function toQuestionForm(
  file: { id: string; path: string },
  context: QuestionContext,
  locale: string,
): Form<Question> {
  return {
    read: (text) => {
      const { parsed, issues } = parseQuestion({ ...file, text }, context)
      return parsed ? { ...parsed, said: parsed.question } : { issues }
    },
    write: (question) => toFrontMatterText(question, locale),
    toParts: ({ hashtags, ...others }) => [{ ...others, tags: hashtags }],
  }
}

function tidyAnswer(
  file: { id: string; path: string; bytes: Buffer },
  context: QuestionContext,
  locale: string,
): Tidied {
  return tidyFile<Answer>(file, {
    read: (text) => {
      const { parsed, issues } = parseAnswer({ ...file, text }, context)
      return parsed ? { ...parsed, said: parsed.answer } : { issues }
    },
    write: (answer) => toAnswerText(answer, locale),
    toParts: (answer) => [answer],
  })
}

/** Comments keep their order. A file without any stays as it is. */
function tidyComments(
  file: { path: string; bytes: Buffer },
  context: QuestionContext,
  locale: string,
): Tidied {
  return tidyFile<Comment[]>(file, {
    read: (text) => {
      const { comments, issues } = parseComments({ ...file, text }, context)
      return comments ? { said: comments } : { issues }
    },
    write: (comments) => toCommentsText(comments, locale),
    // Wherever in the file each of them is.
    toParts: (comments) => comments.map(({ textLine: _, textIndent: __, ...said }) => said),
  })
}

/** tags.yaml and categories.yaml, which keep their order. */
function tidyDescribed(of: DescribedKind, bytes: Buffer): Tidied {
  const path = describedPaths[of]
  const parse = of === 'tags' ? parseTags : parseCategories
  return tidyFile<readonly Described[]>(
    { path, bytes },
    {
      read: (text) => {
        const parsed = parse(path, text)
        return 'issues' in parsed ? parsed : { said: parsed.described }
      },
      write: toDescribedText,
      toParts: (all) => (all.length === 0 ? [] : [Object.fromEntries(all.map((each) => [each.name, each]))]),
    },
  )
}

/** How a file of one kind is read and written. */
interface Form<Said> {
  read: (text: string) => Read<Said> | { issues: Issue[] }
  write: (said: Said) => string
  /** All that it says, by keys; nothing where there is nothing to tidy. */
  toParts: (said: Said) => object[]
}

interface Read<Said> {
  said: Said
  /** What stays as it is, and the line of the file on which it begins, counted from 1. */
  body?: string
  bodyLine?: number
}

/** What becomes of one file. */
type Tidied =
  | { result: 'tidied'; bytes: Buffer }
  | { result: 'tidy' }
  /** Comments would be lost, so such a file is left to its author. */
  | { result: 'commented' }
  | { result: 'faulty'; issues: Issue[] }
  /** The file is right as it is, and would not say the same in its tidy form. */
  | { result: 'refused'; loss: Loss }

/** Why a file must not be replaced: faults that it would have then, or the keys (and `body`) that would say something else. */
export type Loss = { issues: Issue[] } | { keys: string[] }

function tidyFile<Said>(
  { path, bytes }: { path: string; bytes: Buffer },
  form: Form<Said>,
  complete = (said: Said) => said,
): Tidied {
  const text = decodeFile(path, bytes)
  if (typeof text !== 'string') return { result: 'faulty', issues: [text] }
  const read = form.read(text)
  if ('issues' in read) return { result: 'faulty', issues: read.issues }
  if (form.toParts(read.said).length === 0) return { result: 'tidy' }
  const { body = '', bodyLine } = read
  if (hasComments(text.slice(0, text.length - body.length))) return { result: 'commented' }
  const said = complete(read.said)
  const rest = bodyLine === undefined ? undefined : bytes.subarray(findLine(bytes, bodyLine))
  const tidied = toFileBytes(form.write(said), bytes, rest)
  if (tidied.equals(bytes)) return { result: 'tidy' }
  const loss = findLoss({ ...read, said }, { path, bytes: tidied }, form)
  return loss ? { result: 'refused', loss } : { result: 'tidied', bytes: tidied }
}

/** Undefined where the rewritten file says what was read before. */
export function findLoss<Said>(
  before: Read<Said>,
  { path, bytes }: { path: string; bytes: Uint8Array },
  { read, toParts }: Omit<Form<Said>, 'write'>,
): Loss | undefined {
  const text = decodeFile(path, bytes, Math.max(findLimit(path), limits.commentsFileBytes))
  if (typeof text !== 'string') return { issues: [text] }
  const after = read(text)
  if ('issues' in after) return after
  const [old, now] = [toParts(before.said), toParts(after.said)]
  const lost = old.flatMap((part, index) => listDifferences(part, now[index] ?? {}))
  const keys = [
    ...(old.length === now.length ? new Set(lost) : ['comments']),
    ...(before.body === after.body ? [] : ['body']),
  ]
  return keys.length === 0 ? undefined : { keys }
}

function listDifferences(before: object, after: object, owner = ''): string[] {
  const [old, now] = [new Map(Object.entries(before)), new Map(Object.entries(after))]
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((key) => {
    const [a, b] = [old.get(key), now.get(key)]
    if (isDeepStrictEqual(a, b)) return []
    return isMapping(a) && isMapping(b) ? listDifferences(a, b, `${owner}${key}.`) : [owner + key]
  })
}

function isMapping(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * Lines of history that a question lacks (decision 21), by the files of its answers and comments that can be read. A
 * line would name whoever wrote it: what is withheld gives none, and nothing does where nobody knows what is withheld.
 * Of a line that is there under another name only a person knows which name is right.
 */
export function createReadMissingActivity(
  folder: ReadFolder,
  { id, conversation }: QuestionFile,
  context: QuestionContext,
): (question: Question) => Activity[] {
  const withholding = findWithholding(folder)
  if (!conversation || withholding === 'unknown' || folder.redactions.questions.has(id)) return () => []
  const readText = (path: string): string => {
    const text = decodeFile(path, readRegularFile(join(folder.path, path)), limits.commentsFileBytes)
    return typeof text === 'string' ? text : ''
  }
  return (question) => {
    const answers = conversation.answers.flatMap(
      (file) => parseAnswer({ ...file, text: readText(file.path) }, context).parsed?.answer ?? [],
    )
    const path = conversation.comments?.path
    const { comments } =
      path === undefined ? { comments: [] } : parseComments({ path, text: readText(path) }, context)
    const named = toNamed({ question, answers, comments: comments ?? [] }, id, withholding)
    return findGaps(named, context.zone).missing
  }
}
