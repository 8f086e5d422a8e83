import { createToPosition } from '../../question/position.ts'
import { findPicturePlaces } from './find-picture-places.ts'
import { parseTexts, type ReadingContext, type TextFile, toBodyKind } from './text-file.ts'

/** Those that are not the archive's own, and whether another address can be put in the place of each; undefined for a file with faults that hide its texts. */
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
