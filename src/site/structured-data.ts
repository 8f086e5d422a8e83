// What search engines read of a page, in the words of schema.org as JSON-LD: what the page shows, and nothing else. A
// question is a DiscussionForumPosting; a QAPage is one on which visitors can answer.
// https://developers.google.com/search/docs/appearance/structured-data/discussion-forum
import { toPlainLine } from '../body/html.ts'
import { isAsking, isRole } from '../format/activity.ts'
import type { ConversationPage, KeptAnswer, QuestionPagePart, ShownActor } from '../kept/question.ts'
import { toAnswerAnchor } from './answer.ts'
import type { LinkView } from './links.ts'
import { paths, toHref } from './paths.ts'
import { findPersonHref, toActorView, toInstant } from './post.ts'
import type { ShownQuestion, Site } from './site.ts'

/** Of the text of an answer, in characters. */
const longestText = 300

/** In bytes, of all that a page says so: of a page with many answers the first ones. */
const most = 8_000

type Crumb = Pick<LinkView, 'label' | 'href'>

type Thing = Readonly<Record<string, unknown>>

interface QuestionPage {
  question: ShownQuestion
  part: Pick<QuestionPagePart, 'activity' | 'description'>
  conversation: ConversationPage | undefined
  page: number
}

/** Undefined where the site has no address, as everything here is named by one. @param list that the question is in. */
export function toQuestionData(shown: QuestionPage, list: Crumb, site: Site): string | undefined {
  if (site.settings.url === undefined) return undefined
  const { question } = shown
  const own = { label: question.title, href: toHref(site.base, paths.question(question.id)) }
  const crumbs = toCrumbs([...(list.href === site.base ? [] : [list]), own], site)
  const posting = toPosting(shown, site)
  if (!posting) return print([crumbs])
  const used = Buffer.byteLength(print([{ ...posting, comment: [] }, crumbs]))
  const comment = takeFitting(toComments(shown, site), most - used)
  return print([comment.length === 0 ? posting : { ...posting, comment }, crumbs])
}

/**
 * Of a page of a list. @param crumb of the list itself, where it is not the front page.
 * @param from place in the list of its first entry, counted from 1.
 */
export function toListData(
  { title, path, crumb, from }: { title: string; path: string; crumb: Crumb | undefined; from: number },
  entries: readonly Crumb[],
  site: Site,
): string | undefined {
  if (site.settings.url === undefined) return undefined
  const itemListElement = entries.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: from + index,
    name: label,
    url: toAddress(href, site),
  }))
  const page = {
    '@type': 'CollectionPage',
    name: title,
    url: toAddress(toHref(site.base, path), site),
    mainEntity: { '@type': 'ItemList', itemListElement },
  }
  return print([page, ...(crumb ? [toCrumbs([crumb], site)] : [])])
}

/** Undefined where nobody is known to have asked: a posting has an author and a time. */
function toPosting({ question, part, page }: QuestionPage, site: Site): Thing | undefined {
  const asked = part.activity.find(isAsking)
  if (!asked) return undefined
  const { title, counts } = question
  const { views, answers, comments, recommended } = counts
  const isFirst = page === 1
  return {
    '@type': 'DiscussionForumPosting',
    headline: title,
    // Its later pages show no more of it than its title.
    text: (isFirst && part.description) || title,
    url: toAddress(toHref(site.base, paths.question(question.id)), site),
    author: toAuthor({ name: asked.actor, person: asked.person }, site),
    datePublished: toInstant(asked.at, site),
    dateModified: toInstant(question.last.at, site),
    isPartOf: { '@type': 'WebSite', name: site.settings.title, url: toAddress(site.base, site) },
    interactionStatistic: [
      toCounter('ReplyAction', answers),
      ...(isFirst ? [toCounter('CommentAction', comments)] : []),
      ...(isFirst && views !== undefined ? [toCounter('ViewAction', views)] : []),
      ...(isFirst && recommended ? [toCounter('LikeAction', recommended)] : []),
    ],
  }
}

/** Answers of the page that say something in words. */
function* toComments({ question, conversation, page }: QuestionPage, site: Site): Generator<Thing> {
  const address = toAddress(toHref(site.base, paths.question(question.id, page)), site)
  for (const answer of conversation?.answers ?? []) {
    const text = answer.withheld ? '' : toPlainLine(answer.html, longestText)
    if (!answer.withheld && text !== '') yield toComment(answer, text, address, site)
  }
}

function toComment(
  { id, by, at, counts: { recommended } }: KeptAnswer,
  text: string,
  address: string,
  site: Site,
): Thing {
  return {
    '@type': 'Comment',
    text,
    author: toAuthor(by, site),
    datePublished: toInstant(at, site),
    url: `${address}#${encodeURIComponent(toAnswerAnchor(id))}`,
    ...(recommended ? { interactionStatistic: toCounter('LikeAction', recommended) } : {}),
  }
}

/** Roles in the words of the site; an address where there is a page of what somebody wrote. */
function toAuthor({ name, person }: ShownActor, site: Site): Thing {
  const href = isRole(name) ? undefined : findPersonHref(person, site)
  return {
    '@type': 'Person',
    name: toActorView(name, site.messages).name,
    ...(href === undefined ? {} : { url: toAddress(href, site) }),
  }
}

function toCounter(action: string, count: number): Thing {
  return {
    '@type': 'InteractionCounter',
    interactionType: `https://schema.org/${action}`,
    userInteractionCount: count,
  }
}

/** @param crumbs that come after the front page. */
function toCrumbs(crumbs: readonly Crumb[], site: Site): Thing {
  const all = [{ label: site.settings.title, href: site.base }, ...crumbs]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: all.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: toAddress(href, site),
    })),
  }
}

function toAddress(href: string, { settings }: Site): string {
  return new URL(href, settings.url).href
}

/** The first that fit. @param room in bytes. */
function takeFitting(things: Iterable<Thing>, room: number): Thing[] {
  const fitting: Thing[] = []
  let left = room
  for (const thing of things) {
    left -= toSize(thing)
    if (left < 0) break
    fitting.push(thing)
  }
  return fitting
}

/** With the sign between it and the next one. */
function toSize(value: unknown): number {
  return Buffer.byteLength(toJson(value)) + 1
}

function print(things: readonly Thing[]): string {
  return toJson({ '@context': 'https://schema.org', '@graph': things })
}

/** Nothing in it ends or begins an element, or a line. */
function toJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
