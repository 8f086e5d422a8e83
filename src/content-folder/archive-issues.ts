// Faults that only show when all questions lie side by side, with their places in the files.
import { findNode } from '../question/find-node.ts'
import { frontMatterOffset, parseFrontMatter } from '../question/front-matter.ts'
import type { Issue } from '../question/issue.ts'
import { toPosition } from '../question/position.ts'
import { type CheckedQuestion, checkArchive, type PlacedByText } from './check-archive.ts'
import { checkIds } from './check-ids.ts'
import { checkLinks, type LinkingQuestion } from './check-links.ts'
import { checkSynonyms } from './check-synonyms.ts'
import { parseTree } from './parse-settings.ts'
import { findPictureIssues } from './picture-issues.ts'
import type { ContentFolder } from './read-folder.ts'
import { readStart } from './read-start.ts'
import { readText } from './read-text.ts'

export interface ArchiveContext {
  /** Of `public/`, by path in it. */
  publicFiles?: readonly string[] | undefined
  /** Files that were there before what is checked, by path in the content folder; undefined where that is not known. */
  published?: ReadonlySet<string> | undefined
}

/** @param questions in order of path. */
export function findArchiveIssues(
  folder: ContentFolder,
  questions: readonly LinkingQuestion[],
  { publicFiles = [], published }: ArchiveContext = {},
): Issue[] {
  const { timeZone } = folder.settings
  return [
    ...checkIds(folder.files, {
      isPublished: (path) => published?.has(path.normalize('NFC')) ?? false,
      findStart: (path) => readStart(folder.path, path, timeZone),
    }),
    ...checkArchive(questions, publicFiles).map((issue) => toIssue(folder.path, issue)),
    ...checkLinks(folder, questions),
    ...findPictureIssues(folder, questions),
    ...findUnknownRedactions(folder, questions),
    ...checkSynonyms(folder.synonyms, questions),
  ]
}

function toIssue(folder: string, { text, ...issue }: PlacedByText): Issue {
  const content = readText(folder, issue.path)
  return { ...issue, ...toPosition(content, findText(issue, content, text)) }
}

/** Where the value itself stands: the same letters may occur earlier, as `c` does in `category`. */
function findText({ code, path }: Pick<Issue, 'code' | 'path'>, content: string, text: string): number {
  const key = code === 'hashtag-address-clash' ? 'tags' : 'aliases'
  const frontMatter = parseFrontMatter(path, content)
  if ('code' in frontMatter) return 0
  const list = findNode(frontMatter.root, [key])
  const children = list?.type === 'sequence' ? list.children : []
  const node = children.find((child) => child.type === 'scalar' && child.text === text)
  return node ? frontMatterOffset + node.start : 0
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
