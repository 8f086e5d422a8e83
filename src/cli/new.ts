// npm run new: asks for the parts of a question, or takes them as flags, and writes a correct file.
import { mkdirSync, rmdirSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { fileURLToPath } from 'node:url'
import { toFrontMatterText } from '../authoring/front-matter-text.ts'
import { suggestId } from '../authoring/suggest-id.ts'
import { createFile } from '../cache/create-file.ts'
import { toArchiveFolders } from '../content-folder/archive-folders.ts'
import { createPrepareQuestion } from '../content-folder/prepare-question.ts'
import { readContentFolder } from '../content-folder/read-folder.ts'
import { describeError } from '../messages/failure-words.ts'
import { findWords } from '../messages/words.ts'
import { activityKinds, anonymousActor } from '../question/activity.ts'
import { zeroCounts } from '../question/counts.ts'
import { isWarning } from '../question/issue.ts'
import { toIdKey, toQuestionId } from '../question/question-id.ts'
import { findLanguage } from './find-language.ts'
import { readParameters } from './read-parameters.ts'
import { reportIssues } from './report-issues.ts'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const text = { type: 'string' } as const
const { content } = toArchiveFolders(root, process.env)
const language = findLanguage(content)
const commandMessages = findWords(language).commands
const options = { title: text, tags: text, category: text, actor: text, at: text, id: text, body: text }
const { values } = readParameters({ options }, language)

const { files, settings, redactions } = readContentFolder(content)
// What is written into the file is of the archive's language, whoever is asked in which.
const usual = findWords(settings.locale).commands
const taken = new Set(files.map(({ id }) => toIdKey(id)))

try {
  await writeQuestion()
} catch (error) {
  process.stderr.write(`${describeError(error, language)}\n`)
  process.exitCode = 1
}

async function writeQuestion(): Promise<void> {
  const ask = createAsk()
  const title = await ask('title', '')
  if (title === '') throw new Error(commandMessages.needsTitle)
  const hashtags = toList(await ask('tags', ''))
  if (hashtags.length === 0) throw new Error(commandMessages.needsHashtags)
  const category = await ask('category', usual.usualCategory)
  const actor = await ask('actor', anonymousActor)
  const at = await ask('at', settings.referenceDate)
  const id = await ask('id', suggestId(title, taken))
  const body = await ask('body', usual.emptyBody)
  ask.close()
  if (toQuestionId(`${id}.md`) !== id) throw new Error(commandMessages.invalidId(id))
  if (taken.has(toIdKey(id))) throw new Error(commandMessages.idTaken(id))
  const frontMatter = toFrontMatterText({
    title,
    category,
    hashtags,
    counts: zeroCounts,
    poll: false,
    activity: [{ at, actor, kind: activityKinds[0] }],
    aliases: [],
  })
  save(id, at, `${frontMatter}${body}\n`)
}

function save(id: string, at: string, question: string): void {
  const path = `questions/${/^\d{4}/.exec(at)?.[0] ?? 'new'}/${id}.md`
  const prepare = createPrepareQuestion(settings, redactions.actors)
  const { issues } = prepare({ id, path, bytes: Buffer.from(question) })
  if (issues.length > 0) process.stderr.write(`${reportIssues(issues, 'text', language)}\n`)
  if (issues.some((issue) => !isWarning(issue))) {
    process.exitCode = 1
    return
  }
  const file = join(content, path)
  let made: string | undefined
  try {
    made = mkdirSync(dirname(file), { recursive: true })
    createFile(file, Buffer.from(question))
  } catch (error) {
    if (made !== undefined) removeEmpty(dirname(file), made)
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(
      isFileThere(error) ? commandMessages.exists(path) : commandMessages.notWritten(path, reason),
    )
  }
  process.stdout.write(`${commandMessages.written(relative(process.cwd(), file))}\n`)
}

/** The folder, and those that it lies in up to `made`. */
function removeEmpty(folder: string, made: string): void {
  rmdirSync(folder)
  if (folder !== made) removeEmpty(dirname(folder), made)
}

function isFileThere(error: unknown): boolean {
  const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST'
  return isThere && !('syscall' in error && error.syscall === 'mkdir')
}

function toList(hashtags: string): string[] {
  return hashtags
    .split(',')
    .map((hashtag) => hashtag.trim().replace(/^#/, ''))
    .filter((hashtag) => hashtag !== '')
}

/** Takes a flag's value, else asks on a terminal, else takes what is usual. */
function createAsk() {
  const reader = process.stdin.isTTY
    ? createInterface({ input: process.stdin, output: process.stdout })
    : undefined
  const ask = async (name: keyof typeof values, usual: string): Promise<string> => {
    const given = values[name]
    if (given !== undefined) return given.trim()
    if (!reader) return usual
    const answer = await reader.question(`${commandMessages.ask[name]}${usual === '' ? '' : ` [${usual}]`}: `)
    return answer.trim() || usual
  }
  return Object.assign(ask, { close: () => reader?.close() })
}
