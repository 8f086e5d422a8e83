// A line is copied once: what to write in its place holds the corrections of all its faults, and is shown only after its
// file was read again with it, without these faults and without a new one.
import { correctedLength, type Issue, isWarning, replaceLine, replaceValue } from '../format/issue.ts'
import { toPlainText } from '../format/yaml.ts'
import { type ArchiveContext, findArchiveIssues } from './archive-issues.ts'
import { checkLinks, type LinkingQuestion } from './check-links.ts'
import { findPictureIssues, proposeKnown } from './check-pictures.ts'
import { readText } from './disk.ts'
import { type ContentFolder, toReportedIssues } from './read-folder.ts'
import { toPreparingSettings } from './settings.ts'
import { checkSmallFile } from './small-files.ts'

/** So many lines of texts up to a length are looked at, and each is written so often: a fault may lie in what corrects another. */
const [mostLines, mostRounds, longestText] = [200, 8, 50_000]

/**
 * All faults of a folder, in order, with what to write instead. @param own those that its files have by themselves.
 * @param questions all of it that could be prepared, in order of path.
 */
export async function findAllIssues(
  own: readonly Issue[],
  folder: ContentFolder,
  questions: Parameters<typeof findArchiveIssues>[1],
  context: ArchiveContext,
): Promise<Issue[]> {
  const ofArchive = findArchiveIssues(folder, questions, context)
  const issues = [...folder.issues, ...proposeKnown(own, folder), ...ofArchive]
  return toReportedIssues(await completeLines(issues, folder, questions), folder)
}

/** @returns the issues, with a line where one was found to be right. */
async function completeLines(
  issues: readonly Issue[],
  folder: ContentFolder,
  questions: readonly LinkingQuestion[],
): Promise<Issue[]> {
  const files = new Map<string, readonly string[]>()
  const readLines = ({ path }: Issue) => {
    const text = files.has(path) ? '' : readText(folder.path, path)
    const lines = files.get(path) ?? (text.length > longestText ? [] : text.split('\n'))
    files.set(path, lines)
    return lines
  }
  const isNamed = (issue: Issue) => {
    if (issue.detail.nearest === undefined) return false
    const line = readLines(issue)[issue.line - 1]
    return line !== undefined && writeName(line, issue) !== line
  }
  const proposing = new Set(issues.filter((issue) => isOfLine(issue) || isNamed(issue)))
  const all = [...Map.groupBy(proposing, toPlace)]
  const groups = all.filter(([, group]) => isUnread(group)).slice(0, mostLines)
  if (groups.length === 0) return [...issues]
  const open = new Set(groups.map(([place]) => place))
  const texts = new Map(groups.flatMap(([, [first]]) => (first ? [[first.path, [...readLines(first)]]] : [])))
  const recheck = await createRecheck(folder, questions)
  const own = issues.filter(({ path }) => texts.has(path))
  let found: readonly Issue[] = own
  for (let round = 0; round < mostRounds; round += 1) {
    let isDone = true
    for (const [place, group] of Map.groupBy(found, toPlace)) {
      const [{ path, line } = { path: '', line: 0 }] = group
      const lines = open.has(place) ? texts.get(path) : undefined
      const before = lines?.[line - 1]
      if (!lines || before === undefined) continue
      lines[line - 1] = correct(before, group)
      isDone &&= lines[line - 1] === before
    }
    if (isDone) break
    found = await recheck(new Map(Array.from(texts, ([path, lines]) => [path, lines.join('\n')])))
  }
  const isRight = createIsRight(own, found, open)
  return issues.map((issue) => {
    const { path, line } = issue
    const whole = open.has(toPlace(issue)) ? texts.get(path)?.[line - 1] : undefined
    const isShown = proposing.has(issue) && whole !== undefined && whole.length <= correctedLength
    if (!isShown || issue.correction?.certain || !isRight(issue)) return issue
    return { ...issue, correction: replaceLine(line, whole, false) }
  })
}

function toPlace({ path, line }: Issue): string {
  return `${line} ${path}`
}

function toFault(issue: Issue): string {
  const { key, value } = issue.detail
  return [toPlace(issue), issue.code, key, value].join('\n')
}

/** A line that was not yet read with what is meant, or of which several things are to be written. */
function isUnread(group: readonly Issue[]): boolean {
  const written = new Set(group.map(({ correction }) => correction?.lines[0]))
  return written.has(undefined) || written.size > 1
}

/** Whether a fault is gone, and none is there that was not: on its line, or an error on one that was not written. */
function createIsRight(issues: readonly Issue[], found: readonly Issue[], open: ReadonlySet<string>) {
  const [before, left] = [new Set(issues.map(toFault)), new Set(found.map(toFault))]
  const brought = found.filter((each) => !before.has(toFault(each)))
  const isOfOther = (each: Issue) => !open.has(toPlace(each)) && !isWarning(each)
  const isBrought = ({ path, line }: Issue) =>
    brought.some((each) => each.path === path && (each.line === line || isOfOther(each)))
  return (issue: Issue) => !left.has(toFault(issue)) && !isBrought(issue)
}

/** A line with all names that its faults advise, or else all its corrections that do not overlap, from its end on. */
function correct(line: string, group: readonly Issue[]): string {
  const sorted = group.toSorted((a, b) => b.column - a.column)
  const named = sorted.reduce(writeName, line)
  if (named !== line) return named
  let [written, begin] = [line, line.length + 1]
  for (const text of sorted.filter(isOfLine).flatMap(({ correction }) => correction?.lines ?? [])) {
    const most = Math.min(line.length, text.length)
    let [start, end] = [0, 0]
    while (start < most && text[start] === line[start]) start += 1
    while (end < most - start && text.at(-1 - end) === line.at(-1 - end)) end += 1
    if (line.length - end > begin || start === begin) continue
    written = text.slice(0, text.length - end) + written.slice(line.length - end)
    begin = start
  }
  return written
}

/** Readers must not see what only `--fix` writes. */
function isOfLine({ line, correction }: Issue): boolean {
  if (!correction || correction.isHidden) return false
  return correction.from === line && correction.to === line + 1 && correction.lines.length === 1
}

const ofAddresses = /^(?:unlinked-address|dead-link|missing-picture)$/
const ofNames = /^(?:unused-description|unknown-synonym|unknown-question)$/

function writeName(line: string, { code, column, detail, correction }: Issue): string {
  const { nearest, value = '' } = detail
  if (correction || nearest === undefined) return line
  if (code === 'inexact-redaction') return replacePairs(line, column, nearest.split(', '))
  if (ofAddresses.test(code)) {
    const rest = line.slice(column - 1)
    const written = /^[^\s<>()"']+/.exec(rest)?.[0] ?? ''
    const page = nearest.startsWith('#') ? (written.split('#', 1)[0] ?? '') : ''
    return line.slice(0, column - 1) + page + nearest + rest.slice(written.length)
  }
  // Only in brackets a comma parts values.
  const isList = code === 'look-alike-sign' && line.slice(0, column).includes('[')
  const meant = isList ? nearest : toPlainText(nearest)
  const whole = (isList || ofNames.test(code)) && replaceValue(line, { line: 1, column }, { value, meant })
  return whole ? (whole.lines[0] ?? line) : line
}

/** @param pairs `question: rest`, `id: hidden`: all in the entry that holds the column, or none where that goes on below. */
function replacePairs(line: string, column: number, pairs: readonly string[]): string {
  const begin = Math.max(0, line.lastIndexOf('{', column - 1))
  const [entry = ''] = line.slice(begin).split('}', 1)
  const written = entry.replace(
    /(?<=[\s{,-])(id|question): *(?:"[^"]*"|'[^']*'|[^\s,}]+)/g,
    (text, key) => pairs.find((pair) => pair.startsWith(`${key}:`)) ?? text,
  )
  const isWhole = pairs.every((pair) => written.includes(pair))
  return isWhole ? line.slice(0, begin) + written + line.slice(begin + entry.length) : line
}

/** @returns what finds the faults of files with other texts, and links and pictures in them that lead nowhere. */
async function createRecheck(folder: ContentFolder, questions: readonly LinkingQuestion[]) {
  const { path, files, pageFiles, redactions } = folder
  const settings = toPreparingSettings(folder.settings)
  // Parsers are loaded where something is to be read again.
  const [{ startCheckFile }, { startPreparePage }] = await Promise.all([
    import('./prepare-file.ts'),
    import('./prepare-page.ts'),
  ])
  const unlinked = questions.map(({ conversation: _, ...question }) => ({ ...question, links: [] }))
  return async (texts: ReadonlyMap<string, string>): Promise<Issue[]> => {
    const options = { folder: path, settings, redactedActors: redactions.actors, texts }
    const isOther = ({ path }: { path: string }) => texts.has(path)
    const written = files.filter((file) => {
      const { answers = [], comments = file } = file.conversation ?? {}
      return [file, ...answers, comments].some(isOther)
    })
    const checked = written.map(await startCheckFile({ ...options, withheldTexts: redactions }))
    const pages = pageFiles.filter(isOther).map(await startPreparePage(options))
    const issues = [...checked, ...pages].flatMap((each) => each.issues)
    const questions = checked.flatMap(({ question }) => question ?? [])
    const own = pages.flatMap(({ page }) => page ?? [])
    return [
      ...Array.from(texts).flatMap(([path, text]) => checkSmallFile(path, text)),
      ...proposeKnown(issues, folder),
      ...findPictureIssues(folder, questions, own),
      ...checkLinks(folder, unlinked, { texts: [...questions, ...own] }),
    ]
  }
}
