// Faults that only show when all questions lie side by side, with their places in the files.
import { join } from 'node:path'
import { readRegularFile } from '../cache/read-regular-file.ts'
import { decodeFile } from '../question/decode.ts'
import { findNode } from '../question/find-node.ts'
import { frontMatterOffset, parseFrontMatter } from '../question/front-matter.ts'
import type { Issue, IssueCode } from '../question/issue.ts'
import { toPosition } from '../question/position.ts'
import { type CheckedQuestion, checkArchive, type PlacedByText } from './check-archive.ts'
import { type CategorizedQuestion, checkCategories } from './check-categories.ts'
import { checkIds } from './check-ids.ts'
import { checkLinks, type LinkingQuestion } from './check-links.ts'
import { checkSynonyms } from './check-synonyms.ts'
import { parseTree } from './parse-settings.ts'
import type { ContentFolder } from './read-folder.ts'
import { readStart } from './read-start.ts'

export interface ArchiveContext {
  /** Of `public/`, by path in it. */
  publicFiles?: readonly string[] | undefined
  /** Files that were there before what is checked, by path in the content folder; undefined where that is not known. */
  published?: ReadonlySet<string> | undefined
}

/** @param questions in order of path. */
export function findArchiveIssues(
  folder: ContentFolder,
  questions: readonly (LinkingQuestion & CategorizedQuestion)[],
  { publicFiles = [], published }: ArchiveContext = {},
): Issue[] {
  const { timeZone } = folder.settings
  // Those that are withheld stand in no category.
  const shown = questions.filter(({ id }) => !folder.redactions.questions.has(id))
  return [
    ...checkIds(folder.files, {
      isPublished: (path) => published?.has(path.normalize('NFC')) ?? false,
      findStart: (path) => readStart(folder.path, path, timeZone),
    }),
    ...[...checkArchive(questions, publicFiles), ...checkCategories(shown)].map((issue) =>
      toIssue(folder.path, issue),
    ),
    ...checkLinks(folder, questions),
    ...findUnknownRedactions(folder, questions),
    ...checkSynonyms(folder.synonyms, questions),
  ]
}

function toIssue(folder: string, { text, ...issue }: PlacedByText): Issue {
  const content = readText(folder, issue.path)
  return { ...issue, ...toPosition(content, findText(issue, content, text)) }
}

function readText(folder: string, path: string): string {
  try {
    const content = decodeFile(path, readRegularFile(join(folder, path)))
    return typeof content === 'string' ? content : ''
  } catch {
    return ''
  }
}

/** Where the value itself stands: the same letters may occur earlier, as `c` does in `category`. */
function findText({ code, path }: Pick<Issue, 'code' | 'path'>, content: string, text: string): number {
  const frontMatter = parseFrontMatter(path, content)
  if ('code' in frontMatter) return 0
  const found = findNode(frontMatter.root, [toKey(code)])
  const children = found?.type === 'sequence' ? found.children : found ? [found] : []
  const node = children.find((child) => child.type === 'scalar' && child.text === text)
  return node ? frontMatterOffset + node.start : 0
}

function toKey(code: IssueCode): string {
  if (code === 'hashtag-address-clash') return 'tags'
  return code === 'invalid-category' || code === 'category-address-clash' ? 'category' : 'aliases'
}

function findUnknownRedactions(folder: ContentFolder, questions: readonly CheckedQuestion[]): Issue[] {
  const path = 'redactions.yaml'
  const ids = new Set(questions.map(({ id }) => id))
  const unknown = [...folder.redactions.questions].filter((id) => !ids.has(id))
  if (unknown.length === 0) return []
  const text = readText(folder.path, path)
  const places = findRedactedIds(path, text)
  return unknown.map((id) => ({
    code: 'unknown-redaction',
    path,
    ...toPosition(text, places.get(id) ?? 0),
    detail: { value: id },
  }))
}

function findRedactedIds(path: string, text: string): Map<string, number> {
  const root = parseTree(path, text)
  const list = 'code' in root ? undefined : findNode(root, ['questions'])
  const nodes = list?.type === 'sequence' ? list.children.map((child) => findNode(child, ['id'])) : []
  return new Map(
    nodes.flatMap((node) => (node?.type === 'scalar' ? [[node.text.normalize('NFC'), node.start]] : [])),
  )
}
