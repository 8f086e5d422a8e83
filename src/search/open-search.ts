// The search of an archive, from a query to its results. All that it knows it fetches from the files of an index.
import { correctQuery, findNearestNames, parseQuery, type Query, type Wanted } from './analyze-query.ts'
import {
  type Asked,
  type FilterCounts,
  type Found,
  firstResults,
  mostSorted,
  nothingAsked,
  type Result,
  resultsPerPage,
  type Search,
} from './asked.ts'
import { readDemands } from './exact.ts'
import { countFilters, type FilterNames, findAllowed, readValues, toHashtagTerm } from './filter-questions.ts'
import { openIndexFiles } from './index-format.ts'
import { switchKeyboard } from './keyboard.ts'
import {
  type FoundGroup,
  findBestTexts,
  isCutList,
  type Match,
  type OpenIndex,
  openIndex,
  rank,
  toRankedGroup,
  toRarity,
} from './look-up.ts'
import { createReadBodies, openProof, type ReadBodies } from './prove.ts'
import { readInTurn, readResult } from './read-results.ts'
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
  const readBodies = createReadBodies(address.slice(0, address.lastIndexOf('/', address.length - 2) + 1))
  let opened: Promise<OpenIndex> | undefined
  const open = (): Promise<OpenIndex> => {
    opened ??= openIndex(files)
    opened.catch(() => {
      opened = undefined
    })
    return opened
  }
  const findOnce = async (asked: Asked) => await find(asked, await open(), readBodies)
  return {
    find: async (asked) => {
      try {
        return await findOnce(asked)
      } catch {
        // A site that was published since names other files; who is offline learns it by the second attempt.
        opened = undefined
        return await findOnce(asked)
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
    findSwitched: async (asked) => {
      const { text } = asked
      // What is found without filters was meant.
      if ((await findOnce({ ...nothingAsked, text })).total > 0) return undefined
      for (const switched of switchKeyboard(text)) {
        const { total, understood } = await findOnce({ ...asked, text: switched, page: 1 })
        if (total > 0 && understood.corrected.length === 0) return switched
      }
      return undefined
    },
  }
}

async function find(asked: Asked, index: OpenIndex, readBodies: ReadBodies): Promise<Found> {
  const { manifest, files, lookUp } = index
  const demands = readDemands(asked.text)
  const query = parseQuery(demands.text)
  const [groupsOfWords, filtered, proof] = await Promise.all([
    lookUp.groups(query),
    findAllowed(asked, manifest, lookUp),
    openProof(demands, index, readBodies),
  ])
  const { found, corrected } = await correctQuery(query, groupsOfWords, index)
  const ranked = found.map((word) => word.map((group) => toRankedGroup(group, manifest.documents)))
  const wanted = listWanted(query, [...corrected.keys()], demands.phrases)
  const findMatches = (allowed: Uint8Array | undefined) =>
    query.words.length > 0
      ? rank(ranked, wanted, manifest.questions, (question) => allowed?.[question] !== 0)
      : listAll(allowed)
  // In every order the same are proved, so that all orders, filters and pages agree.
  const { matches, isAll } = await proof.prove(findMatches(proof.meet(filtered)))
  const ordered = await putInOrder(matches, asked, query, index)
  const page = ordered.slice((asked.page - 1) * resultsPerPage, asked.page * resultsPerPage)
  const best = findBestTexts(ranked, page)
  const whole = new Set(matches.flatMap((match) => (match.whole ? [match.question] : [])))
  const ofQuestions = manifest.years.reduce((sum, [, count]) => sum + count, 0)
  const marked = listMarked(found.flat(), manifest.documents)
  return {
    total: matches.length,
    whole: whole.size,
    isBounded: !isAll || found.flat().some(({ terms }) => terms.some(isCutList)),
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
        asked.years.length === 0 ? [] : findMatches(proof.meet(await findAllowedOfAnyYear(asked, index)))
      const proved = await proof.prove(ofAnyYear)
      return await countFilters({ matches, ofAnyYear: proved.matches }, manifest, files)
    },
  }
}

/** Of each word that somebody typed its place, and behind all words that of what was meant. */
function listWanted({ words }: Query, slips: readonly string[], phrases: readonly string[]): number[][] {
  return words.flatMap(({ text }, place) => {
    // What a phrase has is there in any case.
    if (text === '' || phrases.some((phrase) => normalizeText(phrase).includes(text))) return []
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
function listAll(allowed: Uint8Array = new Uint8Array()): Match[] {
  const questions = [...allowed.keys()].filter((question) => allowed[question] === 1)
  return questions.map((question) => ({ question, score: 0, whole: true }))
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
