// The search of an archive, from a query to its results. All that it knows it fetches from the files of an index.
import { countFilters, readValues } from './count-filters.ts'
import { toHashtagTerm } from './filter-terms.ts'
import { findAllowed } from './find-allowed.ts'
import { type IndexFiles, openIndexFiles } from './index-files.ts'
import { createLookUp, type FoundGroup, type LookUp, toRankedGroup } from './look-up.ts'
import { findPlace, type Manifest, nameAt, type Spelling } from './manifest.ts'
import { cutExcerpt, markText } from './marks.ts'
import { parseQuery, type Query, type QueryWord, toRunGroups, toWordGroups, type Wanted } from './query.ts'
import { findBestTexts, type Match, rank, toRarity } from './rank.ts'
import { type StoredRecord, toActivity } from './record.ts'
import { normalizeText } from './scan-text.ts'
import {
  type Asked,
  type Found,
  firstResults,
  mostSorted,
  type Result,
  resultsPerPage,
  type Search,
} from './search.ts'
import { findSpelling } from './spelling.ts'

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

interface OpenIndex {
  manifest: Manifest
  files: IndexFiles
  lookUp: LookUp
}

async function openIndex(files: IndexFiles): Promise<OpenIndex> {
  const manifest = await files.manifest()
  return { manifest, files, lookUp: createLookUp(manifest, files) }
}

async function find(asked: Asked, index: OpenIndex): Promise<Found> {
  const { manifest, files, lookUp } = index
  const query = parseQuery(asked.text)
  const [groupsOfWords, allowed] = await Promise.all([
    lookUp.groups(query),
    findAllowed(asked, manifest, lookUp),
  ])
  const { found, corrected } = await correct(query, groupsOfWords, index)
  const ranked = found.map((word) => word.map((group) => toRankedGroup(group, manifest.documents)))
  const isAllowed = (question: number) => allowed === undefined || allowed[question] === 1
  const matches =
    query.words.length > 0
      ? rank(ranked, manifest.questions, isAllowed)
      : listAll(manifest, allowed === undefined ? () => false : isAllowed)
  const ordered = await putInOrder(matches, asked, query, index)
  const page = ordered.slice((asked.page - 1) * resultsPerPage, asked.page * resultsPerPage)
  const best = findBestTexts(ranked, page)
  const marked = listMarked(found.flat(), manifest.documents)
  return {
    total: matches.length,
    understood: {
      words: query.words.map(({ text }) => corrected.get(text) ?? text).filter((text) => text !== ''),
      particles: query.particles,
      corrected: Array.from(corrected, ([from, to]) => ({ from, to })),
    },
    results: readInTurn(page, async (question) =>
      toResult(await readRecord(question, index), best.get(question) ?? 0, marked),
    ),
    countFilters: () =>
      countFilters(
        matches.map(({ question }) => question),
        manifest,
        files,
      ),
  }
}

/** The first ones at once, the others when these are there: nobody waits for what stands below the screen. */
function readInTurn(page: readonly number[], read: (question: number) => Promise<Result>): Promise<Result>[] {
  const first = page.slice(0, firstResults).map(read)
  const others = page.slice(firstResults).map(async (question) => {
    await Promise.all(first)
    return await read(question)
  })
  return [...first, ...others]
}

/** Words that stand nowhere, with the nearest word of the archive beside them. */
async function correct(
  query: Query,
  groupsOfWords: readonly FoundGroup[][],
  { manifest, files, lookUp }: OpenIndex,
): Promise<{ found: readonly FoundGroup[][]; corrected: Map<string, string> }> {
  const unknown = query.words.filter(
    ({ text }, place) => text !== '' && isUnknown(groupsOfWords[place] ?? []),
  )
  const corrected = new Map<string, string>()
  if (unknown.length === 0) return { found: groupsOfWords, corrected }
  const spelling = await files.json<Spelling>(manifest.spelling)
  for (const { text } of unknown) {
    const word = findSpelling(text.toLowerCase(), spelling)
    if (word !== undefined) corrected.set(text, word)
  }
  const words = [...corrected.values()].map(
    (text): QueryWord => ({
      text,
      groups: /^[\uac00-\ud7a3]+$/.test(text) ? toRunGroups(text, text.length) : toWordGroups(text),
    }),
  )
  return { found: [...groupsOfWords, ...(await lookUp.groups({ words }))], corrected }
}

/** Whether a part of it that counts stands in no text. */
function isUnknown(groups: readonly FoundGroup[]): boolean {
  return groups.some(({ group, terms }) => group.weight === 1 && terms.length === 0)
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

async function readRecord(question: number, { manifest, files }: OpenIndex): Promise<StoredRecord> {
  const place = findPlace(manifest.records, question)
  const records = await files.json<StoredRecord[]>(nameAt(manifest.recordFiles, place))
  const record = records[question - (manifest.records[place] ?? 0)]
  if (!record) throw new TypeError(`no record of question ${question}`)
  return record
}

function toResult([head, excerpt, answers]: StoredRecord, text: number, marked: readonly Wanted[]): Result {
  const [path, title, language, activity, category, hashtags, answerCount, counts, poll] = head
  const answer = answers[text - 1]
  return {
    path,
    title: markText(title, marked),
    language: language === 0 ? undefined : language,
    activity: toActivity(activity),
    category,
    hashtags,
    answers: answerCount === 0 ? undefined : { label: answerCount[0], look: answerCount[1] },
    counts,
    poll: poll === 1,
    excerpt: cutExcerpt(markText(excerpt, marked)),
    answer: answer && {
      path: answer[1] === 1 ? path : `${path}${answer[1]}/`,
      anchor: `answer-${answer[0]}`,
      excerpt: cutExcerpt(markText(answer[2] ?? '', marked)),
    },
  }
}
