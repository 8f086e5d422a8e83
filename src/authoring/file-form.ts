// What of a file's form is nobody's content, and stays as it was: its mark and its line ends.
const byteOrderMark = Buffer.from('\uFEFF')
const lineFeed = 10

/** A text in the place of a file's first lines, with the mark and the line endings that its first line has. */
export function toFileBytes(text: string, bytes: Buffer, rest: Buffer = Buffer.alloc(0)): Buffer {
  const mark = bytes.subarray(0, 3).equals(byteOrderMark) ? byteOrderMark : Buffer.alloc(0)
  return Buffer.concat([mark, Buffer.from(toLineEndings(text, bytes)), rest])
}

function toLineEndings(text: string, bytes: Buffer): string {
  const end = bytes.indexOf(lineFeed)
  return end > 0 && bytes[end - 1] === 13 ? text.replaceAll('\n', '\r\n') : text
}

/** Offset of the first byte of a line, lines counted from 1; the end of the file when it has fewer. */
export function findLine(bytes: Buffer, line: number): number {
  let offset = 0
  for (let passed = 1; passed < line; passed += 1) {
    const end = bytes.indexOf(lineFeed, offset)
    if (end < 0) return bytes.length
    offset = end + 1
  }
  return offset
}
