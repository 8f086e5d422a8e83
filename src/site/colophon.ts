// The last of a column: what concerns the page itself. One list of terms, none of which is the next thing to do.
import { isAsking, isRole } from '../format/activity.ts'
import type { ConversationPage, QuestionPagePart } from '../kept/question.ts'
import { toGroupedNumber } from '../words/grouped-number.ts'
import { toNumber } from './conversation.ts'
import { type HashtagView, type LinkView, toEditLink } from './links.ts'
import { paths, toHref } from './paths.ts'
import { type ToPersonView, toDayLabel, toNamed } from './post.ts'
import type { ShownQuestion, Site } from './site.ts'

export type ColophonView = ReturnType<typeof toColophon>

/** Id of the row of hashtags, to which a phone leads for those that it leaves out above. */
export const hashtagsAnchor = 'hashtags'

interface Row {
  term: string
  links?: readonly (LinkView & { rel?: string })[] | undefined
  /** How the text is cited: the text is `title + rest`, then the licence. */
  cite?: { title: string; rest: string; license: ReturnType<typeof toNamed> }
  /** Folded below what they are. */
  files?: { label: string; links: readonly (LinkView & { by?: string | undefined })[] }
  /** On a phone alone. */
  anchor?: string
}

/** Of a list: undefined where there is nothing to say. @param list which has a feed of its own. */
export function toListColophon(list: FeedOf | undefined, site: Site): ColophonView | undefined {
  const rows = toDataRows([...(list ? [list] : []), undefined], site)
  return rows.length === 0 ? undefined : toColophon(rows, site)
}

interface FeedOf {
  name: string
  path: string
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
  {
    list,
    folded,
    toPerson,
  }: { list: FeedOf | undefined; folded: readonly HashtagView[]; toPerson: ToPersonView },
  site: Site,
) {
  const { question, page } = shown
  const { foot } = site.messages
  const source = question.source
  const rows: Row[] = [
    ...(page === 1 ? [toCiteRow(shown, site)] : []),
    ...(page === 1 && source !== undefined
      ? [{ term: foot.source, links: [{ label: toShortAddress(source), href: source, rel: 'external' }] }]
      : []),
    ...toCorrectionRows(shown, toPerson, site),
    ...(folded.length === 0
      ? []
      : [
          {
            term: foot.hashtags,
            anchor: hashtagsAnchor,
            links: folded.map(({ name, href }) => ({ label: `#${name}`, href })),
          },
        ]),
    ...toDataRows([list], site),
  ]
  return rows.length === 0 ? undefined : toColophon(rows, site)
}

function toColophon(rows: readonly Row[], { messages }: Site) {
  return { label: messages.foot.label, rows }
}

function toCiteRow({ question, part }: ShownPage, site: Site): Row {
  const { cite } = site.messages.foot
  const asked = part.activity.find(isAsking)
  const known = [
    ...(asked && !isRole(asked.actor) ? [asked.actor] : []),
    site.settings.title,
    ...(asked ? [toDayLabel(asked.at, site)] : []),
  ]
  return {
    term: cite.heading,
    cite: {
      title: cite.title({ title: question.title }),
      rest: ` ${known.join(', ')}.`,
      license: toNamed(question.license ?? site.settings.license),
    },
  }
}

/** `clayandkiln.example/q/1768` */
function toShortAddress(address: string): string {
  return address.replace(/^https?:\/\/(?:www\.)?|\/$/g, '')
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

/** Feeds, where there are any. @param lists of the archive where one is undefined. */
function toDataRows(lists: readonly (FeedOf | undefined)[], { settings, messages, base }: Site): Row[] {
  if (!settings.feeds || settings.url === undefined) return []
  const { heading, feed, feedOfAll } = messages.data
  const links = lists.map((list) => ({
    label: list ? feed({ list: list.name }) : feedOfAll,
    href: toHref(base, paths.feed(list?.path ?? paths.front(1))),
  }))
  return [{ term: heading, links }]
}
