// The plan of the last build, where questions differ from those of then by their texts alone: pages show other ones, and
// nothing else of the plan is another. Reading it takes a fraction of the time of planning.
import type { Content } from '../folder/read-content.ts'
import { digestQuestions, readSmallCache, writeSmallCache } from '../kept/cache.ts'
import { digestText } from '../kept/digest.ts'
import type { CachedQuestion } from '../kept/question.ts'
import { createDigestPage, type PlannedPage, planKinds, toLine } from '../site/plan.ts'
import type { Publication } from '../site/publication.ts'

/** All of a page but its digest. */
type KeptPage = readonly [
  path: string,
  route: string,
  position: number,
  conversations: number,
  /** JSON, which is parsed for few of the pages. */
  facts: string,
  /** Positions of the questions in the archive. */
  shown: readonly number[],
]

/**
 * As `planKinds`, which it leaves out where it can.
 * @param others what pages are planned by besides the content. @throws as `planKinds`.
 */
export function planAgain(
  content: Content,
  publication: Publication,
  others: readonly unknown[],
): readonly PlannedPage[] {
  const { questions, before, questionCache: folder, issues, reused, changed, ...archive } = content
  const given = JSON.stringify([archive, others], toPlain)
  const toKey = (of: readonly CachedQuestion[]) => digestText(`${given}\n${digestQuestions(of)}`)
  const key = toKey(questions)
  const edited = findEdited(before, questions)
  const [of = '', ...digests] = edited ? readSmallCache<string>('digests', folder, toKey(before)) : []
  const kept = of === '' ? [] : readSmallCache<KeptPage>('plan', folder, of)
  if (!edited || kept.length === 0) {
    const planned = planKinds(publication, content.key)
    writeSmallCache('plan', folder, key, planned.map(createToKept(publication)))
    writeSmallCache('digests', folder, key, [key, ...planned.map(toDigest)])
    return planned
  }
  const takeOver = createTakeOver(edited, publication, content.key)
  const planned = kept.map((page, index) => takeOver(page, digests[index] ?? ''))
  if (edited.size > 0) writeSmallCache('digests', folder, key, [of, ...planned.map(toDigest)])
  return planned
}

function toPlain(_: string, value: unknown): unknown {
  return value instanceof Map || value instanceof Set ? [...value] : value
}

function toDigest({ digest }: PlannedPage): string {
  return digest
}

/** Ids of questions whose texts are others; undefined where more is. @param before both by path. */
function findEdited(
  before: readonly CachedQuestion[],
  questions: readonly CachedQuestion[],
): Set<string> | undefined {
  if (before.length !== questions.length) return undefined
  const edited = new Set<string>()
  for (const [index, question] of questions.entries()) {
    const last = before[index]
    if (last === question) continue
    if (!last || toFacts(last) !== toFacts(question)) return undefined
    if (toTexts(last) !== toTexts(question)) edited.add(question.id)
  }
  return edited
}

/** What pages may be planned by: all but its texts, where these lie, and what is for the search and for fonts alone. */
function toFacts(question: CachedQuestion): string {
  const { stamp, digest, warnings, page, entry, prose, search, characters, redacted, ...facts } = question
  const { conversation } = facts
  if (!conversation) return JSON.stringify(facts)
  const { stamp: _, files, digest: _digest, bodyBytes, pages, ...outline } = conversation
  return JSON.stringify({ ...facts, conversation: { ...outline, pages: pages.length } })
}

/** By which digests of pages know them. */
function toTexts(question: CachedQuestion): string {
  return `${toLine(question)}\n${question.conversation?.digest}`
}

function createToKept({ archive }: Publication): (page: PlannedPage) => KeptPage {
  const toPosition = (id: string) => archive.positions.get(id) ?? -1
  return ({ path, route, position, conversations, sent }) => {
    const { facts, ids = [] } = sent ?? {}
    return [path, route, position, conversations, JSON.stringify(facts), ids.map(toPosition)]
  }
}

function createTakeOver(edited: ReadonlySet<string>, publication: Publication, key: string) {
  const { archive } = publication
  const digestPage = createDigestPage(publication, key)
  const isEdited = archive.questions.map(({ id }) => edited.has(id))
  return (page: KeptPage, last: string): PlannedPage => {
    const [path, route, position, conversations, facts, shown] = page
    const find = () => shown.flatMap((place) => archive.questions[place] ?? [])
    const isSame = !shown.some((place) => isEdited[place])
    return {
      path,
      route,
      position,
      conversations,
      digest: isSame ? last : digestPage({ route, conversations, facts, questions: find() }),
      get sent() {
        return { facts: JSON.parse(facts), ids: find().map(({ id }) => id) }
      },
    }
  }
}
