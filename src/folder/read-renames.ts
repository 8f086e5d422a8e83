// Files that `check --fix` renames: those that can have been meant to have one other name, which is free.
import { lstatSync } from 'node:fs'
import { join, posix } from 'node:path'
import { type Issue, withDetails } from '../format/issue.ts'
import { toIdKey, toQuestionId } from '../format/names.ts'
import type { Conversations } from './files.ts'

export interface Rename {
  /** Both inside the content folder, with `/`. */
  from: string
  to: string
}

interface Known {
  /** Of the questions that there are. */
  ids: readonly string[]
  /** By what their folders and files are called, which need not be an id. */
  conversations: Conversations
  /** Whether redactions.yaml names what a file is named for: under another id it would be published. */
  isRedacted: (path: string) => boolean
  isFree: (rename: Rename) => boolean
}

/**
 * Issues with the new names: `questions/rest api.md` → `questions/rest-api.md`, `questions/a.markdown` → `questions/a.md`,
 * `archive.yml` → `archive.yaml`. Of two for one id the first gets it.
 */
export function markRenames(issues: readonly Issue[], known: Known): Issue[] {
  const { ids, isRedacted, isFree } = known
  const taken = new Set(ids.map(toIdKey))
  const groups = groupByQuestion(issues, known, taken)
  return issues.map((issue) => {
    const group = groups.get(issue.path)
    if (group && issue.code === 'invalid-id') return markGroup(issue, group)
    const name = toName(issue)
    if (name === undefined || (issue.code === 'invalid-id' && isRedacted(issue.path))) return issue
    const rename = posix.join(posix.dirname(issue.path), name)
    const id = rename.startsWith('questions/') ? toQuestionId(name) : undefined
    // No id has a slash.
    const key = id === undefined ? `/${rename}` : toIdKey(id)
    if (taken.has(key) || !isFree({ from: issue.path, to: rename })) return issue
    taken.add(key)
    return { ...issue, rename }
  })
}

/** By path: questions whose name can be no id, each with its answers and comments; none where one of them has to stay. */
function groupByQuestion(
  issues: readonly Issue[],
  { conversations, isRedacted, isFree }: Known,
  taken: Set<string>,
): Map<string, readonly Rename[]> {
  const named = issues.filter(({ code, detail }) => code === 'invalid-id' && detail.nearest)
  const byRoot = Map.groupBy(named, ({ path }) => path.split('/')[0])
  const comments = Map.groupBy(byRoot.get('comments') ?? [], ({ path }) => toStem(path))
  const spelled = new Map(Array.from(conversations.keys(), (id) => [toIdKey(id), id]))
  const groups = new Map<string, readonly Rename[]>()
  for (const { path, detail } of byRoot.get('questions') ?? []) {
    const [stem, meant] = [toStem(path), toStem(detail.nearest ?? '')]
    const id = spelled.get(toIdKey(meant)) ?? meant
    const folders = new Set(conversations.get(stem)?.answers.map((answer) => posix.dirname(answer.path)))
    const paths = [path, ...folders, ...(comments.get(stem) ?? []).map((each) => each.path)]
    const renames = paths.map((from) => {
      const extension = folders.has(from) ? '' : posix.extname(from)
      return { from, to: posix.join(posix.dirname(from), id + extension) }
    })
    const isWell = !taken.has(toIdKey(id)) && !isRedacted(path) && renames.every(isFree)
    if (isWell) taken.add(toIdKey(id))
    for (const { from } of renames) groups.set(from, isWell ? renames : [])
  }
  return groups
}

function markGroup(issue: Issue<'invalid-id'>, group: readonly Rename[]): Issue {
  const own = group.find(({ from }) => from === issue.path)
  if (!own) return issue
  const along = group.filter((each) => each !== own)
  const renamed = withDetails({ ...issue, rename: own.to }, { nearest: posix.basename(own.to) })
  if (along.length === 0) return renamed
  const detail = { ...renamed.detail, along: along.map(({ from, to }) => `${from} → ${to}`) }
  return { ...renamed, detail, along }
}

function toStem(path: string): string {
  return posix.basename(path, posix.extname(path)).normalize('NFC')
}

/** False where another file has the name, or this is none: a link stays what it is. Only answers are in a folder. */
export function isFreeName(contentFolder: string, { from, to }: Rename): boolean {
  const look = (path: string) => lstatSync(join(contentFolder, path), { throwIfNoEntry: false, bigint: true })
  try {
    const [source, target] = [look(from), look(to)]
    if (!source?.isFile() && !(source?.isDirectory() && !/\.(?:md|yaml)$/.test(to))) return false
    // A disk that knows no upper and lower case finds the file itself under its new name.
    return !target || (target.ino === source.ino && target.dev === source.dev && from !== to)
  } catch {
    // A name that is too long, or a folder that may not be looked into.
    return false
  }
}

/** The one name that a file can have been meant to have. */
function toName({ code, path, detail }: Issue): string | undefined {
  const name = posix.basename(path)
  // An id that a value names is fixed there.
  if (code === 'invalid-id' && detail.key === undefined) return detail.nearest
  if (code === 'not-markdown') return markdownEnding.test(name) ? detail.nearest : undefined
  if (code !== 'unknown-file' || detail.kind !== 'file') return undefined
  // Another word may have been meant; the same word in another spelling may not.
  const meant = name.toLowerCase().replace(/\.yml$/, '.yaml')
  return [meant, posix.join(posix.dirname(path), meant)].includes(detail.nearest ?? '') ? meant : undefined
}

/** Of Markdown and nothing else, in any case. */
const markdownEnding = /\.(?:md|markdown|mdown|mkdn?)$/i
