// `npm run new -- answer` and `-- comment`: the text in its file, and what its question lacks then.
import { join, relative } from 'node:path'
import {
  addComment,
  type NewText,
  suggestTextId,
  toAnswerPath,
  toCommentsPath,
  toNewAnswer,
} from '../authoring/new-text.ts'
import { readRegularFile } from '../cache/read-regular-file.ts'
import { replaceFile } from '../cache/replace-file.ts'
import { writeFully } from '../cache/write-fully.ts'
import type { QuestionFile } from '../content-folder/list-question-files.ts'
import { isSettled, readContentFolder } from '../content-folder/read-folder.ts'
import type { Redactions } from '../content-folder/redactions.ts'
import type { Settings } from '../content-folder/settings.ts'
import { createLocate } from '../conversation/check-references.ts'
import type { Comment } from '../conversation/comment.ts'
import { parseAnswer } from '../conversation/parse-answer.ts'
import { parseComments } from '../conversation/parse-comments.ts'
import { findWords } from '../messages/words.ts'
import { anonymousActor, isAsking } from '../question/activity.ts'
import { toBeforeQuestion } from '../question/check-activity.ts'
import { isOlder } from '../question/check-time.ts'
import { decodeFile } from '../question/decode.ts'
import type { Issue } from '../question/issue.ts'
import { limits } from '../question/limits.ts'
import { parseQuestion } from '../question/parse-question.ts'
import type { QuestionContext } from '../question/question-context.ts'
import { toIdKey, toQuestionId } from '../question/question-id.ts'
import { createZone } from '../time/zone.ts'
import { NothingWritten } from './ask-answers.ts'
import { askQuestion, createAskText, type NewTextCall } from './ask-text.ts'
import { completeQuestion } from './complete-question.ts'
import { reportIssues } from './report-issues.ts'
import { isArchive, writeNewFile } from './write-new-file.ts'

/** @throws NothingWritten where something that is said can't stand. */
export async function writeText(call: NewTextCall): Promise<void> {
  const { kind, content, language } = call
  const { news } = findWords(language)
  if (!isArchive(content)) throw new NothingWritten(news.noArchive(content))
  const { files, settings, redactions } = readContentFolder(content)
  const context = { zone: createZone(settings.timeZone), referenceDate: settings.referenceDate, views: false }
  const question = await askQuestion(files, call)
  if (redactions.questions.has(question.id)) throw new NothingWritten(news.questionWithheld(question.id))
  const comments = kind === 'comment' ? readComments(question, call, context) : { text: '', list: [] }
  const ids = kind === 'answer' ? listAnswerIds(question) : comments.list.map(({ id }) => id)
  const text = await askText(question, { call, ids, settings, redactions })
  const path = kind === 'answer' ? toAnswerPath(question, text.id) : toCommentsPath(question)
  const written =
    kind === 'answer' ? toNewAnswer(text, settings.locale) : addComment(comments.text, text, settings.locale)
  const issues = check(path, { ...text, kind, written }, context)
  if (issues.length > 0) throw new NothingWritten(reportIssues(issues, 'text', language))
  const replaces = kind === 'comment' && question.conversation?.comments !== undefined
  save(path, written, { ...call, replaces })
  const shown = relative(process.cwd(), join(content, path))
  process.stdout.write(`${kind === 'answer' ? news.answerWritten(shown) : news.commentWritten(shown)}\n`)
  const completed = completeQuestion(question.id, { content, context, locale: settings.locale })
  if (completed === 'changed') process.stdout.write(`${news.questionCompleted(question.path)}\n`)
  if (completed === 'left') process.stderr.write(`${news.questionLeft(question.path)}\n`)
  const place = { path, keys: kind === 'answer' ? ['at'] : [comments.list.length, 'at'], written }
  const warnings = warnBefore(question, { kind, at: text.at, ...place }, { content, context })
  if (warnings.length > 0) process.stderr.write(`${reportIssues(warnings, 'text', language)}\n`)
}

interface Asking {
  call: NewTextCall
  /** That are taken. */
  ids: readonly string[]
  settings: Settings
  redactions: Redactions
}

async function askText(
  question: QuestionFile,
  { call, ids, settings, redactions }: Asking,
): Promise<NewText> {
  const { kind, language } = call
  const { news } = findWords(language)
  const ask = createAskText(call)
  const answer = kind === 'comment' ? await ask('answer', '') : ''
  if (answer !== '' && !listAnswerIds(question).includes(answer))
    throw new NothingWritten(news.noSuchAnswer(answer))
  if (redactions.answers.get(question.id)?.has(answer)) throw new NothingWritten(news.answerWithheld(answer))
  const actor = await ask('actor', anonymousActor)
  const at = await ask('at', isSettled(settings) ? settings.referenceDate : '')
  const id = (await ask('id', suggestTextId(ids, kind === 'answer' ? '' : 'c'))).normalize('NFC')
  if (toQuestionId(`${id}.md`) !== id) throw new NothingWritten(findWords(language).commands.invalidId(id))
  if (ids.some((each) => toIdKey(each) === toIdKey(id))) throw new NothingWritten(news.textIdTaken(id))
  const withheld = kind === 'answer' ? redactions.answers : redactions.comments
  if (withheld.get(question.id)?.has(id)) throw new NothingWritten(news.textIdWithheld(id))
  const body = await ask('body', findWords(settings.locale).commands.emptyBody)
  return { answer, actor, at, id, body }
}

function listAnswerIds({ conversation }: QuestionFile): string[] {
  return conversation?.answers.map(({ id }) => id) ?? []
}

/** A file with faults is left alone: what is added to it could be read otherwise. */
function readComments(
  { conversation }: QuestionFile,
  { content, language }: NewTextCall,
  context: QuestionContext,
): { text: string; list: readonly Comment[] } {
  const path = conversation?.comments?.path
  if (path === undefined) return { text: '', list: [] }
  const bytes = readRegularFile(join(content, path))
  const text = decodeFile(path, bytes, limits.commentsFileBytes)
  const list = typeof text === 'string' ? parseComments({ path, text }, context).comments : undefined
  if (!list) throw new NothingWritten(findWords(language).news.faultyComments(path))
  return { text: bytes.toString(), list }
}

function check(
  path: string,
  { kind, id, written }: { kind: NewTextCall['kind']; id: string; written: string },
  context: QuestionContext,
): Issue[] {
  const text = decodeFile(path, Buffer.from(written), limits.commentsFileBytes)
  if (typeof text !== 'string') return [text]
  if (kind === 'comment') return parseComments({ path, text }, context).issues
  return parseAnswer({ id, path, text }, context).issues
}

interface WrittenAt {
  kind: NewTextCall['kind']
  at: string
  path: string
  /** Of its time in its file. */
  keys: readonly PropertyKey[]
  /** The file. */
  written: string
}

/** What the check will say of a text that is older than its question: whoever writes it knows whether it is meant. */
function warnBefore(
  { id, path: questionPath }: QuestionFile,
  { kind, at, path, keys, written }: WrittenAt,
  { content, context }: { content: string; context: QuestionContext },
): Issue[] {
  const text = decodeFile(questionPath, readRegularFile(join(content, questionPath)))
  if (typeof text !== 'string') return []
  const { parsed } = parseQuestion({ id, path: questionPath, text }, context)
  const question = parsed?.question.activity.find(isAsking)?.at
  if (question === undefined || !isOlder(at, question, context)) return []
  const { line, column } = createLocate({ readText: () => written })(path, keys)
  return [
    { code: 'before-question', path, line, column, detail: toBeforeQuestion({ at, question, of: kind }) },
  ]
}

interface Saving extends NewTextCall {
  /** Whether the file is there, and is replaced. */
  replaces: boolean
}

function save(path: string, text: string, { content, language, replaces }: Saving): void {
  const { commands, news } = findWords(language)
  const bytes = Buffer.from(text)
  if (replaces) {
    replaceFile(join(content, path), (descriptor, name) => writeFully(descriptor, bytes, name))
    return
  }
  const outcome = writeNewFile(content, path, bytes)
  if (outcome.result === 'exists') throw new NothingWritten(commands.exists(path))
  if (outcome.result === 'foreign') throw new NothingWritten(news.foreignFolder(outcome.path))
  if (outcome.result === 'failed') throw new Error(commands.notWritten(path, outcome.reason))
}
