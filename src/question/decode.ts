import { findControl } from './characters.ts'
import type { Issue } from './issue.ts'
import { limits } from './limits.ts'
import { toPosition } from './position.ts'

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
const lenient = new TextDecoder('utf-8', { ignoreBOM: true })

/** A file's bytes as text: UTF-8, without byte-order mark, CRLF as LF, without control characters. */
export function decodeFile(path: string, bytes: Uint8Array): string | Issue {
  if (bytes.length > limits.fileBytes) {
    return {
      code: 'file-too-large',
      path,
      line: 1,
      column: 1,
      detail: { limit: `${limits.fileBytes / 1024}` },
    }
  }
  let text: string
  try {
    text = strict.decode(bytes)
  } catch {
    const readable = lenient.decode(bytes)
    const offset = Math.max(0, readable.indexOf('\uFFFD'))
    return { code: 'invalid-encoding', path, ...toPosition(readable, offset), detail: {} }
  }
  const lines = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')
  const control = findControl(lines)
  if (!control) return lines
  const detail = { codePoint: control.codePoint }
  return { code: 'control-character', path, ...toPosition(lines, control.offset), detail }
}
