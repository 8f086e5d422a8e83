// What a query demands to the letter: phrases that have to be there, and words that may not. The index tells what may
// fit, as it knows of pairs of syllables and of words but not of their order; the pages of questions tell the rest.
import { normalizeText } from './text.ts'

export interface Demands {
  /** The query without its signs and without what may not be there. */
  text: string
  phrases: readonly string[]
  excluded: readonly string[]
}

/** `-word` or `-"two words"` behind a blank, of two letters at least: `-v` is the option of a command. */
const exclusion = /(?<=^|\s)-(?:["“”]([^"“”]+)["“”]|([\p{L}\p{N}_][^\s"“”]+))/gu
const quotation = /["“”]([^"“”]+)["“”]/gu

/** `"정확한 구문" 서버 -배포` */
export function readDemands(query: string): Demands {
  const excluded = Array.from(query.matchAll(exclusion), ([, phrase, word]) =>
    toComparable(phrase ?? word ?? ''),
  )
  const wanted = query.replaceAll(exclusion, ' ')
  const phrases = Array.from(wanted.matchAll(quotation), ([, phrase]) => toComparable(phrase ?? ''))
  return {
    text: wanted.replaceAll(quotation, ' $1 '),
    phrases: phrases.filter(isWord),
    excluded: excluded.filter(isWord),
  }
}

function isWord(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text)
}

export function isDemanding({ phrases, excluded }: Demands): boolean {
  return phrases.length + excluded.length > 0
}

/** In small letters, with single blanks. */
function toComparable(text: string): string {
  return normalizeText(text).toLowerCase().replace(/\s+/g, ' ').trim()
}

/** Whether a text holds all phrases, and none of what may not be there. */
export function meets(text: string, { phrases, excluded }: Demands): boolean {
  const plain = toComparable(text)
  return phrases.every((phrase) => plain.includes(phrase)) && !excluded.some((word) => holds(plain, word))
}

/** Letters of other scripts than Hangul go on to another word: `-java` leaves `javascript`, but none of `자바를`. */
function holds(text: string, word: string): boolean {
  const [first, last] = [/^[a-z0-9_]/.test(word), /[a-z0-9_]$/.test(word)]
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const isWithin =
      (first && /[a-z0-9_]/.test(text[at - 1] ?? '')) ||
      (last && /[a-z0-9_]/.test(text[at + word.length] ?? ''))
    if (!isWithin) return true
  }
  return false
}

/** Pages of one question that are read at most. */
const mostPages = 5

/** @param base of the site, with a slash at its end. @returns all that the pages of a question say. */
export function createReadTexts(base: string): (path: string) => Promise<string> {
  const known = new Map<string, Promise<string>>()
  const read = async (path: string): Promise<string> => {
    let text = ''
    for (let page = 1; page <= mostPages; page += 1) {
      const response = await fetch(`${base}${encodeURI(path)}${page === 1 ? '' : `${page}/`}`)
      // Of a page that is gone nothing is said.
      if (!response.ok) break
      const html = await response.text()
      text += ` ${toText(html)}`
      if (!html.includes('rel="next"')) break
    }
    return text
  }
  return (path) => {
    const text = known.get(path) ?? read(path)
    known.set(path, text)
    text.catch(() => known.delete(path))
    return text
  }
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" }

/** The title, the hashtags and the bodies of a page; what is within a line goes on in it. */
function toText(html: string): string {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  return leaveOut(leaveOut(main, '<nav', '</nav>'), '<div class="byline"', '</div>')
    .replace(/<\/?(?:a|abbr|b|code|del|em|i|ins|kbd|mark|s|span|strong|sub|sup|u|wbr)\b[^<>]*>/g, '')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(\w+|#\w+);/g, (sign, name: string) => entities[name] ?? sign)
}

function leaveOut(html: string, start: string, end: string): string {
  return html
    .split(start)
    .map((part, index) => (index === 0 ? part : part.slice(part.indexOf(end))))
    .join(' ')
}
