// What proves that a question meets what is demanded to the letter. The index knows which texts have the words of a
// phrase, but not in which order; title, hashtags and bodies say the rest, and nothing else of the pages.
import { type Demands, hasExcluded, hasPhrases } from './exact.ts'
import { readOnce } from './index-format.ts'
import { type OpenIndex, type Range, textsPerQuestion } from './look-up.ts'
import { readPlaces } from './read-results.ts'
import { normalizeText, scanText, toWordTerms } from './text.ts'

/** Behind every term that begins with the same. */
const last = '\uffff'

/** All terms that a text has in one way of writing a word. */
type Way = readonly Range[]

/**
 * The words of a phrase, each in the ways in which a text may have it. The last one may go on in the text, and the first
 * syllable may be the end of a longer word, which the index does not know: it is left out where others are left.
 */
function toPhraseWords(phrase: string): Way[][] {
  const text = normalizeText(phrase).trim()
  const words: Way[][] = []
  const toTerm = (from: string, isLast: boolean): Range => ({ from, to: isLast ? from + last : from })
  scanText(text, {
    onRun: (run, start) => {
      const isLast = start + run.length === text.length
      if (run.length > 1)
        words.push([Array.from(run.slice(1), (_, at) => toTerm(run.slice(at, at + 2), false))])
      else if (start > 0 || isLast) words.push([[toTerm(run, isLast)]])
    },
    onWord: (word, start) => {
      const isLast = start + word.length === text.length
      const { whole, parts } = toWordTerms(word)
      const ofParts = parts.map((part, place) => toTerm(part, isLast && place === parts.length - 1))
      const ways = [whole === '' ? [] : [toTerm(whole, isLast)], ofParts]
      words.push(ways.filter((way) => way.length > 0))
    },
  })
  return words
}

/** Undefined are all texts, of which the index names too few. */
type Texts = ReadonlySet<number> | undefined

function intersect(all: readonly Texts[]): Texts {
  const [first, ...others] = all.filter((texts) => texts !== undefined)
  return first && new Set([...first].filter((text) => others.every((texts) => texts.has(text))))
}

function unite(all: readonly Texts[]): Texts {
  const known = all.filter((texts) => texts !== undefined)
  return known.length < all.length ? undefined : new Set(known.flatMap((texts) => [...texts]))
}

/** Of each question that may hold a phrase the places of its texts that may; undefined where that may be any. */
type Holding = ReadonlyMap<number, readonly number[]> | undefined

async function findHolding(phrase: string, { lookUp }: OpenIndex): Promise<Holding> {
  const findWay = async (way: Way) => intersect(await Promise.all(way.map(lookUp.texts)))
  const findWord = async (ways: readonly Way[]) => unite(await Promise.all(ways.map(findWay)))
  const texts = intersect(await Promise.all(toPhraseWords(phrase).map(findWord)))
  return texts && groupByQuestion(texts)
}

function groupByQuestion(texts: ReadonlySet<number>): Map<number, number[]> {
  const places = new Map<number, number[]>()
  for (const text of texts) {
    const question = Math.floor(text / textsPerQuestion)
    places.set(question, [...(places.get(question) ?? []), text % textsPerQuestion])
  }
  return places
}

/** Questions whose pages are read for one query at most, and at once; and pages of one of them. */
const mostRead = 200
const readAtOnce = 20
const mostPages = 5

/** @param readBodies as `createReadBodies` makes it. */
export async function openProof(demands: Demands, index: OpenIndex, readBodies: ReadBodies) {
  const findAll = (phrases: readonly string[]) =>
    Promise.all(phrases.map((phrase) => findHolding(phrase, index)))
  const [wanted, unwanted] = await Promise.all([findAll(demands.phrases), findAll(demands.excluded)])
  const isOpen = (question: number) =>
    wanted.length > 0 || unwanted.some((holding) => !holding || holding.has(question))

  /** Whether a question meets all; undefined where more of its pages would have to be read. */
  async function proveOne(question: number): Promise<{ isMet: boolean | undefined; isRead: boolean }> {
    const { path, title, hashtags, pages } = await readPlaces(question, index)
    const toPages = (holding: Holding) =>
      holding ? (holding.get(question) ?? []).map((place) => pages[place] ?? 1) : pages
    const texts = [title, ...hashtags.map((hashtag) => `#${hashtag}`)]
    if (hasExcluded(texts, demands)) return { isMet: false, isRead: false }
    const open = hasPhrases(texts, demands) ? unwanted : [...wanted, ...unwanted]
    const all = [...new Set(open.flatMap(toPages))].sort((one, other) => one - other)
    const bodies = await Promise.all(all.slice(0, mostPages).map((page) => readBodies(path, page)))
    texts.push(...bodies.flat())
    const isExcluded = hasExcluded(texts, demands)
    const isMet = !isExcluded && hasPhrases(texts, demands)
    const isUnread = !isExcluded && all.length > mostPages && (unwanted.length > 0 || !isMet)
    return { isMet: isUnread ? undefined : isMet, isRead: bodies.length > 0 }
  }

  return {
    /** Of the questions that filters let through those that may have all phrases, as far as the index knows. */
    meet: (allowed: Uint8Array | undefined): Uint8Array | undefined => {
      if (wanted.length + unwanted.length === 0) return allowed
      const all = allowed ?? new Uint8Array(index.manifest.questions).fill(1)
      return all.map((one, question) => (wanted.every((each) => !each || each.has(question)) ? one : 0))
    },
    /** Of candidates, the best first, those that meet all; and whether there may be more, whose pages were not read. */
    prove: async <One extends { question: number }>(candidates: readonly One[]) => {
      const open = candidates.map(({ question }) => question).filter(isOpen)
      const met = new Set<number>()
      let [at, read, isAll] = [0, 0, true]
      while (at < open.length && read < mostRead) {
        const some = open.slice(at, at + Math.min(readAtOnce, mostRead - read))
        for (const [place, { isMet, isRead }] of (await Promise.all(some.map(proveOne))).entries()) {
          if (isMet) met.add(some[place] ?? -1)
          if (isMet === undefined) isAll = false
          if (isRead) read += 1
        }
        at += some.length
      }
      return {
        matches: candidates.filter(({ question }) => met.has(question) || !isOpen(question)),
        isAll: isAll && at === open.length,
      }
    },
  }
}

export type ReadBodies = ReturnType<typeof createReadBodies>

/** @param base of the site, with a slash at its end. @returns what the bodies on one page of a question say. */
export function createReadBodies(base: string) {
  const read = readOnce(async (address: string): Promise<string[]> => {
    const response = await fetch(address)
    // Of a page that is gone nothing is said.
    return response.ok ? listBodies(await response.text()) : []
  })
  return (path: string, page: number) => read(`${base}${encodeURI(path)}${page === 1 ? '' : `${page}/`}`)
}

/** The bodies of a question, of its answers, and of a page of the archive's own; comments are behind them. */
function listBodies(html: string): string[] {
  return html.split('</article>').flatMap((article) => {
    const [own = ''] = article.split('<section class="comments"')
    const start = own.indexOf('<div class="prose"')
    return start < 0 ? [] : [toText(takeElement(own.slice(start)))]
  })
}

/** @param html that begins with a `div`. */
function takeElement(html: string): string {
  let depth = 0
  for (const { 0: tag, index } of html.matchAll(/<\/?div\b/g)) {
    depth += tag === '<div' ? 1 : -1
    if (depth === 0) return html.slice(0, index)
  }
  return html
}

const withinWords =
  /<\/?(?:a|abbr|b|code|del|em|i|ins|kbd|mark|s|samp|span|strike|strong|sub|sup|u|var|wbr)\b[^<>]*>/g
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }

/** What is within a line goes on in it. */
export function toText(html: string): string {
  return html
    .replace(withinWords, '')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(\w+|#\w+);/g, (sign, name: string) => entities[name] ?? sign)
}
