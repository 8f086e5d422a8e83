// What search engines read of a page, in the words of schema.org as JSON-LD: what the page shows, and nothing else. A
// question is a DiscussionForumPosting; a QAPage is one on which visitors can answer.
// https://developers.google.com/search/docs/appearance/structured-data/discussion-forum
import { toPlainLine } from '../body/html.ts'
import { isAsking, isRole } from '../format/activity.ts'
import type { ShownActor } from '../kept/question.ts'
import { toAnswerAnchor } from './answer.ts'
import type { ShownQuestionPage } from './kinds/question-view.ts'
import type { LinkView } from './links.ts'
import { paths, toHref } from './paths.ts'
import { findPersonHref, toActorView, toInstant } from './post.ts'
import type { Site } from './site.ts'

/** Of the text of an answer, in characters. */
const longestText = 300

/** In bytes, of all that a page says so: of a page with many answers the first ones. */
const most = 8_000

type Link = Pick<LinkView, 'label' | 'href'>
type Thing = Readonly<Record<string, unknown>>
type QuestionPage = Pick<ShownQuestionPage, 'question' | 'part' | 'conversation' | 'page'>

/** Undefined where the site has no address, as everything here is named by one. @param list that the question is in. */
export function toQuestionData(shown: QuestionPage, list: Link, site: Site): string | undefined {
  if (site.settings.url === undefined) return undefined
  const own = { label: shown.question.title, href: toHref(site.base, paths.question(shown.question.id)) }
  const crumbs = toCrumbs(list.href === site.base ? [own] : [list, own], site)
  const posting = toPosting(shown, site)
  if (!posting) return print([crumbs])
  const comment: Thing[] = []
  let left = most - Buffer.byteLength(print([{ ...posting, comment }, crumbs]))
  for (const each of toComments(shown, site)) {
    left -= Buffer.byteLength(toJson(each)) + 1
    if (left < 0) break
    comment.push(each)
  }
  return print([comment.length === 0 ? posting : { ...posting, comment }, crumbs])
}

/**
 * Of a page of a list, which is named by its link, but for the front page. Undefined as above.
 * @param page.from place in the list of its first entry, counted from 1.
 */
export function toListData(
  page: { title: string; path: string; list: Link | undefined; from: number },
  entries: readonly Link[],
  site: Site,
): string | undefined {
  if (site.settings.url === undefined) return undefined
  const collection = {
    '@type': 'CollectionPage',
    name: page.title,
    url: toAddress(toHref(site.base, page.path), site),
    mainEntity: { '@type': 'ItemList', itemListElement: toItems('url', entries, page.from, site) },
  }
  return print([collection, ...(page.list ? [toCrumbs([page.list], site)] : [])])
}

/** Undefined where nobody is known to have asked: a posting has an author and a time. */
function toPosting({ question, part, page }: QuestionPage, site: Site): Thing | undefined {
  const asked = part.activity.find(isAsking)
  if (!asked) return undefined
  const { title, counts } = question
  const isFirst = page === 1
  return {
    '@type': 'DiscussionForumPosting',
    headline: title,
    // Its later pages show no more of it than its title, and how many answers it has.
    text: (isFirst && part.description) || title,
    url: toAddress(toHref(site.base, paths.question(question.id)), site),
    author: toAuthor({ name: asked.actor, person: asked.person }, site),
    datePublished: toInstant(asked.at, site),
    dateModified: toInstant(question.last.at, site),
    isPartOf: { '@type': 'WebSite', name: site.settings.title, url: toAddress(site.base, site) },
    interactionStatistic: [
      ...toCounters('ReplyAction', counts.answers),
      ...toCounters('CommentAction', isFirst ? counts.comments : undefined),
      ...toCounters('ViewAction', isFirst ? counts.views : undefined),
      ...toCounters('LikeAction', (isFirst && counts.recommended) || undefined),
    ],
  }
}

/** Answers of the page that say something in words. */
function* toComments({ question, conversation, page }: QuestionPage, site: Site): Generator<Thing> {
  const address = toAddress(toHref(site.base, paths.question(question.id, page)), site)
  for (const answer of conversation?.answers ?? []) {
    const text = answer.withheld ? '' : toPlainLine(answer.html, longestText)
    if (answer.withheld || text === '') continue
    const [interactionStatistic] = toCounters('LikeAction', answer.counts.recommended || undefined)
    yield {
      '@type': 'Comment',
      text,
      author: toAuthor(answer.by, site),
      datePublished: toInstant(answer.at, site),
      url: `${address}#${encodeURIComponent(toAnswerAnchor(answer.id))}`,
      ...(interactionStatistic && { interactionStatistic }),
    }
  }
}

/** Roles in the words of the site; an address where there is a page of what somebody wrote. */
function toAuthor({ name, person }: ShownActor, site: Site): Thing {
  const href = isRole(name) ? undefined : findPersonHref(person, site)
  const known = { '@type': 'Person', name: toActorView(name, site.messages).name }
  return href === undefined ? known : { ...known, url: toAddress(href, site) }
}

/** None of what is not known. */
function toCounters(action: string, userInteractionCount: number | undefined): Thing[] {
  const interactionType = `https://schema.org/${action}`
  if (userInteractionCount === undefined) return []
  return [{ '@type': 'InteractionCounter', interactionType, userInteractionCount }]
}

/** @param links that come after the front page. */
function toCrumbs(links: readonly Link[], site: Site): Thing {
  const all = [{ label: site.settings.title, href: site.base }, ...links]
  return { '@type': 'BreadcrumbList', itemListElement: toItems('item', all, 1, site) }
}

function toItems(key: 'item' | 'url', links: readonly Link[], from: number, site: Site): Thing[] {
  return links.map(({ label, href }, index) => {
    return { '@type': 'ListItem', position: from + index, name: label, [key]: toAddress(href, site) }
  })
}

function toAddress(href: string, { settings }: Site): string {
  return new URL(href, settings.url).href
}

function print(things: readonly Thing[]): string {
  return toJson({ '@context': 'https://schema.org', '@graph': things })
}

/** Nothing in it ends or begins an element, or a line. */
function toJson(value: unknown): string {
  const toEscape = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`
  return JSON.stringify(value).replace(/[<\u2028\u2029]/g, toEscape)
}
