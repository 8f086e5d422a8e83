// What somebody of people.yaml wrote, where the settings ask for such pages: each question once, under the first of asked,
// answered and commented that is true. Search engines leave these pages out.
import { findRelatedHashtags } from '../../archive/archive.ts'
import { countByYear, type YearCount } from '../../format/activity.ts'
import { createZone } from '../../format/time.ts'
import type { CachedQuestion, WrittenPost } from '../../kept/question.ts'
import { toFrameView } from '../frame.ts'
import type { Kind, Planned } from '../kind.ts'
import { toPagerView } from '../links.ts'
import { paths } from '../paths.ts'
import type { Publication } from '../publication.ts'
import type { Shown, Site } from '../site.ts'
import { describePage } from './listing-view.ts'
import { mostRows, type PersonFacts, type PersonRow, sectionNames, toPersonPageView } from './person-view.ts'

const route = 'people/[id]/[...page]'

/** Hashtags that are named. */
const mostHashtags = 8

export const person = {
  routes: [route],
  plan: (publication) => {
    const { people } = publication
    if (people.size === 0) return []
    const posts = Map.groupBy(listPosts(publication), ({ person }) => person)
    return Iterator.from(people.keys()).flatMap((id) => planPerson(id, posts.get(id) ?? [], publication))
  },
  make,
} satisfies Kind<PersonFacts>

interface Post extends Omit<WrittenPost, 'of'> {
  of: 'question' | WrittenPost['of']
  question: CachedQuestion
}

/** Of everybody whose id is known, in the order of the archive. */
function* listPosts({ archive }: Publication): Generator<Post> {
  for (const question of archive.questions) {
    const { asked, conversation, counts, score = counts.recommended } = question
    const { person, at } = asked ?? {}
    if (person !== undefined && at !== undefined)
      yield { person, at, of: 'question', id: '', page: 1, accepted: false, votes: score ?? 0, question }
    for (const post of conversation?.posts ?? []) yield { ...post, question }
  }
}

function planPerson(id: string, posts: readonly Post[], { people, settings }: Publication) {
  const known = people.get(id)
  if (!known) return []
  const groups = Map.groupBy(posts, ({ question }) => question)
  const rows = Array.from(groups, ([question, own]) => toRow(question, own)).sort(compareRows)
  const years = countByYear(posts, createZone(settings.timeZone))
  const shared = {
    id,
    person: known,
    counts: toCounts(posts),
    sections: toSections(rows),
    hashtags: findRelatedHashtags(undefined, [...groups.keys()], mostHashtags),
    active: toActiveYears(years),
  }
  const pages = Math.max(1, Math.ceil(rows.length / mostRows))
  return Array.from({ length: pages }, (_, index): Planned<PersonFacts> => {
    const page = index + 1
    const shown = rows.slice(index * mostRows, page * mostRows)
    return {
      path: paths.person(id, page),
      route,
      facts: { ...shared, page, pages, rows: shown, ...(page === 1 && { years }) },
      questions: [],
      listed: false,
    }
  })
}

/** @param posts of one person in the question, one at least. */
function toRow(question: CachedQuestion, posts: readonly Post[]): PersonRow {
  const { id, title, titleHtml, language, accepted, counts } = question
  const {
    question: asked = [],
    answer: answers = [],
    comment: comments = [],
  } = Object.groupBy(posts, ({ of }) => of)
  const leading = [asked, answers, comments].findIndex(({ length }) => length > 0)
  const own = [asked, answers, comments][leading] ?? []
  const newest = own.reduce<Post | undefined>(
    (a, b) => (a && toTime(a.at) >= toTime(b.at) ? a : b),
    undefined,
  )
  return {
    section: sectionNames[leading] ?? 'commented',
    question: { id, title, ...(titleHtml && { titleHtml }), ...(language && { language }) },
    state: { answers: counts.answers, accepted },
    at: newest?.at ?? '',
    place: { id: newest?.id ?? '', page: newest?.page ?? 1 },
    answers: answers.length,
    accepted: countAccepted(answers),
    comments: comments.length,
    votes: sumVotes(own),
  }
}

/** By section, then the newest first; what is of one time stays in the order of the archive. */
function compareRows(a: PersonRow, b: PersonRow): number {
  return sectionNames.indexOf(a.section) - sectionNames.indexOf(b.section) || toTime(b.at) - toTime(a.at)
}

function toCounts(posts: readonly Post[]): PersonFacts['counts'] {
  const count = (of: Post['of']) => posts.filter((post) => post.of === of).length
  return {
    questions: count('question'),
    answers: count('answer'),
    accepted: countAccepted(posts),
    comments: count('comment'),
    votes: sumVotes(posts),
  }
}

function countAccepted(posts: readonly Post[]): number {
  return posts.filter(({ accepted }) => accepted).length
}

function sumVotes(posts: readonly Post[]): number {
  return posts.reduce((sum, { votes = 0 }) => sum + votes, 0)
}

/** Those that hold something, and where each begins. */
function toSections(rows: readonly PersonRow[]): PersonFacts['sections'] {
  return sectionNames.flatMap((name) => {
    const first = rows.findIndex(({ section }) => section === name)
    const count = rows.filter(({ section }) => section === name).length
    return count === 0 ? [] : [{ name, count, page: Math.floor(first / mostRows) + 1 }]
  })
}

function toActiveYears(years: readonly YearCount[]): number[] {
  return [...new Set([years[0], years.at(-1)].flatMap((year) => year?.[0] ?? []))]
}

/** A day without an hour is its beginning in UTC. */
function toTime(at: string): number {
  return Date.parse(at)
}

function make({ facts }: Shown<PersonFacts>, site: Site) {
  const { id, person, page, pages } = facts
  const { name } = person
  const title = page > 1 ? `${name} · ${site.messages.pager.page({ page })}` : name
  const titles = facts.rows.map(({ question }) => question.title)
  const from = (page - 1) * mostRows + 1
  const description =
    page > 1 ? describePage({ list: name, from, titles }, site) : site.messages.people.description({ name })
  return {
    frame: toFrameView({ title, description, path: paths.person(id, page), robots: 'noindex' }, site),
    profile: toPersonPageView(facts, site),
    pager: toPagerView({ page, pages }, (number) => paths.person(id, number), site),
  }
}
