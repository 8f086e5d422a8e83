// Tags of raw HTML as CommonMark reads them. One expression for a whole tag would try each `<` to the end of the text.

/** A tag of any element; offsets are of the text that it was found in. */
export interface RawTag {
  start: number
  end: number
  closing: boolean
  /** In lower case. */
  name: string
  /** Value of the first attribute of that name, as it is written. */
  href: string | undefined
}

const beginning = /<(\/?)([a-z][a-z\d-]*)/iy
const attribute = /\s+([a-z_:][\w.:-]*)(?:\s*=\s*(?:([^\s"'=<>`]+)|'([^']*)'|"([^"]*)"))?/iy
const ending = /\s*\/?>/y

/** Every tag, in order. The time grows with the length of the text, whatever stands in it. */
export function findTags(raw: string): RawTag[] {
  const tags: RawTag[] = []
  // Where no tag goes on: a text of quotes inside of quotes may reach the same place from many a `<`.
  const dead = new Set<number>()
  let start = raw.indexOf('<')
  while (start >= 0) {
    const tag = readTag(raw, start, dead)
    if (tag) tags.push(tag)
    start = raw.indexOf('<', tag?.end ?? start + 1)
  }
  return tags
}

function readTag(raw: string, start: number, dead: Set<number>): RawTag | undefined {
  const [begun = '', slash, name = ''] = execAt(beginning, raw, start) ?? []
  if (begun === '') return undefined
  let href: string | undefined
  const passed: number[] = []
  for (let offset = start + begun.length; !dead.has(offset); ) {
    passed.push(offset)
    const end = execAt(ending, raw, offset)
    if (end) {
      const closing = slash === '/'
      return { start, end: offset + end[0].length, closing, name: name.toLowerCase(), href }
    }
    const found = execAt(attribute, raw, offset)
    if (!found) break
    const [whole, key = '', bare, single, double] = found
    if (key.toLowerCase() === 'href') href ??= bare ?? single ?? double
    offset += whole.length
  }
  for (const offset of passed) dead.add(offset)
  return undefined
}

function execAt(sticky: RegExp, text: string, offset: number): RegExpExecArray | null {
  sticky.lastIndex = offset
  return sticky.exec(text)
}
