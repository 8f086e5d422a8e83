import { join } from 'node:path'
import type { ContentFolder } from '../../folder/read-folder.ts'
import { decodeFile } from '../../format/decode.ts'
import { parseFrontMatter } from '../../format/front-matter.ts'
import { createToPosition, findLineStarts, type Position } from '../../format/issue.ts'
import { limits } from '../../format/limits.ts'
import { checkComments } from '../../format/parse-comments.ts'
import type { QuestionContext, WithheldIds } from '../../format/post.ts'
import { readRegularFile } from '../../kept/files.ts'
import { replaceFile, writeFully } from '../../kept/write.ts'
import { parseDiscussionFiles } from '../read-discussion-files.ts'
import { digest } from '../three-way.ts'
import { type FindOwnAddress, findPicturePlaces, putOwnPictures } from './places.ts'

export interface WrittenTexts {
  /** Paths of files that name pictures of the archive's own now. */
  rewritten: string[]
  /** Paths of files that would not be whole then: they stay as they are. */
  refused: string[]
}

export interface TextsRewriting {
  folder: string
  files: readonly TextFile[]
  context: ReadingContext
  findOwnAddress: FindOwnAddress
}

/** Each file is exchanged in one step. It is read again: somebody may have edited it while pictures came. */
export function writeTexts({ folder, files, ...options }: TextsRewriting): WrittenTexts {
  const written: WrittenTexts = { rewritten: [], refused: [] }
  for (const file of files) {
    const path = join(folder, file.path)
    const next = rewriteFile(file, readRegularFile(path), options)
    if (next.result === 'refused') written.refused.push(file.path)
    if (next.result !== 'rewritten') continue
    replaceFile(path, (descriptor, name) => writeFully(descriptor, next.bytes, name))
    written.rewritten.push(file.path)
  }
  return written
}

/** Where a picture is named. */
export interface NamedPlace extends Position {
  path: string
  /** Whether another address can be put in its place. */
  isPlaced: boolean
}

export interface NamedPictures {
  /** By address, as it is written but for escapes. */
  places: Map<string, NamedPlace[]>
  /** Paths of files whose texts can't be read. */
  faulty: string[]
}

export function readNamedPictures(
  folder: string,
  files: readonly TextFile[],
  context: ReadingContext,
): NamedPictures {
  const places: NamedPictures['places'] = new Map()
  const faulty: string[] = []
  for (const file of files) {
    const named = listFilePictures(file, readRegularFile(join(folder, file.path)), context)
    if (!named) faulty.push(file.path)
    for (const { address, ...place } of named ?? []) {
      const known = places.get(address)
      if (known) known.push({ path: file.path, ...place })
      else places.set(address, [{ path: file.path, ...place }])
    }
  }
  return { places, faulty }
}

/** What imports know texts by, of those that name pictures of the archive's own as soon as they are written: new by old. */
export function readDigestChanges({ folder, files, ...options }: TextsRewriting): Map<string, string> {
  const changes = new Map<string, string>()
  for (const file of files) {
    const bytes = readRegularFile(join(folder, file.path))
    const rewritten = rewriteFile(file, bytes, options)
    if (rewritten.result !== 'rewritten') continue
    const before = listDigests(file, bytes, options.context)
    const after = listDigests(file, rewritten.bytes, options.context)
    for (const [index, old] of before.entries()) {
      const now = after[index]
      if (now !== undefined && now !== old) changes.set(old, now)
    }
  }
  return changes
}

/** In the order of the file; none of one with faults. */
function listDigests({ path }: TextFile, bytes: Buffer, context: ReadingContext): string[] {
  const read = () => {
    const text = decodeFile(path, bytes)
    return typeof text === 'string' ? text : undefined
  }
  const { question, answers, comments } = parseDiscussionFiles({ id: 'any', paths: [path], read }, context)
  const bodies = [question, ...answers.values()].flatMap((text) => (text ? [digest(text.body)] : []))
  return [...bodies, ...Array.from(comments.values(), digest)]
}

// A file of the content folder as the texts in it that may show pictures, with the place of each.

interface TextFile {
  /** Inside the content folder, with `/`. */
  path: string
  of: 'question' | 'answer' | 'comments'
  /** Ids of answers and comments that nobody sees, in a file of comments. */
  withheld: WithheldIds
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
function listFilePictures(file: TextFile, bytes: Buffer, context: ReadingContext) {
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
function rewriteFile(
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
