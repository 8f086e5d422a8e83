// The line to write instead: nobody should have to translate a message into YAML.
import { findNearestAlias } from './alias.ts'
import { removeInvisible } from './characters.ts'
import type { Issue, IssueCode } from './issue.ts'
import { findNearestTime } from './nearest-time.ts'
import { toPlainText } from './plain-text.ts'

/** Longer lines are no help in a message. */
const shownLength = 200

/** @param text the file that the issues are placed in. @returns them with the corrected line as `instead` where one is known. */
export function correct(issues: readonly Issue[], text: string): Issue[] {
  const lines = issues.length === 0 ? [] : text.split('\n')
  return issues.map((issue) => {
    const line = lines[issue.line - 1] ?? ''
    if (line.length > shownLength) return issue
    const instead = correctLine(issue, line) ?? correctBefore(issue, lines[issue.line - 2] ?? '')
    if (instead === undefined || instead === line) return issue
    return { ...issue, detail: { ...issue.detail, instead: instead.trim() } }
  })
}

const fences: ReadonlySet<IssueCode> = new Set(['front-matter-language', 'front-matter-unclosed'])
const quotable: ReadonlySet<IssueCode> = new Set(['yaml-syntax', 'yaml-alias', 'yaml-tag'])

function correctLine(issue: Issue, line: string): string | undefined {
  const { code, column, detail } = issue
  if (fences.has(code)) return detail['value'] ? '---' : undefined
  if (quotable.has(code)) return quoteValue(line, column)
  if (code === 'invisible-character') return removeInvisible(line)
  const token = findToken(line, column - 1)
  if (code === 'duplicate-hashtag') return removeFromList(line, token)
  const replacement = toReplacement(issue, token)
  return replacement && line.slice(0, token.start) + replacement + line.slice(token.end)
}

interface LineToken {
  start: number
  end: number
  text: string
}

/** The quoted or plain value that begins at an offset of a line. */
function findToken(line: string, start: number): LineToken {
  const rest = line.slice(start)
  const isInList = /[[{]/.test(line.slice(0, start))
  const plain = isInList ? /^[^,\]}]*?(?=\s*(?:[,\]}]|: |$))/ : /^.*?(?=\s*(?:: |:$| #|$))/
  const raw = /^"(?:[^"\\]|\\.)*"|^'(?:[^']|'')*'/.exec(rest)?.[0] ?? plain.exec(rest)?.[0] ?? ''
  return { start, end: start + raw.length, text: raw.replace(/^(["'])(.*)\1$/, '$2') }
}

function toReplacement({ code, detail }: Issue, { text }: LineToken): string | undefined {
  const { expected, key = '' } = detail
  if (text === '') return undefined
  if (code === 'unquoted-text') return `"${text}"`
  const nearest = findNearest(code, text) ?? detail['nearest']
  if (nearest !== undefined) return code === 'unknown-key' ? nearest : toPlainText(nearest)
  if (code !== 'wrong-type' && code !== 'invalid-count') return undefined
  if (expected === 'array') return ['tags', 'aliases'].includes(key) ? `[${text}]` : undefined
  if (expected === 'boolean') return toBoolean(text)
  return expected === 'number' || expected === 'int' ? toCount(text) : undefined
}

function findNearest(code: IssueCode, text: string): string | undefined {
  if (code === 'invalid-time') return findNearestTime(text)
  return code === 'invalid-alias' ? findNearestAlias(text) : undefined
}

/** `1,234` → `1234`, `007` → `7`; undefined for what is no count. */
function toCount(text: string): string | undefined {
  const digits = /^\+?(\d[\d,_]{0,14})$/.exec(text)?.[1]?.replace(/[,_]/g, '')
  return digits === undefined ? undefined : String(Number(digits))
}

function toBoolean(text: string): string | undefined {
  if (/^(?:true|yes|y|on|1)$/i.test(text)) return 'true'
  return /^(?:false|no|n|off|0)$/i.test(text) ? 'false' : undefined
}

/** The parser notices a key without a space after its colon only on the next line. */
function correctBefore({ code }: Issue, line: string): string | undefined {
  return code === 'yaml-syntax' && line.length <= shownLength ? addSpace(line) : undefined
}

/** `category:개발자` → `category: 개발자` */
function addSpace(line: string): string | undefined {
  const [, key, value] = /^(\s*(?:- +)?[a-zA-Z]+):([^\s:/].*)$/.exec(line) ?? []
  return key === undefined ? undefined : `${key}: ${value}`
}

/** `title: 제목: 부제` → `title: "제목: 부제"`; tabs at the beginning become spaces. */
function quoteValue(line: string, column: number): string | undefined {
  if (/^ *\t/.test(line)) return line.replace(/^[ \t]+/, (space) => space.replaceAll('\t', '  '))
  const [, start = '', value = ''] =
    /^(\s*(?:- +)?(?:title|category|actor|at|kind|description|name): +)(\S.*)$/.exec(line) ?? []
  if (value === '' || column <= start.length) return addSpace(line)
  return start + quote(value.trimEnd())
}

/** `"PUT"과 PATCH` → `'"PUT"과 PATCH'`; a quote that was opened and not closed is closed. */
function quote(text: string): string {
  const opened = /^(["'])([^"']*)$/.exec(text)?.[2] ?? text
  return opened.includes('"') && !opened.includes("'") ? `'${opened}'` : JSON.stringify(opened)
}

/** Of a list in one line; in a list of lines the whole line goes. */
function removeFromList(line: string, { start, end }: LineToken): string | undefined {
  const before = line.slice(0, start)
  return /,\s*$/.test(before) ? before.replace(/,\s*$/, '') + line.slice(end) : undefined
}
