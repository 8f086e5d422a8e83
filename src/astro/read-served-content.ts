// In development: what can be served of a content folder, whatever is wrong with it, and what has to be told of it.

import type { ArchiveFolders } from '../folder/environment.ts'
import { peopleName } from '../folder/people.ts'
import { readContentFolder, type SmallFiles } from '../folder/read-folder.ts'
import type { Redactions, WithheldTexts } from '../folder/redactions.ts'
import { isMeant } from '../folder/root.ts'
import { type Issue, isWarning } from '../format/issue.ts'
import { digestText } from '../kept/digest.ts'
import { type LoadedContent, toLoadedContent } from './content.ts'
import { readCurrentContent } from './read-current-content.ts'
import { toServableContent } from './servable-content.ts'

export interface ServedContent {
  /** Of what this process has read, not of what the cache holds: a build beside it may have written that. */
  fingerprint: string
  /** The last ones without faults. */
  good: SmallFiles | undefined
  /** Undefined while there never were settings to show anything with, or no content folder. */
  content: LoadedContent | undefined
  /** Errors of all files, in order of path. */
  faults: Issue[]
  /** The path of the settings' `url`, where it is not the one that the server answers at. */
  otherBase: string | undefined
}

/**
 * `last` itself when nothing changed since. A file that is half written makes a fault, which the next look finds
 * mended.
 */
export async function readServedContent(
  folders: ArchiveFolders,
  url: string | undefined,
  last: ServedContent | undefined,
): Promise<ServedContent> {
  const folder = readContentFolder(folders.content, { otherwise: last?.good })
  const { settings, redactions, synonyms, people, described, files, pictureFiles, themePictures, issues } =
    folder
  // Taken before the questions are read, so that a change meanwhile is seen at the next look.
  const fingerprint = digestText(
    JSON.stringify([
      settings,
      toPlain(redactions),
      synonyms,
      [...people],
      described,
      files,
      pictureFiles,
      themePictures,
      issues,
    ]),
  )
  if (last?.fingerprint === fingerprint) return last
  const errors = issues.filter((issue) => !isWarning(issue))
  const isThere = !errors.some(({ path }) => path === '.')
  const hasFault = (name: string) => errors.some((issue) => issue.path === name || isMeant(issue, name))
  // Without its people a redacted one would have no names.
  const isWhole = redactions.people.size === 0 || !hasFault(peopleName)
  const isGood = isThere && isWhole && !hasFault('archive.yaml') && !hasFault('redactions.yaml')
  const good = isGood ? { settings, redactions, synonyms, people, described } : last?.good
  if (!good || !isThere) {
    return { fingerprint, good, content: undefined, faults: errors, otherBase: undefined }
  }
  const current = await readCurrentContent(folders, good)
  const { content, faults, otherBase } = toServableContent(current, url)
  return { fingerprint, good, content: toLoadedContent(content), faults, otherBase }
}

/** As JSON, which knows neither sets nor maps. */
function toPlain({ actors, questions, people, answers, comments }: Redactions): object {
  const toPairs = (texts: WithheldTexts) => [...texts].map(([question, ids]) => [question, [...ids]])
  return [actors, [...questions], [...people], toPairs(answers), toPairs(comments)]
}
