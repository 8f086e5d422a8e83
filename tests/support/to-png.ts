import { crc32, deflateSync } from 'node:zlib'

/** A small PNG of one grey and so many pixels on each side, with a comment as its text. */
export function toPng(side: number, grey: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  // Eight bits a pixel, no colour.
  header[8] = 8
  const row = Buffer.from([0, ...Array<number>(side).fill(grey)])
  const pixels = deflateSync(Buffer.concat(Array<Buffer>(side).fill(row)))
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    toChunk('IHDR', header),
    toChunk('tEXt', Buffer.from(`Comment\0A ${grey}`)),
    toChunk('IDAT', pixels),
    toChunk('IEND', Buffer.alloc(0)),
  ])
}

function toChunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}
