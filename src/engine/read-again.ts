import { loadTypeset } from '../body/formulas/typeset-formulas.ts'
import { readSource } from '../folder/disk.ts'
import { createPrepareWith, createPreparing } from '../folder/prepare-question.ts'
import type { Content } from '../folder/read-content.ts'
import { createReadConversationAgain } from '../folder/read-conversation.ts'
import { readLanguage } from '../folder/read-language.mjs'
import { digestBytes } from '../kept/digest.ts'
import type { CachedQuestion, ConversationPage, QuestionBody } from '../kept/question.ts'
import { Failure } from '../words/failure.ts'
import { describeIssue } from '../words/issue-messages.ts'

/** A file is not the one that was checked any more. */
export class ChangedFile extends Failure<'file-changed'> {
  constructor(path: string) {
    super('file-changed', { path })
  }
}

/** Makes texts of a question from its files. @throws ChangedFile, and in words when they show too much. */
export interface PrepareAgain {
  body: (question: CachedQuestion) => QuestionBody
  /** All pages of its answers and comments. */
  conversation: (question: CachedQuestion) => ConversationPage[]
}

export async function createPrepareAgain(
  content: Pick<Content, 'folder' | 'settings' | 'redactions'>,
): Promise<PrepareAgain> {
  const { folder, settings, redactions } = content
  const preparing = createPreparing(settings, redactions.actors, await loadTypeset(settings.math))
  const prepare = createPrepareWith(preparing)
  const readConversation = createReadConversationAgain(content, preparing)
  const prepareFile = ({ id, path, digest }: CachedQuestion) => {
    const source = readSource(folder, { id, path })
    // Pages are planned for the text of that digest, and remembered as showing it.
    if ('code' in source || digestBytes(source.bytes) !== digest) throw new ChangedFile(path)
    const { prepared, written } = prepare(source)
    if (!prepared || !written) throw new ChangedFile(path)
    return { prepared, question: { written, source } }
  }
  return {
    body: (question) => {
      const body = prepareFile(question).prepared.toBody()
      if ('code' in body) throw new Error(describeIssue(body, readLanguage(folder, process.env).language))
      return body
    },
    conversation: (question) => {
      const pages = readConversation(question, prepareFile(question).question)
      if (!pages) throw new ChangedFile(question.path)
      return pages
    },
  }
}
