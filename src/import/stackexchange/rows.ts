// One line of a table of a Stack Exchange dump, `  <row Id="1" PostTypeId="1" … />`, and its values, as records have them.

/** Attributes by name, their values still with the entities of XML. */
export type Row = ReadonlyMap<string, string>

const beginning = /^[ \t]*<row(?= )/
const name = /^[A-Za-z]\w*$/
const [blank, slash, apostrophe] = [32, 47, 39]
const strayAmpersand = /&(?!(?:lt|gt|amp|quot|apos|#x[\dA-Fa-f]{1,6}|#\d{1,7});)/

/** Undefined for a line that is anything but one row, whole and well-formed. */
export function parseRow(line: string): Row | undefined {
  const start = beginning.exec(line)?.[0].length
  if (start === undefined || line.includes('<', start) || strayAmpersand.test(line)) return undefined
  const row = new Map<string, string>()
  const rest = line.slice(takeAttributes(line, start, row))
  if (rest !== ' />' && rest !== '/>') return undefined
  return row.size > 0 && row.keys().every(isName) ? row : undefined
}

/** The attributes of a line that `parseRow` has taken, in half the time. */
export function splitRow(line: string): Row {
  const row = new Map<string, string>()
  takeAttributes(line, line.indexOf('<row') + 4, row)
  return row
}

/** @returns where no further attribute follows, or one that is there already. */
function takeAttributes(line: string, start: number, row: Map<string, string>): number {
  let at = start
  while (line.charCodeAt(at) === blank && line.charCodeAt(at + 1) !== slash) {
    const equals = line.indexOf('=', at)
    const quote = line.charCodeAt(equals + 1) === apostrophe ? "'" : '"'
    const end = equals !== -1 && line.startsWith(quote, equals + 1) ? line.indexOf(quote, equals + 2) : -1
    if (end === -1) return at
    const known = row.size
    row.set(line.slice(at + 1, equals), line.slice(equals + 2, end))
    if (row.size === known) return at
    at = end + 1
  }
  return at
}

/** Names that were met, as tables have but a few. */
const names = new Set<string>()
const mostNames = 200

function isName(text: string): boolean {
  if (names.has(text)) return true
  if (!name.test(text)) return false
  if (names.size < mostNames) names.add(text)
  return true
}

const characters: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
  '&quot;': '"',
  '&apos;': "'",
  '&#xA;': '\n',
  '&#xD;': '\r',
  '&#x9;': '\t',
}

/** The text that the value of an attribute stands for. What no text can hold (`&#x110000;`) becomes U+FFFD. */
export function decodeXml(value: string): string {
  let text = ''
  let from = 0
  for (let at = value.indexOf('&'); at !== -1; at = value.indexOf('&', from)) {
    const end = value.indexOf(';', at) + 1
    if (end === 0) break
    text += value.slice(from, at) + toCharacter(value.slice(at, end))
    from = end
  }
  return from === 0 ? value : text + value.slice(from)
}

function toCharacter(reference: string): string {
  const known = characters[reference]
  if (known !== undefined) return known
  const digits = reference.slice(2, -1)
  const code = digits.startsWith('x') ? Number.parseInt(digits.slice(1), 16) : Number.parseInt(digits, 10)
  return code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd'
}

/** Empty where the row has none. */
export function textOf(row: Row, attribute: string): string {
  return decodeXml(row.get(attribute) ?? '')
}

/** Undefined where the row has none, or no whole number. */
export function numberOf(row: Row, attribute: string): number | undefined {
  const number = Number(row.get(attribute))
  return Number.isSafeInteger(number) ? number : undefined
}

/** A count; undefined where the row has none. */
export function countOf(row: Row, attribute: string): number | undefined {
  const number = numberOf(row, attribute)
  return number === undefined || number < 0 ? undefined : number
}

/** Times of a dump are those of UTC: `2016-08-02T15:39:14.947` → `2016-08-02T15:39:14Z`. */
export function timeOf(row: Row, attribute: string): string {
  return `${(row.get(attribute) ?? '').slice(0, 19)}Z`
}

const wide = /[\u0080-\u00ff]/

/** Text of a row that `readTable` gave, whose values are Latin-1. Empty where the row has none. */
export function streamedTextOf(row: Row, attribute: string): string {
  const value = row.get(attribute) ?? ''
  return decodeXml(wide.test(value) ? Buffer.from(value, 'latin1').toString() : value)
}

/** `<c#><.net>`, in later dumps `|c#|.net|`. */
export function toTags(tags: string): string[] {
  return tags.split(/[<>|]+/).filter((tag) => tag !== '')
}

/** A time as a number, which come in their order: `2016-08-02T15:39:14.947` → 20160802153914. */
export function toTimeNumber(time: string): number {
  let number = 0
  for (let at = 0; at < 19; at += 1) {
    const digit = time.charCodeAt(at) - 48
    if (digit >= 0 && digit < 10) number = number * 10 + digit
  }
  return number
}

/** `2016-08-02T15:39:14Z` */
export function toTime(number: number): string {
  return String(number)
    .padStart(14, '0')
    .replace(/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/, '$1-$2-$3T$4:$5:$6Z')
}
