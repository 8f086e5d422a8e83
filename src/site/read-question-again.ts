import { join } from 'node:path'
import { createPrepareQuestion } from '../content-folder/prepare-question.ts'
import type { QuestionBody } from '../content-folder/question-body.ts'
import type { Content } from '../content-folder/read-content.ts'
import { digestBytes } from '../store/digest.ts'
import { readRegularFile } from '../store/read-regular-file.ts'
import type { StoredQuestion } from '../store/stored-question.ts'

/** A file is not the one that was checked any more. */
export class ChangedFile extends Error {
  constructor(path: string) {
    super(`${path} changed while the site was built. Build again.`)
  }
}

/** Makes the body of a question from its file. @throws ChangedFile */
export type PrepareAgain = (question: StoredQuestion) => QuestionBody

export function createPrepareAgain(
  content: Pick<Content, 'folder' | 'settings' | 'redactions'>,
): PrepareAgain {
  const prepare = createPrepareQuestion(content.settings, content.redactions.actors)
  return ({ id, path, digest }) => {
    const bytes = tryReading(join(content.folder, path))
    // Pages are planned for the text of that digest, and remembered as showing it.
    const isSame = bytes !== undefined && digestBytes(bytes) === digest
    const prepared = isSame ? prepare({ id, path, bytes }).prepared : undefined
    if (!prepared) throw new ChangedFile(path)
    return prepared.toBody()
  }
}

function tryReading(file: string): Buffer | undefined {
  try {
    return readRegularFile(file)
  } catch {
    return undefined
  }
}
