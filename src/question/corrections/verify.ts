import type { Correction } from '../correction.ts'
import type { Issue, IssueCode } from '../issue.ts'

/** Faults that keep a file from being read any further, in the order in which they are come across. */
const stages: Partial<Record<IssueCode, number>> = {
  'front-matter-missing': 1,
  'front-matter-language': 1,
  'front-matter-unclosed': 2,
  'front-matter-too-large': 3,
  'merge-conflict': 4,
  'nesting-too-deep': 4,
  'yaml-syntax': 4,
  'yaml-alias': 4,
  'yaml-merge-key': 4,
  'yaml-tag': 4,
  'yaml-document': 4,
  'yaml-duplicate-key': 4,
}

export function isStructural({ code }: Pick<Issue, 'code'>): boolean {
  return stages[code] !== undefined
}

/** What is only seen of a value that can be read. */
const hidden: ReadonlySet<IssueCode | undefined> = new Set(['views-missing'])

interface Corrected {
  correction: Correction
  /** Faults of the file with the correction. */
  left: readonly Issue[]
}

/**
 * Whether a correction takes a fault away and brings none: where the file could not be read to its end, it is read
 * further than before.
 * @returns the keys of the other faults that it takes away too, or undefined where it is none.
 */
export function verify(
  issue: Issue,
  before: readonly Issue[],
  { correction, left }: Corrected,
): string[] | undefined {
  if (isStructural(issue)) return isReadFurther(issue, { correction, left }) ? [] : undefined
  if (left.some(isStructural)) return undefined
  const keys = toKeys(before)
  const own = keys[before.indexOf(issue)]
  const rest = [...keys]
  for (const [index, key] of toKeys(left).entries()) {
    const place = rest.indexOf(key)
    if (place >= 0) rest.splice(place, 1)
    else if (!hidden.has(left[index]?.code)) return undefined
  }
  const place = own === undefined ? -1 : rest.indexOf(own)
  return place < 0 ? undefined : rest.toSpliced(place, 1)
}

function isReadFurther(issue: Issue, { correction, left }: Corrected): boolean {
  const next = left.find(isStructural)
  if (!next) return true
  const [was, is] = [stages[issue.code] ?? 0, stages[next.code] ?? 0]
  if (was !== is) return is > was
  const grown = correction.lines.length - (correction.to - correction.from)
  const isSame =
    next.code === issue.code &&
    next.line === issue.line + grown &&
    next.detail['reason'] === issue.detail['reason']
  return !isSame && next.line >= correction.from + correction.lines.length && next.line >= issue.line + grown
}

/** What a fault is, wherever it stands: lines move when others are corrected. */
export function toKeys(issues: readonly Issue[]): string[] {
  return issues.map(({ code, detail: { key = '', value = '', other = '' } }) =>
    [code, key.replace(/\[\d+\]/g, '[]'), value, other].join('\n'),
  )
}
