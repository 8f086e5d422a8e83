// How large a picture is by its own account, and how many frames it has.
import type { PictureType } from './picture.ts'
import { listPngChunks } from './png-chunks.ts'

/** Size that the file itself gives to what moves in it: programs that show one frame look at that alone. */
export interface Canvas {
  width: number
  height: number
  frames: number
}

/** Undefined where whoever measures the picture sees all of it. */
export function findCanvas(bytes: Buffer, type: PictureType): Canvas | undefined {
  if (type === 'gif') return { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8), frames: 1 }
  if (type !== 'png') return undefined
  const frames = listPngChunks(bytes).filter((chunk) => chunk.type === 'fcTL').length
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20), frames }
}

/** Counted before anybody opens the picture: a library may take long for many. */
export function countWebpFrames(bytes: Buffer): number {
  let frames = 0
  for (let offset = 12; offset + 8 <= bytes.length; ) {
    if (bytes.toString('latin1', offset, offset + 4) === 'ANMF') frames += 1
    const length = bytes.readUInt32LE(offset + 4)
    offset += 8 + length + (length % 2)
  }
  return frames
}
