import { lstatSync } from 'node:fs'
import { join } from 'node:path'
import { findKind } from '../cache/file-kind.ts'
import { isMachineLimit } from '../cache/machine-limit.ts'
import { readRegularFile } from '../cache/read-regular-file.ts'
import { decodeFile, findLimit } from '../question/decode.ts'
import type { Issue } from '../question/issue.ts'
import { toUnreadableDetail } from './unreadable-detail.ts'

/**
 * A file at the root of a content folder, as `parse` reads it; undefined where there is none.
 * @throws what the machine lacks.
 */
export function readSmallFile<T>(
  folder: string,
  name: string,
  parse: (path: string, text: string) => T,
): T | { issues: Issue[] } | undefined {
  const fault = (code: Issue['code'], detail: Record<string, string>) => ({
    issues: [{ code, path: name, line: 1, column: 1, detail }],
  })
  const path = join(folder, name)
  const status = lstatSync(path, { throwIfNoEntry: false })
  if (!status) return undefined
  if (status.isSymbolicLink()) return fault('symbolic-link', {})
  const kind = findKind(status)
  if (kind) return fault('file-unreadable', { kind })
  const most = findLimit(name)
  if (status.size > most) return fault('file-too-large', { limit: `${most / 1024}` })
  try {
    const text = decodeFile(name, readRegularFile(path))
    return typeof text === 'string' ? parse(name, text) : { issues: [text] }
  } catch (error) {
    if (isMachineLimit(error)) throw error
    return fault('file-unreadable', toUnreadableDetail(error))
  }
}
