import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createPrepareQuestion } from '../content-folder/prepare-question.ts'
import type { QuestionBody } from '../content-folder/question-body.ts'
import type { Content } from '../content-folder/read-content.ts'
import type { StoredQuestion } from '../store/stored-question.ts'
import { describeIssue } from '../words/issue-messages.ts'

/** Makes the body of a question from its file. @throws when the file is not the one that was checked, or shows too much. */
export type PrepareAgain = (question: StoredQuestion) => QuestionBody

export function createPrepareAgain(
  content: Pick<Content, 'folder' | 'settings' | 'redactions'>,
): PrepareAgain {
  const prepare = createPrepareQuestion(content.settings, content.redactions.actors)
  return ({ id, path }) => {
    const { prepared } = prepare({ id, path, bytes: readFileSync(join(content.folder, path)) })
    if (!prepared) throw new Error(`${path} changed while the site was built. Build again.`)
    const body = prepared.toBody()
    if ('code' in body) throw new Error(describeIssue(body))
    return body
  }
}
