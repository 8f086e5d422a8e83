import type { Content } from '../content-folder/read-content.ts'
import { findMessages } from '../messages/find-messages.ts'
import type { IndexFile } from '../search-index/index-input.ts'
import { makeIndex } from '../search-index/make-index.ts'
import { createZone } from '../time/zone.ts'
import { paths } from '../views/paths.ts'
import { toDigest, toLine } from './page-digest.ts'
import type { Publication } from './publication.ts'
import { toIndexedQuestion, toIndexFrame } from './search-questions.ts'

type IndexedContent = Pick<Content, 'folder' | 'settings' | 'redactions' | 'questionCache' | 'key'>

/**
 * The index of the search: the same bytes for the same archive.
 * @returns files by their paths below the output.
 * @throws what its thread throws.
 */
export async function makeSearchIndex(
  content: IndexedContent,
  publication: Publication,
): Promise<IndexFile[]> {
  const { settings } = content
  const calendar = {
    settings,
    messages: findMessages(settings.locale),
    zone: createZone(settings.timeZone),
  }
  const { questions } = publication.archive
  const frame = toIndexFrame(publication)
  const common = toDigest([content.key, JSON.stringify(frame)])
  const lines = questions.map((question) => `${toLine(question)} ${question.conversation?.digest ?? ''}`)
  const files = await makeIndex({
    key: toDigest([common, ...lines]),
    common,
    lines,
    frame,
    packFolder: content.questionCache,
    parts: questions.map(({ search }) => search),
    listQuestions: (from, to) => questions.slice(from, to).map((each) => toIndexedQuestion(each, calendar)),
    // Parsers and grammars are loaded only where a part is lost.
    makeParts: async (ids) => {
      const { prepareSearchParts } = await import('../content-folder/prepare-search-parts.ts')
      return await prepareSearchParts(content, ids)
    },
  })
  return files.map(({ file, bytes }) => ({ file: `${paths.search()}${file}`, bytes }))
}
