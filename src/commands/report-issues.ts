import { readdirSync } from 'node:fs'
import { join, posix } from 'node:path'
import { compareText, type Issue, isFixable, isWarning } from '../format/issue.ts'
import { findDocument } from '../kept/program.ts'
import { printIssue, toIssueMessage } from '../words/issue-messages.ts'
import type { Language } from '../words/language.ts'
import { toVisibleJson, toVisibleText } from '../words/visible-text.ts'
import { findWords } from '../words/words.ts'

/** Folder of the content in its repository, and on the disk. */
interface Where {
  folder?: string
  content?: string
}

/**
 * Issues in the order given, as text warnings first: what stops a build stands beside the sum. `github` prints workflow
 * annotations, those of a folder at its first file; `json` an array of `{ code, severity, path, line, column, message, hint }`, with the `correction` or the
 * `rename` where one is known. Nothing that a file says or is called can be a command of the log, a line of its own or a
 * control character; only JSON keeps such a path as it is, escaped.
 */
export function reportIssues(
  issues: readonly Issue[],
  format: 'text' | 'github' | 'json',
  language: Language,
  where: Where = {},
): string {
  if (format === 'json') return toVisibleJson(issues.map((issue) => toRecord(issue, language)))
  if (format === 'github') return issues.map((issue) => toAnnotation(issue, language, where)).join('\n')
  const count = issues.filter(isFixable).length
  const warnings = issues.filter(isWarning)
  const errors = issues.filter((issue) => !isWarning(issue))
  return [
    ...[...warnings, ...errors].map((issue) => toText(issue, language)),
    toTotals(errors.length, warnings.length, language),
    ...(count > 0 ? [findWords(language).commands.fixable({ count })] : []),
    ...toCatalogue(issues, language),
  ].join('\n')
}

/** With its severity, and before an arrow whether `check --fix` writes what it leads to. */
function toText(issue: Issue, language: Language): string {
  const { error, warning, byHand } = findWords(language).commands.marks
  const { message, hint } = toIssueMessage(issue, language)
  // What `npm run tidy` writes says so itself.
  const isForPerson = hint.includes('→') && !hint.includes('npm run tidy')
  const way = isFixable(issue) ? '[--fix] ' : isForPerson ? `[${byHand}] ` : ''
  return printIssue(issue, { message: `${isWarning(issue) ? warning : error}: ${message}`, hint: way + hint })
}

/** The page that has each code as an anchor; of one code alone its place. */
function toCatalogue(issues: readonly Issue[], language: Language): string[] {
  const [code, ...others] = new Set(issues.map((issue) => issue.code))
  if (code === undefined) return []
  const page = findDocument(`docs/faults.${language}.md${others.length === 0 ? `#${code}` : ''}`)
  return [findWords(language).commands.catalogue({ page })]
}

/** `2 errors, 1 warning` */
export function toTotals(errors: number, warnings: number, language: Language): string {
  const { commands } = findWords(language)
  return commands.totals({
    errors: commands.errors({ count: errors }),
    warnings: commands.warnings({ count: warnings }),
  })
}

function toRecord(issue: Issue, language: Language) {
  const { code, path, line, column } = issue
  return {
    code,
    severity: isWarning(issue) ? 'warning' : 'error',
    path,
    line,
    column,
    ...toIssueMessage(issue, language),
    ...(issue.correction && !issue.correction.isHidden ? { correction: issue.correction } : {}),
    ...(issue.rename ? { rename: issue.rename } : {}),
  }
}

function toAnnotation(issue: Issue, language: Language, { folder = '', content }: Where): string {
  const { message, hint } = toIssueMessage(issue, language)
  const below = content && findFirstFile(content, issue.path)
  const owner = below ? `${toVisibleText(issue.path)}: ` : ''
  const parts = [folder, below ?? issue.path].filter((part) => part !== '' && part !== '.')
  const properties = {
    // A name that can't be printed leads to no file; GitHub then shows the annotation with the run.
    file: toVisibleText(parts.join('/') || '.'),
    line: String(issue.line),
    col: String(issue.column),
    title: issue.code,
  }
  const list = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(value)}`)
  return `::${isWarning(issue) ? 'warning' : 'error'} ${list.join(',')}::${escapeMessage(`${owner}${message}\n${hint}`)}`
}

/** Below a folder, as GitHub shows faults at lines alone; undefined of a file, and where there is none. */
function findFirstFile(content: string, path: string): string | undefined {
  try {
    const entries = readdirSync(join(content, path), { withFileTypes: true })
    const sorted = entries.sort((a, b) => compareText(a.name, b.name))
    const found = sorted.find((each) => each.isFile()) ?? sorted.find((each) => each.isDirectory())
    const below = found && posix.join(path, found.name)
    return below && found.isDirectory() ? findFirstFile(content, below) : below
  } catch {
    return undefined
  }
}

function escapeMessage(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

function escapeProperty(text: string): string {
  return escapeMessage(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
}
