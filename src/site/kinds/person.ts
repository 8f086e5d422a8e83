// What somebody of people.yaml wrote, where the settings ask for such pages. Search engines leave them out.
import type { Person } from '../../folder/people.ts'
import type { CachedQuestion, WrittenPost } from '../../kept/question.ts'
import { toGroupedNumber } from '../../words/grouped-number.ts'
import { toAnswerAnchor, toCommentAnchor, toPlaceHref } from '../answer.ts'
import { toFrameView } from '../frame.ts'
import type { Kind, Planned } from '../kind.ts'
import { toPagerView } from '../links.ts'
import { paths, toHref } from '../paths.ts'
import { toDayLabel, toReferenceView } from '../post.ts'
import type { Publication } from '../publication.ts'
import { findTextLanguage, type Shown, type Site } from '../site.ts'
import { describePage } from './listing-view.ts'

const route = 'people/[id]/[...page]'

/** Posts of a page. */
const mostPosts = 100

type Post = Pick<WrittenPost, 'at' | 'id' | 'page' | 'accepted'> & {
  of: 'question' | WrittenPost['of']
  question: Pick<CachedQuestion, 'id' | 'title' | 'titleHtml' | 'language'>
}

export interface PersonFacts {
  id: string
  person: Person
  /** Of all pages. */
  counts: Record<'questions' | 'answers' | 'comments', number>
  page: number
  pages: number
  /** The newest first. */
  posts: readonly Post[]
}

export const person = {
  routes: [route],
  plan: (publication) => {
    const { people } = publication
    if (people.size === 0) return []
    const posts = Map.groupBy(listPosts(publication), ({ person }) => person)
    return Iterator.from(people).flatMap(([id, known]) => planPerson(id, known, posts.get(id) ?? []))
  },
  make,
} satisfies Kind<PersonFacts>

interface PersonPost extends Post {
  person: string
}

/** Of everybody whose id is known, in the order of the archive. */
function* listPosts({ archive }: Publication): Generator<PersonPost> {
  for (const { id, title, titleHtml, language, asked, conversation } of archive.questions) {
    const question = { id, title, ...(titleHtml && { titleHtml }), ...(language && { language }) }
    const { person, at } = asked ?? {}
    if (person !== undefined && at !== undefined)
      yield { person, at, of: 'question', id: '', page: 1, accepted: false, question }
    for (const post of conversation?.posts ?? []) yield { ...post, question }
  }
}

function planPerson(id: string, known: Person, unordered: readonly PersonPost[]) {
  const posts = unordered.toSorted((a, b) => toTime(b.at) - toTime(a.at))
  const pages = Math.max(1, Math.ceil(posts.length / mostPosts))
  const count = (of: Post['of']) => posts.filter((post) => post.of === of).length
  const counts = { questions: count('question'), answers: count('answer'), comments: count('comment') }
  return Array.from({ length: pages }, (_, index): Planned<PersonFacts> => {
    const page = index + 1
    const shown = posts.slice(index * mostPosts, page * mostPosts)
    return {
      path: paths.person(id, page),
      route,
      facts: { id, person: known, counts, page, pages, posts: shown.map(({ person: _, ...post }) => post) },
      questions: [],
      listed: false,
    }
  })
}

/** A day without an hour is its beginning in UTC. */
function toTime(at: string): number {
  return Date.parse(at)
}

export type PersonPageView = ReturnType<typeof toPersonPageView>

function make({ facts }: Shown<PersonFacts>, site: Site) {
  const { id, person, page, pages } = facts
  const { name } = person
  const title = page > 1 ? `${name} · ${site.messages.pager.page({ page })}` : name
  const titles = facts.posts.map(({ question }) => question.title)
  const from = (page - 1) * mostPosts + 1
  const description =
    page > 1 ? describePage({ list: name, from, titles }, site) : site.messages.people.description({ name })
  const path = paths.person(id, page)
  return {
    frame: toFrameView({ title, description, path, robots: 'noindex' }, site),
    profile: toPersonPageView(facts, site),
    pager: toPagerView({ page, pages }, (number) => paths.person(id, number), site),
  }
}

function toPersonPageView({ person, counts, posts }: PersonFacts, site: Site) {
  const { messages } = site
  const { name, formerNames, about, url } = person
  const toCount = (count: number) => ({ count: toGroupedNumber(count) })
  return {
    name,
    reference: toReferenceView(site),
    former: formerNames.length === 0 ? undefined : messages.people.former({ names: formerNames.join(', ') }),
    about,
    url,
    /** `질문 3 · 답변 12 · 댓글 40` */
    counts: [
      messages.listing.headline(toCount(counts.questions)),
      messages.counts.answers(toCount(counts.answers)),
      messages.counts.comments(toCount(counts.comments)),
    ].join(messages.activity.separator),
    none: posts.length === 0 ? messages.people.none : undefined,
    posts: {
      label: messages.people.posts,
      questions: posts.map((post) => toPostView(post, site)),
    },
  }
}

function toPostView({ of, question, at, id, page, accepted }: Post, site: Site) {
  const { messages, base } = site
  const anchor = of === 'answer' ? toAnswerAnchor(id) : toCommentAnchor(id)
  const facts = [
    messages.people.kinds[of],
    toDayLabel(at, site),
    ...(accepted ? [messages.conversation.accepted] : []),
  ]
  return {
    title: question.title,
    titleHtml: question.titleHtml,
    language: findTextLanguage(question, site),
    href:
      of === 'question'
        ? toHref(base, paths.question(question.id))
        : toPlaceHref(anchor, page, { site, question, page: undefined }),
    facts: facts.join(messages.activity.separator),
  }
}
