// An index of a few questions, and a search that reads it without a network.
import { type Asked, nothingAsked, type Result, type Search } from '../../../../src/search/asked.ts'
import { createIndexBuilder } from '../../../../src/search/index/build-index.ts'
import type { IndexedQuestion, IndexFile, IndexFrame } from '../../../../src/search/index/index-input.ts'
import type { MadeIndex } from '../../../../src/search/index/index-ledger.ts'
import { patchIndex } from '../../../../src/search/index/patch-index.ts'
import {
  readSearchPart,
  type SearchedAnswer,
  type SearchPart,
  writeSearchPart,
} from '../../../../src/search/index/search-part.ts'
import { openSearch } from '../../../../src/search/open-search.ts'

export interface Described extends Partial<Omit<IndexedQuestion, 'part' | 'head'>> {
  id: string
  title?: string
  body?: string
  answers?: readonly Partial<SearchedAnswer>[]
}

interface OfIndex {
  synonyms?: readonly (readonly [string, readonly string[]])[]
  known?: ReadonlyMap<string, Uint8Array>
  placesPerRange?: number
}

/** @param questions in the archive's order. */
export function buildIndex(questions: readonly Described[], options?: OfIndex): IndexFile[] {
  return [...makeIndexOf(questions, options).files]
}

export function makeIndexOf(
  questions: readonly Described[],
  { synonyms = [], known, placesPerRange }: OfIndex = {},
): MadeIndex {
  const builder = createIndexBuilder(toFrame(questions, synonyms), known, placesPerRange)
  const parts = questions.map(toPart)
  for (const [place, question] of questions.entries()) {
    const part = parts[place]
    if (part) builder.add(toIndexed(question), part)
  }
  return builder.finish((place) => parts[place] ?? { documents: [] })
}

/** @param edited of as many questions as before. */
export function patchIndexOf(
  index: MadeIndex,
  before: readonly Described[],
  edited: ReadonlyMap<number, Described>,
): MadeIndex | undefined {
  const edits = Array.from(edited, ([number, question]) => ({
    number,
    question: toIndexed(question),
    part: toPart(question),
    lastPart: toPart(before[number] ?? { id: '' }),
  }))
  return patchIndex(toFrame(before, []), index, edits)
}

export function toFrame(questions: readonly Described[], synonyms: IndexFrame['synonyms']): IndexFrame {
  const distinct = (values: readonly string[]) => [...new Set(values)]
  return {
    questions: questions.length,
    hashtags: distinct(questions.flatMap(({ hashtags = [] }) => hashtags)),
    categories: distinct(questions.flatMap((question) => toCategory(question) ?? [])),
    synonyms,
  }
}

function toPart(question: Described): SearchPart {
  return readSearchPart(writePart(question))
}

export function writePart({ title = '', body = '', answers = [] }: Described): Uint8Array {
  return writeSearchPart(
    { title, body, excerpt: body },
    answers.map((answer, place) => ({
      id: `${place + 1}`,
      page: 1,
      body: '',
      excerpt: answer.body ?? '',
      ...answer,
    })),
  )
}

export function toIndexed({ id, title = '', ...given }: Described): IndexedQuestion {
  const { hashtags = [] } = given
  const category = toCategory(given)
  const activity = ['3달 전', '2025-03-01', '2025년 3월 1일', '홍길동', 0, '질문'] as const
  return {
    part: ['', 0, 0, 0],
    head: [`questions/${id}/`, title, 0, activity, category ?? '', hashtags, 0, [], 0],
    flags: [],
    year: 2025,
    views: undefined,
    recommended: undefined,
    ...given,
    id,
    hashtags,
    category,
  }
}

/** Reads the files of an index in the place of a network, and pages of questions. @param onFetch is called with each name. */
export function serveIndex(
  files: readonly IndexFile[],
  onFetch: (file: string) => void = () => {},
  pages: ReadonlyMap<string, string> = new Map(),
): typeof fetch {
  const byName = new Map(files.map(({ file, bytes }) => [file, bytes]))
  return async (address) => {
    const { pathname } = new URL(String(address))
    const name = pathname.replace(/^\/search\//, '')
    onFetch(name)
    const page = pages.get(name)
    if (page !== undefined) return new Response(page)
    const bytes = byName.get(name)
    return bytes ? new Response(Uint8Array.from(bytes)) : new Response('', { status: 404 })
  }
}

/** The pages of questions, each with its body and its answers. */
export function printPages(questions: readonly Described[]): Map<string, string> {
  const print = (body = '') => `<article><div class="prose"><p>${body}</p></div></article>`
  return new Map(
    questions.flatMap(({ id, body, answers = [] }) => {
      const last = Math.max(1, ...answers.map(({ page = 1 }) => page))
      return Array.from({ length: last }, (_, place): [string, string] => {
        const own = answers.filter(({ page = 1 }) => page === place + 1).map((answer) => print(answer.body))
        const address = `/questions/${id}/${place === 0 ? '' : `${place + 1}/`}`
        return [address, [...(place === 0 ? [print(body)] : []), ...own].join('')]
      })
    }),
  )
}

export function open(): Search {
  return openSearch('http://localhost/search/')
}

/** Ids of the questions that are found, in order. */
export async function findIds(asked: Partial<Asked>): Promise<string[]> {
  return (await findResults(asked)).map(({ path }) => path.split('/')[1] ?? '')
}

export async function findResults(asked: Partial<Asked>): Promise<Result[]> {
  const { results } = await open().find({ ...nothingAsked, ...asked })
  return await Promise.all(results)
}

/** `undefined` is none; what is not said is the usual one. */
function toCategory(given: { category?: string | undefined }): string | undefined {
  return 'category' in given ? given.category : '개발자'
}
