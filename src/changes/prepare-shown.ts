import { findEditUrl } from '../content-folder/edit-url.ts'
import { createPrepareQuestion } from '../content-folder/prepare-question.ts'
import type { SourceFile } from '../content-folder/read-source.ts'
import type { Settings } from '../content-folder/settings.ts'
import { decodeFile } from '../question/decode.ts'
import { parseFrontMatter } from '../question/front-matter.ts'
import type { RedactedName } from '../question/redacted-names.ts'
import { type PublishedQuestion, toPublishedQuestion } from './published-question.ts'

/** What pages show of a file; undefined when it has faults. */
export type PrepareShown = (file: SourceFile) => PublishedQuestion | undefined

/** Both sides of a comparison are prepared with the same settings, so that only their files tell them apart. */
export function createPrepareShown(
  settings: Settings,
  redactedActors: readonly RedactedName[],
): PrepareShown {
  const prepare = createPrepareQuestion(settings, redactedActors)
  return (file) => {
    const { prepared } = prepare(file)
    if (!prepared) return undefined
    // Only the link to the file shows where it lies.
    const linked = findEditUrl(settings) === undefined ? undefined : file.path
    return toPublishedQuestion(prepared, toSource(file), linked)
  }
}

function toSource({ path, bytes }: SourceFile): string {
  const text = decodeFile(path, bytes)
  const frontMatter = typeof text === 'string' ? parseFrontMatter(path, text) : text
  return 'body' in frontMatter ? frontMatter.body : ''
}
