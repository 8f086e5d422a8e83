// Warnings that a change brings to texts that are as they were: what they lead to, or what showed a picture, is gone. What
// the folder says now is looked at among the names that there were, so that no old text is prepared for it.
import { checkLinks, type LinkedFolder } from '../folder/check-links.ts'
import { findQuestionId, isConversationPath } from '../folder/files.ts'
import type { Content } from '../folder/read-content.ts'
import type { SmallFiles } from '../folder/small-files.ts'
import { decodeFile } from '../format/decode.ts'
import type { Issue } from '../format/issue.ts'
import type { BaseQuestion } from './base-content.ts'
import type { BaseFiles } from './read-base.ts'
import { toOldFiles } from './read-conversations.ts'

interface Before extends Pick<SmallFiles, 'redactions' | 'synonyms' | 'described'> {
  base: BaseFiles
  questions: readonly BaseQuestion[]
}

/**
 * Those of the warnings at texts that nobody changed that the commit did not have.
 * @param isTouched whether texts of a question, or what is withheld of it, are others now. @throws Failure of Git
 */
export function findCaused(
  warnings: readonly Issue[],
  current: Content,
  before: Before,
  isTouched: (id: string) => boolean,
): ReadonlySet<Issue> {
  const find = (code: Issue['code']) => warnings.filter((issue) => issue.code === code)
  const [dead, unused] = [find('dead-link'), find('unused-picture')]
  const ids = new Set(before.questions.map(({ id }) => id))
  return new Set([
    ...(dead.length === 0 ? [] : findDead(dead, current, before)),
    ...find('unknown-question').filter(({ detail }) => ids.has(detail.value ?? '')),
    ...(unused.length === 0 ? [] : findUnused(unused, before.base, isTouched)),
  ])
}

function findDead(issues: readonly Issue[], current: Content, before: Before): Issue[] {
  const { redactions } = before
  const withheld = current.withheld.filter(({ id }) => redactions.questions.has(id))
  const questions = [...before.questions, ...withheld.map((each) => ({ ...each, path: '', hashtags: [] }))]
  // Of the footer and the menu nothing is kept but what an issue says.
  const ofSettings = issues
    .filter(({ path }) => path === 'archive.yaml')
    .map(({ path, line, column, detail }) => {
      return { path, links: [{ address: detail.value ?? '', places: [[line, column] as const] }] }
    })
  const wereDead = checkLinks(
    toLinkedFolder(current.folder, before),
    questions.map((question) => ({ ...question, links: [] })),
    { texts: [...current.questions, ...current.pages, ...ofSettings] },
  )
  const toPlace = ({ path, line, column }: Issue) => `${path}:${line}:${column}`
  const places = new Set(wereDead.map(toPlace))
  // An old address that leads to an answer is none of these links.
  return issues.filter((issue) => issue.detail.key !== 'aliases' && !places.has(toPlace(issue)))
}

function toLinkedFolder(folder: string, { base, ...before }: Before): LinkedFolder {
  const { paths } = base
  const conversations = Map.groupBy(paths.filter(isConversationPath), (path) => findQuestionId(path) ?? '')
  const ids = paths.filter((path) => path.startsWith('questions/')).map((path) => findQuestionId(path) ?? '')
  const files = ids.map((id) => ({ id, conversation: toOldFiles(conversations.get(id) ?? []) }))
  const readText = (path: string) => readTexts(base, [path])[0] ?? ''
  // Links to pages are looked at where their files are made.
  return { ...before, path: folder, issues: [], files, pageFiles: [], readText }
}

/** Pictures that are named by the old text of what is another now. Of what nothing names any more a glance is enough. */
function findUnused(issues: readonly Issue[], base: BaseFiles, isTouched: (id: string) => boolean): Issue[] {
  const isOther = (path: string) => !base.isSame(path) || isTouched(findQuestionId(path) ?? '')
  const texts = readTexts(
    base,
    base.paths.filter((path) => /\.(?:md|yaml)$/.test(path) && isOther(path)),
  )
  return issues.filter(({ path, detail: { value = '' } }) => {
    const address = `/${path.normalize('NFC')}`
    return texts.some((text) => [address, encodeURI(address), value].some((each) => text.includes(each)))
  })
}

function readTexts(base: BaseFiles, paths: readonly string[]): string[] {
  const texts = Array.from(base.read(paths), ([path, bytes]) => decodeFile(path, bytes))
  return texts.filter((text) => typeof text === 'string').map((text) => text.normalize('NFC'))
}
