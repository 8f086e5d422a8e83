// What lies on the disk: all files below a folder, and the text of one. What can't be read, or is no file of its kind, is
// an issue, never passed over.
import { closeSync, type Dirent, existsSync, lstatSync, readdirSync, readSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { decodeFile, findLimit } from '../format/decode.ts'
import type { Fault, Issue } from '../format/issue.ts'
import { toQuestionId } from '../format/names.ts'
import { findNode } from '../format/values.ts'
import { parseYamlFile } from '../format/yaml.ts'
import {
  type FileStamp,
  findKind,
  isMachineLimit,
  NoRegularFile,
  openRegularFile,
  readRegularFile,
  toStamp,
} from '../kept/files.ts'

export interface WalkedFile {
  /** Its name, where names have no certain end. */
  id: string
  /** Inside the content folder, with `/`. */
  path: string
  stamp: FileStamp
}

interface FileNames {
  /** End of the names of files: what is before it is an id. */
  extension: '.md' | '.yaml'
  /** The issue of a file of another name. */
  toOther: (name: string) => Fault
}

interface Walk {
  /** Folder inside the content folder. */
  root: string
  /** Files may have any name where it is absent. */
  names?: FileNames
  /** Bytes of the largest file. */
  fileBytes: number
  /** The issue of a larger one, and of a root that is no folder, where they have issues of their own. */
  tooLarge?: Fault
  noFolder?: Fault
  /** @param folder that holds the file, as a path inside the content folder. */
  onFile: (file: WalkedFile, folder: string) => void
}

const deepest = 20

/** One look at each folder and one at each file. @returns what is wrong with them, in no certain order. */
export function walkFolder(contentFolder: string, walk: Walk): Issue[] {
  const { root, names, fileBytes, onFile } = walk
  const tooLarge: Fault = walk.tooLarge ?? { code: 'file-too-large', detail: { limit: fileBytes / 1024 } }
  const noFolder: Fault = walk.noFolder ?? { code: 'file-unreadable', detail: { kind: 'no-folder' } }
  const issues: Issue[] = []
  const report = (path: string, fault: Fault): void => {
    issues.push(toFileIssue(path, fault))
  }

  function visitFolder(folder: string, depth: number): void {
    const entries = tryReading(folder, () =>
      readdirSync(`${contentFolder}/${folder}`, { withFileTypes: true }),
    )
    if (depth > deepest)
      report(folder, { code: 'nesting-too-deep', detail: { limit: deepest, where: 'folder' } })
    else if ('code' in entries) issues.push(entries)
    else for (const entry of entries) visit(entry, folder, depth)
  }

  function visit(entry: Dirent, folder: string, depth: number): void {
    const { name } = entry
    if (isLeftBehind(name)) return
    const path = `${folder}/${name}`
    const kind = findKind(entry)
    const isNamed = names && name.endsWith(names.extension)
    if (isGitAttributes(name)) report(path, { code: 'git-attributes', detail: {} })
    else if (kind === 'link') report(path, { code: 'symbolic-link', detail: {} })
    else if (names && name.includes('..'))
      report(path, { code: 'invalid-id', detail: toNameDetail(join(contentFolder, path), names) })
    else if (kind === 'folder' && name.startsWith('.')) visitHidden(path, name)
    else if (kind === 'folder' && !isNamed) visitFolder(path, depth + 1)
    else if (names && !isNamed) report(path, names.toOther(name))
    else if (kind) report(path, { code: 'file-unreadable', detail: { kind } })
    else visitFile(path, name, folder)
  }

  /** Programs keep many files of their own in one: it is named once. */
  function visitHidden(path: string, name: string): void {
    if (!isEmptyFolder(join(contentFolder, path)))
      report(path, { code: 'unknown-file', detail: { value: name, kind: 'folder' } })
  }

  function visitFile(path: string, name: string, folder: string): void {
    const id = names ? toId(name, names) : name
    const status = tryReading(path, () => lstatSync(`${contentFolder}/${path}`))
    if (id === undefined)
      report(path, {
        code: 'invalid-id',
        detail: names ? toNameDetail(join(contentFolder, path), names) : {},
      })
    else if ('code' in status) issues.push(status)
    // A huge file is refused before anybody reads it into memory.
    else if (status.size > fileBytes) report(path, tooLarge)
    else onFile({ id, path, stamp: toStamp(status) }, folder)
  }

  const status = tryReading(root, () => lstatSync(join(contentFolder, root), { throwIfNoEntry: false }))
  if (!status) return issues
  if ('code' in status) issues.push(status)
  else if (status.isSymbolicLink()) report(root, { code: 'symbolic-link', detail: {} })
  else if (!status.isDirectory()) report(root, noFolder)
  else visitFolder(root, 0)
  return issues
}

const names = new Set(['.ds_store', '.gitkeep', 'thumbs.db', 'desktop.ini'])

/** What file managers leave in any folder, and what keeps an empty one in Git: no mistake of a contributor. */
export function isLeftBehind(name: string): boolean {
  return names.has(name.toLowerCase())
}

/** The file by which Git hides changes from whoever reads them; some disks find it in any case. */
export function isGitAttributes(name: string): boolean {
  return name.toLowerCase() === '.gitattributes'
}

/** Whether a folder holds nothing but empty folders and what file managers leave: nothing of it can be lost. */
export function isEmptyFolder(path: string, depth = 0): boolean {
  if (depth > 20) return false
  try {
    return readdirSync(path, { withFileTypes: true }).every(
      (entry) =>
        isLeftBehind(entry.name) || (entry.isDirectory() && isEmptyFolder(join(path, entry.name), depth + 1)),
    )
  } catch {
    return false
  }
}

/** `a.md~`, `.a.md.swp`, `#a.md#`, `a.md.bak` */
export function isLeftover(name: string): boolean {
  return /~$|^#.*#$|\.(?:sw[a-z]|bak|orig|tmp)$/i.test(name)
}

function toId(name: string, { extension }: FileNames): string | undefined {
  return toQuestionId(extension === '.md' ? name : `${name.slice(0, -extension.length)}.md`)
}

/** `rest - copy`, `rest (1)`, `rest copy 2`, and as Korean programs write it. */
const copyEnd = /(?: (?:- )?(?:copy|\ubcf5?\uc0ac\ubcf8)(?: \(?\d+\)?)?| ?\(\d+\))$/i

function toValidStem(stem: string): string {
  return stem
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{Nd}_.-]+|\.{2,}/gu, '-')
    .replace(/^[-.]+|(?<![-.])[-.]+$/g, '')
}

/** `a b.md` → `a-b.md`, but for a copy of what is beside it. */
function toNameDetail(file: string, { extension }: FileNames): Record<string, string> {
  const name = basename(file)
  const stem = name.endsWith(extension) ? name.slice(0, -extension.length) : name
  const copied = stem.normalize('NFC').replace(copyEnd, '')
  const isCopy = copied !== stem.normalize('NFC')
  // What is copied may have another name by now.
  const original = [copied, toValidStem(copied)].find((each) =>
    existsSync(join(dirname(file), each + extension)),
  )
  if (isCopy && original !== undefined) return { value: name, copy: original + extension }
  const nearest = toValidStem(stem)
  const isValid = toQuestionId(`${nearest}.md`) !== undefined
  return { value: name, ...(isValid ? { nearest: nearest + extension } : {}) }
}

/**
 * A file at the root of a content folder, as `parse` reads it; undefined where there is none.
 * @throws what the machine lacks.
 */
export function readSmallFile<T>(
  folder: string,
  name: string,
  parse: (path: string, text: string) => T,
): T | { issues: Issue[] } | undefined {
  const toIssues = (fault: Fault) => ({ issues: [toFileIssue(name, fault)] })
  const path = join(folder, name)
  const status = lstatSync(path, { throwIfNoEntry: false })
  if (!status) return undefined
  if (status.isSymbolicLink()) return toIssues({ code: 'symbolic-link', detail: {} })
  const kind = findKind(status)
  if (kind) return toIssues({ code: 'file-unreadable', detail: { kind } })
  const most = findLimit(name)
  if (status.size > most) return toIssues({ code: 'file-too-large', detail: { limit: most / 1024 } })
  const text = tryReading(name, () => decodeFile(name, readRegularFile(path)))
  return typeof text === 'string' ? parse(name, text) : { issues: [text] }
}

/** A question, an answer or the comments of a question. */
export interface SourceFile {
  id: string
  path: string
  bytes: Uint8Array
}

/** Undefined where its bytes are no text. */
export function findText({ path, bytes }: SourceFile): string | undefined {
  const text = decodeFile(path, bytes)
  return typeof text === 'string' ? text : undefined
}

/** A file of the folder with its bytes, or those of `text`, or why it can't be read. @throws what the machine lacks. */
export function readSource(folder: string, file: Pick<WalkedFile, 'id' | 'path'>, text?: string) {
  const { id, path } = file
  const read = () => (text === undefined ? readRegularFile(join(folder, path)) : Buffer.from(text))
  return tryReading(path, (): SourceFile => ({ id, path, bytes: read() }))
}

/** 200 bytes of a file of any size. @throws what the disk says. */
export function readStart(path: string): string {
  const file = openRegularFile(path)
  try {
    const bytes = Buffer.alloc(200)
    return bytes.toString('utf8', 0, readSync(file, bytes))
  } finally {
    closeSync(file)
  }
}

/** A file of the content folder; empty where it can't be read, which is reported elsewhere. */
export function readText(folder: string, path: string): string {
  try {
    const text = decodeFile(path, readRegularFile(join(folder, path)))
    return typeof text === 'string' ? text : ''
  } catch {
    return ''
  }
}

/** An issue of a file, or of a folder, as a whole. */
export function toFileIssue(path: string, fault: Fault): Issue {
  return { ...fault, path, line: 1, column: 1 }
}

/** What is read of a path; one that can't be read has a fault of its own, which concerns no other. @throws what the machine lacks. */
export function tryReading<T>(path: string, read: () => T): T | Issue {
  try {
    return read()
  } catch (error) {
    if (isMachineLimit(error)) throw error
    return toFileIssue(path, { code: 'file-unreadable', detail: toUnreadableDetail(error) })
  }
}

const refusals: ReadonlySet<string> = new Set(['EACCES', 'EPERM'])

/** What the issue `file-unreadable` says of a failed look at a file or a folder. */
function toUnreadableDetail(error: unknown): Issue<'file-unreadable'>['detail'] {
  if (error instanceof NoRegularFile) return { kind: error.kind }
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (refusals.has(code)) return { kind: 'refused' }
  return { reason: error instanceof Error ? error.message.slice(0, 200) : String(error) }
}

/** Ids of a file of comments, also where the file has faults, and nothing of them is published; undefined where it is no list. */
export function parseCommentIds(path: string, text: string): string[] | undefined {
  const root = parseYamlFile(path, text)
  if ('code' in root || root.type !== 'sequence') return undefined
  return root.children.flatMap((child) => {
    const node = findNode(child, ['id'])
    return node?.type === 'scalar' ? [node.text.normalize('NFC')] : []
  })
}
