// How the page of a person shows what it holds.
import type { Person } from '../../folder/people.ts'
import type { YearCount } from '../../format/activity.ts'
import type { CachedQuestion, WrittenPost } from '../../kept/question.ts'
import { toFigure, toGroupedNumber } from '../../words/grouped-number.ts'
import { toAnswerAnchor, toCommentAnchor, toPlaceHref } from '../answer.ts'
import { toLook, toTitleView } from '../entry.ts'
import { paths, toHref } from '../paths.ts'
import { toDayLabel, toReferenceView } from '../post.ts'
import type { HashtagCount, Site } from '../site.ts'
import { toYearChartView } from '../year-chart.ts'
import { toRelatedViews } from './listing-view.ts'

/** Questions of a page. */
export const mostRows = 100

/** Of those where somebody only commented, where they begin: more are folded. */
const mostOpen = 5

export const sectionNames = ['asked', 'answered', 'commented'] as const

type SectionName = (typeof sectionNames)[number]

/** A question, and what of it is theirs. */
export interface PersonRow {
  section: SectionName
  question: Pick<CachedQuestion, 'id' | 'title' | 'titleHtml' | 'language'>
  /** Of the question. */
  state: { answers: number; accepted: boolean }
  /** The newest of theirs that puts it into its section: when it was written, and where it is. */
  at: string
  place: Pick<WrittenPost, 'id' | 'page'>
  answers: number
  /** Of their answers. */
  accepted: number
  comments: number
  /** Of what puts it into its section. */
  votes: number
}

export interface PersonFacts {
  id: string
  person: Person
  /** Of all posts. */
  counts: Record<'questions' | 'answers' | 'accepted' | 'comments' | 'votes', number>
  /** Those that hold something, with the number of the page on which each begins. */
  sections: readonly { name: SectionName; count: number; page: number }[]
  hashtags: readonly HashtagCount[]
  /** The first year and the last. */
  active: readonly number[]
  /** On the first page alone, the oldest year first. */
  years?: readonly YearCount[]
  page: number
  pages: number
  /** In the order of the sections, the newest first. */
  rows: readonly PersonRow[]
}

export type PersonPageView = ReturnType<typeof toPersonPageView>

export function toPersonPageView(facts: PersonFacts, site: Site) {
  const { person, active, rows, hashtags } = facts
  const { people, activity } = site.messages
  const { name, formerNames, about, url } = person
  const said = [
    ...(formerNames.length === 0 ? [] : [people.former({ names: formerNames.join(', ') })]),
    ...(active.length === 0 ? [] : [people.active({ years: active.join('–') })]),
  ]
  return {
    name,
    about,
    url,
    said: said.join(activity.separator),
    reference: toReferenceView(site),
    counts: toCountViews(facts, site),
    years: toYearChartView(facts.years ?? [], site),
    ways: toWaysView(facts, site),
    sections: toSectionViews(facts, site),
    none: rows.length === 0 ? people.none : undefined,
    aside: {
      related:
        hashtags.length === 0
          ? undefined
          : { label: people.hashtags, hashtags: toRelatedViews(hashtags, site) },
      viewed: undefined,
    },
  }
}

/** `8 questions`, `41 answers, ✓ 19`, `77 comments`, `612 votes`: each by its figure. */
function toCountViews({ counts }: PersonFacts, site: Site) {
  const { listing, counts: labels, people } = site.messages
  const toCount = (count: number, label: (values: { count: string }) => string) => {
    const figure = toGroupedNumber(count)
    return { ...toFigure(label({ count: figure }), figure), accepted: undefined }
  }
  const accepted = counts.accepted === 0 ? undefined : toAcceptedView(counts.accepted, site)
  return [
    toCount(counts.questions, listing.headline),
    { ...toCount(counts.answers, labels.answers), accepted },
    toCount(counts.comments, labels.comments),
    ...(counts.votes === 0
      ? []
      : [toCount(Math.abs(counts.votes), counts.votes < 0 ? people.against : people.votes)]),
  ]
}

/** What is seen, and what is read in its place. */
function toAcceptedView(accepted: number, { messages }: Site) {
  const values = { count: toGroupedNumber(accepted) }
  return { seen: messages.people.hook(values), read: messages.people.accepted(values) }
}

/** To the sections, which may begin on other pages; undefined where one holds all. */
function toWaysView({ id, sections, page: current }: PersonFacts, { messages, base }: Site) {
  if (sections.length < 2) return undefined
  const { ways, sections: labels } = messages.people
  return {
    label: ways,
    links: sections.map(({ name, count, page }) => ({
      label: `${labels[name]} ${toGroupedNumber(count)}`,
      href: `${page === current ? '' : toHref(base, paths.person(id, page))}#${name}`,
    })),
  }
}

function toSectionViews({ sections, rows, page }: PersonFacts, site: Site) {
  const { people } = site.messages
  const shown = sections.filter(({ name }) => rows.some(({ section }) => section === name))
  return shown.map(({ name, count, page: first }, index) => {
    const views = rows.filter(({ section }) => section === name).map((row) => toRowView(row, site))
    const open = name === 'commented' && page === first ? mostOpen : views.length
    const folded = views.slice(open)
    return {
      name,
      heading: people.sections[name],
      count: toGroupedNumber(count),
      note: index === 0 ? people.newest : undefined,
      rows: views.slice(0, open),
      folded:
        folded.length === 0 ? undefined : { label: people.more({ count: folded.length }), rows: folded },
    }
  })
}

function toRowView(row: PersonRow, site: Site) {
  const { section, question, at, place } = row
  const anchor = section === 'answered' ? toAnswerAnchor(place.id) : toCommentAnchor(place.id)
  const title = toTitleView(question, site)
  const href =
    section === 'asked' ? title.href : toPlaceHref(anchor, place.page, { site, question, page: undefined })
  return {
    ...title,
    href,
    day: toDayLabel(at, site),
    chip: toChipView(row, site),
    facts: listFacts(row, site),
  }
}

/** Of a question that was asked its answers, else those that somebody wrote. */
function toChipView({ section, state, answers, accepted }: PersonRow, site: Site) {
  const { counts, people } = site.messages
  if (section === 'commented') return undefined
  const count = toGroupedNumber(section === 'asked' ? state.answers : answers)
  const label = counts.answers({ count })
  if (section === 'asked') return { label, look: toLook(state.answers, state), read: undefined }
  return {
    label: answers === 1 ? people.answer : label,
    look: accepted > 0 ? 'accepted' : 'mine',
    read: accepted > 0 ? `, ${toAcceptedView(accepted, site).read}` : undefined,
  }
}

/** Below their own question a bare number of answers or comments would be that of the question. */
function listFacts({ section, votes, answers, comments }: PersonRow, { messages }: Site): string[] {
  const { people, counts } = messages
  const isAsked = section === 'asked'
  const toLabel = (count: number, label: (values: { count: string }) => string) =>
    count === 0 ? [] : [label({ count: toGroupedNumber(count) })]
  const ofVotes = toLabel(Math.abs(votes), votes < 0 ? people.against : people.votes)
  const ofComments = toLabel(comments, isAsked ? people.wrote.comments : counts.comments)
  if (section === 'commented') return [...ofComments, ...ofVotes]
  return [...ofVotes, ...(isAsked ? toLabel(answers, people.wrote.answers) : []), ...ofComments]
}
