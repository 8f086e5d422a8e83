// Questions that the source no longer has stay, and stay known.
import { createZone, type Zone } from '../../time/zone.ts'
import { toAliasKey } from '../repair/archive-aliases.ts'
import type { Tally } from '../tally.ts'
import { digestQuestion } from './digests.ts'
import { listLineSchema, type QuestionLine, toListText } from './import-list.ts'
import type { ListWriting } from './list-writing.ts'
import { digestAlias } from './merge-fields.ts'
import type { Outcomes } from './outcomes.ts'
import { parseThreadFiles } from './parse-thread-files.ts'
import type { ImportPlan } from './plan-import.ts'
import { readThreadFile } from './read-thread-file.ts'
import type { Spool } from './spool.ts'
import { type QuestionText, toQuestionFile } from './thread-texts.ts'
import { createWriteStaged } from './write-staged.ts'
import type { StagingFolder } from './write-staging-folder.ts'

export interface VanishedKeeping {
  run: { target: string }
  staging: StagingFolder
  spool: Spool
  plan: ImportPlan
  outcomes: Outcomes
  notes: Tally
  list: Pick<ListWriting, 'addQuestion'> & { files: number }
}

export function keepVanished(keeping: VanishedKeeping): void {
  const { spool, plan, list, outcomes } = keeping
  const zone = createZone(plan.legal.settings.timeZone)
  for (const { id, line, isThere } of spool.listVanished()) {
    if (!isThere) continue
    list.addQuestion(id, freeAddresses(id, zone, keeping) ?? line)
    outcomes.add('question', [{ id, outcome: 'vanished' }])
  }
}

/** What the source gives to another question now leads there. @returns the line of import.ndjson, where it is another then. */
function freeAddresses(id: string, zone: Zone, keeping: VanishedKeeping): string | undefined {
  const { run, staging, spool, plan, notes, list } = keeping
  const { settings } = plan.legal
  const paths = spool.listExisting(id).filter((path) => path.startsWith('questions/'))
  const context = { zone, referenceDate: '9999-12-31', views: false }
  const files = { id, paths, read: (path: string) => readThreadFile(run.target, path) }
  const { question, kept } = parseThreadFiles(files, context)
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
  createWriteStaged(staging.staged)(path, toQuestionFile(freed, settings.locale))
  list.files += 1
  const line = findLine(id, spool)
  return line && toLine(line, { before: question, after: freed })
}

function findLine(id: string, spool: Spool): QuestionLine | undefined {
  const line = listLineSchema.safeParse(JSON.parse(spool.findFormer('question', id) ?? '{}')).data
  return line?.type === 'question' ? line : undefined
}

/** What a hand changed is still known as that. */
function toLine(
  line: QuestionLine,
  { before, after }: { before: QuestionText; after: QuestionText },
): string {
  const isEdited = line.fields !== digestQuestion(before).fields
  const aliases = after.fields.aliases.map(digestAlias)
  return toListText({
    ...line,
    fields: isEdited ? line.fields : digestQuestion(after).fields,
    ...(line.aliases && { aliases: line.aliases.filter((each) => aliases.includes(each)) }),
  })
}
