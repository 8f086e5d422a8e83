// The last of a column: what concerns the page itself. One list of terms, none of which is the next thing to do.
import { toShown } from '../body/links/resolve-links.ts'
import { isAsking, isRole } from '../format/activity.ts'
import type { ConversationPage, QuestionPagePart } from '../kept/question.ts'
import { toGroupedNumber } from '../words/grouped-number.ts'
import { toNumber } from './conversation.ts'
import { type HashtagView, type LinkView, toEditLink } from './links.ts'
import { paths, toHref } from './paths.ts'
import { type ToPersonView, toDayLabel, toNamed, toOwnLicense } from './post.ts'
import type { ShownQuestion, Site } from './site.ts'

export type ColophonView = ReturnType<typeof toListColophon>

/** Id of the row of hashtags, to which a phone leads for those that it leaves out above. */
export const hashtagsAnchor = 'hashtags'

interface Row {
  term: string
  links?: readonly (LinkView & { rel?: string })[]
  /** How the text is cited: `title + rest`, then the licence, whose address the footer has where it is the archive's. */
  cite?: { title: string; rest: string; license: { name: string; href?: string | undefined } | undefined }
  /** Folded below what they are. */
  files?: { label: string; links: readonly (LinkView & { by?: string | undefined })[] }
  /** On a phone alone. */
  anchor?: string
}

/** A list that has a feed of its own; undefined of all questions. */
type FeedOf = { name: string; path: string } | undefined

/** Of a list. */
export function toListColophon(list: FeedOf, site: Site) {
  return toColophon(toDataRows(list ? [list, undefined] : [list], site), site)
}

/** Undefined where there is nothing to say. */
function toColophon(rows: readonly Row[], { messages }: Site) {
  return rows.length === 0 ? undefined : { label: messages.foot.label, rows }
}

interface ShownPage {
  question: ShownQuestion
  part: QuestionPagePart
  conversation: ConversationPage | undefined
  page: number
}

/**
 * Of a page of a question: how it is cited, where it was published, the files that it is made of, and its list's feed.
 * @param folded hashtags that a phone leaves out above.
 */
export function toQuestionColophon(
  shown: ShownPage,
  { list, folded, toPerson }: { list: FeedOf; folded: readonly HashtagView[]; toPerson: ToPersonView },
  site: Site,
) {
  const { source } = shown.question
  const { foot } = site.messages
  const links = folded.map(({ name, href }) => ({ label: `#${name}`, href }))
  const first: Row[] = [
    toCiteRow(shown, site),
    ...(source === undefined
      ? []
      : [{ term: foot.source, links: [{ label: toShown(source), href: source, rel: 'external' }] }]),
  ]
  const rows = [
    ...(shown.page === 1 ? first : []),
    ...toCorrectionRows(shown, toPerson, site),
    ...(links.length === 0 ? [] : [{ term: foot.hashtags, anchor: hashtagsAnchor, links }]),
    ...toDataRows([list], site),
  ]
  return toColophon(rows, site)
}

function toCiteRow({ question, part }: ShownPage, site: Site): Row {
  const { cite } = site.messages.foot
  const asked = part.activity.find(isAsking)
  const by = asked && !isRole(asked.actor) ? [asked.actor] : []
  const known = [...by, site.settings.title, ...(asked ? [toDayLabel(asked.at, site)] : [])]
  const title = cite.title({ title: question.title })
  const own = toNamed(site.settings.license)
  const license = toOwnLicense(question, site) ?? (own && { name: own.name })
  return { term: cite.heading, cite: { title, rest: ` ${known.join(', ')}.`, license } }
}

/** The files that a page is made of, where the settings say how one is edited. */
function toCorrectionRows(
  { question, conversation, page }: ShownPage,
  toPerson: ToPersonView,
  site: Site,
): Row[] {
  const { corrections } = site.messages.foot
  const toFile = (path: string | undefined, label: string, by?: string) => {
    const link = path === undefined ? undefined : toEditLink(path, label, site)
    return link ? [{ ...link, by }] : []
  }
  const links = [
    ...(page === 1 ? toFile(question.path, corrections.question) : []),
    ...toFile(conversation?.commentsPath, corrections.comments),
    ...(conversation?.answers ?? []).flatMap((answer, index) => {
      if (!conversation || answer.withheld) return []
      const number = toGroupedNumber(toNumber(index, conversation))
      return toFile(answer.path, corrections.answer({ number }), toPerson(answer.by).name)
    }),
  ]
  const term = corrections.heading
  return links.length > 1
    ? [{ term, files: { label: corrections.all, links } }]
    : links.length === 1
      ? [{ term, links }]
      : []
}

/** Their feeds, where there are any. */
function toDataRows(lists: readonly FeedOf[], { settings, messages, base }: Site): Row[] {
  if (!settings.feeds || settings.url === undefined) return []
  const { heading, feed, feedOfAll } = messages.data
  const links = lists.map((list) => ({
    label: list ? feed({ list: list.name }) : feedOfAll,
    href: toHref(base, paths.feed(list?.path ?? paths.front(1))),
  }))
  return [{ term: heading, links }]
}
