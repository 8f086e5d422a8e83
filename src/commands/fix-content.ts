// `npm run check -- --fix`: fixes what can mean one thing only, and leaves the rest to people.

import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { pageFolder, type QuestionFile } from '../folder/files.ts'
import { readContentFolder } from '../folder/read-folder.ts'
import { isFreeName, type Rename } from '../folder/read-renames.ts'
import { checkSmallFile, isSettled } from '../folder/small-files.ts'
import { decodeFile } from '../format/decode.ts'
import { parseFrontMatter } from '../format/front-matter.ts'
import type { Issue } from '../format/issue.ts'
import { limits } from '../format/limits.ts'
import { parseComments } from '../format/parse-comments.ts'
import { parseAnswer, parsePage, parseQuestion } from '../format/parse-post.ts'
import type { QuestionContext } from '../format/post.ts'
import { applyCorrections, type Fix } from '../format/rewrite.ts'
import { createZone } from '../format/time.ts'
import { readRegularFile } from '../kept/files.ts'
import { replaceFile, writeFully } from '../kept/write.ts'
import { toIssueMessage } from '../words/issue-messages.ts'
import type { Language } from '../words/language.ts'
import { toVisibleText } from '../words/visible-text.ts'
import { findWords } from '../words/words.ts'

interface FixedContent {
  renames: Rename[]
  fixes: Fix[]
  /** What the disk refused. */
  failures: { path: string; reason: string }[]
}

/** A name may hide faults of a file, and archive.yaml those of all others; nothing hides behind a fifth. */
const mostPasses = 5

/** Checks and fixes in turns, until nothing certain is left. @returns what was fixed, and the last check. */
export async function fixAll<Checked extends { issues: readonly Issue[] }>(
  content: string,
  check: () => Promise<Checked>,
): Promise<{ fixed: FixedContent; checked: Checked }> {
  const fixed: FixedContent = { renames: [], fixes: [], failures: [] }
  for (let pass = 1; ; pass += 1) {
    const checked = await check()
    const before = fixed.renames.length + fixed.fixes.length
    if (pass <= mostPasses && fixed.failures.length === 0) fixOnce(content, checked.issues, fixed)
    if (fixed.renames.length + fixed.fixes.length === before) return { fixed, checked }
  }
}

/** @param issues of the folder as it is. @param done what is fixed is added to it. */
function fixOnce(content: string, issues: readonly Issue[], done: FixedContent): void {
  const { files, settings } = readContentFolder(content)
  const ids = new Map(files.map(({ id, path }) => [path, id]))
  for (const { path: from, rename: to, along = [] } of issues) {
    const group = to === undefined ? [] : [{ from, to }, ...along]
    if (group.length > 0 && group.every((each) => isFreeName(content, each)))
      attempt(done, from, () => done.renames.push(...renameAll(content, group)))
  }
  const { timeZone, referenceDate, views } = settings
  const context = { zone: createZone(timeZone), referenceDate, views }
  const certain = issues.filter(({ correction }) => correction?.certain).map(({ path }) => path)
  for (const path of new Set(certain)) {
    const id = ids.get(path)
    // Without settings nobody knows in which time zone an hour is meant; small files at the root hold none.
    if (!isSettled(settings) && path.includes('/')) continue
    const checkText =
      id === undefined ? findTextCheck(path, files, context) : createCheck({ id, path }, context)
    const check = path.includes('/') ? checkText : (text: string) => checkSmallFile(path, text)
    if (check) attempt(done, path, () => done.fixes.push(...fixFile(content, path, check)))
  }
}

/** All, or none where the disk refuses one. */
function renameAll(content: string, group: readonly Rename[]): readonly Rename[] {
  const move = (from: string, to: string) => renameSync(join(content, from), join(content, to))
  const done: Rename[] = []
  try {
    for (const each of group) {
      move(each.from, each.to)
      done.unshift(each)
    }
    return group
  } catch (error) {
    for (const { from, to } of done) move(to, from)
    throw error
  }
}

type Check = (text: string) => readonly Issue[]

/** Of the file of a page, of an answer, or of comments. Nothing of a body or a text is corrected, but for how it is written. */
function findTextCheck(
  path: string,
  files: readonly QuestionFile[],
  context: QuestionContext,
): Check | undefined {
  if (path.startsWith(`${pageFolder}/`)) return (text) => parsePage(path, text).issues
  for (const { conversation } of files) {
    const answer = conversation?.answers.find((each) => each.path === path)
    if (answer) return (text) => parseAnswer({ id: answer.id, path, text }, context).issues
    if (conversation?.comments?.path === path) return (text) => parseComments({ path, text }, context).issues
  }
  return undefined
}

/** Nothing of a body is corrected. */
function createCheck(file: { id: string; path: string }, context: QuestionContext): Check {
  return (text) => {
    const frontMatter = parseFrontMatter(file.path, text)
    const end = 'code' in frontMatter ? Number.POSITIVE_INFINITY : frontMatter.bodyLine
    const { issues } = parseQuestion({ ...file, text }, context)
    return issues.filter(({ correction }) => correction === undefined || correction.to <= end)
  }
}

function fixFile(content: string, path: string, check: Check): Fix[] {
  const file = join(content, path)
  const bytes = readRegularFile(file)
  if (typeof decodeFile(path, bytes, limits.commentsFileBytes) !== 'string') return []
  const { text, fixes } = applyCorrections(bytes.toString(), check)
  if (fixes.length > 0)
    replaceFile(file, (descriptor, name) => writeFully(descriptor, Buffer.from(text), name))
  return fixes
}

function attempt(done: FixedContent, path: string, act: () => void): void {
  try {
    act()
  } catch (error) {
    done.failures.push({ path, reason: error instanceof Error ? error.message : String(error) })
  }
}

/** Each thing that was fixed, with the lines before and after, and how many there were. */
export function reportFixes(
  { renames, fixes, failures }: FixedContent,
  hideOf: (path: string) => (text: string) => string,
  language: Language,
): string {
  const messages = findWords(language).fixes
  const count = renames.length + fixes.length
  return [
    ...renames.map(({ from, to }) => messages.renamed({ from, to })),
    ...fixes.flatMap(({ issue, before, after }) => {
      const { path, line, column, code } = issue
      const hide = hideOf(path)
      return [
        `${toVisibleText(path)}:${line}:${column}  ${code}  ${hide(toIssueMessage(issue, language).message)}`,
        ...before.map((each) => `    - ${toVisibleText(hide(each))}`),
        ...after.map((each) => `    + ${toVisibleText(hide(each))}`),
      ]
    }),
    ...failures.map(({ path, reason }) => messages.notFixed({ path, reason })),
    count > 0 ? messages.total({ count }) : messages.nothing,
  ].join('\n')
}
