// Signs that look like those that YAML knows: full-width ones, curly quotes, spaces of other widths, dashes.
import { type Issue, replaceLine, toSchemaDetails } from '../issue.ts'
import { listKeysBelow, listKeysOf, shownLeaves } from '../leaf.ts'
import { type Candidate, type Draft, lineAt, linesUpwards } from './candidate.ts'
import { findKey } from './words.ts'

/** Other spaces than those of ASCII. */
const otherSpace = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g
const otherDash = /^(\s*)[\u2010-\u2015\u2212\ufe58\ufe63\uff0d\u30fc\u2022\u00b7](?=\s)/

const structure: Record<string, string> = {
  '：': ':',
  '﹕': ':',
  '∶': ':',
  '，': ',',
  '、': ',',
  '﹐': ',',
  '［': '[',
  '］': ']',
  '｛': '{',
  '｝': '}',
  '【': '[',
  '】': ']',
  '＃': '#',
  '“': '"',
  '”': '"',
  '„': '"',
  '＂': '"',
  '‘': "'",
  '’': "'",
  '＇': "'",
}

/** One line of YAML with the signs that it was meant to have; the same line where it has them. */
function fixLookAlikes(line: string, schema: Draft['schema']): string {
  const indented = line
    .replace(/^\s+/, (space) => space.replaceAll('\t', '  ').replace(otherSpace, ' '))
    .replace(otherDash, '$1-')
    .replace(/^(\s*-)[^\S ]+/, '$1 ')
  const [, head = '', key = '', colon = '', value = ''] =
    /^(\s*(?:- *)?)([\p{L}\p{M}]+)\s*([:：﹕∶])(.*)$/su.exec(indented) ?? []
  const name = findKey(key) ?? listKeysBelow(schema).find((each) => each === key)
  if (name === undefined) return isListItem(indented) ? fixStructure(indented) : indented
  const fixed = fixValue(
    name,
    schema,
    value.replace(/^[^\S ]+/, (space) => ' '.repeat(space.length)),
  )
  const gap = colon === ':' || fixed === '' || fixed.startsWith(' ') ? '' : ' '
  return `${head}${key}:${gap}${fixed}`
}

/** A text among what is fixed with it: which of the signs are its own nobody knows. */
function isAmongOthers(line: string, schema: Draft['schema']): boolean {
  const keys = listKeysOf(schema, shownLeaves)
  return [...line.matchAll(/[{｛,，]\s*([a-zA-Z]+)\s*[:：]/g)].some(([, key = '']) => keys.includes(key))
}

/** Signs in texts of somebody's are their own; a licence may be a mapping too. */
function fixValue(key: string, schema: Draft['schema'], value: string): string {
  const isText = listKeysOf(schema, [...shownLeaves, 'markdown']).includes(key)
  if (!isText || /^\s*[{｛].*[:：]/.test(value)) return fixStructure(value)
  return value.replace(/^(\s*)[“”„＂]([^“”„＂]*)[“”„＂](\s*)$/u, '$1"$2"$3')
}

function isListItem(line: string): boolean {
  return /^\s*- *\S*$/.test(line)
}

function fixStructure(text: string): string {
  return Array.from(text, (sign) => structure[sign] ?? sign)
    .join('')
    .replace(/[０-９]/g, (digit) => digit.normalize('NFKC'))
    .replace(otherSpace, ' ')
    .replace(/([,:])(?=[^\s\d/])/g, '$1 ')
    .normalize('NFC')
}

/** The first sign of a line that is another in its fixed form. */
function findSign(line: string, fixed: string): { column: number; codePoint: string } {
  const place = [...line].findIndex((sign, index) => sign !== [...fixed][index])
  const sign = [...line][Math.max(0, place)] ?? ' '
  const isComposed = line.normalize('NFC') !== line && line.normalize('NFC') === fixed.normalize('NFC')
  const codePoint = `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
  return {
    column: [...line].slice(0, Math.max(0, place)).join('').length + 1,
    codePoint: isComposed ? 'NFD' : codePoint,
  }
}

/** Lines that are indented by tabs, all of them at once; what is below a text is a part of it. */
export function* proposeTabs(issue: Issue, draft: Draft): Generator<Candidate> {
  for (const line of linesUpwards(issue, draft)) {
    if (!isTabbed(lineAt(draft, line))) continue
    let [from, to] = [line, line + 1]
    while (from > draft.from && isTabbed(lineAt(draft, from - 1))) from -= 1
    while (to < draft.to && isTabbed(lineAt(draft, to))) to += 1
    const written = draft.lines.slice(from - 1, to - 1)
    const lines = written.map((text) => text.replace(/^\s+/, (blanks) => blanks.replaceAll('\t', '  ')))
    if (lines.length < 2) return
    yield {
      correction: { from, to, lines, certain: written.every((text) => /^\s*(?:-|#|[^\s:]+ *:)/.test(text)) },
      as: {
        code: 'look-alike-sign',
        line: from,
        column: (written[0] ?? '').indexOf('\t') + 1,
        detail: { codePoint: 'U+0009' },
      },
    }
    return
  }
}

function isTabbed(text: string): boolean {
  return /^ *\t/.test(text) && text.trim() !== ''
}

/** Front matter whose colons are all of full width is one text to YAML. */
export function* proposeWholeLookAlikes(issue: Issue, draft: Draft): Generator<Candidate> {
  const { key, found } = toSchemaDetails(issue)
  if (key !== '' || found !== undefined) return
  const written = draft.lines.slice(draft.from - 1, draft.to - 1)
  const lines = written.map((line) => fixLookAlikes(line, draft.schema))
  const changed = lines.findIndex((line, index) => line !== written[index])
  if (changed < 0 || !/：|﹕|∶/.test(written[changed] ?? '')) return
  const { column, codePoint } = findSign(written[changed] ?? '', lines[changed] ?? '')
  yield {
    correction: {
      from: draft.from,
      to: draft.to,
      lines,
      certain: !written.some((line) => isAmongOthers(line, draft.schema)),
    },
    as: { code: 'look-alike-sign', line: draft.from + changed, column, detail: { codePoint } },
  }
}

/** In the line of the fault, or in one before it where the parser noticed it late. */
export function* proposeLookAlikes(issue: Issue, draft: Draft): Generator<Candidate> {
  const lines = issue.code.startsWith('yaml-') ? linesUpwards(issue, draft) : [issue.line]
  for (const line of lines) {
    const written = lineAt(draft, line)
    const fixed = fixLookAlikes(written, draft.schema)
    if (fixed === written || !hasLookAlike(written, fixed)) continue
    const { column, codePoint } = findSign(written, fixed)
    yield {
      correction: replaceLine(line, fixed, isIndent(written, fixed) || !isAmongOthers(written, draft.schema)),
      as: { code: 'look-alike-sign', line, column, detail: { codePoint } },
    }
  }
}

/** Whether only what is before the first sign is another. */
function isIndent(written: string, fixed: string): boolean {
  return written.trimStart() === fixed.trimStart()
}

/** Only a missing space or a tab between words is no such sign. */
function hasLookAlike(written: string, fixed: string): boolean {
  return written.replace(/ /g, '') !== fixed.replace(/ /g, '')
}
