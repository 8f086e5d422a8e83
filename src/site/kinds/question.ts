import { findNeighbours, findTurn } from '../../archive/archive.ts'
import { toPlainLine } from '../../body/html.ts'
import { type LinkTargets, resolveCrossLinks } from '../../body/links/resolve-links.ts'
import type { Hashtag } from '../../format/names.ts'
import type { CachedQuestion, ConversationPage, ShownComment } from '../../kept/question.ts'
import { toGroupedNumber } from '../../words/grouped-number.ts'
import { findCardOf } from '../cards.ts'
import { toAnswersLabel } from '../entry.ts'
import { type FrameInput, toFrameView } from '../frame.ts'
import type { Kind, Planned } from '../kind.ts'
import { type Backlink, type LinkFacts, toLinkFacts } from '../link-targets.ts'
import { findLostFacts, type LostFacts } from '../named.ts'
import { paths } from '../paths.ts'
import { toDayLabel, toInstant } from '../post.ts'
import type { Publication } from '../publication.ts'
import type { Shown, ShownQuestion, Site } from '../site.ts'
import { toQuestionData } from '../structured-data.ts'
import { toRemovedPage } from './not-found.ts'
import { findList, toQuestionView } from './question-view.ts'

const route = 'questions/[id]/[...page]'
/** Characters of what a page is described by. */
const mostDescribed = 150
const mostNeighbours = 5
const mostBacklinks = 10
const sides = ['newer', 'older'] as const

/** What a page shows of the texts of a question, with its answers and comments. */
export interface TextFacts extends LinkFacts {
  /** Counted from 1; page 1 shows the question, the others answers alone. */
  page: number
  /** Present where there are answers and comments. */
  conversation?: true
  /** Where links of answers and comments lead. */
  conversationLinks?: LinkTargets
}

export interface QuestionFacts extends TextFacts {
  /** Of a question that is withheld. */
  lost?: LostFacts
  pages: number
  /** Number of the questions that it repeats, which come after the question itself. */
  duplicates: number
  /** For each neighbour, which come then, the hashtags by which it was found. */
  shared: readonly (readonly Hashtag[])[]
  /** Sides on which its list goes on; the questions there come then. */
  turn: readonly (typeof sides)[number][]
  /** Whose card previews show, where it is not that of the archive. */
  card?: FrameInput['card']
  /** How the questions lead to it that come last, and how many do; absent where none does. */
  backlinks?: { all: number; shown: readonly Pick<Backlink, 'from' | 'place'>[] }
}

/**
 * The pages of each question: the question with its neighbours and its first answers, then the others; or nothing of one
 * that is withheld.
 */
export const question = { routes: [route], plan, make } satisfies Kind<QuestionFacts>

function* plan(publication: Publication): Generator<Planned<QuestionFacts>> {
  for (const each of publication.archive.questions) yield* planQuestion(each, publication)
  if (publication.withheld.length === 0) return
  const lost = findLostFacts(publication)
  for (const { id } of publication.withheld) {
    const facts = { page: 1, pages: 1, duplicates: 0, shared: [], turn: [], lost }
    yield toPlanned(id, { facts, questions: [] }, false)
  }
}

function* planQuestion(own: CachedQuestion, publication: Publication): Generator<Planned<QuestionFacts>> {
  const { archive, findBacklinks } = publication
  // Each once, and no question is the same as itself.
  const findAll = (ids: readonly string[] = []) =>
    [...new Set(ids)].flatMap((id) =>
      id === own.id ? [] : (archive.questions[archive.positions.get(id) ?? -1] ?? []),
    )
  const duplicates = findAll(own.state?.closed?.of)
  const neighbours = findNeighbours(archive, own, { most: mostNeighbours, first: findAll(own.related) })
  const card = findCardOf(own, publication)
  const texts = planTexts(own, publication)
  for (const text of texts) {
    const isFirst = text.page === 1
    const shown = isFirst ? neighbours : []
    const turn = isFirst ? listTurn(own, publication) : []
    const backlinks = isFirst ? findBacklinks(own) : []
    const leading = backlinks.slice(0, mostBacklinks)
    const facts = {
      pages: texts.length,
      duplicates: isFirst ? duplicates.length : 0,
      shared: shown.map(({ shared }) => shared),
      turn: turn.map(({ side }) => side),
      ...(leading.length > 0
        ? { backlinks: { all: backlinks.length, shown: leading.map(({ from, place }) => ({ from, place })) } }
        : {}),
      ...text,
      ...(card && { card }),
    }
    const named = [...shown, ...turn, ...leading].map(({ question }) => question)
    const questions = [own, ...(isFirst ? duplicates : []), ...named]
    yield toPlanned(own.id, { facts, questions }, true)
  }
}

/** Of each of its pages. */
export function planTexts(own: CachedQuestion, publication: Publication): TextFacts[] {
  const { findTargets, findConversationTargets } = publication
  const { conversation } = own
  const conversationLinks = findConversationTargets(own)
  const told = {
    ...(conversation && { conversation: true as const }),
    ...(conversationLinks.length > 0 ? { conversationLinks } : {}),
  }
  return Array.from({ length: Math.max(1, conversation?.pages.length ?? 1) }, (_, index) => ({
    page: index + 1,
    ...toLinkFacts(index === 0 ? [findTargets(own)] : []),
    ...told,
  }))
}

/** With links that lead to where they lead now. */
export async function readTexts(own: ShownQuestion, facts: TextFacts, site: Site) {
  const { page, links, conversationLinks = [] } = facts
  const read = await site.readPagePart(own)
  const kept = facts.conversation === undefined ? undefined : await site.readConversation(own, page)
  return {
    part: { ...read, pageHtml: resolveCrossLinks(read.pageHtml, links?.[0] ?? [], site.base) },
    kept,
    conversation: kept && resolveConversation(kept, conversationLinks, site.base),
  }
}

/** The neighbours in the listing of its first hashtag, else in that of its category, else among all questions. */
function listTurn(own: CachedQuestion, { archive, categories }: Publication) {
  const [first] = own.hashtags
  const list =
    first !== undefined
      ? archive.byHashtag.get(first)
      : own.category !== undefined
        ? categories.get(own.category)
        : archive.questions
  const turn = findTurn(list ?? [], own, archive)
  return sides.flatMap((side) => {
    const question = turn[side]
    return question ? [{ side, question }] : []
  })
}

function toPlanned(id: string, shown: Shown<QuestionFacts>, listed: boolean): Planned<QuestionFacts> {
  const conversations = shown.facts.conversation ? 1 : 0
  return { path: paths.question(id, shown.facts.page), route, ...shown, conversations, listed }
}

async function make({ facts, questions }: Shown<QuestionFacts>, site: Site) {
  const [own, ...others] = questions
  if (!own) return { ...toRemovedPage(facts.lost, site), question: undefined }
  const { page, pages, duplicates, shared } = facts
  const beyond = duplicates + shared.length
  const leading = beyond + facts.turn.length
  const { part, kept, conversation } = await readTexts(own, facts, site)
  const shown = {
    question: own,
    part,
    neighbours: others
      .slice(duplicates, beyond)
      .map((other, index) => ({ question: other, shared: shared[index] ?? [] })),
    duplicates: others.slice(0, duplicates),
    backlinks: facts.backlinks && {
      all: facts.backlinks.all,
      shown: facts.backlinks.shown.flatMap((backlink, index) => {
        const question = others[leading + index]
        return question ? [{ ...backlink, question }] : []
      }),
    },
    turn: others.slice(beyond, leading).flatMap((question, index) => {
      const side = facts.turn[index]
      return side ? [{ side, question }] : []
    }),
    conversation,
    page,
    pages,
  }
  const { pager } = site.messages
  const frame = toFrameView(
    {
      title: page === 1 ? own.title : `${own.title} · ${pager.page({ page: toGroupedNumber(page) })}`,
      description: (page > 1 && describeAnswers(kept)) || part.description,
      path: paths.question(own.id, page),
      card: facts.card,
      article: {
        lead: toLead(own, site),
        published: own.asked && toInstant(own.asked.at, site),
        modified: toInstant(own.last.at, site),
      },
      data: toQuestionData(shown, findList(own, site), site),
    },
    site,
  )
  return { frame, question: toQuestionView(shown, site), notice: undefined }
}

/** `✓ 답변 4 · 2025년 6월 24일 — `: what counts, in front of the text. */
function toLead(question: ShownQuestion, site: Site): string {
  const days = question.asked ? [toDayLabel(question.asked.at, site)] : []
  return `${[toAnswersLabel(question, site), ...days].join(site.messages.activity.separator)} — `
}

/** The beginning of the first answer of a page that does not show the question. */
function describeAnswers(page: ConversationPage | undefined): string | undefined {
  const texts = page?.answers.flatMap((answer) => (answer.withheld ? [] : [answer.html])) ?? []
  return texts[0] === undefined ? undefined : toPlainLine(texts[0], mostDescribed)
}

/** A page of a conversation whose links lead to where they lead now. */
function resolveConversation(page: ConversationPage, targets: LinkTargets, base: string): ConversationPage {
  if (targets.length === 0) return page
  const resolve = <T extends { html: string }>(text: T): T => ({
    ...text,
    html: resolveCrossLinks(text.html, targets, base),
  })
  const resolveAll = (comments: readonly ShownComment[]) =>
    comments.map((comment) => (comment.withheld ? comment : resolve(comment)))
  return {
    ...page,
    comments: resolveAll(page.comments),
    answers: page.answers.map((answer) =>
      answer.withheld ? answer : { ...resolve(answer), comments: resolveAll(answer.comments) },
    ),
  }
}
