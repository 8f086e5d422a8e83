// Pictures of 1200 × 630 that messengers show for a link: what is on one, where, and which letters can be drawn. Texts
// stand within x 80–1120 and y 72–558, fruits in the middle square: a crop to 2:1 or to a square keeps them.
import type { Node } from '@takumi-rs/core'
import type { YearCount } from '../format/activity.ts'
import { hasBeads, type Theme, toTheme, toTokens } from './theme.ts'

export const cardSize = { width: 1200, height: 630 } as const

/** All that is drawn. Texts are what `toDrawable` gives. Without any, three fruits. */
export interface Card {
  /** Of the site, as BCP 47. */
  language: string
  theme?: Theme | undefined
  /** Above a title. */
  site?: string | undefined
  /** Of a question: what does not fit three lines is cut behind a word. */
  title?: string
  /** Of a list; a hashtag stands behind its sign. */
  name?: { text: string; isHashtag: boolean }
  /** One line below a name. */
  say?: string | undefined
  facts: readonly CardFact[]
  /** Activities, the oldest year first, none left out: a fruit for each. One alone says nothing: it is a large one. */
  years?: readonly YearCount[]
}

/** What stands in the last row, whole or not at all. */
export interface CardFact {
  text: string
  look: 'filled' | 'framed' | 'plain' | 'strong' | 'hashtag'
}

/** A text as it fits. */
interface Fitted {
  text: string
  /** Its size. */
  look: string
}

/** The largest first: the one that takes no more lines than it may is drawn, else the last, cut. */
const sizes = {
  title: [
    { look: 'large', most: 2 },
    { look: 'small', most: 3 },
  ],
  hashtag: [
    { look: 'tag', most: 1 },
    { look: 'name', most: 1 },
    { look: 'long', most: 2 },
  ],
  name: [
    { look: 'name', most: 1 },
    { look: 'long', most: 2 },
  ],
  say: [{ look: 'say', most: 1 }],
} as const

/** What stands in each line of a node, blanks at their ends included. */
type ListLines = (node: Node) => Promise<readonly string[]>

/** A card with its texts as they fit. */
export async function toFittedNode(card: Card, listLines: ListLines): Promise<Node> {
  const { title, name, say } = card
  const size = title !== undefined ? 'title' : name?.isHashtag ? 'hashtag' : 'name'
  const head = await fitText(card, title ?? name?.text, size, listLines)
  return toCardNode(card, head, await fitText(card, say, 'say', listLines))
}

async function fitText(
  card: Card,
  text: string | undefined,
  size: keyof typeof sizes,
  listLines: ListLines,
): Promise<Fitted | undefined> {
  if (text === undefined) return undefined
  const listOf = (fitted: Fitted) => listLines(toLineNode(card, fitted))
  for (const [place, { look, most }] of sizes[size].entries()) {
    const lines = await listOf({ text, look })
    if (lines.length <= most) return { text, look }
    if (place + 1 === sizes[size].length) return await cut({ lines, most, look }, listOf)
  }
  return undefined
}

/** Behind a word; within it where it is longer than a line, so that no blank is in that line. */
async function cut(
  { lines, most, look }: { lines: readonly string[]; most: number; look: string },
  listOf: (fitted: Fitted) => Promise<readonly string[]>,
): Promise<Fitted> {
  const isWithin = !lines[most - 1]?.includes(' ')
  let kept = lines.slice(0, most).join('').trimEnd()
  for (;;) {
    const fitted = { text: `${kept.replace(/(?<![\s,.;:·])[\s,.;:·]+$/, '')}…`, look }
    if ((await listOf(fitted)).length <= most) return fitted
    kept = isWithin ? [...kept].slice(0, -1).join('') : kept.slice(0, Math.max(0, kept.lastIndexOf(' ')))
  }
}

/** A text alone, as wide as the card has it. Only a title and names have a sign. */
function toLineNode({ language, name }: Card, { text, look }: Fitted): Node {
  const sign: Node[] = name?.isHashtag && look !== 'say' ? [toText('sign', '#')] : []
  return { ...toBox(`line ${look}`, [...sign, toText('', text)]), lang: language }
}

/** @param head title or name. */
function toCardNode(card: Card, head: Fitted | undefined, say: Fitted | undefined): Node {
  const { language, site, title, facts } = card
  const lines = [head, say].flatMap((each) => (each ? [toLineNode(card, each)] : []))
  const children: Node[] = [
    drawFruits(card),
    ...(site === undefined ? [] : [toText('site', site)]),
    toBox(title === undefined ? 'list' : 'title', lines),
    toBox(
      'facts',
      facts.map(({ text, look }) => toText(look, text)),
    ),
  ]
  return { ...toBox('card', children), lang: language }
}

/** All that a card is drawn of, but for where its texts break. */
export function toUnfitted(card: Card): readonly unknown[] {
  return [toCardStyle(card.theme), toCardNode(card, undefined, undefined), sizes, card]
}

function toText(className: string, text: string): Node {
  return { type: 'text', className, text }
}

function toBox(className: string, children: Node[]): Node {
  return { type: 'container', className, children }
}

/** Pictures have one scheme: the light one. */
export function toCardStyle(written: Theme | undefined): string {
  const colours = toColours(written)
  return `
*{box-sizing:border-box;margin:0}
.card{position:relative;width:1200px;height:630px;overflow:hidden;background:${colours.paper};color:${ink}}
.card,.line{font-family:Pretendard;word-break:keep-all;overflow-wrap:anywhere}
.fruits{position:absolute;top:0}
.site{position:absolute;left:80px;top:72px;width:620px;font-size:38px;line-height:46px;max-height:92px;overflow:hidden;font-weight:700;letter-spacing:-.01em;text-wrap:balance}
.title{position:absolute;left:80px;top:204px;width:1040px;height:258px;display:flex;align-items:center}
.list{position:absolute;left:80px;top:240px;width:1040px;height:242px;display:flex;flex-direction:column;justify-content:center}
.line{display:block;width:1040px}
.large{font-size:76px;line-height:98px;font-weight:750;letter-spacing:-.025em;text-wrap:pretty}
.small{font-size:64px;line-height:84px;font-weight:750;letter-spacing:-.025em;text-wrap:pretty}
.tag{font-size:104px;line-height:120px;margin-bottom:12px;font-weight:800;letter-spacing:-.035em}
.name{font-size:84px;line-height:100px;margin-bottom:28px;font-weight:800;letter-spacing:-.035em}
.long{font-size:68px;line-height:80px;max-height:160px;overflow:hidden;margin-bottom:16px;font-weight:800;letter-spacing:-.035em;text-wrap:balance}
.sign,.hashtag{color:${colours.accent}}
.say{font-size:38px;line-height:54px;color:${colours.quiet}}
.facts{position:absolute;left:80px;top:494px;width:1040px;height:64px;display:flex;flex-wrap:wrap;column-gap:32px;row-gap:32px;overflow:hidden;font-size:36px;line-height:64px;color:${colours.quiet};white-space:nowrap;font-variant-numeric:tabular-nums}
.filled{border-radius:12px;padding:0 24px;background:${colours.wash};color:${colours.leaf};font-weight:700}
.framed{border-radius:12px;padding:0 24px;box-shadow:inset 0 0 0 3px ${colours.edge}}
.strong{font-weight:700;color:${ink}}
.hashtag{font-weight:600}`
}

const ink = '#231f1b'

function toColours(written: Theme | undefined) {
  const tokens = toTokens(toTheme(written))
  const find = (name: string, own: string) => tokens.get(`--${name}`)?.light ?? own
  return {
    paper: find('paper', '#fcfaf6'),
    quiet: find('quiet', '#6b6259'),
    edge: find('edge', '#938879'),
    accent: find('accent', '#b8420f'),
    // A surface, which may be lighter than text.
    fruit: find('accent', '#c64d14'),
    leaf: find('leaf', '#4a641a'),
    wash: find('leaf-wash', '#eaf0d8'),
  }
}

/** In a square of 100, with a calyx of four lobes: the two leaves of the site's mark look like an apple's when large. */
const fruit = {
  body: 'M50 20C68 10 99 17 99 50c0 28-22 42-49 42S1 78 1 50C1 17 32 10 50 20z',
  calyx:
    'M47 0h6v10c13-5 27-3 35 8-12 0-19 3-25 13-5-5-9-7-13-7s-8 2-13 7c-6-10-13-13-25-13 8-11 22-13 35-8z',
}

/** A fruit on a thread. */
interface Hung {
  x: number
  /** Length of the thread. */
  length: number
  /** Width of the fruit; none in a year without activity. */
  size: number
}

const large: readonly Hung[] = [{ x: 826, length: 54, size: 132 }]

/** For whoever has no letters. */
const three: readonly Hung[] = [
  { x: 415, length: 152, size: 128 },
  { x: 600, length: 234, size: 236 },
  { x: 785, length: 86, size: 108 },
]

/** As large as what is drawn: the library composes every pixel of it. */
function drawFruits({ theme: written, title, name, years }: Card): Node {
  const { edge, fruit: colour, leaf } = toColours(written)
  const theme = toTheme(written)
  const own = title === undefined && !name ? three : large
  const width = own === three ? 4 : 3
  const hung = years && years.length > 1 ? hangYears(years) : own
  const drawn = hung.map(({ x, length, size }) => {
    const thread = `<path stroke="${edge}" stroke-width="${width}" d="M${x} 0V${length}"/>`
    if (size === 0) return thread
    const shape =
      theme && hasBeads(theme)
        ? `<circle fill="${colour}" cx="50" cy="50" r="49"/>`
        : `<path fill="${colour}" d="${fruit.body}"/><path fill="${leaf}" d="${fruit.calyx}"/>`
    return `${thread}<g transform="translate(${x - size / 2} ${length - 2}) scale(${size / 100})">${shape}</g>`
  })
  const left = Math.floor(Math.min(...hung.map(({ x, size }) => x - Math.max(width, size / 2))))
  const box = {
    width: Math.ceil(Math.max(...hung.map(({ x, size }) => x + Math.max(width, size / 2)))) - left,
    height: Math.max(...hung.map(({ length, size }) => length + size)),
  }
  const view = `width="${box.width}" height="${box.height}" viewBox="${left} 0 ${box.width} ${box.height}"`
  const src = `<svg xmlns="http://www.w3.org/2000/svg" ${view}>${drawn.join('')}</svg>`
  return { type: 'image', className: 'fruits', src, ...box, style: { left } }
}

/** The more there was, the longer the thread and the larger the fruit, and none wider than its year. */
function hangYears(years: readonly YearCount[]): Hung[] {
  const most = Math.max(1, ...years.map(([, count]) => count))
  const step = 1000 / (years.length - 1)
  return years.map(([, count], place) => {
    const part = count / most
    return {
      x: Math.round(100 + step * place),
      length: Math.round(14 + 120 * part),
      size: count === 0 ? 0 : Math.round(Math.min(44 + 36 * Math.sqrt(part), 0.9 * step)),
    }
  })
}

// Which letters can be drawn: those of Pretendard. What it lacks would be a box.

/** Of its cmap, but for private use. */
const coverage = `
  20-7e a0-148 14a-1c3 1c5-31e 321-377 37a-37f 384-38a 38c 38e-3a1 3a3-3e1 3f0-49d 4a0-4ff 52f e3f 1d43 1d47-1d49 1d4d
  1d4f-1d50 1d52 1d56-1d58 1d5b 1d62-1d65 1d9c 1da0 1dbb 1dbf-1df5 1dfc-1f15 1f18-1f1d 1f20-1f45 1f48-1f4d 1f50-1f57
  1f59 1f5b 1f5d 1f5f-1f7d 1f80-1fb4 1fb6-1fc4 1fc6-1fd3 1fd6-1fdb 1fdd-1fef 1ff2-1ff4 1ff6-1ffe 2000-200d 2010-2027
  202f-2060 2070-2071 2074-208e 2090-209c 20a0-20bf 20db-20de 20e8 20f0 2100-2101 2103 2105-2106 2109 2113 2116-2117
  211e-2123 2126 212a-212b 212e 2132 213b 214d 214f 2153 215a-2188 2190-2199 21a9-21aa 21b0-21b1 21b3-21b5 21ba-21bb
  21d0 21d2 21d4 21de-21df 21e4-21e5 21e7 21ea 2202 2205-2206 220f 2211-2212 221a 221e 222b 2248 2260 2264-2265
  226a-226b 22ef 2303 2305 2318 2325-2327 2329-232b 2380 2387 238b 23ce-23cf 2423 2460-2473 24b6-24cf 24ea-24f4 24ff
  25a0-25a2 25aa 25b2-25b3 25b6-25b7 25ba-25bd 25c0-25c1 25c4-25c7 25ca-25cb 25cf 25e6 25ef 2600 2605-2606 263c 2661
  2665 266a 26a0 2713 2717 2756 2776-2789 27ef 27f5-27fa 2985-2986 2b06 2b12-2b13 2b1c 2c7c 2c7f 2dff 2e18 3000-3003
  3008-3011 3014-301f 3041-3094 3099-309e 30a1-30fe 3131-3164 318d 321c 3380-3384 3388-33ca 33cf-33d0 33d3 33d6 33d8
  33db-33dd a69f a7ff a92e ac00-d7a3 fe20-fe2d feff ff01-ff60 ffa1-ffbe ffc2-ffc7 ffca-ffcf ffd2-ffd7 ffda-ffdc
  ffe0-ffe1 ffe5-ffe6`

const letters = new Set(
  coverage
    .trim()
    .split(/\s+/)
    .flatMap((range) => {
      const [first = 0, last = first] = range.split('-').map((point) => Number.parseInt(point, 16))
      return Array.from({ length: last - first + 1 }, (_, index) => first + index)
    }),
)
const segmenter = new Intl.Segmenter()
const isLetter = (letter: string) => letters.has(letter.codePointAt(0) ?? 0)

/** Also signs that are drawn as such only where they are asked for, and of which the font has some. */
const emoji = /[\p{Emoji_Presentation}\ufe0f\u20e3]/u

/**
 * A text as it is drawn: one line, without the emoji, which a title can spare.
 * @returns undefined where it holds a letter that can't be drawn, or nothing is left.
 */
export function toDrawable(text: string): string | undefined {
  let drawn = ''
  for (const { segment } of segmenter.segment(text.normalize())) {
    const seen = segment.replace(/\p{Default_Ignorable_Code_Point}/gu, '').replace(/\s/g, ' ')
    const isDrawn = [...seen].every(isLetter)
    if (emoji.test(segment) || (!isDrawn && /\p{Extended_Pictographic}/u.test(seen))) continue
    if (!isDrawn) return undefined
    drawn += seen
  }
  return drawn.replace(/ +/g, ' ').trim() || undefined
}
