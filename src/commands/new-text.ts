// `npm run new -- answer` and `-- comment`: the text in its file, and what its question lacks then.

import { join, posix, relative } from 'node:path'
import type { QuestionFile } from '../folder/files.ts'
import { readContentFolder } from '../folder/read-folder.ts'
import type { Redactions } from '../folder/redactions.ts'
import type { Settings } from '../folder/settings.ts'
import { isSettled } from '../folder/small-files.ts'
import { anonymousActor, isAsking } from '../format/activity.ts'
import { createLocate } from '../format/check-conversation.ts'
import { toBeforeQuestion } from '../format/check-fields.ts'
import { decodeFile } from '../format/decode.ts'
import { addActivity } from '../format/history.ts'
import type { Issue } from '../format/issue.ts'
import { limits } from '../format/limits.ts'
import { toIdKey, toQuestionId } from '../format/names.ts'
import { parseComments } from '../format/parse-comments.ts'
import { parseAnswer, parseQuestion } from '../format/parse-post.ts'
import type { Comment, Question, QuestionContext } from '../format/post.ts'
import { createZone, isOlder } from '../format/time.ts'
import { toAnswerText, toCommentsText } from '../format/write.ts'
import { readRegularFile } from '../kept/files.ts'
import { replaceFile, writeFully } from '../kept/write.ts'
import { type Locale, toLanguage } from '../words/language.ts'
import { findWords } from '../words/words.ts'
import { askQuestion, createAskText, type NewTextCall, NothingWritten } from './ask.ts'
import { type Answers, isArchive, writeNewFile } from './new-file.ts'
import { reportIssues } from './report-issues.ts'
import { createReadMissingActivity, tidyQuestion } from './tidy-texts.ts'

/** @throws NothingWritten where an answer is refused. */
export async function writeText(call: NewTextCall): Promise<void> {
  const { kind, content, language } = call
  const { news } = findWords(language)
  if (!isArchive(content)) throw new NothingWritten(news.noArchive({ folder: content }))
  const { files, settings, redactions } = readContentFolder(content)
  const context = { zone: createZone(settings.timeZone), referenceDate: settings.referenceDate, views: false }
  const question = await askQuestion(files, call)
  if (redactions.questions.has(question.id))
    throw new NothingWritten(news.questionWithheld({ id: question.id }))
  const comments = kind === 'comment' ? readComments(question, call, context) : { text: '', list: [] }
  const ids = kind === 'answer' ? listAnswerIds(question) : comments.list.map(({ id }) => id)
  const text = await askText(question, { call, ids, settings, redactions })
  const path = kind === 'answer' ? toAnswerPath(question, text.id) : toCommentsPath(question)
  const { locale } = settings
  const written =
    kind === 'answer'
      ? `${toAnswerText({ ...text, edited: [], counts: {} }, locale)}${text.body}\n`
      : addComment(comments.text, text, locale)
  const issues = check(path, { ...text, kind, written }, context)
  if (issues.length > 0) throw new NothingWritten(reportIssues(issues, 'text', language))
  const replaces = kind === 'comment' && question.conversation?.comments !== undefined
  save(path, written, { ...call, replaces })
  const shown = relative(process.cwd(), join(content, path))
  process.stdout.write(
    `${kind === 'answer' ? news.answerWritten({ path: shown }) : news.commentWritten({ path: shown })}\n`,
  )
  const completed = completeQuestion(question.id, { content, context, locale })
  if (completed === 'changed') process.stdout.write(`${news.questionCompleted({ path: question.path })}\n`)
  if (completed === 'left') process.stderr.write(`${news.questionLeft({ path: question.path })}\n`)
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
    throw new NothingWritten(news.noSuchAnswer({ id: answer }))
  if (redactions.answers.get(question.id)?.has(answer))
    throw new NothingWritten(news.answerWithheld({ id: answer }))
  const actor = await ask('actor', anonymousActor)
  const at = await ask('at', isSettled(settings) ? settings.referenceDate : '')
  const id = (await ask('id', suggestTextId(ids, kind === 'answer' ? '' : 'c'))).normalize('NFC')
  const { idRule: rule, invalidId } = findWords(language).commands
  if (toQuestionId(`${id}.md`) !== id) throw new NothingWritten(invalidId({ id, rule }))
  if (ids.some((each) => toIdKey(each) === toIdKey(id))) throw new NothingWritten(news.textIdTaken({ id }))
  const withheld = kind === 'answer' ? redactions.answers : redactions.comments
  if (withheld.get(question.id)?.has(id)) throw new NothingWritten(news.textIdWithheld({ id }))
  const body = await ask('body', findWords(toLanguage(settings.locale)).commands.emptyBody)
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
  if (!list) throw new NothingWritten(findWords(language).news.faultyComments({ path }))
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
  if (outcome.result === 'exists') throw new NothingWritten(commands.exists({ path }))
  if (outcome.result === 'foreign') throw new NothingWritten(news.foreignFolder({ path: outcome.path }))
  if (outcome.result === 'failed') throw new Error(commands.notWritten({ path, reason: outcome.reason }))
}

interface Completing {
  content: string
  context: QuestionContext
  locale: Locale
}

/** Adds lines of history, and raises counts to what is kept, so that the check has nothing to say of it. */
function completeQuestion(
  id: string,
  { content, context, locale }: Completing,
): 'changed' | 'unchanged' | 'left' {
  const folder = readContentFolder(content)
  const file = folder.files.find((each) => each.id === id)
  if (!file?.conversation) return 'left'
  const { path, conversation } = file
  const findMissing = createReadMissingActivity(folder, file, context)
  const complete = (question: Question): Question => {
    const whole = addActivity(question, findMissing(question), context.zone)
    const { answers, comments } = whole.counts
    const kept = { answers: conversation.answers.length, comments: countComments(content, file, context) }
    const counts = {
      ...whole.counts,
      answers: Math.max(answers, kept.answers),
      comments: Math.max(comments, kept.comments),
    }
    return { ...whole, counts }
  }
  const bytes = readRegularFile(join(content, path))
  const outcome = tidyQuestion({ id, path, bytes, complete }, context, locale)
  if (outcome.result === 'tidy') return 'unchanged'
  if (outcome.result !== 'tidied') return 'left'
  replaceFile(join(content, path), (descriptor, name) => writeFully(descriptor, outcome.bytes, name))
  return 'changed'
}

function countComments(content: string, { conversation }: QuestionFile, context: QuestionContext): number {
  const path = conversation?.comments?.path
  if (path === undefined) return 0
  const text = decodeFile(path, readRegularFile(join(content, path)), limits.commentsFileBytes)
  return typeof text === 'string' ? (parseComments({ path, text }, context).comments?.length ?? 0) : 0
}

// An answer or a comment that is made of what somebody says of it.

/** Each as it was typed. */
interface NewText extends Pick<Answers, 'id' | 'actor' | 'at' | 'body'> {
  /** Id of the answer that a comment is on; empty on the question. */
  answer: string
}

type Place = Pick<QuestionFile, 'id' | 'path' | 'conversation'>

/** Beside the answers that there are, else as the question lies: `questions/2024/a.md` → `answers/2024/a/1.md`. */
function toAnswerPath({ id, path, conversation }: Place, answer: string): string {
  const beside = conversation?.answers[0]?.path
  const folder = beside
    ? posix.dirname(beside)
    : `${posix.dirname(path).replace(/^questions/, 'answers')}/${id}`
  return `${folder}/${answer}.md`
}

/** The file that there is, else as the question lies: `questions/2024/a.md` → `comments/2024/a.yaml`. */
function toCommentsPath({ id, path, conversation }: Place): string {
  return conversation?.comments?.path ?? `${posix.dirname(path).replace(/^questions/, 'comments')}/${id}.yaml`
}

/** One more than the largest number among ids: `5678` → `5679`; `c9` → `c10`. @param start of the first id. */
function suggestTextId(ids: readonly string[], start: string): string {
  const taken = new Set(ids.map(toIdKey))
  const numbers = ids.flatMap((id) => {
    const [, begin = '', digits = ''] = /^(\D*)([1-9]\d{0,14})$/.exec(id) ?? []
    return digits === '' ? [] : [{ begin, number: Number(digits) }]
  })
  const last = numbers.sort((a, b) => a.number - b.number).at(-1) ?? { begin: start, number: 0 }
  let number = last.number + 1
  while (taken.has(toIdKey(`${last.begin}${number}`))) number += 1
  return `${last.begin}${number}`
}

/** The file with one comment more. @param text of the file as it is; empty where there is none. */
function addComment(text: string, { id, actor, at, body, answer }: NewText, locale: Locale): string {
  const comment = { id, actor, at, text: `${body}\n`, ...(answer === '' ? {} : { answer }) }
  const before = text.trim() === '[]' ? '' : text
  const end = before === '' || before.endsWith('\n') ? '' : '\n'
  return before + end + toCommentsText([comment], locale)
}
