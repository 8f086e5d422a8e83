// How much room texts take on a page, as far as that can be known without a browser. What is told from it (a number of
// hashtags that are folded away, a text that stands whole) looks right where it is off by a few hundredths.

/** Widths of Pretendard in parts of the size of the text. */
const widths = { wide: 1, hangul: 0.865, upper: 0.65, digit: 0.585, lower: 0.52, narrow: 0.28 }

/** In units of the size of the text. */
function toTextWidth(text: string): number {
  let width = 0
  for (const sign of text) width += toSignWidth(sign.codePointAt(0) ?? 0)
  return width
}

function toSignWidth(code: number): number {
  if (code >= 0xac00 && code <= 0xd7a3) return widths.hangul
  if (code >= 0x1100) return widths.wide
  if (code >= 0x61 && code <= 0x7a) return widths.lower
  if ((code >= 0x30 && code <= 0x39) || code === 0x23 || code === 0x2b || code === 0x2d) return widths.digit
  if (code >= 0x41 && code <= 0x5a) return widths.upper
  return code < 0x80 ? widths.narrow : widths.lower
}

/** In pixels, of the row of facts in a compact list. */
const facts = {
  size: 13,
  chip: 20,
  answers: 76,
  betweenCounts: 12,
  beforeHashtags: 16,
  afterCategory: 10,
  more: 30,
}

/** The least room that a list has on a wide screen, and on a phone. */
export const factRooms = { wide: 704, slim: 328 }

/**
 * How many hashtags stand in the row of facts with the category and the counts: two at least. Where there is little room
 * they begin a row of their own, unless the counts have begun one.
 * @param room in pixels.
 */
export function countFittingHashtags(
  {
    category,
    counts,
    hashtags,
  }: { category: string | undefined; counts: readonly string[]; hashtags: readonly string[] },
  room: number,
): number {
  const toWidth = (text: string) => toTextWidth(text) * facts.size
  const [answers = 0, ...others] = counts.map(toWidth)
  const widths = [Math.max(facts.answers, answers), ...others]
  const isOneRow = room >= factRooms.wide
  const taken = isOneRow
    ? widths.reduce((sum, width) => sum + facts.betweenCounts + width) + facts.beforeHashtags
    : toLastRow(widths, room)
  let left = room - taken - (category === undefined ? 0 : toWidth(category) + facts.afterCategory)
  const chips = hashtags.map((hashtag) => toWidth(`#${hashtag}`) + facts.chip)
  if (chips.reduce((sum, width) => sum + width, 0) <= left) return hashtags.length
  left -= facts.more
  const fitting = chips.findIndex((width) => {
    left -= width
    return left < 0
  })
  return Math.min(hashtags.length, Math.max(2, fitting))
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

/**
 * Height of a body in pixels.
 * @param html safe HTML of a summary. @param room in pixels.
 */
export function toBodyHeight(html: string, room: number): number {
  let height = 0
  for (const block of html.split(/<\/(?:p|li|pre|table|h[1-6]|dt|dd|blockquote)>/)) {
    const text = block.replace(/<[^<>]*>/g, '').trim()
    for (const [, width, high] of block.matchAll(/<img [^<>]*width="(\d+)" height="(\d+)"/g)) {
      height += Number(high) * Math.min(1, room / Number(width))
    }
    if (text === '') continue
    height += toBlockHeight(block, text, room)
  }
  return Math.max(0, height - body.between)
}

function toBlockHeight(block: string, text: string, room: number): number {
  if (block.includes('<pre')) return text.split('\n').length * body.code + body.aroundCode
  if (block.includes('<tr')) return (block.match(/<tr/g)?.length ?? 0) * body.row + body.aroundTable
  const lines = Math.ceil((toTextWidth(text) * body.size * 1.02) / room)
  return lines * body.line + (block.includes('<li') ? body.inList : body.between)
}

/** What counts take of the row in which hashtags go on: nothing where all of them stand in the first. */
function toLastRow(widths: readonly number[], room: number): number {
  let [row, isFirst] = [0, true]
  for (const width of widths) {
    if (row + width > room) [row, isFirst] = [0, false]
    row += width + facts.betweenCounts
  }
  return isFirst ? 0 : row
}
