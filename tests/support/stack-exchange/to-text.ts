/** What no file may hold. */
const control = /[\0-\x08\x0b-\x1f\x7f-\x84\x86-\x9f\ufdd0-\ufdef\ufffe\uffff]|\p{Surrogate}/gu
/** What no name and no title may hold besides. */
const invisible =
  /[\xad\u034f\u061c\u115f\u1160\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0]/gu

/** Markdown as it was typed, with line feeds alone. */
export function toText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(control, '').trimEnd()
}

/** One line for a name or a title. */
export function toLine(text: string): string {
  return toText(text).replace(invisible, '').replace(/\s+/g, ' ').trim()
}

/** `2016-08-02T15:39:14.947` → `2016-08-02T15:39:14Z`: times of a dump are those of UTC. */
export function toTime(time: string): string {
  return `${time.slice(0, 19)}Z`
}

/** JSON is YAML. Absent keys are left out. */
export function toFrontMatter(fields: Readonly<Record<string, unknown>>): string {
  const lines = Object.entries(fields).flatMap(([key, value]) =>
    value === undefined || (Array.isArray(value) && value.length === 0)
      ? []
      : `${key}: ${JSON.stringify(value)}\n`,
  )
  return `---\n${lines.join('')}---\n`
}
