// The file of a table as text, whatever its encoding.
import { createReadStream } from 'node:fs'
import { isMachineLimit } from '../../kept/files.ts'
import { Failure } from '../../words/failure.ts'
import { decodeKorean, tryDecodeKorean } from '../fix/text.ts'

type Encoding = 'utf-8' | 'euc-kr' | 'utf-16le'

export interface TextFile {
  path: string
  /** As messages name it. */
  name: string
  encoding: Encoding
  /** Told of each line whose bytes are no text, which then become U+FFFD. Without it, such a line ends the import. */
  onDamaged?: ((line: number) => void) | undefined
  onRead: (bytes: number) => void
}

/** A piece of a file, decoded, which ends with a line. */
export interface TextBlock {
  text: string
  /** Line at which it begins. */
  line: number
}

/** A line longer than this is no line of a table, and would have to be in memory at once. */
const lineMegabytes = 64

/** A file in pieces of whole lines, without its byte-order mark. @throws Failure for what can't be read or decoded. */
export async function* readTextBlocks(file: TextFile): AsyncGenerator<TextBlock> {
  let rest: Buffer = Buffer.alloc(0)
  let line = 1
  for await (const chunk of readChunks(file)) {
    file.onRead(chunk.length)
    const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    const end = findLastLineEnd(bytes, file.encoding)
    rest = bytes.subarray(end)
    if (rest.length > lineMegabytes * 2 ** 20)
      throw new Failure('table-line-too-long', { file: file.name, line, megabytes: lineMegabytes })
    if (end === 0) continue
    const text = decode(bytes.subarray(0, end), line, file)
    yield { text, line }
    line += countLines(text)
  }
  if (rest.length > 0) yield { text: decode(rest, line, file), line }
}

async function* readChunks({ path, name }: TextFile): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of createReadStream(path, { highWaterMark: 2 ** 20 })) {
      if (Buffer.isBuffer(chunk)) yield chunk
    }
  } catch (error) {
    if (isMachineLimit(error) || !(error instanceof Error)) throw error
    throw new Failure('table-file', { file: name, reason: error.message })
  }
}

/** In both other encodings no second byte of a sign is a line feed. */
function findLastLineEnd(bytes: Buffer, encoding: Encoding): number {
  if (encoding !== 'utf-16le') return bytes.lastIndexOf(10) + 1
  for (let at = bytes.lastIndexOf(10); at >= 0; at = at === 0 ? -1 : bytes.lastIndexOf(10, at - 1)) {
    if (at % 2 === 0 && bytes[at + 1] === 0) return at + 2
  }
  return 0
}

function decode(bytes: Buffer, line: number, file: TextFile): string {
  const text = tryDecode(bytes, file.encoding)
  const whole = text ?? decodeLines(bytes, line, file)
  return line === 1 ? whole.replace(/^\uFEFF/, '') : whole
}

/** Line by line, to know which is damaged. */
function decodeLines(bytes: Buffer, first: number, file: TextFile): string {
  const texts: string[] = []
  for (let start = 0, line = first; start < bytes.length; line += 1) {
    const end = findLineEnd(bytes, start, file.encoding)
    const piece = bytes.subarray(start, end)
    const text = tryDecode(piece, file.encoding)
    if (text === undefined) tellDamaged(line, file)
    texts.push(text ?? decodeDamaged(piece, file.encoding))
    start = end
  }
  return texts.join('')
}

function findLineEnd(bytes: Buffer, start: number, encoding: Encoding): number {
  if (encoding === 'utf-16le') {
    for (let at = bytes.indexOf(10, start); at >= 0; at = bytes.indexOf(10, at + 1)) {
      if (at % 2 === 0 && bytes[at + 1] === 0) return at + 2
    }
    return bytes.length
  }
  const at = bytes.indexOf(10, start)
  return at < 0 ? bytes.length : at + 1
}

function tellDamaged(line: number, { name, encoding, onDamaged }: TextFile): void {
  if (!onDamaged) throw new Failure('table-encoding', { file: name, line, encoding })
  onDamaged(line)
}

function decodeDamaged(bytes: Buffer, encoding: Encoding): string {
  if (encoding === 'euc-kr') return decodeKorean(bytes)
  return new TextDecoder(encoding, { ignoreBOM: true }).decode(bytes)
}

function tryDecode(bytes: Buffer, encoding: Encoding): string | undefined {
  if (encoding === 'euc-kr') return tryDecodeKorean(bytes)
  try {
    return new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined
  }
}

function countLines(text: string): number {
  let lines = 0
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines += 1
  return lines
}
