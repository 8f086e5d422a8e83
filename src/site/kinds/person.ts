// What somebody of people.yaml wrote, where the settings ask for such pages: each question once, under the first of asked,
// answered and commented that is true. Search engines leave these pages out.
import { findRelatedHashtags } from '../../archive/archive.ts'
import type { Person } from '../../folder/people.ts'
import { countByYear } from '../../format/activity.ts'
import { createZone } from '../../format/time.ts'
import type { CachedQuestion, WrittenPost } from '../../kept/question.ts'
import { toFigure, toGroupedNumber } from '../../words/grouped-number.ts'
import { toAnswerAnchor, toCommentAnchor, toPlaceHref } from '../answer.ts'
import { toLook, toTitleView } from '../entry.ts'
import { toFrameView } from '../frame.ts'
import type { Kind } from '../kind.ts'
import { toPagerView } from '../links.ts'
import { paths, toHref } from '../paths.ts'
import { toDayLabel, toReferenceView } from '../post.ts'
import type { Publication } from '../publication.ts'
import type { Shown, Site } from '../site.ts'
import { toYearChartView } from '../year-chart.ts'
import { describePage, toRelatedViews } from './listing-view.ts'

const route = 'people/[id]/[...page]'

/** Of a page. */
const most = { questions: 100, hashtags: 8 }

/** Of the questions where somebody only commented, where they begin: more are folded. */
const mostOpen = 5

/** Each with the posts that put a question into it. */
const sections = [
  { name: 'asked', of: 'question' },
  { name: 'answered', of: 'answer' },
  { name: 'commented', of: 'comment' },
] as const

export const person = {
  routes: [route],
  plan: (publication) => {
    const { people } = publication
    if (people.size === 0) return []
    const posts = Map.groupBy(listPosts(publication), ({ person }) => person)
    return Iterator.from(people).flatMap(([id, known]) =>
      planPerson({ id, person: known }, posts.get(id) ?? [], publication),
    )
  },
  make,
} satisfies Kind<PersonFacts>

type Post = Omit<WrittenPost, 'of'> & { of: 'question' | WrittenPost['of']; question: CachedQuestion }

/** Of everybody whose id is known, in the order of the archive. */
function* listPosts({ archive }: Publication): Generator<Post> {
  for (const question of archive.questions) {
    const { asked, conversation, counts, score: votes = counts.recommended ?? 0 } = question
    const { person, at } = asked ?? {}
    if (person !== undefined && at !== undefined)
      yield { person, at, of: 'question', id: '', page: 1, accepted: false, votes, question }
    for (const post of conversation?.posts ?? []) yield { ...post, question }
  }
}

export type PersonFacts = ReturnType<typeof planPerson>[number]['facts']

function planPerson(
  known: { id: string; person: Person },
  posts: readonly Post[],
  { settings }: Publication,
) {
  const questions = Map.groupBy(posts, ({ question }) => question)
  const rows = Array.from(questions, ([question, own]) => toRow(question, own)).sort(compareRows)
  const shared = {
    ...known,
    /** Of all pages. */
    counts: countPosts(posts),
    /** Those that hold something, with the number of the page on which each begins. */
    sections: sections.flatMap(({ name }, place) => {
      const count = rows.filter(({ section }) => section === place).length
      const first = rows.findIndex(({ section }) => section === place)
      return count === 0 ? [] : [{ name, place, count, page: 1 + Math.floor(first / most.questions) }]
    }),
    hashtags: findRelatedHashtags(undefined, [...questions.keys()], most.hashtags),
    years: countByYear(posts, createZone(settings.timeZone)),
    pages: Math.max(1, Math.ceil(rows.length / most.questions)),
  }
  return Array.from({ length: shared.pages }, (_, index) => ({
    path: paths.person(known.id, index + 1),
    route,
    facts: {
      ...shared,
      page: index + 1,
      rows: rows.slice(index * most.questions, (index + 1) * most.questions),
    },
    questions: [],
    listed: false,
  }))
}

type Row = ReturnType<typeof toRow>

/** A question, and what of it is theirs. @param posts of one person in it, one at least. */
function toRow({ id, title, titleHtml, language, accepted, counts }: CachedQuestion, posts: readonly Post[]) {
  const section = sections.findIndex(({ of }) => posts.some((post) => post.of === of))
  const own = posts.filter(({ of }) => of === sections[section]?.of).sort(compareTimes)
  return {
    /** Its place among all. */
    section,
    question: { id, title, ...(titleHtml && { titleHtml }), ...(language && { language }) },
    answered: { answers: counts.answers, accepted },
    /** The newest of those that put it into its section. */
    newest: { at: own[0]?.at ?? '', id: own[0]?.id ?? '', page: own[0]?.page ?? 1 },
    counts: { ...countPosts(posts), votes: countPosts(own).votes },
  }
}

function countPosts(posts: readonly Post[]) {
  const count = (isMeant: (post: Post) => boolean) => posts.filter(isMeant).length
  return {
    questions: count(({ of }) => of === 'question'),
    answers: count(({ of }) => of === 'answer'),
    accepted: count(({ accepted }) => accepted),
    comments: count(({ of }) => of === 'comment'),
    votes: posts.reduce((sum, { votes = 0 }) => sum + votes, 0),
  }
}

/** By section, then the newest first; those of one time stay in the order of the archive. */
function compareRows(a: Row, b: Row): number {
  return a.section - b.section || compareTimes(a.newest, b.newest)
}

/** The newest first. A day without an hour is its beginning in UTC. */
function compareTimes(a: { at: string }, b: { at: string }): number {
  return Date.parse(b.at) - Date.parse(a.at)
}

function make({ facts }: Shown<PersonFacts>, site: Site) {
  const { id, page } = facts
  const { name } = facts.person
  const title = page > 1 ? `${name} · ${site.messages.pager.page({ page })}` : name
  const titles = facts.rows.map(({ question }) => question.title)
  const from = (page - 1) * most.questions + 1
  const description =
    page > 1 ? describePage({ list: name, from, titles }, site) : site.messages.people.description({ name })
  return {
    frame: toFrameView({ title, description, path: paths.person(id, page), robots: 'noindex' }, site),
    profile: toProfileView(facts, site),
  }
}

export type ProfileView = ReturnType<typeof toProfileView>

function toProfileView(facts: PersonFacts, site: Site) {
  const { id, person, page, years, hashtags, rows } = facts
  const { people, activity } = site.messages
  const { name, formerNames, about, url } = person
  const active = [...new Set([years[0], years.at(-1)].flatMap((year) => year?.[0] ?? []))].join('–')
  const former = formerNames.length === 0 ? [] : [people.former({ names: formerNames.join(', ') })]
  const related = { label: people.hashtags, hashtags: toRelatedViews(hashtags, site) }
  return {
    name,
    about,
    url,
    said: [...former, ...(active === '' ? [] : [people.active({ years: active })])].join(activity.separator),
    reference: toReferenceView(site),
    counts: toCountViews(facts, site),
    ways: toWaysView(facts, site),
    sections: facts.sections.flatMap((section) => toSectionView(section, facts, site)),
    none: rows.length === 0 ? people.none : undefined,
    pager: toPagerView(facts, (number) => paths.person(id, number), site),
    years: page > 1 ? undefined : toYearChartView(years, site),
    aside: hashtags.length === 0 ? undefined : { related, viewed: undefined },
  }
}

/** `8 questions`, `41 answers`, `77 comments`, `612 votes`: each by its figure, and what follows it. */
function toCountViews({ counts }: PersonFacts, { messages }: Site) {
  const accepted = { count: toGroupedNumber(counts.accepted) }
  const { hook, accepted: toRead } = messages.people
  const toView = (count: number, label: (values: { count: string }) => string) => {
    const figure = toGroupedNumber(count)
    return { ...toFigure(label({ count: figure }), figure), accepted: undefined }
  }
  return [
    toView(counts.questions, messages.listing.headline),
    {
      ...toView(counts.answers, messages.counts.answers),
      accepted: counts.accepted === 0 ? undefined : { seen: hook(accepted), read: toRead(accepted) },
    },
    toView(counts.comments, messages.counts.comments),
    ...(counts.votes === 0 ? [] : [toView(Math.abs(counts.votes), findVotesLabel(counts, messages))]),
  ]
}

function findVotesLabel({ votes }: Row['counts'], { people }: Site['messages']) {
  return votes < 0 ? people.against : people.votes
}

/** To the sections, which may begin on other pages; undefined where one holds all. */
function toWaysView({ id, sections, page: current }: PersonFacts, { messages, base }: Site) {
  if (sections.length < 2) return undefined
  return {
    label: messages.people.ways,
    links: sections.map(({ name, count, page }) => ({
      label: `${messages.people.sections[name]} ${toGroupedNumber(count)}`,
      href: `${page === current ? '' : toHref(base, paths.person(id, page))}#${name}`,
    })),
  }
}

function toSectionView(
  { name, place, count, page }: PersonFacts['sections'][number],
  facts: PersonFacts,
  site: Site,
) {
  const { people } = site.messages
  const rows = facts.rows.filter(({ section }) => section === place).map((row) => toRowView(row, site))
  if (rows.length === 0) return []
  const open = name === 'commented' && page === facts.page ? mostOpen : rows.length
  return [
    {
      name,
      heading: people.sections[name],
      count: toGroupedNumber(count),
      note: facts.rows[0]?.section === place ? people.newest : undefined,
      rows: rows.slice(0, open),
      more: people.more({ count: rows.length - open }),
      folded: rows.slice(open),
    },
  ]
}

function toRowView(row: Row, site: Site) {
  const { question, newest } = row
  const name = sections[row.section]?.name
  const anchor = name === 'answered' ? toAnswerAnchor(newest.id) : toCommentAnchor(newest.id)
  const title = toTitleView(question, site)
  const place = { site, question, page: undefined }
  return {
    ...title,
    href: name === 'asked' ? title.href : toPlaceHref(anchor, newest.page, place),
    day: toDayLabel(newest.at, site),
    facts: listFacts(row, site),
  }
}

/** Of a question that was asked its answers, and else theirs; below it a bare number of comments would be its own. */
function listFacts({ section, answered, counts }: Row, { messages }: Site) {
  const { people, counts: labels } = messages
  const isAsked = sections[section]?.name === 'asked'
  const { answers, accepted, comments, votes } = counts
  const toFact = (count: number, label: (values: { count: string }) => string, look?: string, read = '') =>
    count === 0 && look === undefined ? [] : [{ label: label({ count: toGroupedNumber(count) }), look, read }]
  const ofVotes = toFact(Math.abs(votes), findVotesLabel(counts, messages))
  if (isAsked)
    return [
      ...toFact(answered.answers, labels.answers, toLook(answered.answers, answered)),
      ...ofVotes,
      ...toFact(answers, people.wrote.answers),
      ...toFact(comments, people.wrote.comments),
    ]
  const ofComments = toFact(comments, labels.comments)
  if (answers === 0) return [...ofComments, ...ofVotes]
  const label = answers === 1 ? () => people.answer : labels.answers
  const read = accepted === 0 ? '' : `, ${people.accepted({ count: accepted })}`
  return [...toFact(answers, label, accepted === 0 ? 'mine' : 'accepted', read), ...ofVotes, ...ofComments]
}
