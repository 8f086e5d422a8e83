// Bodies that would be more than a page can hold, or that no parser reads to their end: as much of them is kept as can be.
import { parseMarkdown, toBlocks } from '../../body/markdown.ts'
import { limits } from '../../question/limits.ts'
import { toCodeBlock, toCodeBlocks } from './code-blocks.ts'
import type { BodyFault, FindBodyFault } from './find-body-fault.ts'
import { shorten } from './mend-line.ts'
import { mendPictures } from './mend-pictures.ts'
import type { Note } from './notes.ts'

interface Mending {
  find: FindBodyFault
  /** Whether it is a comment, which has no headings, tables, footnotes and HTML. */
  comment: boolean
  /** Addresses of pictures that are there; absent where nobody knows. */
  files: ReadonlySet<string> | undefined
}

/** More than a body has faults that hide behind each other. */
const mostRounds = 30
/** Room for what is put around its blocks. */
const roomBytes = limits.bodyBytes - 4 * 1024
/** UTF-16 units that are certainly not too much, whatever they are. */
const certainLength = 10_000

/** @param markdown without signs that no file may hold. */
export function mendBody(markdown: string, mending: Mending, note: Note): string {
  const { files, comment } = mending
  let body = cutBytes(files ? mendPictures(markdown, { files, comment }, note) : markdown, note)
  for (let round = 0; round < mostRounds; round += 1) {
    const fault = mending.find(body)
    if (!fault) return body
    const mended = mendFault(body, fault, { ...mending, note })
    if (mended === body) break
    body = mended
  }
  if (!mending.find(body)) return body
  note('body-cut', 'code')
  const code = toCodeBlock(shorten(body, certainLength))
  return mending.find(code) ? '' : code
}

function mendFault(body: string, fault: BodyFault, round: Mending & { note: Note }): string {
  const { note } = round
  const blocks = listBlocks(body, round.comment)
  if (/^(?:merge-conflict|nesting-too-deep|table-too-large)$/.test(fault.code)) {
    const block = blocks.find(({ from, to }) => from <= fault.bodyLine && fault.bodyLine < to) ?? blocks[0]
    if (!block || block.isCode) return body
    note('block-as-code', fault.code)
    return replaceLines(body, block, (lines) => [toCodeBlock(lines.join('\n'))])
  }
  const first = blocks[0]
  const isOfListing = ['summaryHtml', 'questionHtml'].includes(fault.detail['of'] ?? '')
  if (isOfListing && first && countUnits(body, first) > certainLength) {
    note('block-divided')
    return replaceLines(body, first, (lines) => toCodeBlocks(lines.join('\n')))
  }
  return cutBlocks(body, blocks, round)
}

interface Block {
  /** Lines of the body, counted from 0. */
  from: number
  to: number
  isCode: boolean
}

/** Those of the top level. */
function listBlocks(body: string, comment: boolean): Block[] {
  return toBlocks(parseMarkdown(body, { comment })).flatMap(([token]) => {
    const [from, to] = token?.map ?? []
    return from === undefined || to === undefined ? [] : [{ from, to, isCode: token?.type === 'fence' }]
  })
}

function countUnits(body: string, { from, to }: Block): number {
  return body.split('\n').slice(from, to).join('\n').length
}

function replaceLines(body: string, { from, to }: Block, replace: (lines: string[]) => string[]): string {
  const lines = body.split('\n')
  return [...lines.slice(0, from), '', ...replace(lines.slice(from, to)), '', ...lines.slice(to)].join('\n')
}

/** So many blocks, from the first on, as are not too much. */
function cutBlocks(
  body: string,
  blocks: readonly Block[],
  { find, note }: Pick<Mending, 'find'> & { note: Note },
): string {
  const lines = body.split('\n')
  const take = (count: number) => `${lines.slice(0, blocks[count]?.from).join('\n').trimEnd()}\n\n…`
  let fitting = 0
  for (let more = 1 << 16; more > 0; more >>= 1) {
    const count = fitting + more
    if (count < blocks.length && !find(take(count))) fitting = count
  }
  if (fitting === 0) return body
  note('body-cut', `${fitting}/${blocks.length}`)
  return take(fitting)
}

/** At the end of a line where there is one. */
function cutBytes(body: string, note: Note): string {
  const bytes = Buffer.from(body)
  if (bytes.length <= roomBytes) return body
  note('body-cut', `${bytes.length}`)
  const start = bytes
    .subarray(0, roomBytes)
    .toString()
    .replace(/\ufffd$/, '')
  const end = start.lastIndexOf('\n')
  return `${end > roomBytes / 2 ? start.slice(0, end) : start}\n\n…`
}
