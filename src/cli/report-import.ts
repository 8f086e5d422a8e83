// What an import did: a short account for the terminal, and all of it in a file.
import { createHash } from 'node:crypto'
import { dirname, join } from 'node:path'
import { makeFolders } from '../cache/make-folders.ts'
import { replaceFile } from '../cache/replace-file.ts'
import { writeFully } from '../cache/write-fully.ts'
import { type OutcomeCounts, thingKinds, toldOutcomes } from '../import/write/outcomes.ts'
import type { ImportDone } from '../import/write/run-import.ts'
import type { KeptNotes } from '../import/write/write-notes.ts'
import type { Language } from '../messages/language.ts'
import { toVisibleText } from '../messages/visible-text.ts'
import { findWords, type Words } from '../messages/words.ts'

export interface ImportReport {
  done: ImportDone
  notes: KeptNotes
  /** The content folder. */
  target: string
  /** That of all other commands. */
  usual: string
  /** Folder in which the whole report is put. */
  cache: string
}

/** Writes the whole report. @returns the lines for standard output. */
export function reportImport(
  { done, notes, target, usual, cache }: ImportReport,
  language: Language,
): string {
  const words = findWords(language)
  const { imports } = words
  const account = [
    imports.read(
      toNumbers({ question: done.questions, answer: done.answers, comment: done.comments }, imports),
      done.title,
    ),
    ...toOutcomeLines(done.counts, imports),
    done.written === 0 ? imports.nothingNew : imports.files(done.written, target),
    ...toSettingsLines(done, imports),
    ...toRuleLines(notes, words),
  ]
  const path = join(cache, `import-${createHash('sha256').update(target).digest('hex').slice(0, 12)}.txt`)
  const told = tryWriting(path, toWhole(account, notes, words))
  const last = told === undefined ? imports.report(path) : imports.leftBehind(path, told)
  const content = target === usual ? '' : `ARCHIVE_CONTENT=${target}`
  return `${[...account, last, imports.next(content)].join('\n')}\n`
}

type Imports = Words['imports']

function toNumbers(counts: Partial<Record<keyof OutcomeCounts, number>>, { numbers }: Imports): string {
  const parts = thingKinds.flatMap((kind) => {
    const count = counts[kind] ?? 0
    return count === 0 ? [] : [numbers[kind](count)]
  })
  return parts.length === 0 ? numbers.question(0) : parts.join(', ')
}

const outcomeOrder = ['added', 'updated', ...toldOutcomes] as const

function toOutcomeLines(counts: OutcomeCounts, imports: Imports): string[] {
  return outcomeOrder.flatMap((outcome) => {
    const some = Object.fromEntries(thingKinds.map((kind) => [kind, counts[kind][outcome] ?? 0]))
    return Object.values(some).every((count) => count === 0)
      ? []
      : [imports.outcomes[outcome](toNumbers(some, imports))]
  })
}

function toSettingsLines({ settings }: ImportDone, imports: Imports): string[] {
  const { outcome, referenceDate, missingUrls } = settings
  if (outcome === 'made') return [imports.settings.made]
  const urls = missingUrls.map((url) => imports.settings.formerUrl(url))
  return outcome === 'as-it-is' ? urls : [imports.settings[outcome](referenceDate), ...urls]
}

/** Rules that stand in the account already, as outcomes. */
function toRuleLines({ counts }: KeptNotes, words: Words): string[] {
  return Array.from(counts)
    .filter(([rule]) => !rule.startsWith('kept-'))
    .sort(([, a], [, b]) => b - a)
    .map(([rule, count]) => words.imports.rule(toSentence(rule, words), count))
}

function toSentence(rule: string, { importRules }: Words): string {
  return Object.entries(importRules).find(([name]) => name === rule)?.[1] ?? rule
}

function toWhole(account: readonly string[], notes: KeptNotes, words: Words): string {
  const sections = Array.from(notes.counts, ([rule, count]) => {
    const lines = notes.readRule(rule).trimEnd().split('\n')
    const heading = `${toSentence(rule, words)} (${rule}): ${count}`
    return [heading, ...lines.map((line) => `  ${toVisibleText(line)}`), ''].join('\n')
  })
  return `${account.join('\n')}\n\n${sections.join('\n')}`
}

/** @returns what the disk refused. */
function tryWriting(path: string, text: string): string | undefined {
  try {
    makeFolders(dirname(path))
    replaceFile(path, (descriptor, name) => writeFully(descriptor, Buffer.from(text), name))
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
