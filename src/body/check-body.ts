import type { Issue } from '../question/issue.ts'
import { limits } from '../question/limits.ts'
import { findPersonalData } from '../question/personal-data.ts'
import { toPosition } from '../question/position.ts'
import { findForbiddenScheme } from './link.ts'
import type { Token } from './markdown.ts'

interface BodyPlace {
  path: string
  body: string
  /** Line of the file on which the body begins. */
  bodyLine: number
}

/** Nesting and tables over their limits, forbidden links, personal data; positions are of the file. */
export function checkBody(tokens: readonly Token[], place: BodyPlace): Issue[] {
  return [...checkSize(tokens, place), ...checkLinks(tokens, place), ...checkPersonalData(place)]
}

function toIssue(place: BodyPlace, offset: number, fault: Pick<Issue, 'code' | 'detail'>): Issue {
  const { line, column } = toPosition(place.body, offset)
  return { ...fault, path: place.path, line: line + place.bodyLine - 1, column }
}

function lineOf(token: Token | undefined, place: BodyPlace): number {
  return (token?.map?.[0] ?? 0) + place.bodyLine
}

function checkSize(tokens: readonly Token[], place: BodyPlace): Issue[] {
  const issues: Issue[] = []
  const deep = findTooDeep(tokens)
  if (deep) {
    const detail = { limit: `${limits.bodyNesting}` }
    issues.push({ code: 'nesting-too-deep', path: place.path, line: lineOf(deep, place), column: 1, detail })
  }
  const cells = tokens.filter(({ type }) => type === 'td_open' || type === 'th_open').length
  if (cells > limits.tableCells) {
    const table = tokens.find(({ type }) => type === 'table_open')
    const detail = { limit: `${limits.tableCells}` }
    issues.push({ code: 'table-too-large', path: place.path, line: lineOf(table, place), column: 1, detail })
  }
  return issues
}

/** First quote or list inside of too many others. */
function findTooDeep(tokens: readonly Token[]): Token | undefined {
  let levels = 0
  return tokens.find(({ type, nesting }) => {
    if (/^(?:blockquote|bullet_list|ordered_list)_/.test(type)) levels += nesting
    return levels > limits.bodyNesting
  })
}

function checkLinks(tokens: readonly Token[], place: BodyPlace): Issue[] {
  return tokens.flatMap((block) =>
    (block.children ?? []).flatMap((token) => {
      const address = String(token.attrGet(token.type === 'image' ? 'src' : 'href') ?? '')
      const scheme = address === '' ? undefined : findForbiddenScheme(address)
      if (scheme === undefined) return []
      const start = lineOffset(place.body, block.map?.[0] ?? 0)
      const found = place.body.toLowerCase().indexOf(scheme, start)
      return [toIssue(place, Math.max(start, found), { code: 'forbidden-link', detail: { value: scheme } })]
    }),
  )
}

function lineOffset(text: string, line: number): number {
  let offset = 0
  for (let passed = 0; passed < line; passed += 1) offset = text.indexOf('\n', offset) + 1
  return offset
}

function checkPersonalData(place: BodyPlace): Issue[] {
  return findPersonalData(place.body).map(({ kind, offset }) =>
    toIssue(place, offset, { code: 'personal-data', detail: { kind } }),
  )
}
