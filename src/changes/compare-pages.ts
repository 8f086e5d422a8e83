// What a change does to pages of the archive's own, part by part, as to a question.
import { join } from 'node:path'
import { listPageFiles, pageFolder } from '../folder/files.ts'
import { createPreparePage } from '../folder/prepare-page.ts'
import { createPreparing } from '../folder/prepare-question.ts'
import type { Content } from '../folder/read-content.ts'
import { toQuestionId } from '../format/names.ts'
import type { RedactedName } from '../format/texts/redacted-names.ts'
import { readRegularFile } from '../kept/files.ts'
import { compareFolders, type FileChange } from './compare-files.ts'
import {
  compareBodies,
  type QuestionDifferences,
  type Replacement,
  toReplacement,
} from './compare-questions.ts'
import { toSource } from './published.ts'
import type { BaseFiles } from './read-base.ts'

export interface PageChange extends FileChange {
  /** Only what differs; absent of a page that has faults in either state. */
  differences?: Pick<QuestionDifferences, 'title' | 'text'> & {
    nav?: Replacement<boolean> | undefined
    order?: Replacement<number | undefined> | undefined
  }
}

/** Without those that show the same. @param hidden names that nobody may read in the report. @throws Failure of Git */
export function comparePages(
  { folder, settings }: Pick<Content, 'folder' | 'settings'>,
  base: BaseFiles,
  hidden: readonly RedactedName[],
): PageChange[] {
  const preparePage = createPreparePage(createPreparing(settings, hidden))
  const prepare = (path: string, bytes: Uint8Array) => {
    const { page } = preparePage({ id: toQuestionId(path) ?? '', path, bytes })
    if (!page) return undefined
    const addresses = page.links.map(({ address }) => address)
    return { ...page, html: JSON.stringify([page.html, addresses]), source: toSource({ path, bytes }) }
  }
  return compareFolders([pageFolder], listPageFiles(folder).files, base).flatMap((each): PageChange[] => {
    const [old] = base.read([each.path.normalize('NFC')]).values()
    if (each.change !== 'changed' || !old) return [each]
    const now = readRegularFile(join(folder, each.path))
    const [before, after] = [prepare(each.path, old), prepare(each.path, now)]
    if (!before || !after) return [each]
    const differences = {
      title: toReplacement(before.title, after.title),
      nav: toReplacement(before.nav, after.nav),
      order: toReplacement(before.order, after.order),
      text: compareBodies(before, after),
    }
    return Object.values(differences).every((part) => part === undefined) ? [] : [{ ...each, differences }]
  })
}
