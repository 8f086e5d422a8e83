// archive.yaml: made where there is none. What somebody wrote stays to the letter; an import adds what is absent, and
// changes nothing but the day that it wrote itself.
import { parseSettings, type Settings } from '../folder/settings.ts'
import type { Issue } from '../format/issue.ts'
import { toYamlLines } from '../format/write.ts'
import { type MappingNode, parseYamlFile, toPlainText, type YamlNode } from '../format/yaml.ts'

const name = 'archive.yaml'

/** Values by their keys, in the order in which they are written; undefined where there is none. */
export type WantedSettings = Readonly<Record<string, unknown>>

/** @param text may lack a title and a reference date: something replaces them then. */
export function parseOwnSettings(text: string): { settings: Settings; keys: ReadonlySet<string> } | Issue {
  const whole = completeSettings(text, { title: '?', referenceDate: '9999-12-31' })
  const parsed = parseSettings(name, toLines(whole))
  if ('settings' in parsed) return { settings: parsed.settings, keys: listKeys(toLines(text)) }
  const [issue = { code: 'yaml-syntax', path: name, line: 1, column: 1, detail: { reason: '' } }] =
    parsed.issues
  return issue
}

/**
 * The text with the keys that it lacks, in lines behind all others; where a key is there without its value, behind that.
 * All else stays byte for byte, and a text with faults as a whole.
 */
export function completeSettings(text: string, wanted: WantedSettings): string {
  const lines = toLines(text)
  const root = parseYamlFile(name, lines)
  const known = listKeys(lines)
  const absent = Object.entries(wanted).filter(([key, value]) => value !== undefined && !known.has(key))
  if ('code' in root || root.type === 'sequence' || absent.length === 0) return text
  if (root.type === 'scalar' && root.text !== '') return text
  const pairs = root.type === 'mapping' ? root.pairs : []
  if (root.type === 'mapping' && lines[root.start] === '{') return completeFlow(text, absent)
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n'
  const end = toOffset(text, /^\.\.\.(?=\s|$)/m.exec(lines)?.index ?? lines.length)
  const start = pairs[0]?.key.start ?? 0
  const indent = ' '.repeat(start - lines.slice(0, start).lastIndexOf('\n') - 1)
  const filled: Insertion[] = []
  const added: Insertion[] = []
  for (const [key, value] of absent) {
    const colon = findColon(lines, pairs, key)
    if (colon !== undefined) filled.push({ at: toOffset(text, colon + 1), text: ` ${toFlow(value)}` })
    else for (const line of toYamlLines(key, value)) added.push({ at: end, text: indent + line + lineEnd })
  }
  const isOpen = added.length > 0 && !/(?:^\uFEFF?|\n)$/.test(text.slice(0, end))
  return insert(text, [...filled, ...(isOpen ? [{ at: end, text: lineEnd }] : []), ...added])
}

interface Insertion {
  at: number
  text: string
}

/** Of several in one place the first goes first. */
function insert(text: string, insertions: readonly Insertion[]): string {
  let [result, last] = ['', 0]
  for (const insertion of insertions.toSorted((one, other) => one.at - other.at)) {
    result += text.slice(last, insertion.at) + insertion.text
    last = insertion.at
  }
  return result + text.slice(last)
}

/** Of a mapping in braces the parser does not say where it ends: each place that may be it is tried. */
function completeFlow(text: string, absent: readonly (readonly [string, unknown])[]): string {
  const pairs = absent.map(([key, value]) => `${key}: ${toFlow(value)}`).join(', ')
  const braces = [...text.matchAll(/\}/g)].map(({ index }) => index).slice(-20)
  for (const at of braces.toReversed()) {
    for (const before of [', ', ' ']) {
      const completed = insert(text, [{ at, text: `${before}${pairs} ` }])
      const keys = listKeys(toLines(completed))
      if (absent.every(([key]) => keys.has(key))) return completed
    }
  }
  return text
}

/** Behind a key without a value. */
function findColon(lines: string, pairs: MappingNode['pairs'], key: string): number | undefined {
  const node = pairs.find((pair) => pair.key.text === key)?.key
  if (!node) return undefined
  const colon = lines.indexOf(':', node.end)
  return /^["']?[ \t]*$/.test(lines.slice(node.end, colon)) ? colon : undefined
}

/** Those that have a value. */
function listKeys(lines: string): ReadonlySet<string> {
  const root = parseYamlFile(name, lines)
  if ('code' in root || root.type !== 'mapping') return new Set()
  return new Set(root.pairs.flatMap(({ key, value }) => (isEmpty(value) ? [] : [key.text])))
}

function isEmpty(value: YamlNode): boolean {
  return value.type === 'scalar' && value.plain && value.text === ''
}

function toFlow(value: unknown): string {
  return typeof value === 'string' ? toPlainText(value) : JSON.stringify(value)
}

/** As files are parsed: without a byte-order mark, lines ending in LF. */
function toLines(text: string): string {
  return text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')
}

/** Where an offset of these lines is in the text itself. */
function toOffset(text: string, offset: number): number {
  let at = text.startsWith('\uFEFF') ? 1 : 0
  for (let passed = 0; passed < offset; passed += 1) at += text.startsWith('\r\n', at) ? 2 : 1
  return at
}
