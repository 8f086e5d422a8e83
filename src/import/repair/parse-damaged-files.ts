// The files of one question with what hangs on it as records, however they are encoded and whatever values they hold.
import type { ThreadRecords } from '../thread-records.ts'
import { decodeAny } from './decode-any.ts'
import { type FileText, toAnswerRecord, toCommentRecords, toQuestionRecord } from './file-records.ts'
import { mendText } from './mend-text.ts'
import { createNote, type Note, type RepairNote } from './notes.ts'

export interface ThreadFile {
  id: string
  /** Inside the content folder, with `/`. */
  path: string
  bytes: Uint8Array
}

export interface ThreadFiles {
  question: ThreadFile
  answers: readonly ThreadFile[]
  comments: ThreadFile | undefined
}

export interface DecodedFile extends FileText {
  /** What was done to read it. */
  notes: RepairNote[]
}

/** Records of files, or the paths of those that only people can mend. */
export type ParsedThread =
  | {
      thread: ThreadRecords
      files: { question: DecodedFile; answers: DecodedFile[]; comments: DecodedFile | undefined }
    }
  | { unreadable: string[] }

export function parseThreadFiles({ question, answers, comments }: ThreadFiles): ParsedThread {
  const files = {
    question: decode(question),
    answers: answers.map(decode),
    comments: comments && decode(comments),
  }
  const asked = toQuestionRecord(files.question, toNote(files.question))
  const answered = files.answers.map((file) => toAnswerRecord(file, question.id, toNote(file)))
  const commented = files.comments
    ? toCommentRecords(files.comments, question.id, toNote(files.comments))
    : []
  const thread = asked &&
    commented && { question: asked, answers: answered.flatMap((each) => each ?? []), comments: commented }
  if (thread && thread.answers.length === answers.length) return { thread, files }
  return {
    unreadable: [
      ...(asked ? [] : [question.path]),
      ...answers.flatMap(({ path }, index) => (answered[index] ? [] : [path])),
      ...(commented || !comments ? [] : [comments.path]),
    ],
  }
}

function toNote({ path, notes }: DecodedFile): Note {
  return createNote(path, notes)
}

function decode({ id, path, bytes }: ThreadFile): DecodedFile {
  const notes: RepairNote[] = []
  const note = createNote(path, notes)
  return { id, path, text: mendText(decodeAny(bytes, note), note), notes }
}
