// What is passed over in silence is lost in silence: whatever nobody reads is an issue, with the name that was meant.

import { type Dirent, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { distance } from 'fastest-levenshtein'
import { compareText, type Issue, isWarning } from '../format/issue.ts'
import { isEmptyFolder, isGitAttributes, isLeftBehind, readStart, toFileIssue, tryReading } from './disk.ts'

export const importListName = 'import.ndjson'

/** In which an import works, beside what it is to replace. */
export const stagingName = '.gotgam-import'

/** More than these are counted, not named: it will be another folder that was meant. */
const namedEntries = 20

/**
 * @param entries of the root of a content folder, without empty folders, in which nothing can be lost.
 * @param pullRequest whether strangers may have written them, and somebody is to read the changes.
 */
export function checkRoot(entries: readonly RootEntry[], { pullRequest }: { pullRequest: boolean }): Issue[] {
  const names = new Set(entries.map(({ name }) => name))
  const issues = entries
    .toSorted((a, b) => compareText(a.name, b.name))
    .flatMap((entry) => {
      if (pullRequest && isGitAttributes(entry.name))
        return [toFileIssue(entry.name, { code: 'git-attributes', detail: {} })]
      if (pullRequest && entry.name.toLowerCase().startsWith(stagingName))
        return [toFileIssue(entry.name, { code: 'import-unfinished', detail: { kind: 'folder' } })]
      if (isLeftBehind(entry.name) || isOfRepository(entry.name) || isReadName(entry.name)) return []
      return [checkEntry(entry, names)]
    })
  return shorten(issues)
}

/** Names that could be fixed come first. */
function shorten(issues: readonly Issue[]): Issue[] {
  const unknown = issues.filter(({ code }) => code === 'unknown-file')
  if (unknown.length <= namedEntries) return [...issues]
  const isNear = ({ detail }: Issue) => detail.nearest !== undefined || detail.other !== undefined
  const ranked = [...unknown.filter(isNear), ...unknown.filter((issue) => !isNear(issue))]
  const unnamed = new Set(ranked.slice(namedEntries))
  const count = { count: unknown.length, limit: namedEntries }
  return [
    toFileIssue('.', { code: 'unknown-file', detail: count }),
    ...issues.filter((issue) => !unnamed.has(issue)),
  ]
}

function checkEntry(entry: RootEntry, names: ReadonlySet<string>): Issue {
  const { name, kind } = entry
  const nearest = findNearestRootName(entry)
  const detail = { value: name, kind }
  if (nearest !== undefined)
    return toFileIssue(name, { code: 'unknown-file', detail: { ...detail, ...toTarget(nearest, names) } })
  const isMarkdown = kind !== 'folder' && /\.md$/i.test(name)
  return toFileIssue(name, {
    code: 'unknown-file',
    detail: isMarkdown ? { ...detail, nearest: `questions/${name}` } : detail,
  })
}

/** A name that is taken is no advice. */
function toTarget(nearest: string, names: ReadonlySet<string>) {
  return names.has(nearest) ? { other: nearest } : { nearest }
}

/** Whether something of another name is probably this. */
export function isMeant({ code, detail }: Issue, name: string): boolean {
  return code === 'unknown-file' && detail.nearest?.split('/')[0] === name
}

const roots = ['questions', 'answers', 'comments', 'pages']

/** Whether each file of a text is found under its id: one of a wrong name may be the one that is looked for. */
export function isListed({ issues }: { issues: readonly Issue[] }): boolean {
  return issues.every(
    (issue) =>
      isWarning(issue) || roots.every((root) => issue.path.split('/')[0] !== root && !isMeant(issue, root)),
  )
}

/**
 * Whether all that is in texts is known: while a file has faults, nobody can say that no text has a thing.
 * @param questions all of the folder that could be prepared.
 */
export function isWhole(
  folder: { files: readonly unknown[]; issues: readonly Issue[] },
  questions: readonly unknown[],
): boolean {
  return questions.length === folder.files.length && isListed(folder)
}

/**
 * The name that is most likely meant: `redactions.yml`, `Redactions.yaml`, `redaction (1).yaml` → `redactions.yaml`,
 * `question` → `questions`. Undefined when none is near.
 */
function findNearestRootName({ name, kind }: RootEntry): string | undefined {
  const stem = toStem(name)
  const ranked = toCandidates(kind)
    .map((candidate) => ({ candidate, steps: distance(stem, toStem(candidate)) }))
    .sort((a, b) => a.steps - b.steps)
  const best = ranked[0]
  // Of short names nearly every other one is near.
  return best && best.steps <= toStem(best.candidate).length / 3 ? best.candidate : undefined
}

/** `Redactions (1).yaml.txt` → `redactions`; what does not begin with letters stays whole. */
function toStem(name: string): string {
  const plain = name.normalize('NFKC').toLowerCase()
  return /^\p{L}+/u.exec(plain)?.[0] ?? plain
}

/** Entries of the root of a content folder, but for empty folders that nobody reads. @throws when it can't be listed. */
export function readRoot(contentFolder: string): RootEntry[] {
  return readdirSync(contentFolder, { withFileTypes: true })
    .filter((entry) => {
      if (!entry.isDirectory() || isReadName(entry.name) || isOfRepository(entry.name)) return true
      return !isEmptyFolder(join(contentFolder, entry.name))
    })
    .map((entry) => ({ name: entry.name, kind: toKind(entry) }))
}

function toKind(entry: Dirent): RootEntry['kind'] {
  if (entry.isDirectory()) return 'folder'
  return entry.isFile() ? 'file' : 'other'
}

interface RootEntry {
  /** As the folder lists it, which need not be how a disk without upper and lower case would open it. */
  name: string
  kind: 'file' | 'folder' | 'other'
}

/**
 * While an import moves its files, the first line of its list says so: what is there is neither the old content nor the
 * new. Below it the list is read by the next import alone.
 */
export function checkImportList(contentFolder: string): Issue[] {
  const path = join(contentFolder, importListName)
  if (!lstatSync(path, { throwIfNoEntry: false })) return []
  const start = tryReading(importListName, () => readStart(path))
  if (typeof start !== 'string') return [start]
  const [head, source = 'SOURCE'] = unfinishedHead.exec(start) ?? []
  return head === undefined
    ? []
    : [toFileIssue(importListName, { code: 'import-unfinished', detail: { source } })]
}

const unfinishedHead = /^\s*\{\s*"type":\s*"unfinished"(?:,\s*"source":\s*"([a-z]+)")?/

/** Whether the folder is none that a command may change files of: there is none, or an import is half way. */
export function isNoContent({ code }: Issue): boolean {
  return code === 'content-missing' || code === 'import-unfinished'
}

/** Names that are read. */
const readNames = {
  file: [
    'archive.yaml',
    'categories.yaml',
    importListName,
    'people.yaml',
    'redactions.yaml',
    'synonyms.yaml',
    'tags.yaml',
  ],
  folder: ['questions', 'answers', 'comments', 'files', 'pages', 'theme'],
}

function isReadName(name: string): boolean {
  return [...readNames.file, ...readNames.folder].includes(name)
}

/** Left alone at the root, so that a content folder can be a repository of its own. */
export function isOfRepository(name: string): boolean {
  if (name.startsWith('.') || name === 'node_modules' || /^package.*\.json$/.test(name)) return true
  return (
    /^(?:README|LICENSE|CONTRIBUTING|CHANGELOG)/.test(name) ||
    /^(?:readme|license|contributing|changelog)(?![a-z])/i.test(name)
  )
}

/** Names that an entry of this kind could have been meant for. */
function toCandidates(kind: RootEntry['kind']): string[] {
  return kind === 'other' ? [...readNames.file, ...readNames.folder] : readNames[kind]
}
