// One line of a table of a Stack Exchange dump, `  <row Id="1" PostTypeId="1" … />`, and its values, as records have them.

/** Attributes by name, their values still with the entities of XML. */
export type Row = ReadonlyMap<string, string>

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
function decodeXml(value: string): string {
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
