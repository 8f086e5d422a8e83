import { type Issue, isWarning } from '../question/issue.ts'
import { changeWords as words } from '../words/change-words.ts'
import { describeIssue } from '../words/issue-messages.ts'
import type { ArchiveChanges, EntryChange, ListingChange, QuestionChange } from './compare-archives.ts'
import type { SettingChange } from './compare-settings.ts'

export type ChangesFormat = 'text' | 'markdown'

/** More than this is counted, not named: a comment has an end. */
const namedQuestions = 50
const namedListings = 40
const namedEntries = 10

/** For people who read it in a terminal or as a comment. In Markdown nothing of a title can be more than text. */
export function reportChanges(
  changes: ArchiveChanges & { settings?: readonly SettingChange[] },
  issues: readonly Issue[],
  format: ChangesFormat,
): string {
  const print = format === 'markdown' ? markdown : plain
  const isBroken = issues.some((issue) => !isWarning(issue))
  const sections = [
    isBroken ? words.broken : '',
    toSection(
      words.settings,
      changes.settings ?? [],
      namedQuestions,
      (change) => [print.item(toSettingLine(change, print))],
      print,
    ),
    toSection(words.added, changes.added, namedQuestions, (change) => toQuestionLine(change, print), print),
    toSection(words.edited, changes.edited, namedQuestions, (change) => toQuestionLine(change, print), print),
    toSection(
      words.removed,
      changes.removed,
      namedQuestions,
      (change) => toQuestionLine(change, print),
      print,
    ),
    toSection(
      words.listings,
      changes.listings,
      namedListings,
      (change) => toListingLines(change, print),
      print,
    ),
    toIssueSection(
      words.errors,
      issues.filter((issue) => !isWarning(issue)),
      print,
    ),
    toIssueSection(words.warnings, issues.filter(isWarning), print),
  ].filter((section) => section !== '')
  return sections.length === 0 ? words.nothing : sections.join('\n\n')
}

interface Print {
  heading: (text: string) => string
  item: (text: string) => string
  subitem: (text: string) => string
  /** Text of a stranger. */
  quote: (text: string) => string
}

const plain: Print = {
  heading: (text) => text,
  item: (text) => `  ${text}`,
  subitem: (text) => `    ${text}`,
  quote: (text) => text.replace(/\p{C}/gu, '\uFFFD'),
}

const markdown: Print = {
  heading: (text) => `### ${text}\n`,
  item: (text) => `- ${text}`,
  subitem: (text) => `  - ${text}`,
  // Inside a code span nothing is a mention, a link or HTML; only its own fence could end it.
  quote: (text) => `\` ${text.replace(/\p{C}|[\u2028\u2029]/gu, '\uFFFD').replaceAll('`', 'ˋ')} \``,
}

function toSection<T>(
  heading: string,
  all: readonly T[],
  most: number,
  toLines: (each: T) => string[],
  print: Print,
): string {
  if (all.length === 0) return ''
  const rest = all.length > most ? [print.item(words.more(all.length - most))] : []
  const lines = all.slice(0, most).flatMap(toLines)
  return [print.heading(`${heading} ${all.length}`), ...lines, ...rest].join('\n')
}

function toQuestionLine({ id, title, formerTitle, formerId }: QuestionChange, print: Print): string[] {
  const former = formerTitle === undefined ? '' : ` (${words.formerTitle} ${print.quote(formerTitle)})`
  const renamed = formerId === undefined ? '' : ` (${words.formerId} ${print.quote(formerId)})`
  return [print.item(`${print.quote(id)} ${print.quote(title)}${former}${renamed}`)]
}

function toSettingLine({ key, before, after }: SettingChange, print: Print): string {
  const quote = (value: string | undefined) => (value === undefined ? words.unset : print.quote(value))
  return `${print.quote(key)} ${quote(before)} → ${quote(after)}`
}

function toListingLines(
  { hashtag, headlineBefore, headlineAfter, entries }: ListingChange,
  print: Print,
): string[] {
  const headline = words.headline(headlineBefore, headlineAfter)
  const named = entries.slice(0, namedEntries).map((entry) => print.subitem(toEntryLine(entry, print)))
  const rest = entries.length > namedEntries ? [print.subitem(words.more(entries.length - namedEntries))] : []
  return [print.item(`${print.quote(`#${hashtag}`)} ${headline}`), ...named, ...rest]
}

function toEntryLine({ title, before, after, keywordOnly }: EntryChange, print: Print): string {
  const mark = keywordOnly ? ` (${words.keywordOnly})` : ''
  return `${words.move(before, after)}: ${print.quote(title)}${mark}`
}

function toIssueSection(heading: string, issues: readonly Issue[], print: Print): string {
  const toLines = (issue: Issue) => [print.item(print.quote(describeIssue(issue).replace(/\n\s*/g, ' — ')))]
  return toSection(heading, issues, namedQuestions, toLines, print)
}
