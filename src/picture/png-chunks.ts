/** A part of a PNG: four bytes of length, four of its type, its data, four of a checksum over type and data. */
export interface PngChunk {
  type: string
  /** Offsets of its data in the file. */
  start: number
  end: number
}

const signatureBytes = 8
const aroundData = 12

/** Those that are there whole, up to the end of the picture. */
export function listPngChunks(bytes: Buffer): PngChunk[] {
  const chunks: PngChunk[] = []
  let offset = signatureBytes
  while (offset + aroundData <= bytes.length) {
    const start = offset + 8
    const end = start + bytes.readUInt32BE(offset)
    if (end + 4 > bytes.length) break
    const type = bytes.toString('latin1', offset + 4, start)
    chunks.push({ type, start, end })
    if (type === 'IEND') break
    offset = end + 4
  }
  return chunks
}
