import { createToPosition, type Position } from '../../question/position.ts'
import { findPicturePlaces } from './find-picture-places.ts'
import { parseTexts, type ReadingContext, type TextFile, toBodyKind } from './text-file.ts'

/** A picture that a file names. */
export interface NamedPicture extends Position {
  address: string
  /** Whether another address can be put in its place. */
  isPlaced: boolean
}

/** Those that are not the archive's own; undefined for a file with faults that hide its texts. */
export function listFilePictures(
  file: TextFile,
  bytes: Buffer,
  context: ReadingContext,
): NamedPicture[] | undefined {
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
