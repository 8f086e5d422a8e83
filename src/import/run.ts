// One import, step by step: what a source gives becomes a content folder, or nothing changes.
//
// 1. All records are read, and wait in a database (spool.ts): ids, addresses and the newest day are known only then.
// 2. Workers convert discussions by number: HTML to Markdown, then whatever makes it valid, then the merge with what is
//    there (three-way.ts). Files are written to `.gotgam-import/` in the content folder, on the same disk.
// 3. People, synonyms, hashtags, categories, pictures, `archive.yaml` and `import.ndjson` follow.
// 4. Renames put everything into its place, and back when one fails. Meanwhile `import.ndjson` says "unfinished". After a
//    kill the next import goes on by a list in the cache, or, without that, merges anew (read-import-list.ts).
import { join } from 'node:path'
import { collectRecords } from './collect-records.ts'
import { convertDiscussions, releaseMemory } from './convert.ts'
import type { SourceImporter } from './importer.ts'
import { type ImportPlan, planImport } from './plan.ts'
import type { PlannedSettings } from './plan-settings.ts'
import { createSpool, type Spool } from './spool.ts'
import { type ListLine, type OtherKind, otherKinds, writeImportList } from './write-import-list.ts'
import type { WrittenRootFile } from './write-keyed.ts'
import { createOutcomes, type KeptNotes, keepNotes, type OutcomeCounts } from './write-notes.ts'
import { writeDescribed, writePeople, writePictures, writeSynonyms } from './write-root-files.ts'
import { createWriteStaged, exchangeStaged, makeStagingFolder, type StagingFolder } from './write-staging.ts'

interface ImportRun {
  /** The content folder. */
  target: string
  /** Whether it may hold something else than an earlier import of the same source. */
  into: boolean
  /** Of questions without a category; undefined: that of the import before, if there was one. */
  category: string | undefined
  /** Milliseconds since 1970: activities of later days are mistakes of the source. */
  now: number
  /**
   * @param temporary folder for what does not fit into memory. @param checkStop to be called where records are long in
   * coming; throws to stop.
   */
  open: (temporary: string, checkStop: () => void) => SourceImporter
  takeLock: (path: string) => () => void
  /** Kind of the source, as the command names it. */
  source: string
  /** File of the cache in which this machine notes what is to be moved. */
  ledger: string
  onProgress: (phase: 'read' | 'convert' | 'write', done: number, all: number) => void
  /** Throws to stop. It is asked all the time until everything is ready. */
  checkStop: () => void
  /** Called when all is in its place. Notes are gone afterwards. */
  report: (done: ImportDone, notes: KeptNotes) => void
}

export interface ImportDone {
  /** Of the community. */
  title: string
  /** As the source gave them. */
  questions: number
  answers: number
  comments: number
  counts: OutcomeCounts
  settings: PlannedSettings
  /** Files that were written, without import.ndjson. */
  written: number
  /** That texts show and that are not the archive's own. */
  pictures: number
  /** Whether an earlier one was stopped while it moved its files, and could not be finished. */
  isAnew: boolean
}

/** @throws what is in the way, what the source has of faults, and what the disk says: then the target is as it was. */
export async function runImport(run: ImportRun): Promise<void> {
  const staging = makeStagingFolder(run.target, run.takeLock, run.ledger)
  let spool: Spool | undefined
  try {
    spool = createSpool(join(staging.temporary, 'spool.sqlite'))
    await importInto(run, staging, spool)
  } finally {
    spool?.close()
    staging.remove()
  }
}

async function importInto(run: ImportRun, staging: StagingFolder, spool: Spool): Promise<void> {
  const notes = keepNotes(join(staging.temporary, 'notes'))
  const plan = await readAll(run, { staging, spool, notes })
  releaseMemory()
  const outcomes = createOutcomes(notes)
  let files = 0
  const writeStaged = createWriteStaged(staging.staged)
  const write = (path: string, content: string | Uint8Array): void => {
    writeStaged(path, content)
    files += 1
  }
  const list = await convertDiscussions({ run, staging, spool, plan, outcomes, notes })
  run.checkStop()
  const writing = { target: run.target, spool, tally: notes, write }
  const written: Record<OtherKind, WrittenRootFile> = {
    person: writePeople(writing, plan.people),
    synonyms: writeSynonyms(writing, plan.hashtags),
    ...writeDescribed(writing, plan),
    file: writePictures(writing),
  }
  for (const kind of otherKinds) outcomes.add(kind, written[kind].things)
  const { settings } = plan
  if (settings.text !== undefined) write('archive.yaml', settings.text)
  writeImportList(staging.staged, list, {
    head: toListHead(plan),
    tail: otherKinds.flatMap((kind) => written[kind].lines),
    // Lines of other sources, and of pictures of other places, stay to the letter.
    others: [...plan.target.former.otherLines, ...spool.listFormer('picture')],
  })
  run.onProgress('write', 0, 1)
  await nextTurn()
  run.checkStop()
  const { target, collected } = plan
  const { source, questions, answers, comments } = collected
  const head = { source: run.source, isFresh: target.isFresh, key: source.key }
  exchangeStaged(staging.path, run.target, { ledger: run.ledger, head: { type: 'unfinished', ...head } })
  const done = {
    title: source.title ?? source.key,
    questions,
    answers,
    comments,
    counts: outcomes.counts,
    settings,
    written: files + list.files,
    isAnew: target.former.stopped !== undefined,
    pictures: list.pictures.size,
  }
  run.report(done, notes)
}

function toListHead({ collected, valid, settings: { base } }: ImportPlan): ListLine[] {
  const source = { type: 'source' as const, key: collected.source.key, format: 1 as const }
  return [
    { ...source, category: valid.category },
    ...(base === undefined ? [] : [{ type: 'archive' as const, referenceDate: base }]),
  ]
}

async function readAll(
  run: ImportRun,
  { staging, spool, notes }: { staging: StagingFolder; spool: Spool; notes: KeptNotes },
): Promise<ImportPlan> {
  const look = () => {
    run.checkStop()
    run.onProgress('read', importer.progress(), 1)
  }
  const importer = run.open(staging.temporary, look)
  const plan = planImport(run, { spool, tally: notes, importer })
  const tick = createTick(look)
  const collected = await collectRecords({ importer, tally: notes, spool, begin: plan.begin, tick })
  spool.settle()
  return plan.settle(collected)
}

/** Lets signals and timers in, and no more often than a person would notice. */
function createTick(look: () => void): () => Promise<void> | undefined {
  let last = performance.now()
  return () => {
    if (performance.now() - last < 100) return undefined
    return nextTurn().then(() => {
      last = performance.now()
      look()
    })
  }
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve)
  })
}
