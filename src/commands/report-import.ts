// What an import did: a short account for the terminal, and all of it in a file.
import { createHash } from 'node:crypto'
import { dirname, join } from 'node:path'
import type { ImportDone } from '../import/run.ts'
import { type KeptNotes, type OutcomeCounts, thingKinds, toldOutcomes } from '../import/write-notes.ts'
import { makeFolders, replaceFile, writeFully } from '../kept/write.ts'
import { toGroupedNumber } from '../words/grouped-number.ts'
import type { Language } from '../words/language.ts'
import { toVisibleText } from '../words/visible-text.ts'
import { findWords, type Words } from '../words/words.ts'
import { toShellWord } from './call.ts'

interface ImportReport {
  done: ImportDone
  notes: KeptNotes
  /** The content folder. */
  target: string
  /** That of all other commands, where nobody names one. */
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
    ...(done.isAnew ? [imports.anew] : []),
    imports.read({
      things: toNumbers({ question: done.questions, answer: done.answers, comment: done.comments }, imports),
      title: done.title,
    }),
    ...toOutcomeLines(done.counts, imports),
    done.written === 0
      ? imports.nothingNew
      : imports.files({ count: toGroupedNumber(done.written), folder: target }),
    ...toSettingsLines(done, imports),
    ...toRuleLines(notes, words),
  ]
  const path = join(cache, `import-${createHash('sha256').update(target).digest('hex').slice(0, 12)}.txt`)
  const told = tryWriting(path, toWhole(account, notes, words))
  const last = told === undefined ? imports.report({ path }) : imports.leftBehind({ path, reason: told })
  return `${[...account, last, ...listSteps(done, target === usual ? undefined : target, imports)].join('\n')}\n`
}

type Imports = Words['imports']

function toNumbers(counts: Partial<Record<keyof OutcomeCounts, number>>, { numbers }: Imports): string {
  const parts = thingKinds.flatMap((kind) => {
    const count = counts[kind] ?? 0
    return count === 0 ? [] : [numbers[kind]({ count: toGroupedNumber(count) })]
  })
  return parts.length === 0 ? numbers.question({ count: 0 }) : parts.join(', ')
}

const outcomeOrder = ['added', 'updated', ...toldOutcomes] as const

function toOutcomeLines(counts: OutcomeCounts, imports: Imports): string[] {
  return outcomeOrder.flatMap((outcome) => {
    const some = Object.fromEntries(thingKinds.map((kind) => [kind, counts[kind][outcome] ?? 0]))
    return Object.values(some).every((count) => count === 0)
      ? []
      : [imports.outcomes[outcome]({ things: toNumbers(some, imports) })]
  })
}

function toSettingsLines({ settings }: ImportDone, imports: Imports): string[] {
  const { isMade, added, differing, day, referenceDate, missingUrls, language } = settings
  const words = imports.settings
  return [
    ...(isMade ? [words.made] : []),
    ...(added.length > 0 ? [words.added({ keys: added.join(', ') })] : []),
    ...(language ? [words.language({ ...language, source: words.languageSources[language.by] })] : []),
    ...differing.map(({ key, own, source }) =>
      words.differing({ key, own: shorten(own), source: shorten(source) }),
    ),
    ...(day === 'as-it-is' ? [] : [words[day]({ day: referenceDate })]),
    ...missingUrls.map((url) => words.formerUrl({ url })),
  ]
}

function shorten(text: string): string {
  return text.length > 100 ? `${text.slice(0, 100).toWellFormed()}…` : text
}

/** @param content the folder, where commands would take another. @returns lines that can be copied into a shell. */
function listSteps(
  { pictures, settings }: ImportDone,
  content: string | undefined,
  { next }: Imports,
): string[] {
  const named = content === undefined ? undefined : toShellWord(content)
  const run = (command: string) =>
    `${named === undefined ? '' : `ARCHIVE_CONTENT=${named} `}npm run ${command}`
  const fetching = `npm run import -- pictures${named === undefined ? '' : ` --out ${named}`}`
  const steps = [
    ...(pictures > 0 ? [next.pictures({ count: toGroupedNumber(pictures), command: fetching })] : []),
    ...(settings.unfilled.length > 0
      ? [
          next.settings({
            path: join(content ?? 'content', 'archive.yaml'),
            keys: settings.unfilled.join(', '),
          }),
        ]
      : []),
    next.check({ command: run('check') }),
    next.build({ command: run('build') }),
  ]
  return [next.heading, ...steps.map((step, index) => `${index + 1}. ${step}`)]
}

/** Rules that are in the account already, as outcomes. */
function toRuleLines({ counts }: KeptNotes, words: Words): string[] {
  return Array.from(counts)
    .filter(([rule]) => !rule.startsWith('kept-'))
    .sort(([, a], [, b]) => b - a)
    .map(([rule, count]) =>
      words.imports.rule({ sentence: toSentence(rule, words), count: toGroupedNumber(count) }),
    )
}

function toSentence(rule: string, { rules }: Words): string {
  return Object.assign({}, ...Object.values(rules))[rule] ?? rule
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
