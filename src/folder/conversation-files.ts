// Answers and comments are found by the names of their folders and files alone: nothing is opened.
import { posix } from 'node:path'
import { compareText, type Fault, type Issue, withDetails } from '../format/issue.ts'
import { limits } from '../format/limits.ts'
import { findNearest, toIdKey, toQuestionId } from '../format/names.ts'
import { isLeftover, toFileIssue, walkFolder } from './disk.ts'
import {
  type ConversationFile,
  type ConversationFiles,
  type Conversations,
  checkIds,
  type Precedence,
  type QuestionFile,
  toNoMarkdown,
} from './files.ts'

const answersRoot = 'answers'
const commentsRoot = 'comments'

interface Listed {
  answers: ConversationFile[]
  comments: ConversationFile[]
}

/**
 * By the id of the question, which need not be there; links and other files are issues.
 * @param names of the content folder's entries: a disk without upper and lower case opens `Answers` under any spelling.
 */
export function listConversationFiles(
  contentFolder: string,
  names: ReadonlySet<string> = new Set([answersRoot, commentsRoot]),
): { conversations: Conversations; issues: Issue[] } {
  const listed = new Map<string, Listed>()
  const findOrAdd = (id: string): Listed => {
    const known = listed.get(id) ?? { answers: [], comments: [] }
    listed.set(id, known)
    return known
  }
  const addAnswer: OnAnswer = (question, file) => findOrAdd(question).answers.push(file)
  const addComments = (file: ConversationFile) => findOrAdd(file.id).comments.push(file)
  const issues = [
    ...(names.has(answersRoot) ? listAnswers(contentFolder, addAnswer) : []),
    ...(names.has(commentsRoot) ? listComments(contentFolder, addComments) : []),
  ]
  const conversations = new Map(
    Array.from(listed, ([id, { answers, comments }]): [string, ConversationFiles] => {
      if (answers.length > 1) issues.push(...checkAnswerFiles(id, answers.sort(compareFiles)))
      if (comments.length > 1) issues.push(...checkCommentFiles(id, comments.sort(compareFiles)))
      const excess = findExcess(id, answers)
      if (!excess) return [id, { answers, comments: comments[0] }]
      issues.push(excess)
      // A machine may not hold them: nothing is read.
      return [id, { answers: [], comments: undefined }]
    }),
  )
  return { conversations, issues }
}

function compareFiles(a: ConversationFile, b: ConversationFile): number {
  return compareText(a.path, b.path)
}

type OnAnswer = (question: string, file: ConversationFile) => void

function listAnswers(contentFolder: string, onAnswer: OnAnswer): Issue[] {
  const misplaced: Issue[] = []
  const issues = walkFolder(contentFolder, {
    root: answersRoot,
    names: { extension: '.md', toOther: toNoMarkdown },
    fileBytes: limits.fileBytes,
    onFile: (file, folder) => {
      if (folder === answersRoot) misplaced.push(toMisplaced(file))
      else onAnswer(posix.basename(folder).normalize('NFC'), file)
    },
  })
  return [...issues, ...misplaced]
}

/** Beside the folders of the questions nothing says whose answer it is. */
function toMisplaced({ id, path }: ConversationFile): Issue {
  return toFileIssue(path, { code: 'unknown-question-folder', detail: { value: id, kind: 'misplaced' } })
}

function listComments(contentFolder: string, onFile: (file: ConversationFile) => void): Issue[] {
  return walkFolder(contentFolder, {
    root: commentsRoot,
    names: { extension: '.yaml', toOther: toNoYaml },
    fileBytes: limits.commentsFileBytes,
    onFile,
  })
}

/** `a.yml` and `a.YAML` → `a.yaml` */
function toNoYaml(name: string): Fault {
  const detail = { value: name, kind: 'file' }
  if (isLeftover(name)) return { code: 'unknown-file', detail: { ...detail, leftover: name } }
  const stem = name.replace(/\.ya?ml$/i, '')
  return { code: 'unknown-file', detail: stem === name ? detail : { ...detail, nearest: `${stem}.yaml` } }
}

/** Which of two was there first is not known: the later path is to go. */
const noPrecedence: Precedence = { isPublished: () => false, findStart: () => undefined }

function checkAnswerFiles(question: string, answers: readonly ConversationFile[]): Issue[] {
  return checkIds(answers, noPrecedence).map((issue) => withDetails(issue, { question }))
}

/** More answers than a question may have, or more in them than is read at once. */
function findExcess(question: string, answers: readonly ConversationFile[]): Issue | undefined {
  const path = answers[0]?.path.replace(/\/[^/]*$/, '') ?? ''
  if (answers.length > limits.answers) {
    const detail = { key: answersRoot, value: question, limit: limits.answers }
    return toFileIssue(path, { code: 'list-too-long', detail })
  }
  const bytes = answers.reduce((sum, { stamp: [size] }) => sum + size, 0)
  if (bytes <= limits.answersBytes) return undefined
  const detail = { of: answersRoot, limit: limits.answersBytes / 1024 / 1024 }
  return toFileIssue(path, { code: 'file-too-large', detail })
}

/** All comments of a question are one file: the first stays. */
function checkCommentFiles(question: string, files: readonly ConversationFile[]): Issue[] {
  const [first, ...others] = files
  return others.map(({ path }) =>
    toFileIssue(path, {
      code: 'duplicate-comments',
      detail: { value: question, own: path, other: first?.path ?? '' },
    }),
  )
}

/**
 * @param questions files and issues of their folder, and ids of withheld ones, whose files may be gone.
 * @returns question files with their conversations, and what belongs to none of them.
 */
export function attachConversations(
  conversations: Conversations,
  questions: { files: readonly QuestionFile[]; issues: readonly Issue[]; withheld: ReadonlySet<string> },
): { files: QuestionFile[]; issues: Issue[] } {
  const { files, issues, withheld } = questions
  if (conversations.size === 0) return { files: [...files], issues: [] }
  const attached = files.map((file) => {
    const conversation = conversations.get(file.id)
    return conversation ? { ...file, conversation } : file
  })
  const known = new Set([...files.map(({ id }) => id), ...issues.flatMap(listIds)])
  // Where the questions could not be listed nobody knows which are there.
  if (files.length === 0 || issues.some(hidesQuestions)) return { files: attached, issues: [] }
  const lost = [...conversations].filter(([id]) => !known.has(id) && !withheld.has(id))
  const ids = [...known].filter((id) => toQuestionId(`${id}.md`) === id)
  return { files: attached, issues: toUnknown(lost, ids) }
}

/** `answers/q1.md` beside a question `q1` is one of its answers, in want of a name of its own. */
export function markAnswersByQuestion(issues: readonly Issue[], files: readonly QuestionFile[]): Issue[] {
  const ids = new Set(files.map(({ id }) => id))
  return issues.map((issue) => {
    const { value = '' } = issue.detail
    const isMisplaced = issue.code === 'unknown-question-folder' && issue.detail.kind === 'misplaced'
    return isMisplaced && ids.has(value) ? withDetails(issue, { question: value }) : issue
  })
}

/** A file that can't be read is there all the same; one to be renamed also in the form that conversations most likely have. */
function listIds({ path, detail }: Issue): string[] {
  const own = path.endsWith('.md') ? posix.basename(path, '.md').normalize('NFC') : ''
  return [own, toIdKey(posix.basename(detail.nearest ?? '', '.md'))]
}

/** A folder whose questions are not known. */
function hidesQuestions({ code, path }: Issue): boolean {
  return /^(?:file-unreadable|symbolic-link|nesting-too-deep)$/.test(code) && !path.endsWith('.md')
}

/** Each compares an id with all others: who has moved a whole folder needs no more of them. */
const comparedIds = 20

function toUnknown(
  lost: readonly (readonly [string, ConversationFiles])[],
  known: readonly string[],
): Issue[] {
  if (lost.length === 0) return []
  const byKey = new Map(known.map((id) => [toIdKey(id), id]))
  return lost.flatMap(([id, files], index) => {
    const nearest = byKey.get(toIdKey(id)) ?? (index < comparedIds ? findNearest(id, known) : undefined)
    const detail = { value: id, ...(nearest ? { nearest } : {}) }
    return toPlaces(files).map((path) => toFileIssue(path, { code: 'unknown-question-folder', detail }))
  })
}

/** One of each folder of answers, and the file of the comments. */
function toPlaces({ answers, comments }: ConversationFiles): string[] {
  const folders = new Set(answers.map(({ path }) => posix.dirname(path)))
  return [...folders, ...(comments ? [comments.path] : [])]
}
