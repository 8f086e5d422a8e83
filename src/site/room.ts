// How much room texts take on a page, as far as that can be known without a browser. What is told from it (a number of
// hashtags that are folded away, a text that stands whole) looks right where it is off by a few hundredths.
import { stripTags } from '../body/html.ts'

/** Widths of Pretendard in parts of the size of the text. */
const widths = { wide: 1, hangul: 0.865, upper: 0.65, digit: 0.585, lower: 0.52, narrow: 0.28 }

/** In units of the size of the text. */
function toTextWidth(text: string): number {
  let width = 0
  for (let index = 0; index < text.length; index += 1) width += unitWidths[text.charCodeAt(index)] ?? 0
  return width
}

// Every entry of every list is measured.
const unitWidths = new Float64Array(0x10000).map((_, code) => toUnitWidth(code))

function toUnitWidth(code: number): number {
  if (code >= 0xac00 && code <= 0xd7a3) return widths.hangul
  // Two units are one sign.
  if (code >= 0xd800 && code <= 0xdfff) return widths.wide / 2
  if (code >= 0x1100) return widths.wide
  if (code >= 0x61 && code <= 0x7a) return widths.lower
  if ((code >= 0x30 && code <= 0x39) || code === 0x23 || code === 0x2b || code === 0x2d) return widths.digit
  if (code >= 0x41 && code <= 0x5a) return widths.upper
  return code < 0x80 ? widths.narrow : widths.lower
}

/** The least room in pixels that a list has on a wide screen, and on a phone. */
const rooms = { wide: 704, slim: 328 }

/** In pixels, of the facts: `chip` is around the text of a hashtag, and `more` what leads to those left out. */
const facts = { size: 13, answers: 76, category: 10, chip: 14, more: 30 }

/** How many rows they have at each width, and what is between two of them. */
const rowsAt = {
  wide: { rows: 1, afterCount: 12, afterChip: 6, least: 2 },
  slim: { rows: 2, afterCount: 10, afterChip: 5, least: 0 },
}

export type RoomName = keyof typeof rooms

export const roomNames = ['wide', 'slim'] as const satisfies RoomName[]

/** What stands among the facts, as it is printed. */
interface FactTexts {
  category: string | undefined
  counts: readonly string[]
  hashtags: readonly string[]
}

/**
 * How many hashtags stand with the counts and the category, in one flow: on a wide screen in one row, but two at least; on
 * a phone in two rows.
 */
export function countFittingHashtags({ category, counts, hashtags }: FactTexts): Record<RoomName, number> {
  const toWidth = (text: string) => toTextWidth(text) * facts.size
  const [answers = 0, ...others] = counts.map(toWidth)
  const row = {
    counts: [Math.max(facts.answers, answers), ...others],
    category: category === undefined ? [] : [toWidth(category) + facts.category],
    chips: hashtags.map((hashtag) => toWidth(`#${hashtag}`) + facts.chip),
  }
  return { wide: countFitting(row, 'wide'), slim: countFitting(row, 'slim') }
}

/** @param row widths in pixels. */
function countFitting(
  { category, chips, counts }: Record<'category' | 'chips' | 'counts', readonly number[]>,
  name: RoomName,
): number {
  const { rows, afterCount, afterChip, least } = rowsAt[name]
  const place = createFlow(rooms[name])
  for (const width of counts) place(width, afterCount)
  for (const width of category) place(width, afterChip)
  let fitting = 0
  for (const [index, width] of chips.entries()) {
    const isLast = index === chips.length - 1
    const { row, left } = place(width, afterChip)
    if (row > rows) break
    // With what leads to the others behind it.
    if (isLast || row < rows || left >= facts.more) fitting = index + 1
  }
  return Math.min(chips.length, Math.max(least, fitting))
}

/** What is placed next goes on in the next row where there is no room for it. */
function createFlow(room: number) {
  let [row, left] = [1, room]
  return (width: number, after: number) => {
    if (width > left && left < room) [row, left] = [row + 1, room]
    left -= width + after
    return { row, left }
  }
}

/** In pixels, of a body in a roomy list. */
const body = {
  size: 16,
  line: 27.2,
  code: 24,
  row: 38,
  between: 12,
  inList: 4,
  aroundCode: 36,
  aroundTable: 24,
}

const blockEnd = /<\/(?:p|li|pre|table|h[1-6]|dt|dd|blockquote)>/g

/**
 * The rooms in which a body is at most so high.
 * @param html safe HTML of a summary. @param most in pixels.
 */
export function findRoomsFor(html: string, most: number): RoomName[] {
  const heights = { wide: -body.between, slim: -body.between }
  const add = (block: string) => {
    const toHeight = measureBlock(block)
    for (const name of roomNames) heights[name] += toHeight(rooms[name])
    return roomNames.some((name) => heights[name] <= most)
  }
  let start = 0
  for (const { 0: end, index } of html.matchAll(blockEnd)) {
    // Most bodies are higher long before their end.
    if (!add(html.slice(start, index))) return []
    start = index + end.length
  }
  add(html.slice(start))
  return roomNames.filter((name) => heights[name] <= most)
}

/** @returns its height for a room, both in pixels. */
function measureBlock(block: string): (room: number) => number {
  const text = stripTags(block).trim()
  const pictures = block.includes('<img ')
    ? Array.from(block.matchAll(/<img [^<>]*width="(\d+)" height="(\d+)"/g), ([, width, height]) => ({
        width: Number(width),
        height: Number(height),
      }))
    : []
  const toTextHeight = measureText(block, text)
  return (room) =>
    pictures.reduce((sum, { width, height }) => sum + height * Math.min(1, room / width), toTextHeight(room))
}

function measureText(block: string, text: string): (room: number) => number {
  if (text === '') return () => 0
  if (block.includes('<pre')) return () => text.split('\n').length * body.code + body.aroundCode
  if (block.includes('<tr')) return () => (block.match(/<tr/g)?.length ?? 0) * body.row + body.aroundTable
  const width = toTextWidth(text) * body.size * 1.02
  const between = block.includes('<li') ? body.inList : body.between
  return (room) => Math.ceil(width / room) * body.line + between
}
