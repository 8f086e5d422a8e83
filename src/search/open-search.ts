// The search of an archive, from a query to its results. All that it knows it fetches from the files of an index.
import { correctQuery } from './correct-query.ts'
import { countFilters, readValues } from './count-filters.ts'
import { toHashtagTerm } from './filter-terms.ts'
import { findAllowed } from './find-allowed.ts'
import { openIndexFiles } from './index-files.ts'
import { type FoundGroup, toRankedGroup } from './look-up.ts'
import type { Manifest } from './manifest.ts'
import { type OpenIndex, openIndex } from './open-index.ts'
import { parseQuery, type Query, type Wanted } from './query.ts'
import { findBestTexts, type Match, rank, toRarity } from './rank.ts'
import { readInTurn, readResult } from './read-results.ts'
import { normalizeText } from './scan-text.ts'
import { type Asked, type Found, mostSorted, resultsPerPage, type Search } from './search.ts'
import { toTypedLetters } from './typed-letters.ts'

/** A word that at least every fourth text has is not marked: it says nothing of why a text was found. */
const leastMarkedRarity = Math.log(4)

/** @param address of the folder of the index, with a slash at its end. */
export function openSearch(address: string): Search {
  const files = openIndexFiles(address)
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
        return await find(asked, await open())
      } catch {
        // A site that was published since names other files; who is offline is told so by the second attempt.
        opened = undefined
        return await find(asked, await open())
      }
    },
    suggest: async (typed, most) => {
      const { lookUp } = await open()
      const start = toHashtagTerm(normalizeText(typed).toLowerCase().replace(/^#/, ''))
      const found = await lookUp.range({ from: start, to: `${start}\uffff` })
      return found.slice(0, most).map(({ term, count }) => ({ value: term.slice(1), count }))
    },
  }
}

async function find(asked: Asked, index: OpenIndex): Promise<Found> {
  const { manifest, files, lookUp } = index
  const query = parseQuery(asked.text)
  const [groupsOfWords, allowed] = await Promise.all([
    lookUp.groups(query),
    findAllowed(asked, manifest, lookUp),
  ])
  const { found, corrected } = await correctQuery(query, groupsOfWords, index)
  const ranked = found.map((word) => word.map((group) => toRankedGroup(group, manifest.documents)))
  const findMatches = (allowed: Uint8Array | undefined) =>
    query.words.length > 0
      ? rank(ranked, manifest.questions, (question) => allowed === undefined || allowed[question] === 1)
      : listAll(manifest, (question) => allowed?.[question] === 1)
  const matches = findMatches(allowed)
  const ordered = await putInOrder(matches, asked, query, index)
  const page = ordered.slice((asked.page - 1) * resultsPerPage, asked.page * resultsPerPage)
  const best = findBestTexts(ranked, page)
  const marked = listMarked(found.flat(), manifest.documents)
  return {
    total: matches.length,
    understood: {
      words: query.words
        .map(({ text }) => corrected.get(text) ?? toTypedLetters(text))
        .filter((text) => text !== ''),
      particles: query.particles,
      corrected: Array.from(corrected, ([from, to]) => ({ from: toTypedLetters(from), to })),
    },
    results: readInTurn(page, (question) => readResult(question, best.get(question) ?? 0, marked, index)),
    countFilters: async () => {
      // Else a year that is chosen would leave no other to change to.
      const ofAnyYear = asked.years.length === 0 ? [] : findMatches(await findAllowedOfAnyYear(asked, index))
      return await countFilters({ matches, ofAnyYear }, manifest, files)
    },
  }
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
    if (isAllowed(question)) matches.push({ question, score: 0 })
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
  const all = matches.map(({ question }) => question)
  if (order === 'relevance') return all
  const best = query.words.length > 0 ? all.slice(0, mostSorted) : all
  if (order === 'activity') return best.sort((one, other) => one - other)
  const values = await readValues(manifest, files)
  const worthOf = (question: number) => values[question]?.[order] ?? -1
  return best.sort((one, other) => worthOf(other) - worthOf(one))
}

function listMarked(found: readonly FoundGroup[], documents: number): Wanted[] {
  const marked = found.filter(
    ({ group, terms }) =>
      group.weight >= 0.5 &&
      terms.some(({ count }) => documents < 20 || toRarity(count, documents) > leastMarkedRarity),
  )
  return marked.flatMap(({ group }) => group.wanted)
}
