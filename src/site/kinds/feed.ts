// Feeds in Atom (RFC 4287): the newest activities of all questions, of each hashtag and of each category. An entry is one
// activity, which keeps its id wherever the archive is served.
import { escapeHtml, toPlainLine } from '../../body/html.ts'
import { type Activity, activityKinds, englishKinds } from '../../format/activity.ts'
import { parseTimestamp } from '../../format/time.ts'
import type { CachedQuestion, ConversationPage } from '../../kept/question.ts'
import { toAnswerAnchor, toCommentAnchor } from '../answer.ts'
import { toCanonical } from '../frame.ts'
import type { Kind, Planned } from '../kind.ts'
import { paths } from '../paths.ts'
import { toActivityView } from '../post.ts'
import type { Publication } from '../publication.ts'
import { findTextLanguage, type Shown, type ShownQuestion, type Site } from '../site.ts'
import { toPagePath } from './listing-view.ts'
import { toTimestamp } from './sitemap.ts'

const route = '[...feed].xml'

/** Activities of one feed. */
const most = 20

/** Characters of a text, where listings show it whole. */
const mostOfText = 600

export interface FeedFacts {
  /** What it is of; neither where it is of all questions. */
  hashtag?: string
  category?: string
  /** Year of the oldest activity of all: the id of a feed names it, and does not change with what is new. */
  since: number
  /** Digests of answers and comments, of each question. */
  conversations: readonly string[]
}

/** Only of a site whose address is known, since Atom names whole addresses. */
export const feed = {
  routes: [route],
  plan: (publication) => (publication.settings.url === undefined ? [] : plan(publication)),
  make,
} satisfies Kind<FeedFacts>

function* plan(publication: Publication): Generator<Planned<FeedFacts>> {
  const { settings, archive, categories, soleCategory } = publication
  if (!settings.feeds || archive.questions.length === 0) return
  const since = archive.questions.reduce((year, { years }) => Math.min(year, years[0]?.[0] ?? year), Infinity)
  yield toPlanned({ since }, archive.questions)
  for (const [hashtag, questions] of archive.byHashtag) yield toPlanned({ since, hashtag }, questions)
  for (const [category, questions] of categories)
    if (category !== soleCategory) yield toPlanned({ since, category }, questions)
}

/** @param all newest activity first: no other can hold one of the newest. */
function toPlanned(of: Omit<FeedFacts, 'conversations'>, all: readonly CachedQuestion[]): Planned<FeedFacts> {
  const questions = all.slice(0, most)
  const conversations = questions.map(({ conversation }) => conversation?.digest ?? '')
  return {
    path: paths.feed(toPagePath(of, 1)),
    route,
    facts: { ...of, conversations },
    questions,
    listed: false,
  }
}

/** @throws where an activity has no time, which no check lets through. */
async function make({ facts, questions }: Shown<FeedFacts>, site: Site): Promise<string> {
  const found = await Promise.all(
    questions.map((question, place) => listTold(question, facts.conversations[place] !== '', site)),
  )
  const newest = found
    .flat()
    .sort((a, b) => b.instant - a.instant || b.line - a.line)
    .slice(0, most)
  const entries = await Promise.all(newest.map((each) => toEntry(each, site)))
  return printFeed(facts, newest[0], entries, site)
}

/** A line of a history, and where it is told. */
interface Told {
  question: ShownQuestion
  activity: Activity
  /** Its place in the history. */
  line: number
  instant: number
  /** Tells it from all others of its question. */
  name: string
  /** The text that it is of, where that is kept. */
  text: ConversationPage['told'][number] | undefined
}

async function listTold(question: ShownQuestion, isKept: boolean, site: Site): Promise<Told[]> {
  const { activity } = await site.readPagePart(question)
  const told = isKept ? (await site.readConversation(question, 1)).told : []
  const texts = new Map(told.map((text) => [text.line, text]))
  const counts = new Map<string, number>()
  return activity.map((each, line) => {
    const timestamp = parseTimestamp(each.at)
    if (!timestamp) throw new Error(`unchecked time: ${each.at}`)
    const instant = site.zone.instantOf(timestamp)
    const name = `${toTimestamp(instant)}/${englishKinds[activityKinds.indexOf(each.kind)]}`
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    const own = count === 1 ? name : `${name}/${count}`
    return { question, activity: each, line, instant, name: own, text: texts.get(line) }
  })
}

async function toEntry({ question, activity, instant, name, text }: Told, site: Site): Promise<string> {
  const { timeLabel, separator, actor, joiner, kind } = toActivityView(activity, site)
  const anchor = text && (text.of === 'answer' ? toAnswerAnchor : toCommentAnchor)(text.id)
  const href = toCanonical(paths.question(question.id, text?.page), site) ?? ''
  const html = (await findHtml(text, question, site)) ?? (await site.readPagePart(question)).pageHtml
  return print('entry', [
    print('id', toTag(toTimestamp(instant).slice(0, 10), [question.id, ...name.split('/')], site)),
    print('title', `${timeLabel}${separator}${actor.name}${joiner}${kind}${separator}${question.title}`),
    print('updated', toTimestamp(instant)),
    print('author', [print('name', actor.name)]),
    printLink('alternate', anchor === undefined ? href : `${href}#${encodeURIComponent(anchor)}`),
    print('summary', toPlainLine(html, site.settings.summaryLength || mostOfText), {
      'xml:lang': findTextLanguage(question, site),
    }),
  ])
}

/** Of an answer or a comment; undefined of a question, and of what is withheld. */
async function findHtml(
  text: Told['text'],
  question: ShownQuestion,
  site: Site,
): Promise<string | undefined> {
  if (!text) return undefined
  const { comments, answers } = await site.readConversation(question, text.page)
  const all = text.of === 'answer' ? answers : [...comments, ...answers.flatMap((each) => each.comments)]
  const own = all.find(({ id }) => id === text.id)
  return own?.withheld ? undefined : own?.html
}

/** @param newest of its activities. */
function printFeed(of: FeedFacts, newest: Told | undefined, entries: readonly string[], site: Site): string {
  const { settings, messages } = site
  const { hashtag, category } = of
  const labels = hashtag === undefined ? messages.category : messages.listing
  const name = hashtag ?? category
  const license = typeof settings.license === 'string' ? settings.license : settings.license?.name
  const path = toPagePath(of, 1)
  return `<?xml version="1.0" encoding="UTF-8"?>\n${print(
    'feed',
    [
      print('id', toTag(`${of.since}`, path.split('/').slice(0, -1), site)),
      print('title', name === undefined ? settings.title : `${labels.title({ name })} · ${settings.title}`),
      ...(settings.description === '' ? [] : [print('subtitle', settings.description)]),
      print('updated', toTimestamp(newest?.instant ?? 0)),
      printLink('alternate', toCanonical(path, site) ?? ''),
      printLink('self', toCanonical(paths.feed(path), site) ?? ''),
      ...(license === undefined ? [] : [print('rights', license)]),
      ...entries,
    ],
    { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': settings.language ?? messages.language },
  )}`
}

/**
 * An id that stays with a move: the host is that of the community, where it is known (RFC 4151).
 * @param date on which the host was its own.
 */
function toTag(date: string, path: readonly string[], { settings }: Site): string {
  const { hostname } = new URL(settings.formerUrls[0] ?? settings.url ?? '')
  return `tag:${hostname},${date}:${path.map(encodeURIComponent).join('/')}`
}

function printLink(rel: string, href: string): string {
  return `<link rel="${rel}" href="${escapeHtml(href)}"/>\n`
}

/** An element of XML. @param content its text, or elements that are printed. */
function print(
  name: string,
  content: string | readonly string[],
  attributes: Readonly<Record<string, string | undefined>> = {},
): string {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${escapeHtml(value)}"`],
  )
  const inner = typeof content === 'string' ? escapeHtml(content) : `\n${content.join('')}`
  return `<${name}${written.join('')}>${inner}</${name}>\n`
}
