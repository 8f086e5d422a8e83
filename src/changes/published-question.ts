import { digestText } from '../cache/digest.ts'
import type { PreparedQuestion } from '../content-folder/prepare-question.ts'
import type { Activity } from '../question/activity.ts'
import type { Question } from '../question/question.ts'

/** What pages show of one question. Front matter of another order or style, or other line ends, make the same. */
export interface PublishedQuestion
  extends Pick<
    Question,
    | 'title'
    | 'category'
    | 'hashtags'
    | 'counts'
    | 'poll'
    | 'polls'
    | 'score'
    | 'language'
    | 'state'
    | 'related'
    | 'license'
  > {
  activity: readonly Activity[]
  /** Their order says nothing. */
  aliases: readonly string[]
  /** Path of the file, where a page links to it. */
  file: string | undefined
  /** Where it was published. */
  sourceUrl?: string | undefined
  /** Of the printed body. */
  html: string
  /** The body as it is written. Nothing but the number of its lines may be told: no mask has gone over it. */
  source: string
}

/**
 * Undefined when there is more of it than pages may show.
 * @param file path of the question's file, where its page links to it.
 */
export function toPublishedQuestion(
  { outline, toBody }: PreparedQuestion,
  source: string,
  file: string | undefined,
): PublishedQuestion | undefined {
  const body = toBody()
  if ('code' in body) return undefined
  const { title, category, hashtags, counts, poll, aliases, score, language } = outline
  const { state, related, license, source: sourceUrl } = outline
  const { activity, polls, pageHtml, entryHtml, description } = body
  return {
    title,
    category,
    hashtags,
    counts,
    score,
    poll,
    language,
    polls,
    state,
    related,
    license,
    sourceUrl,
    activity,
    aliases: [...aliases].sort(),
    file,
    html: digestText(JSON.stringify([pageHtml, entryHtml, description])),
    source,
  }
}

/** The same for two whose pages no reader can tell apart, but for a link to the file. */
export function digestShown({ source, file, ...shown }: PublishedQuestion): string {
  return digestText(JSON.stringify(shown))
}
