// npm run new [-- answer | comment]: asks for the parts of a question, an answer or a comment, or takes them as
// options, and writes a correct file.

import { join, relative } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { rankCategories } from '../folder/described.ts'
import { type ArchiveFolders, toOutlineCache } from '../folder/environment.ts'
import { createPrepareQuestion } from '../folder/prepare-question.ts'
import { readContent } from '../folder/read-content.ts'
import { readContentFolder } from '../folder/read-folder.ts'
import { isSettled } from '../folder/small-files.ts'
import { anonymousActor } from '../format/activity.ts'
import { compareText } from '../format/issue.ts'
import { type Hashtag, toIdKey, toQuestionId } from '../format/names.ts'
import { digestCode } from '../kept/digest.ts'
import { describeError } from '../words/failure.ts'
import type { OptionValues } from '../words/help.ts'
import { toLanguage } from '../words/language.ts'
import { findWords, type Words } from '../words/words.ts'
import { createAsk, NothingWritten, openTerminal, type Terminal } from './ask.ts'
import { type Call, endWrongCall } from './call.ts'
import { isArchive, toQuestionPath, toQuestionText, writeNewFile } from './new-file.ts'
import { writeText } from './new-text.ts'
import { reportIssues, toTotals } from './report-issues.ts'

export async function createNew(call: Call<'new'>): Promise<number> {
  const { folders, values, positionals, language, words } = call
  const kind = readNewKind(positionals, values)
  const terminal = openTerminal()
  let exitCode = 0
  try {
    if (kind === 'question') await writeQuestion(call, terminal)
    else await writeText({ kind, values, content: folders.content, language, terminal })
  } catch (error) {
    if (!(error instanceof NothingWritten)) throw error
    process.stderr.write(`${describeError(error, language)}\n${words.news.nothingWritten}\n`)
    exitCode = error.exitCode
  } finally {
    terminal?.close()
  }
  // Hashtags may still be read, for which nobody waits any more.
  if (terminal) process.exit(exitCode)
  return exitCode
}

async function writeQuestion(call: Call<'new'>, terminal: Terminal | undefined): Promise<void> {
  const {
    root,
    folders,
    values,
    language,
    words: { news: words },
  } = call
  const { content } = folders
  if (!isArchive(content)) throw new NothingWritten(words.noArchive({ folder: content }))
  const { files, settings, redactions } = readContentFolder(content)
  // Settings with faults know no reference date.
  // What is written into the file is of the archive's language, whoever is asked in which.
  const usual = findWords(toLanguage(settings.locale)).commands
  const usualTime = isSettled(settings) ? settings.referenceDate : ''
  if (!terminal) requireOptions(usualTime, call)
  const needsNames = terminal !== undefined || values.category === undefined
  const readNames = needsNames
    ? startReadingNames(folders, root, terminal !== undefined)
    : () => Promise.resolve(undefined)
  const taken = new Set(files.map(({ id }) => toIdKey(id)))
  const sound = { title: 'x', tags: 'x', category: 'x', actor: 'x', id: 'x', body: 'x' }
  const prepare = createPrepareQuestion(settings, redactions.actors)
  const { ask, offerNear, countFaults } = createAsk({
    values,
    terminal,
    language,
    context: { prepare, taken, form: settings, sound: { ...sound, at: settings.referenceDate } },
  })

  const title = await ask('title', '')
  const tags = await offerNear(await ask('tags', ''), terminal ? ((await readNames())?.hashtags ?? []) : [])
  // Where no question has a category nobody is asked for one, and a dash leaves it out.
  const usualCategory = (await readNames())?.category
  const asked = usualCategory === '' ? (values.category ?? '') : await ask('category', usualCategory ?? '')
  const category = asked === '-' ? '' : asked
  const actor = await ask('actor', anonymousActor)
  if (usualTime === '') terminal?.say(words.noReferenceDate)
  const at = await ask('at', usualTime)
  const id = await ask('id', suggestId(title, taken))
  const body = await ask('body', usual.emptyBody)
  const faults = countFaults()
  if (faults > 0) throw new NothingWritten(toTotals(faults, 0, language))
  const answers = { title, tags, category, actor, at, id, body }
  const path = toQuestionPath(answers)
  const text = toQuestionText(answers, settings)
  save(content, path, text, call.words)
  // That nobody has written the body yet is no news here.
  const issues = prepare({ id, path, bytes: Buffer.from(text) }).issues.filter(
    ({ code }) => code !== 'empty-body',
  )
  if (issues.length > 0) process.stderr.write(`${reportIssues(issues, 'text', language)}\n`)
}

/** Without a terminal: what has no usual value has to be given. */
function requireOptions(usualTime: string, { values, words: { commands, news } }: Call<'new'>): void {
  const needed = [
    { given: values.title, message: commands.needsTitle },
    { given: values.tags, message: commands.needsHashtags },
    { given: values.at ?? usualTime, message: news.needsTime },
  ]
  const missing = needed.filter(({ given = '' }) => given.trim() === '')
  if (missing.length === 0) return
  throw new NothingWritten(missing.map(({ message }) => message).join('\n'), 2)
}

function save(content: string, path: string, text: string, { commands, news }: Words): void {
  const outcome = writeNewFile(content, path, Buffer.from(text))
  if (outcome.result === 'written') {
    process.stdout.write(`${commands.written({ path: relative(process.cwd(), join(content, path)) })}\n`)
    return
  }
  if (outcome.result === 'exists') throw new NothingWritten(commands.exists({ path }))
  if (outcome.result === 'foreign') throw new NothingWritten(news.foreignFolder({ path: outcome.path }))
  throw new Error(commands.notWritten({ path, reason: outcome.reason }))
}

type NewKind = 'question' | 'answer' | 'comment'

const shared = ['actor', 'at', 'id', 'body']

const optionsOf: Record<NewKind, readonly string[]> = {
  question: ['title', 'tags', 'category', ...shared],
  answer: ['question', ...shared],
  comment: ['question', 'answer', ...shared],
}

/** What is to be made. An option that it does not have ends the command. */
function readNewKind(positionals: readonly string[], values: OptionValues<'new'>): NewKind {
  const [name = 'question', ...more] = positionals
  const kind = name === 'question' || name === 'answer' || name === 'comment' ? name : undefined
  if (kind === undefined || more.length > 0) {
    const needless = kind === undefined ? name : (more[0] ?? '')
    return endWrongCall((wrong) => wrong.needlessParameter({ parameter: needless }))
  }
  const unknown = Object.keys(values).find((option) => !optionsOf[kind].includes(option))
  if (unknown !== undefined) endWrongCall((wrong) => wrong.unknownOption({ option: `--${unknown}` }))
  return kind
}

interface ArchiveNames {
  hashtags: Hashtag[]
  /** The one that most questions have; empty where none has one. */
  category: string
}

/** As long as somebody waits for an offer that is not needed. */
const patience = 3000

/**
 * Begins to read which hashtags and categories there are, while somebody types. Who types waits for them, but not for
 * long: in a large archive that was never read before nothing is known by then.
 * @returns undefined where they are not known.
 */
function startReadingNames(folders: ArchiveFolders, root: string, isTyped: boolean) {
  const reading = readNames(folders, root).catch(() => undefined)
  return (): Promise<ArchiveNames | undefined> =>
    isTyped ? Promise.race([reading, wait(patience, undefined, { ref: false })]) : reading
}

async function readNames({ content, questionCache }: ArchiveFolders, root: string): Promise<ArchiveNames> {
  const { questions } = await readContent({
    folder: content,
    questionCache: toOutlineCache(questionCache),
    code: digestCode(root),
    outlinesOnly: true,
  })
  return {
    hashtags: [...new Set(questions.flatMap(({ hashtags }) => hashtags))].sort(compareText),
    category: rankCategories(questions)[0]?.category ?? '',
  }
}

const suggestedLength = 40

/**
 * An id for a new question: the words of its title, cut at a word, with a number behind it when it is taken.
 * `PUT과 PATCH는 언제 나눠 쓰나요?` → `put과-patch는-언제-나눠-쓰나요`.
 * @param taken keys of the ids that there are, as `toIdKey` makes them.
 */
export function suggestId(title: string, taken: ReadonlySet<string>): string {
  const words = title
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{Nd}]+/u)
    .filter((word) => word !== '')
  let id = ''
  for (const word of words) {
    const longer = id === '' ? [...word].slice(0, suggestedLength).join('') : `${id}-${word}`
    if ([...longer].length > suggestedLength) break
    id = longer
  }
  const base = toQuestionId(`${id}.md`) ?? 'question'
  let suggestion = base
  for (let number = 2; taken.has(toIdKey(suggestion)); number += 1) suggestion = `${base}-${number}`
  return suggestion
}
