// A file of the content folder as the texts in it that may show pictures, with the place of each.
import type { ContentFolder } from '../../folder/read-folder.ts'
import { decodeFile } from '../../format/decode.ts'
import { parseFrontMatter } from '../../format/front-matter.ts'
import { createToPosition, findLineStarts } from '../../format/issue.ts'
import { limits } from '../../format/limits.ts'
import { checkComments } from '../../format/parse-comments.ts'
import type { QuestionContext } from '../../format/post.ts'
import { type FindOwnAddress, findPicturePlaces, putOwnPictures } from './places.ts'

export interface TextFile {
  /** Inside the content folder, with `/`. */
  path: string
  of: 'question' | 'answer' | 'comments'
  /** Ids of answers and comments that nobody sees, in a file of comments. */
  withheld: WithheldIds
}

interface WithheldIds {
  answers: ReadonlySet<string>
  comments: ReadonlySet<string>
}

interface WrittenText {
  body: string
  /** Line of the file on which it begins, counted from 1, and columns by which the file indents it. */
  bodyLine: number
  indent: number
}

/** How a folder is read: its zone and day, and whether `$…$` is a formula. */
export interface ReadingContext extends QuestionContext {
  math: boolean
}

/** Most files hold none, which is seen without parsing them. */
const anyPicture = /!\[|<img[\s/]/i

/**
 * Those that are shown, of a file that may name a picture; undefined for a file with faults that hide its texts: `npm
 * run check` reports them.
 */
function parseTexts(
  { path, of, withheld }: TextFile,
  bytes: Buffer,
  context: ReadingContext,
): WrittenText[] | undefined {
  if (!anyPicture.test(bytes.toString('latin1'))) return []
  const text = decodeFile(path, bytes)
  if (typeof text !== 'string') return undefined
  if (of !== 'comments') {
    const frontMatter = parseFrontMatter(path, text)
    return 'code' in frontMatter ? undefined : [{ ...frontMatter, indent: 0 }]
  }
  const { comments } = checkComments({ path, text }, context)
  return comments
    ?.filter(({ id, answer = '' }) => !withheld.comments.has(id) && !withheld.answers.has(answer))
    .map((comment) => ({
      body: comment.text,
      bodyLine: comment.textLine,
      indent: comment.textIndent,
    }))
}

function toBodyKind({ of }: TextFile, { math }: ReadingContext): { math: boolean; comment: boolean } {
  return { math, comment: of === 'comments' }
}

const none: ReadonlySet<string> = new Set()
const nothing: WithheldIds = { answers: none, comments: none }

/** Files of questions, answers and comments; without those that nobody sees, as redactions.yaml says. */
export function listTextFiles({
  files,
  redactions,
}: Pick<ContentFolder, 'files' | 'redactions'>): TextFile[] {
  return files.flatMap(({ id, path, conversation }): TextFile[] => {
    if (redactions.questions.has(id)) return []
    const withheld = {
      answers: redactions.answers.get(id) ?? none,
      comments: redactions.comments.get(id) ?? none,
    }
    const { answers = [], comments } = conversation ?? {}
    const shown = answers.filter((answer) => !withheld.answers.has(answer.id))
    return [
      { path, of: 'question', withheld: nothing },
      ...shown.map((answer): TextFile => ({ path: answer.path, of: 'answer', withheld: nothing })),
      ...(comments ? [{ path: comments.path, of: 'comments' as const, withheld }] : []),
    ]
  })
}

/**
 * Those that are not the archive's own, and whether another address can be put in the place of each; undefined for a
 * file with faults that hide its texts.
 */
export function listFilePictures(file: TextFile, bytes: Buffer, context: ReadingContext) {
  const kind = toBodyKind(file, context)
  return parseTexts(file, bytes, context)?.flatMap(({ body, bodyLine, indent }) => {
    const { places, unplaced } = findPicturePlaces(body, kind)
    const toPosition = createToPosition(body)
    return [
      ...places.map(({ address, start }) => {
        const { line, column } = toPosition(start)
        return { address, line: line + bodyLine - 1, column: column + indent, isPlaced: true }
      }),
      ...unplaced.map((address) => ({ address, line: bodyLine, column: indent + 1, isPlaced: false })),
    ]
  })
}

type Rewriting = { context: ReadingContext; findOwnAddress: FindOwnAddress }

/**
 * Puts the archive's own pictures in the place of those that a file names: every other byte of it stays. `refused`: its
 * texts would not be whole, such as one that grows over its limit.
 */
export function rewriteFile(
  file: TextFile,
  bytes: Buffer,
  options: Rewriting,
): { result: 'same' | 'refused' } | { result: 'rewritten'; bytes: Buffer } {
  const { context } = options
  const texts = parseTexts(file, bytes, context)
  if (!texts) return { result: 'same' }
  const rewritten = texts.map((text) => rewriteText(file, text, options))
  const edits = rewritten.flatMap((text) => text.edits)
  if (edits.length === 0) return { result: 'same' }
  const next = applyEdits(bytes, edits)
  const found = parseTexts(file, next, context)
  const isMeant =
    found?.length === rewritten.length && found.every(({ body }, index) => body === rewritten[index]?.body)
  return isMeant ? { result: 'rewritten', bytes: next } : { result: 'refused' }
}

/** Line and column of the file, both counted from 1. */
interface Edit {
  line: number
  column: number
  /** UTF-16 units that go. */
  length: number
  text: string
}

function rewriteText(
  file: TextFile,
  { body, bodyLine, indent }: WrittenText,
  { context, findOwnAddress }: Rewriting,
): { body: string; edits: Edit[] } {
  const kind = toBodyKind(file, context)
  const next = putOwnPictures(body, kind, findOwnAddress)
  // Among hundreds of comments one that is at its limit stays as it is.
  if (kind.comment && next.body.length > limits.commentText) return { body, edits: [] }
  const toPosition = createToPosition(body)
  const edits = next.replaced.map(({ start, end, own }): Edit => {
    const { line, column } = toPosition(start)
    return { line: line + bodyLine - 1, column: column + indent, length: end - start, text: own }
  })
  return { body: next.body, edits }
}

function applyEdits(bytes: Buffer, edits: readonly Edit[]): Buffer {
  const text = bytes.toString()
  const starts = findLineStarts(text)
  let next = ''
  let end = 0
  for (const edit of edits.toSorted((a, b) => a.line - b.line || a.column - b.column)) {
    const start = (starts[edit.line - 1] ?? 0) + edit.column - 1
    next += text.slice(end, start) + edit.text
    end = start + edit.length
  }
  return Buffer.from(next + text.slice(end))
}
