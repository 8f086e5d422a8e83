// npm run new [-- answer | comment]: asks for the parts of a question, an answer or a comment, or takes them as
// options, and writes a correct file.
import { join, relative } from 'node:path'
import { toQuestionPath, toQuestionText } from '../authoring/new-question.ts'
import { suggestId } from '../authoring/suggest-id.ts'
import { createPrepareQuestion } from '../content-folder/prepare-question.ts'
import { isSettled, readContentFolder } from '../content-folder/read-folder.ts'
import { describeError } from '../messages/failure-words.ts'
import { findWords, type Words } from '../messages/words.ts'
import { anonymousActor } from '../question/activity.ts'
import { toIdKey } from '../question/question-id.ts'
import { createAsk, NothingWritten } from './ask-answers.ts'
import type { Call } from './call.ts'
import { readNewKind } from './new-kind.ts'
import { writeText } from './new-text.ts'
import { startReadingNames } from './read-hashtags.ts'
import { reportIssues } from './report-issues.ts'
import { openTerminal, type Terminal } from './terminal.ts'
import { isArchive, writeNewFile } from './write-new-file.ts'

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
    words: { commands, news: words },
  } = call
  const { content } = folders
  if (!isArchive(content)) throw new NothingWritten(words.noArchive(content))
  const { files, settings, redactions } = readContentFolder(content)
  // Settings with faults know no reference date.
  // What is written into the file is of the archive's language, whoever is asked in which.
  const usual = findWords(settings.locale).commands
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
  if (faults > 0) throw new NothingWritten(commands.totals(faults, 0))
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
    process.stdout.write(`${commands.written(relative(process.cwd(), join(content, path)))}\n`)
    return
  }
  if (outcome.result === 'exists') throw new NothingWritten(commands.exists(path))
  if (outcome.result === 'foreign') throw new NothingWritten(news.foreignFolder(outcome.path))
  throw new Error(commands.notWritten(path, outcome.reason))
}
