// Files of questions, pictures, answers and comments, and the ids that their paths say.
import { compareText, type Fault, type Issue } from '../format/issue.ts'
import { limits } from '../format/limits.ts'
import { createFindFreeId, toIdKey, toQuestionId } from '../format/names.ts'
import { pictureFolder } from '../format/pictures/picture.ts'
import { isLeftover, toFileIssue, type WalkedFile, walkFolder } from './disk.ts'

export interface QuestionFile extends WalkedFile {
  /** Its answers and comments, where there are any. */
  conversation?: ConversationFiles | undefined
}

/** Every question file below `questions/`, by path in code-unit order; links and other files are issues. */
export function listQuestionFiles(contentFolder: string): { files: QuestionFile[]; issues: Issue[] } {
  const files: QuestionFile[] = []
  const issues = walkFolder(contentFolder, {
    root: 'questions',
    names: { extension: '.md', toOther: toNoMarkdown },
    fileBytes: limits.fileBytes,
    onFile: (file) => files.push(file),
  })
  return { files: files.sort((a, b) => compareText(a.path, b.path)), issues }
}

const textEnding = /\.(?:mdx?|markdown|mdown|mkdn?|txt|text)$/i

/** `a.markdown`, `a.txt` and `a.md.txt` → `a.md` */
export function toNoMarkdown(name: string): Fault {
  if (isLeftover(name)) return { code: 'not-markdown', detail: { leftover: name } }
  const stem = name.replace(textEnding, '').replace(textEnding, '')
  return { code: 'not-markdown', detail: stem === name || stem === '' ? {} : { nearest: `${stem}.md` } }
}

/** Of pages of the archive's own. */
export const pageFolder = 'pages'

/** Every file of `pages/`, by path in code-unit order; links, folders and other files are issues. */
export function listPageFiles(contentFolder: string): { files: WalkedFile[]; issues: Issue[] } {
  const files: WalkedFile[] = []
  const nested: Issue[] = []
  const issues = walkFolder(contentFolder, {
    root: pageFolder,
    names: { extension: '.md', toOther: toNoMarkdown },
    fileBytes: limits.fileBytes,
    onFile: (file, folder) => {
      if (folder === pageFolder) files.push(file)
      else nested.push(toNested(file))
    },
  })
  return { files: files.sort((a, b) => compareText(a.path, b.path)), issues: [...issues, ...nested] }
}

/** The address of a page has one part. */
function toNested({ id, path }: WalkedFile): Issue {
  const detail = { value: path, kind: 'file', folder: pageFolder, nearest: `${pageFolder}/${id}.md` }
  return toFileIssue(path, { code: 'unknown-file', detail })
}

export type PictureFile = Pick<WalkedFile, 'path' | 'stamp'>

const megabyte = 1024 * 1024

/** Every file below `files/`, by path in code-unit order; links, and what is too large to be read, are issues. */
export function listPictureFiles(contentFolder: string): { files: PictureFile[]; issues: Issue[] } {
  const files: PictureFile[] = []
  const issues = walkFolder(contentFolder, {
    root: pictureFolder,
    fileBytes: limits.pictureBytes,
    tooLarge: { code: 'picture-too-large', detail: { megabytes: limits.pictureBytes / megabyte } },
    noFolder: { code: 'unknown-file', detail: { value: pictureFolder, kind: 'file' } },
    onFile: ({ path, stamp }) => files.push({ path, stamp }),
  })
  return { files: files.sort((a, b) => compareText(a.path, b.path)), issues }
}

/** The file of an answer, or of all comments of a question, whose id it has. */
export type ConversationFile = WalkedFile

/** Files that belong to one question. */
export interface ConversationFiles {
  /** By path in code-unit order. */
  answers: readonly ConversationFile[]
  comments: ConversationFile | undefined
}

/** By id of the question, which need not be there. */
export type Conversations = ReadonlyMap<string, ConversationFiles>

/**
 * Id of the question that a file belongs to, which need not be there: `questions/2024/a.md`, `answers/2024/a/5678.md`
 * and `comments/a.yaml` are of `a`. Undefined for a file of none.
 */
export function findQuestionId(path: string): string | undefined {
  const [root, ...names] = path.split('/')
  const name = names.pop()
  if (name === undefined) return undefined
  if (root === 'questions') return name.endsWith('.md') ? toQuestionId(name) : undefined
  if (root === 'answers') return name.endsWith('.md') ? names.at(-1)?.normalize('NFC') : undefined
  if (root === 'comments') return name.endsWith('.yaml') ? toQuestionId(`${name.slice(0, -5)}.md`) : undefined
  return undefined
}

/** Whether it is a file of answers or comments. */
export function isConversationPath(path: string): boolean {
  return /^(?:answers\/.*\.md|comments\/.*\.yaml)$/.test(path)
}

interface IdFile {
  id: string
  path: string
}

export interface Precedence {
  /** Whether it was there before what is checked; false for all where that is not known. */
  isPublished: (path: string) => boolean
  /** When it was first active, in milliseconds; undefined where the file does not say. */
  findStart: (path: string) => number | undefined
}

/**
 * Two files with one id, by case and Unicode form, would be one page. The fault is on the one that came later, which
 * alone may be renamed: the address of the other is known to readers. Only files that share an id are looked at.
 * @param files in order of path.
 */
export function checkIds(files: readonly IdFile[], precedence: Precedence): Issue[] {
  const owners = Map.groupBy(files, ({ id }) => toIdKey(id))
  const taken = new Set(owners.keys())
  const findFreeId = createFindFreeId((key) => taken.has(key))
  return [...owners.values()].flatMap((group) => {
    if (group.length < 2) return []
    const ranked = group.map((file) => toRanked(file, precedence)).sort(compareRanked)
    const [first, ...others] = ranked
    return others.map(({ id, path }) => {
      const free = findFreeId(id)
      taken.add(toIdKey(free))
      const detail = { value: id, own: path, other: first?.path ?? '', nearest: `${free}.md` }
      return toFileIssue(path, { code: 'duplicate-id', detail })
    })
  })
}

interface Ranked extends IdFile {
  published: boolean
  start: number
}

/** A file that does not name its beginning is taken for the youngest. */
function toRanked({ id, path }: IdFile, { isPublished, findStart }: Precedence): Ranked {
  return { id, path, published: isPublished(path), start: findStart(path) ?? Number.POSITIVE_INFINITY }
}

function compareRanked(a: Ranked, b: Ranked): number {
  if (a.published !== b.published) return a.published ? -1 : 1
  if (a.start !== b.start) return a.start - b.start
  return compareText(a.path, b.path)
}
