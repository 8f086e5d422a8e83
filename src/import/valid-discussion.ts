// A discussion of a source becomes one that files may hold: HTML becomes Markdown, and what is not valid is fixed.
import { loadTypeset } from '../body/formulas/typeset-formulas.ts'
import type { Settings } from '../folder/settings.ts'
import type { DiscussionNames } from './fix/archive-names.ts'
import { createFixDiscussion } from './fix/discussion.ts'
import { createMacros } from './markdown/formula-macros.ts'
import { toTitle } from './markdown/formulas.ts'
import { type Dialect, toMarkdown } from './markdown/to-markdown.ts'
import type { DiscussionRecords, ImportNote, TextRecord } from './records.ts'

export interface LegalContext {
  /** Of the archive that is written, with the reference date that its records ask for. */
  settings: Settings
  /** Of a question that has none. */
  category: string | undefined
  /** The same in the last import. */
  formerCategory: string | undefined
  dialect: Dialect
  /** What relative addresses are below, where their page had no address. */
  baseUrl: string | undefined
  /** Addresses of files that come with the records: they stay as they are. */
  files: ReadonlySet<string>
}

export type ToValidDiscussion = Awaited<ReturnType<typeof createToValidDiscussion>>

export async function createToValidDiscussion(context: LegalContext) {
  const { settings, category, files } = context
  const typeset = await loadTypeset(settings.math)
  const fixDiscussion = createFixDiscussion({ settings, category, typeset, files })
  return (
    thread: DiscussionRecords,
    names: DiscussionNames,
  ): { thread: DiscussionRecords; notes: ImportNote[] } => {
    const { thread: converted, notes } = convertBodies(thread, context)
    const fixed = fixDiscussion(converted, names)
    return { thread: fixed.thread, notes: [...notes, ...fixed.notes] }
  }
}

function convertBodies(
  { question, answers, comments }: DiscussionRecords,
  { dialect, baseUrl, files, settings: { math } }: LegalContext,
): { thread: DiscussionRecords; notes: ImportNote[] } {
  const notes: ImportNote[] = []
  const of = `question ${question.id}`
  // A page was drawn as a whole: what its question defines holds for all of it.
  const ofQuestion = createMacros()
  const convert = (body: TextRecord, at: string, place: string, comment = false): TextRecord => {
    const page = findPage(question.aliases, place, baseUrl)
    const onRelative = (rule: string, detail: string) => notes.push({ rule, at, detail })
    const macros = place === '' ? ofQuestion : createMacros(ofQuestion)
    const options = { dialect, baseUrl: page, files, comment, math, macros, onRelative }
    const { markdown, losses } = toMarkdown(body, options)
    for (const loss of losses) {
      const [rule = '', detail] = loss.split(' ')
      notes.push({ rule, at, ...(detail === undefined ? {} : { detail }) })
    }
    return { markdown }
  }
  const body = convert(question.body, of, '')
  const thread = {
    question: { ...question, body, title: toTitle(question.title, { math, macros: ofQuestion }) },
    answers: answers.map((answer) => ({
      ...answer,
      body: convert(answer.body, `${of}, answer ${answer.id}`, `#answer-${answer.id}`),
    })),
    comments: comments.map((comment) => ({
      ...comment,
      body: convert(comment.body, `${of}, comment ${comment.id}`, `#comment-${comment.id}`, true),
    })),
  }
  return { thread, notes }
}

/**
 * The page that showed a text: the first old address of its own, else that of its question, which is a path of the host
 * or below `baseUrl`. @param place what its own ends in: `#answer-34`.
 */
function findPage(
  aliases: readonly string[],
  place: string,
  baseUrl: string | undefined,
): string | undefined {
  if (baseUrl === undefined || !URL.canParse(baseUrl)) return baseUrl
  const own = place === '' ? undefined : aliases.find((alias) => alias.endsWith(place))
  const page = own ?? aliases.find((alias) => !/#(?:answer|comment)-/.test(alias))
  if (page === undefined) return baseUrl
  const folder = new URL('.', baseUrl).pathname
  const isBelow = !page.startsWith('/') || page.startsWith(folder)
  return URL.parse(isBelow ? page : folder + page.slice(1), baseUrl)?.href ?? baseUrl
}
