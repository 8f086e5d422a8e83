// Puts the archive's own pictures in the place of those that a file names: every other byte of it stays.
import { limits } from '../../question/limits.ts'
import { createToPosition, findLineStarts } from '../../question/position.ts'
import { type FindOwnAddress, putOwnPictures } from './own-pictures.ts'
import { parseTexts, type ReadingContext, type TextFile, toBodyKind, type WrittenText } from './text-file.ts'

type Rewriting = { context: ReadingContext; findOwnAddress: FindOwnAddress }

/** `refused`: its texts would not be whole, such as one that grows over its limit. */
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
