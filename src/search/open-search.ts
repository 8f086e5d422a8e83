// The search of an archive, from a query to its results. All that it knows it fetches from the files of an index.
import { correctQuery, findNearestNames, parseQuery, type Query, type Wanted } from './analyze-query.ts'
import {
  type Asked,
  type FilterCounts,
  type Found,
  firstResults,
  mostSorted,
  type Result,
  resultsPerPage,
  type Search,
} from './asked.ts'
import { createReadTexts, type Demands, isDemanding, meets, readDemands } from './exact.ts'
import { countFilters, type FilterNames, findAllowed, readValues, toHashtagTerm } from './filter-questions.ts'
import type { Manifest } from './index-format.ts'
import { openIndexFiles } from './index-format.ts'
import {
  type FoundGroup,
  findBestTexts,
  isBounded,
  type Match,
  type OpenIndex,
  openIndex,
  rank,
  toRankedGroup,
  toRarity,
} from './look-up.ts'
import { readInTurn, readPath, readResult } from './read-results.ts'
import { normalizeText } from './text.ts'

const firstLetter = 0x3131
const letters = 51

/** Letters of Hangul that stand alone, by what `normalizeText` makes of them: parts of syllables, which show as blanks. */
const typed = new Map(
  Array.from({ length: letters }, (_, place) => String.fromCharCode(firstLetter + place)).map((letter) => [
    letter.normalize('NFKC'),
    letter,
  ]),
)

/** A word of a query as it is shown: `ㅅㅍㄹ` with the letters that were typed. */
function toTypedLetters(word: string): string {
  return word.replace(/[\u1100-\u11ff]/g, (part) => typed.get(part) ?? part)
}

/** A word that at least every fourth text has is not marked: it says nothing of why a text was found. */
const leastMarkedRarity = Math.log(4)

/** @param address of the folder of the index, with a slash at its end. */
export function openSearch(address: string): Search {
  const files = openIndexFiles(address)
  const readTexts = createReadTexts(address.slice(0, address.lastIndexOf('/', address.length - 2) + 1))
  let opened: Promise<OpenIndex> | undefined
  const open = (): Promise<OpenIndex> => {
    opened ??= openIndex(files)
    opened.catch(() => {
      opened = undefined
    })
    return opened
  }
  return {
    find: async (asked) => {
      try {
        return await find(asked, await open(), readTexts)
      } catch {
        // A site that was published since names other files; who is offline learns it by the second attempt.
        opened = undefined
        return await find(asked, await open(), readTexts)
      }
    },
    suggest: async (typed, most) => {
      const { lookUp } = await open()
      const start = toHashtagTerm(normalizeText(typed).toLowerCase().replace(/^#/, ''))
      const found = await lookUp.range({ from: start, to: `${start}\uffff` })
      return found.slice(0, most).map(({ term, count }) => ({ value: term.slice(1), count }))
    },
    findNearest: async (text, most) => {
      const { manifest, files } = await open()
      const { hashtags } = await files.json<FilterNames>(manifest.names)
      return findNearestNames(text, hashtags).slice(0, most)
    },
  }
}

async function find(asked: Asked, index: OpenIndex, readTexts: ReadTexts): Promise<Found> {
  const { manifest, files, lookUp } = index
  const demands = readDemands(asked.text)
  const query = parseQuery(demands.text)
  const [groupsOfWords, filtered, exact] = await Promise.all([
    lookUp.groups(query),
    findAllowed(asked, manifest, lookUp),
    findExact(demands, index),
  ])
  const allowed = exact.meet(filtered)
  const { found, corrected } = await correctQuery(query, groupsOfWords, index)
  const ranked = found.map((word) => word.map((group) => toRankedGroup(group, manifest.documents)))
  const wanted = listWanted(query, corrected)
  const findMatches = (allowed: Uint8Array | undefined) =>
    query.words.length > 0
      ? rank(
          ranked,
          wanted,
          manifest.questions,
          (question) => allowed === undefined || allowed[question] === 1,
        )
      : listAll(manifest, (question) => allowed?.[question] === 1)
  const candidates = findMatches(allowed)
  const ordered = await putInOrder(candidates, asked, query, index)
  const proved = await proveTexts(ordered, asked, { demands, mayHold: exact.mayHold, readTexts }, index)
  const page = proved.questions.slice((asked.page - 1) * resultsPerPage, asked.page * resultsPerPage)
  const isProved = new Set(proved.questions)
  const matches = candidates.filter(({ question }) => isProved.has(question))
  const best = findBestTexts(ranked, page)
  const whole = new Set(matches.flatMap((match) => (match.whole ? [match.question] : [])))
  const ofQuestions = manifest.years.reduce((sum, [, count]) => sum + count, 0)
  const marked = listMarked(found.flat(), manifest.documents)
  return {
    total: matches.length,
    whole: whole.size,
    isBounded: !proved.isAll || found.flat().some(isBounded),
    withPages: matches.some(({ question }) => question >= ofQuestions),
    understood: {
      words: query.words
        .map(({ text }) => corrected.get(text) ?? toTypedLetters(text))
        .filter((text) => text !== ''),
      particles: query.particles,
      corrected: Array.from(corrected, ([from, to]) => ({ from: toTypedLetters(from), to })),
    },
    results: readInTurn(page, async (question) => ({
      ...(await readResult(question, best.get(question) ?? 0, marked, index)),
      whole: whole.has(question),
    })),
    countFilters: async () => {
      // Else a year that is chosen would leave no other to change to.
      const ofAnyYear =
        asked.years.length === 0 ? [] : findMatches(exact.meet(await findAllowedOfAnyYear(asked, index)))
      return await countFilters({ matches, ofAnyYear }, manifest, files)
    },
  }
}

/** Questions that have every word of a text, in any order; and whether there may be more that the lists do not name. */
async function findHolding(text: string, { manifest, lookUp }: OpenIndex) {
  const query = parseQuery(text)
  const found = await lookUp.groups(query)
  const ranked = found.map((word) => word.map((group) => toRankedGroup(group, manifest.documents)))
  const matches = rank(ranked, listWanted(query, new Map()), manifest.questions, () => true)
  return {
    questions: new Set(matches.flatMap(({ question, whole }) => (whole ? [question] : []))),
    isBounded: found.flat().some(isBounded),
  }
}

/** Which questions phrases let through, and which may hold what is excluded, as far as the index knows. */
async function findExact({ phrases, excluded }: Demands, index: OpenIndex) {
  const [wanted, unwanted] = await Promise.all([
    Promise.all(phrases.map((phrase) => findHolding(phrase, index))),
    Promise.all(excluded.map((word) => findHolding(word, index))),
  ])
  const { questions } = index.manifest
  return {
    meet: (allowed: Uint8Array | undefined): Uint8Array | undefined => {
      if (wanted.length + unwanted.length === 0) return allowed
      const all = allowed ?? new Uint8Array(questions).fill(1)
      return all.map((one, question) => (wanted.every((each) => each.questions.has(question)) ? one : 0))
    },
    mayHold: (question: number) =>
      unwanted.some(({ questions, isBounded }) => isBounded || questions.has(question)),
  }
}

type ReadTexts = ReturnType<typeof createReadTexts>

/** Pages of questions that are read for one query at most, and at once. */
const mostProved = 200
const provedAtOnce = 10

/**
 * Of the candidates in their order those whose texts meet the demands: as many as the page shows and one more, by which it
 * is seen that there is a next.
 */
async function proveTexts(
  ordered: readonly number[],
  asked: Asked,
  {
    demands,
    mayHold,
    readTexts,
  }: { demands: Demands; mayHold: (question: number) => boolean; readTexts: ReadTexts },
  index: OpenIndex,
): Promise<{ questions: readonly number[]; isAll: boolean }> {
  if (!isDemanding(demands)) return { questions: ordered, isAll: true }
  const isMeant = async (question: number) => {
    if (demands.phrases.length === 0 && !mayHold(question)) return true
    return meets(await readTexts(await readPath(question, index)), demands)
  }
  const wanted = asked.page * resultsPerPage + 1
  const questions: number[] = []
  let read = 0
  while (read < Math.min(ordered.length, mostProved) && questions.length < wanted) {
    const some = ordered.slice(read, read + provedAtOnce)
    const meant = await Promise.all(some.map(isMeant))
    questions.push(...some.filter((_, place) => meant[place]))
    read += some.length
  }
  return { questions, isAll: read >= ordered.length }
}

/** Of each word that somebody typed its place, and behind all words that of what was meant. */
function listWanted({ words }: Query, corrected: ReadonlyMap<string, string>): number[][] {
  const slips = [...corrected.keys()]
  return words.flatMap(({ text }, place) => {
    if (text === '') return []
    const slip = slips.indexOf(text)
    return [slip < 0 ? [place] : [place, words.length + slip]]
  })
}

/** Where a year is the only filter, all. */
async function findAllowedOfAnyYear(asked: Asked, { manifest, lookUp }: OpenIndex): Promise<Uint8Array> {
  const allowed = await findAllowed({ ...asked, years: [] }, manifest, lookUp)
  return allowed ?? new Uint8Array(manifest.questions).fill(1)
}

/** All that the filters let through, the newest first. */
function listAll({ questions }: Manifest, isAllowed: (question: number) => boolean): Match[] {
  const matches: Match[] = []
  for (let question = 0; question < questions; question += 1) {
    if (isAllowed(question)) matches.push({ question, score: 0, whole: true })
  }
  return matches
}

/** Questions are numbered in the order of their newest activity. */
async function putInOrder(
  matches: readonly Match[],
  { order }: Asked,
  query: Query,
  { manifest, files }: OpenIndex,
): Promise<number[]> {
  if (order === 'relevance') return matches.map(({ question }) => question)
  const best = query.words.length > 0 ? matches.slice(0, mostSorted) : [...matches]
  const values = order === 'activity' ? [] : await readValues(manifest, files)
  const worthOf = (question: number) => (order === 'activity' ? -question : (values[question]?.[order] ?? -1))
  return best
    .sort(
      (one, other) =>
        Number(other.whole) - Number(one.whole) || worthOf(other.question) - worthOf(one.question),
    )
    .map(({ question }) => question)
}

function listMarked(found: readonly FoundGroup[], documents: number): Wanted[] {
  const marked = found.filter(
    ({ group, terms }) =>
      group.weight >= 0.5 &&
      terms.some(({ count }) => documents < 20 || toRarity(count, documents) > leastMarkedRarity),
  )
  return marked.flatMap(({ group }) => group.wanted)
}

/** What a query is answered, with as many results as are seen at first: so that none moves another. */
export interface Answer {
  found: Found
  results: readonly Result[]
}

/** Undefined where a file can't be fetched. */
export async function findAnswer(search: Search, asked: Asked): Promise<Answer | undefined> {
  try {
    const found = await search.find(asked)
    // Those that come later are waited for by `findOthers`.
    for (const result of found.results) result.catch(() => {})
    return { found, results: await Promise.all(found.results.slice(0, firstResults)) }
  } catch {
    return undefined
  }
}

/** The results behind the first. Undefined where a file can't be fetched. */
export async function findOthers({ found }: Answer): Promise<readonly Result[] | undefined> {
  try {
    return await Promise.all(found.results.slice(firstResults))
  } catch {
    return undefined
  }
}

/** Undefined where a file can't be fetched: results are worth showing without. */
export async function findCounts({ found }: Answer): Promise<FilterCounts | undefined> {
  try {
    return found.total === 0 ? undefined : await found.countFilters()
  } catch {
    return undefined
  }
}
