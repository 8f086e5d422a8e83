// In development: what can be served of a content folder, whatever is wrong with it, and what has to be reported of it.

import { type ArchiveFolders, toOutlineCache } from '../folder/environment.ts'
import { findQuestionId, isConversationPath } from '../folder/files.ts'
import { peopleName } from '../folder/people.ts'
import { type Content, readContent } from '../folder/read-content.ts'
import { readContentFolder } from '../folder/read-folder.ts'
import type { Redactions, WithheldTexts } from '../folder/redactions.ts'
import { isMeant } from '../folder/root.ts'
import { toBasePath } from '../folder/site-address.ts'
import type { SmallFiles } from '../folder/small-files.ts'
import { type Issue, isWarning } from '../format/issue.ts'
import { digestText } from '../kept/digest.ts'

export interface SeenFolder {
  /** Of what this process has read, not of what the cache holds: a build beside it may have written that. */
  fingerprint: string
  /** The last ones without faults. */
  good: SmallFiles | undefined
  /** Undefined while there never were settings to show anything with, or no content folder. */
  content: Content | undefined
  /** Of all files, in order of path; of those that make errors the questions are left out. */
  issues: readonly Issue[]
  /** The path of the settings' `url`, where it is not the one that the server answers at. */
  otherBase: string | undefined
}

export interface DevLook {
  folders: ArchiveFolders
  /** Digest of the code that prepares content. */
  code: string
  /** The settings' `url` when the server started. */
  url: string | undefined
}

/**
 * `last` itself when nothing changed since. A file that is half written makes a fault, which the next look finds
 * fixed.
 */
export async function lookAtFolder(
  { folders, code, url }: DevLook,
  last: SeenFolder | undefined,
): Promise<SeenFolder> {
  const folder = readContentFolder(folders.content, { otherwise: last?.good })
  const { path: _, settings, redactions, people, issues, ...others } = folder
  const { synonyms, described } = others
  // Taken before the questions are read, so that a change meanwhile is seen at the next look.
  const fingerprint = digestText(JSON.stringify([settings, toPlain(redactions), [...people], issues, others]))
  if (last?.fingerprint === fingerprint) return last
  const errors = issues.filter((issue) => !isWarning(issue))
  const isThere = !errors.some(({ path }) => path === '.')
  const hasFault = (name: string) => errors.some((issue) => issue.path === name || isMeant(issue, name))
  // Without its people a redacted one would have no names.
  const isWhole = redactions.people.size === 0 || !hasFault(peopleName)
  const isGood = isThere && isWhole && !hasFault('archive.yaml') && !hasFault('redactions.yaml')
  const good = isGood ? { settings, redactions, synonyms, people, described } : last?.good
  if (!good || !isThere) return { fingerprint, good, content: undefined, issues, otherBase: undefined }
  const content = await readContent({
    folder: folders.content,
    questionCache: toOutlineCache(folders.questionCache),
    code,
    outlinesOnly: true,
    otherwise: good,
  })
  return { fingerprint, good, issues: content.issues, ...toServable(content, url) }
}

/** Without pages, and questions, whose own files, answers or comments have errors, at the address that the server answers at. */
function toServable(content: Content, url: string | undefined): Pick<SeenFolder, 'content' | 'otherBase'> {
  const faulty = new Set(content.issues.filter((issue) => !isWarning(issue)).map(({ path }) => path))
  const faultyIds = new Set([...faulty].filter(isConversationPath).map(findQuestionId))
  const questions = content.questions.filter(({ id, path }) => !faulty.has(path) && !faultyIds.has(id))
  const pages = content.pages.filter(({ path }) => !faulty.has(path))
  const navigation = content.surroundings.navigation.filter((entry) =>
    pages.some(({ id }) => `${id}/` === entry.path),
  )
  const surroundings = { ...content.surroundings, navigation }
  const sound = { ...content, questions, pages, surroundings }
  const { url: _, ...settings } = content.settings
  const here = url === undefined ? settings : { ...settings, url }
  const base = toBasePath(content.settings)
  if (base === toBasePath({ url })) return { content: sound, otherBase: undefined }
  return { content: { ...sound, settings: here }, otherBase: base }
}

/** As JSON, which knows neither sets nor maps. */
function toPlain({ actors, questions, people, answers, comments }: Redactions): object {
  const toPairs = (texts: WithheldTexts) => [...texts].map(([question, ids]) => [question, [...ids]])
  return [actors, [...questions], [...people], toPairs(answers), toPairs(comments)]
}
