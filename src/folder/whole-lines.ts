// A line is copied once: what to write in its place holds the corrections of all its faults, and is shown only after the
// folder was read again with it, without these faults and without a new one.
import type { Issue } from '../format/issue.ts'
import { toPlainText } from '../format/yaml.ts'
import { type ArchiveContext, findArchiveIssues } from './archive-issues.ts'
import { proposeKnown } from './check-pictures.ts'
import { readText, readWith } from './disk.ts'
import { type ContentFolder, type ContentFolderOptions, readContentFolder } from './read-folder.ts'
import { toPreparingSettings } from './settings.ts'
import { type FoundPages, noPages } from './written-pages.ts'

interface Checked extends ArchiveContext, ContentFolderOptions {
  folder: ContentFolder
  /** All of the folder that could be prepared. */
  questions: Parameters<typeof findArchiveIssues>[1]
}

/** So many lines are looked at, and each is written so often: a fault may lie in what corrects another. */
const [mostLines, mostRounds] = [200, 4]
/** Longer lines are no help in a message, and nobody copies them. */
const longestLine = 400

/** @param issues of the folder. @returns the same, with a line where one was found to be right. */
export async function completeLines(issues: readonly Issue[], checked: Checked): Promise<Issue[]> {
  const original = createReadLines(checked.folder.path)
  const groups = [...Map.groupBy(issues, toPlace)]
    .filter(([, group]) => isWanted(group, original))
    .slice(0, mostLines)
  if (groups.length === 0) return [...issues]
  const places = new Set(groups.map(([place]) => place))
  const recheck = await createRecheck(checked)
  const texts = new Map<string, string[]>()
  let found = issues
  for (let round = 0; round < mostRounds; round += 1) {
    const lines = Map.groupBy(
      found.filter((issue) => places.has(toPlace(issue))),
      toPlace,
    )
    if (![...lines.values()].map((group) => writeLine(group, texts, original)).includes(true)) break
    found = recheck(new Map(Array.from(texts, ([path, written]) => [path, written.join('\n')])))
  }
  const isSpoilt = createIsSpoilt(issues, found, texts)
  return issues.map((issue) => {
    const line = places.has(toPlace(issue)) ? texts.get(issue.path)?.[issue.line - 1] : undefined
    if (line === undefined || line.length > longestLine || issue.correction?.certain) return issue
    if (propose(issue, original(issue.path)) === undefined || isSpoilt(issue)) return issue
    return { ...issue, correction: { from: issue.line, to: issue.line + 1, lines: [line], certain: false } }
  })
}

/** Whether a fault is still there, or one is there that was not: on its line, or on one that was not written. */
function createIsSpoilt(
  issues: readonly Issue[],
  found: readonly Issue[],
  texts: ReadonlyMap<string, readonly string[]>,
): (issue: Issue) => boolean {
  const [before, left] = [new Set(issues.map(toFault)), new Set(found.map(toFault))]
  const written = new Set(issues.filter(({ path }) => texts.has(path)).map(toPlace))
  const brought = found.filter((each) => texts.has(each.path) && !before.has(toFault(each)))
  return (issue) =>
    left.has(toFault(issue)) ||
    brought.some(
      (each) => each.path === issue.path && (each.line === issue.line || !written.has(toPlace(each))),
    )
}

function toPlace({ path, line }: Issue): string {
  return `${path}\n${line}`
}

function toFault(issue: Issue): string {
  const { key, value } = issue.detail
  return [toPlace(issue), issue.code, key, value].join('\n')
}

function createReadLines(folder: string): (path: string) => readonly string[] {
  const known = new Map<string, readonly string[]>()
  return (path) => {
    const lines = known.get(path) ?? readText(folder, path).split('\n')
    known.set(path, lines)
    return lines
  }
}

/** Of a line that was not yet read with what is meant, or of which several things are to be written. */
function isWanted(group: readonly Issue[], original: (path: string) => readonly string[]): boolean {
  const proposed = group.flatMap((issue) => {
    if (issue.detail['nearest'] === undefined && !issue.correction) return []
    const line = propose(issue, original(issue.path))
    return line === undefined ? [] : [{ line, isRead: issue.correction !== undefined }]
  })
  return proposed.some(({ isRead }) => !isRead) || new Set(proposed.map(({ line }) => line)).size > 1
}

/** Writes what does not overlap. @returns whether the line is another then. */
function writeLine(
  group: readonly Issue[],
  texts: Map<string, string[]>,
  original: (path: string) => readonly string[],
): boolean {
  const { path, line } = group[0] ?? { path: '', line: 0 }
  const lines = texts.get(path) ?? [...original(path)]
  const now = lines[line - 1] ?? ''
  const edits = group
    .flatMap((issue) => propose(issue, lines) ?? [])
    .map((text) => toEdit(now, text))
    .sort((a, b) => b.start - a.start)
  let [written, begin] = [now, now.length + 1]
  for (const { start, end, text } of edits) {
    if (end > begin || start === begin) continue
    written = written.slice(0, start) + text + written.slice(end)
    begin = start
  }
  texts.set(path, lines.with(line - 1, written))
  return written !== now
}

/** In what two lines differ: from `start` up to before `end` there is `text`. */
function toEdit(now: string, next: string) {
  let [start, same] = [0, 0]
  const most = Math.min(now.length, next.length)
  while (start < most && now[start] === next[start]) start += 1
  while (same < most - start && now.at(-1 - same) === next.at(-1 - same)) same += 1
  return { start, end: now.length - same, text: next.slice(start, next.length - same) }
}

const ofAddresses: ReadonlySet<Issue['code']> = new Set(['unlinked-address', 'dead-link', 'missing-picture'])
const ofNames: ReadonlySet<Issue['code']> = new Set([
  'unused-description',
  'unknown-synonym',
  'unknown-question',
])

/** The line of a fault as the fault has it corrected, which may have been read by nobody yet. */
function propose(
  { code, line: at, column, detail, correction }: Issue,
  lines: readonly string[],
): string | undefined {
  const line = lines[at - 1] ?? ''
  if (correction) {
    const { from, to, lines: whole, isHidden } = correction
    return from === at && to === at + 1 && whole.length === 1 && !isHidden ? whole[0] : undefined
  }
  const { nearest, value = '' } = detail
  if (nearest === undefined) return undefined
  const [before, rest] = [line.slice(0, column - 1), line.slice(column - 1)]
  if (code === 'inexact-redaction') return nearest.split(', ').reduce(replacePair, line)
  if (ofAddresses.has(code)) {
    const written = /^[^\s<>()"']+/.exec(rest)?.[0] ?? ''
    const page = nearest.startsWith('#') ? written.replace(/#.*$/, '') : ''
    return before + page + nearest + rest.slice(written.length)
  }
  const written = [value, `"${value}"`, `'${value}'`].find((each) => each !== '' && rest.startsWith(each))
  if (!ofNames.has(code) || written === undefined) return undefined
  return before + toPlainText(nearest) + rest.slice(written.length)
}

/** @param pair `id: hidden` */
function replacePair(line: string, pair: string): string {
  const key = pair.slice(0, pair.indexOf(':'))
  return line.replace(new RegExp(`(?<=[\\s{,-])${key}: *(?:"[^"]*"|'[^']*'|[^\\s,}]+)`), () => pair)
}

/** @returns all faults of the folder with other texts in the place of those of some files; of other files those of the folder as a whole. */
async function createRecheck({ folder, questions, ...context }: Checked) {
  const { path, settings: given, redactions } = folder
  const settings = toPreparingSettings(given)
  const options = { folder: path, settings, redactedActors: redactions.actors, withheldTexts: redactions }
  // Parsers are loaded where something is to be read again.
  const [{ startCheckFile }, { startPreparePage }] = await Promise.all([
    import('./prepare-file.ts'),
    import('./prepare-page.ts'),
  ])
  const [checkFile, preparePage] = await Promise.all([startCheckFile(options), startPreparePage(options)])
  const known = new Map(questions.map((question) => [question.path, question]))
  const { written = noPages } = context
  return (texts: ReadonlyMap<string, string>): Issue[] =>
    readWith(path, texts, () => {
      const now = readContentFolder(path, context)
      const checked = now.files.map((file) => {
        const { answers = [], comments } = file.conversation ?? {}
        const isSame = ![file, ...answers, ...(comments ? [comments] : [])].some((each) =>
          texts.has(each.path),
        )
        return isSame ? { question: known.get(file.path), issues: [] } : checkFile(file)
      })
      const pages = now.pageFiles.filter((file) => texts.has(file.path)).map(preparePage)
      const others = written.pages.filter((page) => !texts.has(page.path))
      const found: FoundPages = { ...written, pages: [...others, ...pages.flatMap(({ page }) => page ?? [])] }
      return [
        ...now.issues,
        ...proposeKnown(
          [...checked, ...pages].flatMap(({ issues }) => issues),
          now,
        ),
        ...findArchiveIssues(
          now,
          checked.flatMap(({ question }) => question ?? []),
          { ...context, written: found },
        ),
      ]
    })
}
