import { join } from 'node:path'
import { loadTypeset } from '../body/formulas/load-typeset.ts'
import type { CachedQuestion, QuestionBody } from '../cache/cached-question.ts'
import { digestBytes } from '../cache/digest.ts'
import { readRegularFile } from '../cache/read-regular-file.ts'
import { createPrepareQuestion } from '../content-folder/prepare-question.ts'
import type { Content } from '../content-folder/read-content.ts'
import { readLanguage } from '../content-folder/read-language.ts'
import { Failure } from '../messages/failure.ts'
import { describeIssue } from '../messages/issue-messages.ts'

/** A file is not the one that was checked any more. */
export class ChangedFile extends Failure<'file-changed'> {
  constructor(path: string) {
    super('file-changed', { path })
  }
}

/** Makes the body of a question from its file. @throws ChangedFile, and in words when it shows too much. */
export type PrepareAgain = (question: CachedQuestion) => QuestionBody

export async function createPrepareAgain(
  content: Pick<Content, 'folder' | 'settings' | 'redactions'>,
): Promise<PrepareAgain> {
  const typeset = await loadTypeset(content.settings.math)
  const prepare = createPrepareQuestion(content.settings, content.redactions.actors, typeset)
  return ({ id, path, digest }) => {
    const bytes = tryReading(join(content.folder, path))
    // Pages are planned for the text of that digest, and remembered as showing it.
    const isSame = bytes !== undefined && digestBytes(bytes) === digest
    const prepared = isSame ? prepare({ id, path, bytes }).prepared : undefined
    if (!prepared) throw new ChangedFile(path)
    const body = prepared.toBody()
    if ('code' in body)
      throw new Error(describeIssue(body, readLanguage(content.folder, process.env).language))
    return body
  }
}

function tryReading(file: string): Buffer | undefined {
  try {
    return readRegularFile(file)
  } catch {
    return undefined
  }
}
