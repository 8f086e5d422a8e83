// Feeds in Atom (RFC 4287): the newest activities of all questions, of each hashtag and of each category. An entry is one
// activity, which keeps its id wherever the archive is served.
import { escapeHtml, toPlainLine } from '../../body/html.ts'
import { type Activity, activityKinds, englishKinds } from '../../format/activity.ts'
import type { License } from '../../format/address-fields.ts'
import type { ToldText } from '../../format/history.ts'
import { parseAlias, toAliasPath, toIdKey } from '../../format/names.ts'
import type { CachedQuestion, ConversationPage, KeptAnswer, QuestionPagePart } from '../../kept/question.ts'
import { toAnswerAnchor, toCommentAnchor } from '../answer.ts'
import { toCanonical, toFeedTitle } from '../frame.ts'
import type { Kind, Planned } from '../kind.ts'
import { toListPath } from '../link-targets.ts'
import { createMemory } from '../memory.ts'
import { paths } from '../paths.ts'
import { readTime, toActivityView, toInstant, toTimestamp } from '../post.ts'
import type { Publication } from '../publication.ts'
import { findTextLanguage, type Shown, type ShownQuestion, type Site } from '../site.ts'
import { findNamedList, toPagePath } from './listing-view.ts'

const route = '[...feed].xml'

/** Activities of one feed. */
const most = 20

/** Characters of a text at most: of many hashtags each has a feed. */
const mostOfText = 300

export interface FeedFacts {
  /** What it is of; neither where it is of all questions. */
  hashtag?: string
  category?: string
  /** Year of the oldest activity of all: the id of a feed names it, and does not change with what is new. */
  since: number
  /** Whether there are answers and comments, of each question. */
  conversations: readonly boolean[]
}

/** Only of a site whose address is known, since Atom names whole addresses. */
export const feed = {
  routes: [route],
  served: true,
  plan: (publication, before) => {
    const { url, feeds } = publication.settings
    return url === undefined || !feeds ? [] : plan(publication, before())
  },
  make,
} satisfies Kind<FeedFacts>

function plan(publication: Publication, before: readonly Planned<unknown>[]): Planned<FeedFacts>[] {
  const { settings, archive, categories, soleCategory } = publication
  const since = archive.questions.reduce(
    (year, { years }) => Math.min(year, years[0]?.[0] ?? year),
    Number(settings.referenceDate.slice(0, 4)),
  )
  const ofAll = toPlanned({ since }, archive.questions)
  const ofLists = [
    ...Array.from(archive.byHashtag, ([hashtag, carriers]) => toPlanned({ since, hashtag }, carriers)),
    ...Array.from(categories, ([category, members]) => toPlanned({ since, category }, members)),
  ].filter(({ facts: { category } }) => category === undefined || category !== soleCategory)
  const byPath = new Map(ofLists.map((planned) => [planned.path, planned]))
  const taken = before.flatMap(({ path }) => (/\.rss\//i.test(path) ? toIdKey(path) : []))
  const old = listOldFeeds(publication)
    // What somebody said of an address is known better.
    .filter(([path]) => !taken.some((other) => other.startsWith(`${toIdKey(path)}/`)))
    .map(([path, list]) => ({ ...(byPath.get(paths.feed(list)) ?? ofAll), path }))
  return [ofAll, ...ofLists, ...old]
}

/** @param all newest activity first: no other can hold one of the newest. */
function toPlanned(of: Omit<FeedFacts, 'conversations'>, all: readonly CachedQuestion[]): Planned<FeedFacts> {
  const questions = all.slice(0, most)
  const facts = { ...of, conversations: questions.map(({ conversation }) => conversation !== undefined) }
  const path = paths.feed(toPagePath(of, 1))
  return { path, route, facts, questions, conversations: questions.length, listed: false }
}

/**
 * Where forums of Discourse have their feeds, which are files here too: `latest.rss`, and `.rss` behind the old address
 * of a list. The second of each is the path of that list. Those of Stack Exchange are in the lists of redirects.
 */
function listOldFeeds({ aliases, oldListings }: Publication): [path: string, list: string][] {
  const isForum = Iterator.from(aliases.keys()).some((path) => /^(?:t|c|tag)\//.test(path))
  const ofLists = oldListings.flatMap((listing): [string, string][] => {
    const path = toAliasPath(parseAlias(listing.alias))
    return path === undefined || path.startsWith('questions/tagged/')
      ? []
      : [[`${path}.rss`, toListPath(listing)]]
  })
  return [...(isForum ? [['latest.rss', paths.front(1)] satisfies [string, string]] : []), ...ofLists]
}

/** @throws where an activity has no time, which no check lets through. */
async function make({ facts, questions }: Shown<FeedFacts>, site: Site): Promise<string> {
  const found = await Promise.all(
    questions.map((question, place) =>
      linesOf.findOrAdd(site, question.id, () =>
        listTold(question, facts.conversations[place] === true, site),
      ),
    ),
  )
  // Of equal times the question that lists have first.
  const newest = found
    .flat()
    .sort((a, b) => b.instant - a.instant)
    .slice(0, most)
  const entries = newest.map((told) =>
    entriesOf.findOrAdd(site, `${told.question.id}/${told.name}`, () => toEntry(told, site)),
  )
  return printFeed(facts, newest[0], await Promise.all(entries), site)
}

// A question is told in the feed of each of its hashtags.
const linesOf = createMemory<Promise<Told[]>>(2_000)
const entriesOf = createMemory<Promise<string>>(2_000)
const textsOf = createMemory<Promise<QuestionPagePart & { first: ConversationPage | undefined }>>(100)

/** A line of a history, and where it is told. */
interface Told {
  question: ShownQuestion
  activity: Activity
  instant: number
  /** Tells it from all others of its question. */
  name: string
  /** The text that it is of, where that is kept. */
  text: ConversationPage['told'][number] | undefined
}

/** The newest first. */
async function listTold(question: ShownQuestion, isKept: boolean, site: Site): Promise<Told[]> {
  const { activity, first } = await findTexts(question, isKept, site)
  const texts = new Map(first?.told.map((text) => [text.line, text]))
  const counts = new Map<string, number>()
  const all = activity.map((each, line) => {
    const instant = site.zone.instantOf(readTime(each.at))
    const name = `${toTimestamp(instant)}/${englishKinds[activityKinds.indexOf(each.kind)]}`
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    const own = count === 1 ? name : `${name}/${count}`
    return { question, activity: each, instant, name: own, text: texts.get(line) }
  })
  return all.reverse().slice(0, most)
}

/** The question, and the first page of what is kept of its answers and comments. */
function findTexts(question: ShownQuestion, isKept: boolean, site: Site) {
  return textsOf.findOrAdd(site, question.id, async () => {
    const first = isKept ? await site.readConversation(question, 1) : undefined
    return { ...(await site.readPagePart(question)), first }
  })
}

async function toEntry(told: Told, site: Site): Promise<string> {
  const { question, activity, instant, name, text } = told
  const { timeLabel, separator, actor, joiner, kind } = toActivityView(activity, site)
  const anchor = text && (text.of === 'answer' ? toAnswerAnchor : toCommentAnchor)(text.id)
  const href = toCanonical(paths.question(question.id, text?.page), site) ?? ''
  const { html, language, license } = await findSummed(told, site)
  return print('entry', [
    print('id', toTag(toTimestamp(instant).slice(0, 10), [question.id, ...name.split('/')], site)),
    print('title', `${timeLabel}${separator}${actor.name}${joiner}${kind}${separator}${question.title}`),
    print('updated', toTimestamp(instant)),
    print('author', [print('name', actor.name)]),
    printLink('alternate', anchor === undefined ? href : `${href}#${encodeURIComponent(anchor)}`),
    ...printRights(license),
    print('summary', toPlainLine(html, Math.min(site.settings.summaryLength || mostOfText, mostOfText)), {
      'xml:lang': findTextLanguage({ language }, site),
    }),
  ])
}

/** The text that an entry names: the question, also where another is not kept or is withheld. */
async function findSummed(
  { question, text }: Told,
  site: Site,
): Promise<Pick<KeptAnswer, 'html' | 'language' | 'license'>> {
  const { first, pageHtml } = await findTexts(question, text !== undefined, site)
  const page = text && text.page > 1 ? await site.readConversation(question, text.page) : first
  const { language, license } = question
  return (text && page && findOwn(text, question, page)) ?? { html: pageHtml, language, license }
}

/** A comment has the language of what it is on. */
function findOwn({ of, id }: ToldText, { language }: ShownQuestion, { comments, answers }: ConversationPage) {
  const kept = answers.filter((answer) => !answer.withheld)
  if (of === 'answer') return kept.find((answer) => answer.id === id)
  const [found] = [{ comments, language }, ...kept].flatMap((on) =>
    on.comments.flatMap((comment) =>
      comment.id === id && !comment.withheld ? { html: comment.html, language: on.language } : [],
    ),
  )
  return found
}

/** @param newest of its activities. */
function printFeed(of: FeedFacts, newest: Told | undefined, entries: readonly string[], site: Site): string {
  const { settings, messages } = site
  const path = toPagePath(of, 1)
  return `<?xml version="1.0" encoding="UTF-8"?>\n${print(
    'feed',
    [
      print('id', toTag(`${of.since}`, path.split('/').slice(0, -1), site)),
      print('title', toFeedTitle(findNamedList(of, site), site)),
      ...(settings.description === '' ? [] : [print('subtitle', settings.description)]),
      print('updated', newest ? toTimestamp(newest.instant) : toInstant(settings.referenceDate, site)),
      // Each entry has its own.
      ...(newest ? [] : [print('author', [print('name', settings.title)])]),
      printLink('alternate', toCanonical(path, site) ?? ''),
      printLink('self', toCanonical(paths.feed(path), site) ?? ''),
      ...printRights(settings.license),
      ...entries,
    ],
    { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': messages.language },
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

/** An entry without any has those of its feed. */
function printRights(license: License | undefined): string[] {
  return license === undefined ? [] : [print('rights', typeof license === 'string' ? license : license.name)]
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
