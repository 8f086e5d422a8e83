import type { IncomingHttpHeaders } from 'node:http'
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'
import { FetchFault } from './picture-loss.ts'

const decoders: Readonly<Record<string, typeof gunzipSync>> = {
  gzip: gunzipSync,
  'x-gzip': gunzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync,
}

/** Some hosts compress all that they send, also where nobody has asked for it. @throws FetchFault for what grows too large. */
export function decodeContent(bytes: Buffer, headers: IncomingHttpHeaders, mostBytes: number): Buffer {
  const decode = decoders[headers['content-encoding']?.trim().toLowerCase() ?? '']
  if (!decode) return bytes
  try {
    return decode(bytes, { maxOutputLength: mostBytes })
  } catch (error) {
    const isTooLarge = error instanceof RangeError
    throw new FetchFault({ reason: isTooLarge ? 'too-many-bytes' : 'damaged', detail: '' })
  }
}
