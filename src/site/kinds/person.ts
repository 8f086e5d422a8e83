// What somebody of people.yaml wrote, where the settings ask for such pages: each question once, under the first of asked,
// answered and commented that is true. Search engines leave these pages out.
import { findRelatedHashtags } from '../../archive/archive.ts'
import type { Person } from '../../folder/people.ts'
import { countByYear } from '../../format/activity.ts'
import { createZone } from '../../format/time.ts'
import type { CachedQuestion, WrittenPost } from '../../kept/question.ts'
import { toFigure, toGroupedNumber } from '../../words/grouped-number.ts'
import { toAnswerAnchor, toCommentAnchor, toFragment } from '../answer.ts'
import { toLook, toTitleView } from '../entry.ts'
import { toFrameView } from '../frame.ts'
import type { Kind } from '../kind.ts'
import { toPagerView } from '../links.ts'
import { paths, toHref } from '../paths.ts'
import { toDayLabel, toReferenceView } from '../post.ts'
import type { Publication } from '../publication.ts'
import type { Shown, Site } from '../site.ts'
import { toYearChartView } from '../year-chart.ts'
import { describePage, toRelatedView } from './listing-view.ts'

const route = 'people/[id]/[...page]'

/** Of a page; and of questions where somebody only commented, where they begin: more are folded. */
const most = { questions: 100, hashtags: 8, open: 5 }

/** Each with the posts that put a question into it. */
const sections = [
  { name: 'asked', of: 'question' },
  { name: 'answered', of: 'answer' },
  { name: 'commented', of: 'comment' },
] as const

export const person = {
  routes: [route],
  plan: (publication) => {
    const posts = Map.groupBy(listPosts(publication), ({ person }) => person)
    return Iterator.from(publication.people).flatMap(([id, person]) =>
      planPerson(id, person, posts.get(id) ?? [], publication),
    )
  },
  make,
} satisfies Kind<PersonFacts>

type Post = Omit<WrittenPost, 'of'> & { of: 'question' | WrittenPost['of']; question: CachedQuestion }

/** Of everybody whose id is known, in the order of the archive. */
function* listPosts({ archive }: Publication): Generator<Post> {
  for (const question of archive.questions) {
    const { asked, conversation, counts, score: votes = counts.recommended ?? 0 } = question
    const { person, at = '' } = asked ?? {}
    if (person !== undefined)
      yield { person, at, of: 'question', id: '', page: 1, accepted: false, votes, question }
    for (const post of conversation?.posts ?? []) yield { ...post, question }
  }
}

export type PersonFacts = ReturnType<typeof planPerson>[number]['facts']

function planPerson(id: string, person: Person, posts: readonly Post[], { settings }: Publication) {
  const questions = Map.groupBy(posts.toSorted(comparePosts), ({ question }) => question)
  const rows = Array.from(questions, ([question, own]) => toRow(question, own))
  const shared = {
    id,
    person,
    /** Of all pages. */
    counts: countPosts(posts),
    /** Those that hold something, with the number of the page on which each begins. */
    sections: sections.flatMap((section) => {
      const count = rows.filter(({ of }) => of === section.of).length
      const first = rows.findIndex(({ of }) => of === section.of)
      return count === 0 ? [] : [{ ...section, count, page: 1 + Math.floor(first / most.questions) }]
    }),
    hashtags: findRelatedHashtags(undefined, [...questions.keys()], most.hashtags),
    years: countByYear(posts, createZone(settings.timeZone)),
    pages: Math.max(1, Math.ceil(rows.length / most.questions)),
  }
  return Array.from({ length: shared.pages }, (_, index) => {
    const from = index * most.questions
    const facts = { ...shared, page: index + 1, from, rows: rows.slice(from, from + most.questions) }
    return { path: paths.person(id, facts.page), route, facts, questions: [], listed: false }
  })
}

/** By section, then the newest first, in UTC. Those of one time stay in the order of the archive. */
function comparePosts(a: Post, b: Post): number {
  const toPlace = (post: Post) => sections.findIndex(({ of }) => of === post.of)
  return toPlace(a) - toPlace(b) || Date.parse(b.at) - Date.parse(a.at)
}

type Row = ReturnType<typeof toRow>

/** A question, and what of it is theirs. @param posts of one person in it, the first of which put it into its section. */
function toRow({ id, title, titleHtml, language, accepted, counts }: CachedQuestion, posts: readonly Post[]) {
  const { of = 'question', at = '', id: place = '', page = 1 } = posts[0] ?? {}
  return {
    of,
    newest: { at, place, page },
    question: { id, title, ...(titleHtml && { titleHtml }), ...(language && { language }) },
    answered: { answers: counts.answers, accepted },
    counts: { ...countPosts(posts), votes: countPosts(posts.filter((post) => post.of === of)).votes },
  }
}

function countPosts(posts: readonly Post[]) {
  const { question = [], answer = [], comment = [] } = Object.groupBy(posts, ({ of }) => of)
  return {
    questions: question.length,
    answers: answer.length,
    accepted: answer.filter(({ accepted }) => accepted).length,
    comments: comment.length,
    votes: posts.reduce((sum, { votes = 0 }) => sum + votes, 0),
  }
}

function make({ facts }: Shown<PersonFacts>, site: Site) {
  const { id, page, from } = facts
  const { name } = facts.person
  const { pager, people } = site.messages
  const title = page > 1 ? `${name} · ${pager.page({ page })}` : name
  const list = { list: name, from: from + 1, titles: facts.rows.map(({ question }) => question.title) }
  const description = page > 1 ? describePage(list, site) : people.description({ name })
  return {
    frame: toFrameView({ title, description, path: paths.person(id, page), robots: 'noindex' }, site),
    profile: toProfileView(facts, site),
  }
}

export type ProfileView = ReturnType<typeof toProfileView>

function toProfileView(facts: PersonFacts, site: Site) {
  const { id, person, page, years, hashtags, rows } = facts
  const { people, activity } = site.messages
  const { formerNames, ...known } = person
  const active = [...new Set([years[0], years.at(-1)].flatMap((year) => year?.[0] ?? []))].join('–')
  const said = [
    formerNames.length > 0 && people.former({ names: formerNames.join(', ') }),
    active && people.active({ years: active }),
  ]
  return {
    ...known,
    said: said.filter(Boolean).join(activity.separator),
    reference: toReferenceView(site),
    counts: toCountViews(facts, site),
    ways: toWaysView(facts, site),
    sections: facts.sections.flatMap((section) => toSectionView(section, facts, site)),
    newest: people.newest,
    none: rows.length === 0 ? people.none : undefined,
    pager: toPagerView(facts, (number) => paths.person(id, number), site),
    years: page > 1 ? undefined : toYearChartView(years, site),
    aside: { related: toRelatedView(people.hashtags, hashtags, site), viewed: undefined },
  }
}

type ToLabel = (values: { count: string }) => string

/** `8 questions`, `41 answers`, `77 comments`, `612 votes`: each by its figure, and what follows it. */
function toCountViews({ counts }: PersonFacts, { messages }: Site) {
  const { people, listing, counts: labels } = messages
  const values = { count: toGroupedNumber(counts.accepted) }
  const accepted = counts.accepted > 0 ? [people.hook(values), people.accepted(values)] : []
  const toView = (count: number, toLabel: ToLabel, [seen, read]: readonly string[] = []) => {
    const figure = toGroupedNumber(count)
    return { ...toFigure(toLabel({ count: figure }), figure), seen, read }
  }
  return [
    toView(counts.questions, listing.headline),
    toView(counts.answers, labels.answers, accepted),
    toView(counts.comments, labels.comments),
    ...(counts.votes === 0 ? [] : [toView(Math.abs(counts.votes), findVotesLabel(counts, messages))]),
  ]
}

function findVotesLabel({ votes }: Row['counts'], { people, counts }: Site['messages']) {
  return votes < 0 ? people.against : counts.recommended
}

/** To the sections, which may begin on other pages; undefined where one holds all. */
function toWaysView({ id, sections, page: current }: PersonFacts, { messages, base }: Site) {
  if (sections.length < 2) return undefined
  return {
    label: messages.people.ways,
    links: sections.map(({ name, count, page }) => ({
      label: messages.people.sections[name],
      count: toGroupedNumber(count),
      href: `${page === current ? '' : toHref(base, paths.person(id, page))}#${name}`,
      current: false,
    })),
  }
}

function toSectionView(section: PersonFacts['sections'][number], facts: PersonFacts, site: Site) {
  const { name, of, count, page } = section
  const { people } = site.messages
  const rows = facts.rows.filter((row) => row.of === of).map((row) => toRowView(row, site))
  const open = of === 'comment' && page === facts.page ? rows.splice(0, most.open) : rows.splice(0)
  if (open.length === 0) return []
  const [heading, more] = [people.sections[name], people.more({ count: rows.length })]
  return [{ name, heading, count: toGroupedNumber(count), rows: open, folded: rows, more }]
}

function toRowView(row: Row, site: Site) {
  const { of, question, newest } = row
  const title = toTitleView(question, site)
  const anchor = of === 'answer' ? toAnswerAnchor(newest.place) : toCommentAnchor(newest.place)
  const href = toHref(site.base, paths.question(question.id, newest.page)) + toFragment(anchor)
  return {
    ...title,
    href: of === 'question' ? title.href : href,
    day: toDayLabel(newest.at, site),
    facts: listFacts(row, site),
  }
}

/** Of a question that was asked its answers, and else theirs; below it a bare number of comments would be its own. */
function listFacts({ of, answered, counts }: Row, { messages }: Site) {
  const { people, search, counts: labels } = messages
  const { answers, accepted, comments } = counts
  const toFact = (count: number, toLabel: ToLabel, look?: string, read = '') =>
    count === 0 && look === undefined
      ? []
      : [{ label: toLabel({ count: toGroupedNumber(count) }), look, read }]
  const votes = toFact(Math.abs(counts.votes), findVotesLabel(counts, messages))
  const ofComments = toFact(comments, labels.comments)
  const toLabel = answers === 1 ? () => search.answer : labels.answers
  const look = accepted === 0 ? 'mine' : 'accepted'
  const read = accepted === 0 ? '' : `, ${people.accepted({ count: accepted })}`
  const facts = {
    question: [
      toFact(answered.answers, labels.answers, toLook(answered.answers, answered)),
      votes,
      toFact(answers, people.wrote.answers),
      toFact(comments, people.wrote.comments),
    ],
    answer: [toFact(answers, toLabel, look, read), votes, ofComments],
    comment: [ofComments, votes],
  }
  return facts[of].flat()
}
