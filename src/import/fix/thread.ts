// Makes the best of one discussion, so that the files that are written of it pass every check.
import type { Typeset } from '../../body/formulas/typeset.ts'
import { noRedactions } from '../../folder/redactions.ts'
import type { Settings } from '../../folder/settings.ts'
import type { Withholding } from '../../folder/withheld.ts'
import { limits } from '../../format/limits.ts'
import { createZone } from '../../format/time.ts'
import { toLanguage } from '../../words/language.ts'
import { findWords } from '../../words/words.ts'
import type { AnswerRecord, ThreadRecords } from '../records.ts'
import { fixAnswer, fixComments } from './answers.ts'
import { createArchiveNames, type ThreadNames } from './archive-names.ts'
import { createBodyChecks } from './body-faults.ts'
import { createFitThread } from './fit-thread.ts'
import { fixOwnIds, type OwnIds } from './ids.ts'
import { createNote, type FixNote, nameAnswer, nameComment, nameQuestion } from './notes.ts'
import { fixQuestion } from './question.ts'
import { findKnownTime, isTime } from './time.ts'

interface FixContext {
  /**
   * Of the archive that is written: its zone, its words, and what bodies are printed with. No time is after its
   * `referenceDate`.
   */
  settings: Settings
  /** Of a question that has none; valid. Left out: it stays without. */
  category?: string | undefined
  /** Where the settings say that there are formulas. */
  typeset?: Typeset | undefined
  /**
   * Where no time of a thread can be read, its times stay as they are, for people to fix. Left out: its question was
   * asked on the reference date, as something has to be written.
   */
  keepsUnknownTimes?: boolean
  /** Addresses of pictures that are there: `/files/ab/diagram.png`. Where it is absent, none is looked for. */
  files?: ReadonlySet<string> | undefined
  /** Whose authors no history names. */
  withholding?: Withholding
}

/**
 * @param thread with bodies that are Markdown already. @param names as `createArchiveNames` gives them; made from the
 * thread alone where absent.
 */
export type FixThread = ReturnType<typeof createFixThread>

/**
 * @returns threads of which every field is valid, with bodies as `{ markdown }` alone; `answers`, `comments` and
 * `activity` are there.
 */
export function createFixThread(context: FixContext) {
  const { settings, category, typeset, keepsUnknownTimes, files, withholding = noRedactions } = context
  const times = { zone: createZone(settings.timeZone), referenceDate: settings.referenceDate }
  const checks = createBodyChecks(settings, typeset)
  const fitThread = createFitThread(settings, checks, withholding)
  /** Each record by itself, and what it says of others. */
  const fixRecords = (thread: ThreadRecords, names: ThreadNames, notes: FixNote[]): ThreadRecords => {
    const { id: of } = thread.question
    const noteAnswer = (id: string) => createNote(nameAnswer(of, id), notes)
    const noteComment = (id: string) => createNote(nameComment(of, id), notes)
    const answerIds = fixOwnIds(thread.answers, noteAnswer)
    const commentIds = fixOwnIds(thread.comments, noteComment)
    const question = fixQuestion(thread.question, {
      times,
      files,
      names: { ...names, aliases: renameAnchors(names.aliases, answerIds, commentIds) },
      otherwiseAt: () =>
        findKnownTime(thread, times) ?? (keepsUnknownTimes ? undefined : times.referenceDate),
      untitled: findWords(toLanguage(settings.locale)).repairs.untitled,
      checks,
      note: createNote(nameQuestion(of), notes),
    })
    const otherwiseAt = isTime(question.at) ? question.at : undefined
    const place = { times, files, question: names.id, otherwiseAt }
    const chosen = chooseAnswers(thread.answers)
    const answers = thread.answers.flatMap((answer, index) => {
      const note = noteAnswer(answer.id)
      const id = answerIds.ids[index]
      if (id === undefined || !chosen.has(answer)) {
        note('answers-cut')
        return []
      }
      return [fixAnswer(answer, { ...place, id, ids: answerIds.bySource, find: checks.ofAnswer, note })]
    })
    const comments = fixComments(thread.comments, {
      ...place,
      ids: commentIds,
      answers: answerIds.bySource,
      writtenAt: new Map(answers.map(({ id, at }) => [id, at])),
      find: checks.ofComment,
      toNote: noteComment,
    })
    return { question, answers, comments }
  }
  return (thread: ThreadRecords, given?: ThreadNames): { thread: ThreadRecords; notes: FixNote[] } => {
    const names = given ?? createArchiveNames({ category })(thread.question)
    const notes = [...names.notes]
    return { thread: fitThread(fixRecords(thread, names, notes), thread, notes), notes }
  }
}

/** Accepted ones before others, and then the first. */
function chooseAnswers(answers: readonly AnswerRecord[]): ReadonlySet<AnswerRecord> {
  if (answers.length <= limits.answers) return new Set(answers)
  const isAccepted = ({ accepted }: AnswerRecord) => accepted !== undefined && accepted !== false
  const ranked = [...answers.filter(isAccepted), ...answers.filter((answer) => !isAccepted(answer))]
  return new Set(ranked.slice(0, limits.answers))
}

/** Old addresses lead to the place on the page that has another name now. */
function renameAnchors(aliases: readonly string[], answers: OwnIds, comments: OwnIds): string[] {
  return aliases.map((alias) => {
    const [, start = '', kind, id = ''] = /^([^#]*#)(answer|comment)-(.+)$/.exec(alias) ?? []
    if (kind === undefined) return alias
    const renamed = (kind === 'answer' ? answers : comments).bySource.get(id)
    return renamed === undefined || renamed === id ? alias : `${start}${kind}-${renamed}`
  })
}
