// The files of repaired threads, and what the project's own check says of them.
import { toAnswerText, toCommentsText } from '../../src/authoring/answer-text.ts'
import { toFrontMatterText } from '../../src/authoring/front-matter-text.ts'
import { checkArchive } from '../../src/content-folder/check-archive.ts'
import { checkCategories } from '../../src/content-folder/check-categories.ts'
import { createPrepareConversation } from '../../src/content-folder/conversations/prepare-conversation.ts'
import { createPrepareWith } from '../../src/content-folder/prepare-question.ts'
import { createPreparing } from '../../src/content-folder/preparing.ts'
import type { Settings } from '../../src/content-folder/settings.ts'
import type { PollRecord } from '../../src/import/records.ts'
import type { ThreadRecords } from '../../src/import/thread-records.ts'
import { isWarning } from '../../src/question/issue.ts'
import { limits } from '../../src/question/limits.ts'
import { toIdKey, toQuestionId } from '../../src/question/question-id.ts'

interface ThreadFile {
  id: string
  path: string
  bytes: Buffer
}

/** @returns the question first, its comments last where there are any. */
export function writeThread({ question, answers, comments }: ThreadRecords): ThreadFile[] {
  const { tags, closed, locked, activity = [], poll, body, ...fields } = question
  const state = closed || locked ? { state: { closed: toKnown(closed), locked } } : {}
  const frontMatter = toFrontMatterText(
    {
      ...fields,
      category: fields.category ?? '',
      ...state,
      ...toPolls(poll),
      hashtags: tags,
      activity,
      counts: {
        answers: fields.answers ?? 0,
        comments: fields.comments ?? 0,
        recommended: fields.recommended,
        needsSupplement: fields.needsSupplement,
        views: fields.views,
      },
    },
    'ko',
  )
  const written = comments.map((comment) => ({ ...comment, text: `${comment.body.markdown ?? ''}\n` }))
  return [
    toFile(question.id, `questions/${question.id}.md`, `${frontMatter}${body.markdown}\n`),
    ...answers.map(({ recommended, needsSupplement, accepted, poll, body, ...answer }) => {
      const counts = { recommended, needsSupplement }
      const head = toAnswerText(
        { ...answer, ...toPolls(poll), accepted: accepted || undefined, counts },
        'ko',
      )
      return toFile(answer.id, `answers/${question.id}/${answer.id}.md`, `${head}${body.markdown}\n`)
    }),
    ...(comments.length === 0
      ? []
      : [toFile(question.id, `comments/${question.id}.yaml`, toCommentsText(written, 'ko'))]),
  ]
}

function toFile(id: string, path: string, text: string): ThreadFile {
  return { id, path, bytes: Buffer.from(text) }
}

function toPolls(polls: PollRecord[] | undefined) {
  return polls ? { poll: true as const, polls } : {}
}

function toKnown<T extends object>(value: T | undefined): T | undefined {
  return value && Object.keys(value).length > 0 ? value : undefined
}

/** Codes of the errors that threads written by `writeThread` have, each alone and all side by side. */
export function createListErrors(settings: Settings): (threads: readonly ThreadRecords[]) => string[] {
  const preparing = createPreparing(settings, [])
  const prepareQuestion = createPrepareWith(preparing)
  const prepareConversation = createPrepareConversation(preparing)
  const ofThread = (thread: ThreadRecords) => {
    const [source, ...others] = writeThread(thread)
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
    return { written, errors: all.filter((issue) => !isWarning(issue)), names: checkNames(thread) }
  }
  return (threads) => {
    const found = threads.map(ofThread)
    const questions = found.flatMap(({ written }) => written ?? [])
    const inArchive = [...checkArchive(questions), ...checkCategories(questions)]
    const keys = threads.map(({ question }) => toIdKey(question.id))
    return [
      ...found.flatMap(({ errors, names }) => [
        ...errors.map(({ code, detail }) => `${code} ${JSON.stringify(detail)}`),
        ...names,
      ]),
      ...inArchive.map(({ code, text }) => `${code} ${text}`),
      ...(new Set(keys).size < keys.length ? ['duplicate-id'] : []),
    ]
  }
}

/** What the names of files would be refused for. */
function checkNames({ question, answers }: ThreadRecords): string[] {
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
