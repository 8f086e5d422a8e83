import { type Dirent, lstatSync, readdirSync, type Stats } from 'node:fs'
import { join } from 'node:path'
import { findKind } from '../cache/file-kind.ts'
import { type FileStamp, toStamp } from '../cache/file-stamp.ts'
import { isMachineLimit } from '../cache/machine-limit.ts'
import { compareText, type Issue } from '../question/issue.ts'
import { limits } from '../question/limits.ts'
import { toQuestionId } from '../question/question-id.ts'
import type { ConversationFiles } from './conversation-files.ts'
import { isGitAttributes, isLeftBehind } from './left-behind.ts'
import { isEmptyFolder } from './read-root.ts'

export interface QuestionFile {
  id: string
  /** Inside the content folder, with `/`. */
  path: string
  stamp: FileStamp
  /** Its answers and comments, where there are any. */
  conversation?: ConversationFiles | undefined
}

const root = 'questions'
const deepest = 20

/** Every question file below `questions/`, by path in code-unit order; links and other files are issues. */
export function listQuestionFiles(contentFolder: string): { files: QuestionFile[]; issues: Issue[] } {
  const files: QuestionFile[] = []
  const issues: Issue[] = []
  const report = (code: Issue['code'], path: string, detail: Record<string, string> = {}): void => {
    issues.push({ code, path, line: 1, column: 1, detail })
  }

  function walk(folder: string, depth: number): void {
    const entries = tryReading(() => readdirSync(join(contentFolder, folder), { withFileTypes: true }))
    if (depth > deepest) report('nesting-too-deep', folder, { limit: `${deepest}`, where: 'folder' })
    else if (entries instanceof Error) report('file-unreadable', folder, { reason: entries.message })
    else for (const entry of entries) visit(entry, `${folder}/${entry.name}`, depth)
  }

  function visit(entry: Dirent, path: string, depth: number): void {
    if (isLeftBehind(entry.name)) return
    const kind = findKind(entry)
    const isMarkdown = entry.name.endsWith('.md')
    if (isGitAttributes(entry.name)) report('git-attributes', path)
    else if (kind === 'link') report('symbolic-link', path)
    else if (entry.name.includes('..')) report('invalid-id', path, toNameDetail(entry.name))
    else if (kind === 'folder' && entry.name.startsWith('.')) visitHidden(path, entry.name)
    else if (kind === 'folder' && !isMarkdown) walk(path, depth + 1)
    else if (!isMarkdown) report('not-markdown', path, toLeftover(entry))
    else if (kind) report('file-unreadable', path, { kind })
    else addFile(path, entry.name)
  }

  /** Programs keep many files of their own in one: it is named once. */
  function visitHidden(path: string, name: string): void {
    if (!isEmptyFolder(join(contentFolder, path)))
      report('unknown-file', path, { value: name, kind: 'folder' })
  }

  function addFile(path: string, name: string): void {
    const id = toQuestionId(name)
    const status = tryReading(() => lstatSync(join(contentFolder, path)))
    if (id === undefined) report('invalid-id', path, toNameDetail(name))
    else if (status instanceof Error) report('file-unreadable', path, { reason: status.message })
    // A huge file is refused before anybody reads it into memory.
    else if (status.size > limits.fileBytes)
      report('file-too-large', path, { limit: `${limits.fileBytes / 1024}` })
    else files.push({ id, path, stamp: toStamp(status) })
  }

  const status = tryReading(() => findStatus(join(contentFolder, root)))
  if (status instanceof Error) report('file-unreadable', root, { reason: status.message })
  else if (status?.isSymbolicLink()) report('symbolic-link', root)
  else if (status && !status.isDirectory()) report('file-unreadable', root, { kind: 'no-folder' })
  else if (status) walk(root, 0)
  return { files: files.sort((a, b) => compareText(a.path, b.path)), issues }
}

function findStatus(path: string): Stats | undefined {
  return lstatSync(path, { throwIfNoEntry: false })
}

/** `a.md~`, `.a.md.swp`, `#a.md#`, `a.md.bak` */
function toLeftover({ name }: Dirent): Record<string, string> {
  return /~$|^#.*#$|\.(?:sw[a-z]|bak|orig|tmp)$/i.test(name) ? { leftover: name } : {}
}

/** `a b.md` → `a-b.md` */
function toNameDetail(name: string): Record<string, string> {
  const nearest = name
    .replace(/\.md$/, '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{Nd}_.-]+|\.{2,}/gu, '-')
    .replace(/^[-.]+|(?<![-.])[-.]+$/g, '')
  return { value: name, ...(toQuestionId(nearest) === undefined ? {} : { nearest: `${nearest}.md` }) }
}

/** What can't be read is an issue of its own: the folder may be changing, or closed to this person. */
function tryReading<T>(read: () => T): T | Error {
  try {
    return read()
  } catch (error) {
    if (isMachineLimit(error)) throw error
    return new Error(error instanceof Error && 'code' in error ? String(error.code) : String(error))
  }
}
