// The files of repaired discussions, and what the project's own check says of them.

import { checkArchive } from '../../src/folder/check-addresses.ts'
import { checkCategories } from '../../src/folder/check-names.ts'
import { createPrepareConversation } from '../../src/folder/prepare-conversation.ts'
import { createPrepareWith, createPreparing } from '../../src/folder/prepare-question.ts'
import type { Settings } from '../../src/folder/settings.ts'
import { isWarning } from '../../src/format/issue.ts'
import { limits } from '../../src/format/limits.ts'
import { toIdKey, toQuestionId } from '../../src/format/names.ts'
import {
  toAnswerFile,
  toCommentsFile,
  toDiscussionTexts,
  toQuestionFile,
} from '../../src/import/discussion-texts.ts'
import type { DiscussionRecords } from '../../src/import/records.ts'

interface DiscussionFile {
  id: string
  path: string
  bytes: Buffer
}

/** @returns the question first, its comments last where there are any. */
export function writeDiscussion(discussion: DiscussionRecords): DiscussionFile[] {
  const { id } = discussion.question
  const { question, answers, comments } = toDiscussionTexts(discussion)
  return [
    toFile(id, `questions/${id}.md`, question ? toQuestionFile(question, 'ko') : ''),
    ...Array.from(answers, ([answer, text]) =>
      toFile(answer, `answers/${id}/${answer}.md`, toAnswerFile(text, 'ko')),
    ),
    ...(comments.size === 0
      ? []
      : [toFile(id, `comments/${id}.yaml`, toCommentsFile(comments.values(), 'ko'))]),
  ]
}

function toFile(id: string, path: string, text: string): DiscussionFile {
  return { id, path, bytes: Buffer.from(text) }
}

/** Errors that the files of one question have, the question first. */
export function createListFileErrors(settings: Settings): (files: readonly DiscussionFile[]) => string[] {
  const check = createCheckFiles(settings)
  return (files) => check(files).errors
}

function createCheckFiles(settings: Settings) {
  const preparing = createPreparing(settings, [])
  const prepareQuestion = createPrepareWith(preparing)
  const prepareConversation = createPrepareConversation(preparing)
  return ([source, ...others]: readonly DiscussionFile[]) => {
    if (!source) throw new Error('no file')
    const { prepared, written, issues } = prepareQuestion(source)
    const output = prepared?.findOutputIssue()
    const conversation = prepareConversation({
      question: written && { written, source },
      answers: others.filter(({ path }) => path.startsWith('answers/')),
      comments: others.find(({ path }) => path.startsWith('comments/')),
      bodyBytes: source.bytes.length,
      withheld: { answers: new Set(), comments: new Set() },
      keepsHtml: false,
    })
    const all = [...issues, ...(output ? [output] : []), ...conversation.issues]
    const errors = all.filter((issue) => !isWarning(issue))
    return { written, errors: errors.map(({ code, detail }) => `${code} ${JSON.stringify(detail)}`) }
  }
}

/** Errors that discussions written by `writeDiscussion` have, each alone and all side by side. */
export function createListErrors(
  settings: Settings,
): (discussions: readonly DiscussionRecords[]) => string[] {
  const check = createCheckFiles(settings)
  return (discussions) => {
    const found = discussions.map((discussion) => ({
      ...check(writeDiscussion(discussion)),
      names: checkNames(discussion),
    }))
    const questions = found.flatMap(({ written }) => written ?? [])
    const inArchive = [...checkArchive(questions), ...checkCategories(questions)]
    const keys = discussions.map(({ question }) => toIdKey(question.id))
    return [
      ...found.flatMap(({ errors, names }) => [...errors, ...names]),
      ...inArchive.map(({ code, text }) => `${code} ${text}`),
      ...(new Set(keys).size < keys.length ? ['duplicate-id'] : []),
    ]
  }
}

/** What the names of files would be refused for. */
function checkNames({ question, answers }: DiscussionRecords): string[] {
  const ids = [question.id, ...answers.map(({ id }) => id)]
  const keys = new Set(answers.map(({ id }) => toIdKey(id)))
  return [
    ...ids
      .filter((id) => toQuestionId(`${id}.md`) !== id || id.endsWith('.md'))
      .map((id) => `invalid-id ${id}`),
    ...(keys.size < answers.length ? ['duplicate-id'] : []),
    ...(answers.length > limits.answers ? ['list-too-long'] : []),
  ]
}
