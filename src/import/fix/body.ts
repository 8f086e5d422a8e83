// Bodies that would be more than a page can hold, or that no parser reads to their end: as much of them is kept as can be.

import type { Typeset } from '../../body/formulas/typeset.ts'
import { listAddresses } from '../../body/links/addresses.ts'
import { parseMarkdown, toBlocks } from '../../body/markdown.ts'
import { createPrepareText } from '../../folder/conversation-text.ts'
import { createPrepareWith, createPreparing } from '../../folder/prepare-question.ts'
import type { Settings } from '../../folder/settings.ts'
import { type Fault, type Issue, isWarning, toFault } from '../../format/issue.ts'
import { limits } from '../../format/limits.ts'
import type { Hashtag } from '../../format/names.ts'
import { toPicturePath } from '../../format/pictures/picture.ts'
import { findAddressPlaces, replacePlaces } from '../pictures/places.ts'
import type { Note } from '../records.ts'
import { shorten } from './line.ts'

interface Fixing {
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
export function fixBody(markdown: string, fixing: Fixing, note: Note): string {
  const { files, comment } = fixing
  let body = cutBytes(files ? fixPictures(markdown, { files, comment }, note) : markdown, note)
  for (let round = 0; round < mostRounds; round += 1) {
    const fault = fixing.find(body)
    if (!fault) return body
    const fixed = fixFault(body, fault, { ...fixing, note })
    if (fixed === body) break
    body = fixed
  }
  if (!fixing.find(body)) return body
  note('body-cut', 'code')
  const code = toCodeBlock(shorten(body, certainLength))
  return fixing.find(code) ? '' : code
}

function fixFault(body: string, fault: BodyFault, round: Fixing & { note: Note }): string {
  const { note } = round
  const blocks = listBlocks(body, round.comment)
  if (/^(?:merge-conflict|nesting-too-deep|table-too-large)$/.test(fault.code)) {
    const block = blocks.find(({ from, to }) => from <= fault.bodyLine && fault.bodyLine < to) ?? blocks[0]
    if (!block || block.isCode) return body
    note('block-as-code', fault.code)
    return replaceLines(body, block, (lines) => [toCodeBlock(lines.join('\n'))])
  }
  const first = blocks[0]
  const isOfListing =
    fault.code === 'output-too-large' && /^(?:summary|question)Html$/.test(fault.detail.of ?? '')
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
  { find, note }: Pick<Fixing, 'find'> & { note: Note },
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

const pieceLength = 4_000

/** One block, of a fence that the text does not hold. */
function toCodeBlock(text: string): string {
  const rows = text.match(/`+/g) ?? []
  const fence = '`'.repeat(rows.reduce((longest, { length }) => Math.max(longest, length + 1), 3))
  return `${fence}\n${withoutLastLines(text)}\n${fence}`
}

/** Without the empty ones at the end. */
function withoutLastLines(text: string): string {
  let end = text.length
  while (text[end - 1] === '\n') end -= 1
  return text.slice(0, end)
}

/** Several blocks of a bounded length; a fence around the text is taken off. */
function toCodeBlocks(text: string): string[] {
  const lines = withoutFence(text.split('\n')).flatMap(toPieces)
  const blocks: string[][] = []
  let length = Number.POSITIVE_INFINITY
  for (const line of lines) {
    if (length + line.length > pieceLength) {
      blocks.push([])
      length = 0
    }
    blocks.at(-1)?.push(line)
    length += line.length + 1
  }
  return blocks.map((block) => `${toCodeBlock(block.join('\n'))}\n`)
}

function withoutFence(lines: readonly string[]): readonly string[] {
  const fence = /^ {0,3}(`{3,}|~{3,})/.exec(lines[0] ?? '')?.[1]
  if (fence === undefined) return lines
  const isClosed = lines.length > 1 && lines.at(-1)?.trim().startsWith(fence)
  return lines.slice(1, isClosed ? -1 : undefined)
}

/** Pairs stay whole. */
function toPieces(line: string): string[] {
  if (line.length <= pieceLength) return [line]
  const characters = [...line]
  const count = Math.ceil(characters.length / (pieceLength / 2))
  return Array.from({ length: count }, (_, index) =>
    characters.slice((index * pieceLength) / 2, ((index + 1) * pieceLength) / 2).join(''),
  )
}

/**
 * Addresses of the archive's own pictures that are not there lead nowhere, and are shown as text (decision 24). @param
 * files addresses of those that are there: `/files/ab/diagram.png`.
 */
function fixPictures(
  markdown: string,
  { files, comment }: { files: ReadonlySet<string>; comment: boolean },
  note: Note,
): string {
  if (!/files|%/i.test(markdown)) return markdown
  const isMissing = (address: string): boolean => {
    const path = toPicturePath(address)
    return path !== undefined && !files.has(`/${path}`)
  }
  /** As they are written, each once. */
  const listMissing = (body: string): Set<string> => {
    const addresses = parseMarkdown(body, { comment }).flatMap(listAddresses)
    return new Set(addresses.filter(({ address }) => isMissing(address)).map(({ written }) => written))
  }
  const missing = listMissing(markdown)
  for (const written of missing) note('picture-missing', written)
  if (missing.size === 0) return markdown
  const places = findAddressPlaces(markdown, { comment }, isMissing)
  const fixed = replacePlaces(markdown, places, ({ start, end }) =>
    markdown.slice(start, end).replace(/^(?:\\?\/)+/, ''),
  )
  // Of an address that begins with an entity nobody knows which signs to take away.
  return listMissing(fixed).size === 0 ? fixed : toCodeBlock(markdown)
}

// The project's own check of one body, by which it is seen what a fix has made of it.

/** The first error, with the line of the body, counted from 0. */
type BodyFault = Fault & {
  bodyLine: number
}

export type FindBodyFault = (markdown: string) => BodyFault | undefined

export interface BodyChecks {
  /** Of a question, which is in the listing of each of its hashtags. */
  ofQuestion: (title: string, hashtags: readonly Hashtag[]) => FindBodyFault
  ofAnswer: FindBodyFault
  ofComment: FindBodyFault
  /** UTF-16 units of HTML of an answer, or of a comment, that are certainly enough. */
  countHtml: (markdown: string, comment: boolean) => number
}

/** As long as that of any answer. */
const longestId = '0'.repeat(limits.idBytes)
const idPrefix = `answer-${'0'.repeat(300)}:`
const headings = { headingLevel: 4, notePrefix: idPrefix, idPrefix }

/** @param typeset where the settings say that there are formulas. */
export function createBodyChecks(settings: Settings, typeset: Typeset | undefined): BodyChecks {
  const preparing = createPreparing(settings, [], typeset)
  const prepareQuestion = createPrepareWith(preparing)
  const prepareText = createPrepareText(preparing)
  const { math } = settings
  const prepare = (body: string, comment: boolean, keepsHtml: boolean) => {
    const text = { path: '', body, bodyLine: 0, indent: 0, ...(comment ? {} : { headings }) }
    return prepareText(text, { from: 0, keepsHtml })
  }
  const findInText = (body: string, comment: boolean) =>
    mayHaveFault(body, math) ? findFault(prepare(body, comment, false).issues, 0) : undefined
  return {
    ofQuestion: (title, hashtags) => (body) => {
      if (!mayHaveFault(body, math, hashtags.length)) return undefined
      const head = toHead(title, hashtags)
      const file = { id: longestId, path: 'questions/question.md', bytes: Buffer.from(head + body) }
      const { prepared, issues } = prepareQuestion(file)
      const found = prepared?.findOutputIssue()
      return findFault([...issues, ...(found ? [found] : [])], head.split('\n').length)
    },
    ofAnswer: (body) => findInText(body, false),
    ofComment: (body) => findInText(body, true),
    countHtml: (body, comment) => prepare(body, comment, true).length,
  }
}

/** Only the title and the hashtags decide how often a body is printed. */
function toHead(title: string, hashtags: readonly Hashtag[]): string {
  return [
    '---',
    `title: ${JSON.stringify(title)}`,
    'category: "a"',
    `tags: ${JSON.stringify(hashtags)}`,
    'counts: { answers: 0, comments: 0 }',
    'activity: [{ at: 0001-01-01, actor: a, kind: question }]',
    '---',
    '',
  ].join('\n')
}

function findFault(issues: readonly Issue[], firstLine: number): BodyFault | undefined {
  const issue = issues.find((each) => !isWarning(each))
  if (!issue) return undefined
  return { ...toFault(issue), bodyLine: Math.max(0, issue.line - firstLine) }
}

/** Longer texts are looked at whatever they hold: of a shorter one a sign would have to take 50 units of HTML. */
const harmlessLength = 3_000
/** Hashtags with whose listings that is still not too much. */
const harmlessHashtags = 6
const conflict = /^(?:<{7}|>{7}|\|{7}) /m
const deepLine = /^[ \t>*+.)\d-]{16}/m
const tableLine = /^[> \t]*[|:-][|:\- \t]*$/m
const mostTags = 40
const mostBrackets = 60
const mostNotes = 10

/** False for most bodies, which are short and hold nothing that could become too much. */
function mayHaveFault(body: string, math: boolean, hashtags = 0): boolean {
  if (body.length > harmlessLength || hashtags > harmlessHashtags) return true
  if (math && body.includes('$')) return true
  // A reference is printed as often as it is used, a row of a table has as many cells as the first.
  if (body.includes(']:') && count(body, '[') > mostBrackets) return true
  if (count(body, '[^') > mostNotes || (body.includes('|') && tableLine.test(body))) return true
  if (/(?:col|row)span/i.test(body)) return true
  return conflict.test(body) || deepLine.test(body) || count(body, '<') > mostTags
}

function count(text: string, part: string): number {
  return text.includes(part) ? text.split(part).length - 1 : 0
}
