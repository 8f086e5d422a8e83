// All questions in threads: a thread is given numbers, and reads and writes the rest itself.
import { join } from 'node:path'
import { runGuarded } from '../../threads/run-guarded.ts'
import { workLimits } from '../../threads/work-limits.ts'
import type { Tally } from '../tally.ts'
import type { ConvertedThread, ConvertThreadData } from './convert-thread.ts'
import { keepGivenUp } from './keep-given-up.ts'
import { keepVanished } from './keep-vanished.ts'
import { createListWriting, type ListWriting } from './list-writing.ts'
import type { Outcomes } from './outcomes.ts'
import type { ImportPlan } from './plan-import.ts'
import { releaseMemory } from './release-memory.ts'
import type { Spool } from './spool.ts'
import type { StagingFolder } from './write-staging-folder.ts'

export interface ThreadsConverting {
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

export interface ConvertedList extends ListWriting {
  /** Files that were written. */
  files: number
  /** Of pictures that are not the archive's own. */
  pictures: Set<number>
}

const perTask = 20
/** Tasks after which this thread gives back what their results have left: V8 would let it grow with the source. */
const betweenReleases = 500

export async function convertThreads(converting: ThreadsConverting): Promise<ConvertedList> {
  const { run, staging, spool, plan, outcomes, notes } = converting
  const writing = createListWriting(join(staging.temporary, 'list.sqlite'))
  const list: ConvertedList = { ...writing, files: 0, pictures: new Set() }
  const all = spool.countThreads()
  const data: ConvertThreadData = {
    database: join(staging.temporary, 'spool.sqlite'),
    target: run.target,
    staging: staging.staged,
    legal: plan.legal,
    withheld: plan.target.withheld,
    people: plan.people,
    threads: plan.collected.threads,
  }
  let done = 0
  let tasks = 0
  await runGuarded<number, ConvertedThread>({
    script: new URL('./convert-thread.ts', import.meta.url),
    workerData: () => data,
    // A large source has more questions than memory should hold numbers of.
    batches: { length: Math.ceil(all / perTask), at: (task) => toNumbers(task, all) },
    limits: workLimits,
    frugal: true,
    onResults: (results) => {
      run.checkStop()
      for (const each of results) add(each, { list, spool, outcomes, notes })
      done += results.length
      run.onProgress('convert', done, all)
      tasks += 1
      if (tasks % betweenReleases === 0) releaseMemory()
    },
    onGivenUp: (number, excess) => {
      const id = keepGivenUp(number, { staged: staging.staged, spool, list })
      notes.note({ rule: 'thread-left-out', at: `question ${id}`, detail: excess })
    },
  })
  keepVanished({ ...converting, list })
  return list
}

/** Of the questions of a task. */
function toNumbers(task: number, all: number): number[] {
  const first = task * perTask
  return Array.from({ length: Math.min(perTask, all - first) }, (_, index) => first + index)
}

interface Adding {
  list: ConvertedList
  spool: Spool
  outcomes: Outcomes
  notes: Tally
}

function add(
  { id, line, things, written, people, notes: found, pictures }: ConvertedThread,
  { list, spool, outcomes, notes }: Adding,
): void {
  if (line !== undefined) list.addQuestion(id, line)
  outcomes.add('question', [things.question])
  outcomes.add('answer', things.answers, `question ${id}`)
  outcomes.add('comment', things.comments, `question ${id}`)
  for (const person of people) spool.addOther('person', person.id, JSON.stringify(person))
  for (const note of found) notes.note(note)
  list.files += written
  for (const picture of pictures) list.pictures.add(picture)
}
