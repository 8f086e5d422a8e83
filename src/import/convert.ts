// All questions in workers: a worker is given numbers, and reads and writes the rest itself.

import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { createZone } from '../format/time.ts'
import { runGuarded, workLimits } from '../kept/guarded.ts'
import type { ConvertedDiscussion, ConvertWorkerData } from './convert-worker.ts'
import { type QuestionText, toQuestionFile } from './discussion-texts.ts'
import { toAliasKey } from './fix/archive-names.ts'
import { toDiscussionPaths } from './make-discussion.ts'
import type { ImportPlan } from './plan.ts'
import { parseDiscussionFiles, readDiscussionFile, toOpenContext } from './read-discussion-files.ts'
import type { Tally } from './records.ts'
import type { Spool } from './spool.ts'
import { digestAlias, digestQuestion } from './three-way.ts'
import { createListWriting, parseQuestionLine, type QuestionLine, toListText } from './write-import-list.ts'
import type { Outcomes } from './write-notes.ts'
import { createWriteStaged, removeStaged, type StagingFolder } from './write-staging.ts'

interface Converting {
  run: {
    target: string
    onProgress: (phase: 'convert', done: number, all: number) => void
    checkStop: () => void
  }
  staging: StagingFolder
  spool: Spool
  plan: ImportPlan
  outcomes: Outcomes
  notes: Tally
}

/** With the number of files that were written, and the pictures that are not the archive's own. */
type ConvertedList = ReturnType<typeof createListWriting> & { files: number; pictures: Set<number> }

const perTask = 20

/** Tasks after which the main thread gives back what their results have left: V8 would let it grow with the source. */
const betweenReleases = 500

export async function convertDiscussions(converting: Converting): Promise<ConvertedList> {
  const { run, staging, spool, plan, outcomes, notes } = converting
  const writing = createListWriting(join(staging.temporary, 'list.sqlite'))
  const list: ConvertedList = { ...writing, files: 0, pictures: new Set() }
  const all = spool.countDiscussions()
  const data: ConvertWorkerData = {
    database: join(staging.temporary, 'spool.sqlite'),
    target: run.target,
    staging: staging.staged,
    valid: plan.valid,
    withheld: plan.target.withheld,
    people: plan.people,
    discussions: plan.collected.discussions,
  }
  const add = ({ id, line, things, written, people, notes: found, pictures }: ConvertedDiscussion): void => {
    if (line !== undefined) list.addQuestion(id, line)
    outcomes.add('question', [things.question])
    outcomes.add('answer', things.answers, `question ${id}`)
    outcomes.add('comment', things.comments, `question ${id}`)
    for (const person of people) spool.addOther('person', person.id, JSON.stringify(person))
    for (const note of found) notes.note(note)
    list.files += written
    for (const picture of pictures) list.pictures.add(picture)
  }
  let done = 0
  let tasks = 0
  await runGuarded<number, ConvertedDiscussion>({
    script: new URL('./convert-worker.ts#convertBatches', import.meta.url),
    workerData: () => data,
    // A large source has more questions than memory should hold numbers of.
    batches: { length: Math.ceil(all / perTask), at: (task) => toNumbers(task, all) },
    limits: workLimits,
    frugal: true,
    onResults: (results) => {
      run.checkStop()
      for (const each of results) add(each)
      done += results.length
      run.onProgress('convert', done, all)
      tasks += 1
      if (tasks % betweenReleases === 0) releaseMemory()
    },
    onGivenUp: (number, detail) => {
      const id = keepGivenUp(number, converting, list)
      notes.note({ rule: 'discussion-left-out', at: `question ${id}`, detail })
    },
  })
  keepVanished(converting, list)
  return list
}

/** Of the questions of a task. */
function toNumbers(task: number, all: number): number[] {
  const first = task * perTask
  return Array.from({ length: Math.min(perTask, all - first) }, (_, index) => first + index)
}

/** A question that took too much is left as it was, and stays known: the next import updates it. @returns its id. */
function keepGivenUp(number: number, { staging, spool }: Converting, list: ConvertedList): string {
  const { id, folder } = spool.findDiscussion(number)
  const existing = spool.listExisting(id)
  const { question, comments, answers } = toDiscussionPaths(id, folder, existing)
  // Its worker may have ended while it wrote them.
  removeStaged(staging.staged, [...existing, question, comments, answers])
  const line = spool.findFormer('question', id)
  if (line !== undefined) list.addQuestion(id, line)
  return id
}

/** Questions that the source no longer has stay, and stay known. */
function keepVanished(converting: Converting, list: ConvertedList): void {
  for (const { id, line, isThere } of converting.spool.listVanished()) {
    if (!isThere) continue
    list.addQuestion(id, freeAddresses({ id, line }, converting, list) ?? line)
    converting.outcomes.add('question', [{ id, outcome: 'vanished' }])
  }
}

/** What the source gives to another question now leads there. @returns the line of import.ndjson, where it is another then. */
function freeAddresses(
  { id, line }: { id: string; line: string },
  { run, staging, spool, plan, notes }: Converting,
  list: ConvertedList,
): string | undefined {
  const { timeZone, locale } = plan.valid.settings
  const paths = spool.listExisting(id).filter((path) => path.startsWith('questions/'))
  const files = { id, paths, read: (path: string) => readDiscussionFile(run.target, path) }
  const { question, kept } = parseDiscussionFiles(files, toOpenContext(createZone(timeZone)))
  const lost = question?.fields.aliases.filter((alias) => spool.isGiven(toAliasKey(alias))) ?? []
  const [path] = paths
  if (!question || path === undefined || lost.length === 0) return undefined
  if (kept.question) {
    notes.note({ rule: `kept-${kept.question}`, at: `question ${id}`, detail: 'aliases' })
    return undefined
  }
  for (const detail of lost) notes.note({ rule: 'alias-taken', at: `question ${id}`, detail })
  const aliases = question.fields.aliases.filter((alias) => !lost.includes(alias))
  const freed = { ...question, fields: { ...question.fields, aliases } }
  createWriteStaged(staging.staged)(path, toQuestionFile(freed, locale))
  list.files += 1
  const former = parseQuestionLine(line)
  return former && toListText(toFreedLine(former, question, freed))
}

/** What a person edited is still known as that. */
function toFreedLine(line: QuestionLine, before: QuestionText, after: QuestionText): QuestionLine {
  const isEdited = line.fields !== digestQuestion(before).fields
  const aliases = after.fields.aliases.map(digestAlias)
  return {
    ...line,
    fields: isEdited ? line.fields : digestQuestion(after).fields,
    ...(line.aliases && { aliases: line.aliases.filter((each) => aliases.includes(each)) }),
  }
}

/**
 * Gives memory back that one step of an import has filled and the next has no use for: V8 would keep it until the
 * main thread works a lot again, and the workers of the next step have theirs beside it.
 */
export function releaseMemory(): void {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  setFlagsFromString('--no-expose-gc')
  if (typeof collect === 'function') collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}
