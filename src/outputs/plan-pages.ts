// Every page of the site, with a digest of all that it shows: a page whose digest is that of the last build is not
// rendered again.
import { hash } from 'node:crypto'
import { findNeighbours } from '../archive/neighbours.ts'
import { findRelatedHashtags } from '../archive/related-hashtags.ts'
import type { CachedQuestion } from '../cache/cached-question.ts'
import { checkHeadline } from '../listing/listing.ts'
import { toPages } from '../listing/pagination.ts'
import { toHashtagAddress } from '../question/hashtag.ts'
import { popularHashtags, relatedHashtags } from '../views/listing-view.ts'
import { addresses } from '../views/paths.ts'
import type { Publication } from '../views/publication.ts'
import type { PlannedNeighbour } from '../views/question-view.ts'
import type { PageProps, PlannedPage, Route } from './planned-page.ts'

const neighbourCount = 5

/**
 * Pages in a fixed order.
 * @param key digest of what every page depends on: settings, redactions, code.
 * @throws when a headline is not the number of its carrying entries (decision 2).
 */
export function planPages(publication: Publication, key: string): PlannedPage[] {
  const plan: Plan = (address, route, { params = {}, props = {}, newest }, shows) => ({
    address,
    route,
    params,
    props,
    position: publication.archive.positions.get(newest?.id ?? '') ?? 0,
    digest: hash('sha1', `${key}\n${route}\n${shows.join('\n')}`, 'hex').slice(0, 20),
  })
  return [
    ...planFront(publication, plan),
    plan(addresses.directory(), 'tags/index', {}, publication.ranking.map(showCount)),
    ...planListings(publication, plan),
    ...planQuestions(publication, plan),
    plan(addresses.about(), 'about', {}, []),
    plan('404.html', '404', {}, []),
    ...planAliases(publication, plan),
  ]
}

type Plan = (
  address: string,
  route: Route,
  told: { params?: PlannedPage['params']; props?: PageProps; newest?: { id: string } | undefined },
  shows: readonly string[],
) => PlannedPage

function showCount({ hashtag, count }: { hashtag: string; count: number }): string {
  return `${hashtag} ${count}`
}

function showQuestion({ id, digest }: CachedQuestion): string {
  return `${id} ${digest}`
}

/** The archive's facts, which stand beside every listing. */
function showFacts({ archive, ranking }: Publication): string {
  return `${archive.questions.length} ${ranking.length}`
}

function planFront(publication: Publication, plan: Plan): PlannedPage[] {
  const { archive, settings, ranking } = publication
  const popular = ranking.slice(0, popularHashtags).map(showCount)
  const pages = toPages(archive.questions, settings.pageSize)
  return pages.map((questions, index) => {
    const page = index + 1
    const shows = [
      showFacts(publication),
      `${page} of ${pages.length}`,
      ...questions.map(showQuestion),
      ...(page === 1 ? popular : []),
    ]
    const newest = questions[0]
    return page === 1
      ? plan(addresses.front(1), 'index', { newest }, shows)
      : plan(addresses.front(page), '[page]', { params: { page: `${page}` }, props: { page }, newest }, shows)
  })
}

function planListings(publication: Publication, plan: Plan): PlannedPage[] {
  const { listings, settings, archive } = publication
  return Array.from(listings.values()).flatMap((listing) => {
    const { hashtag, entries, headline } = listing
    const pages = toPages(entries, settings.pageSize)
    checkHeadline(listing, pages)
    const related = findRelatedHashtags(hashtag, archive.byHashtag.get(hashtag) ?? [], relatedHashtags)
    return pages.map((some, index) => {
      const page = index + 1
      const address = toHashtagAddress(hashtag)
      const shows = [
        showFacts(publication),
        `${hashtag} ${headline} ${page} of ${pages.length}`,
        ...some.map(({ question, keywordOnly }) => `${showQuestion(question)} ${keywordOnly}`),
        ...related.map(showCount),
      ]
      const params = { hashtag: address, page: page === 1 ? undefined : `${page}` }
      const told = { params, props: { hashtag, page }, newest: some[0]?.question }
      return plan(addresses.listing(hashtag, page), 'tags/[hashtag]/[...page]', told, shows)
    })
  })
}

function planQuestions({ archive, withheld }: Publication, plan: Plan): PlannedPage[] {
  const planOne = (question: CachedQuestion) => {
    const neighbours = findNeighbours(archive, question, neighbourCount)
    const shows = [
      question.path,
      question.digest,
      ...neighbours.map((each) => `${showQuestion(each.question)} ${each.shared.join(' ')}`),
    ]
    const planned = neighbours.map((each) => ({ id: each.question.id, shared: each.shared }))
    return plan(addresses.question(question.id), 'questions/[id]', toldOf(question, planned), shows)
  }
  return [
    ...archive.questions.map(planOne),
    ...withheld.map((each) =>
      plan(addresses.question(each.id), 'questions/[id]', toldOf(each, []), ['withheld']),
    ),
  ]
}

function toldOf(question: { id: string }, neighbours: readonly PlannedNeighbour[]) {
  const { id } = question
  return { params: { id }, props: { id, neighbours }, newest: question }
}

function planAliases({ aliases, byId }: Publication, plan: Plan): PlannedPage[] {
  return Array.from(aliases, ([path, { id, withheld }]) =>
    plan(addresses.alias(path), '[...alias]', { params: { alias: path }, props: { path } }, [
      id,
      String(withheld),
      byId.get(id)?.title ?? '',
    ]),
  )
}
