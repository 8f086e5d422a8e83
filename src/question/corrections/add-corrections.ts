// Propose and verify: only what was written into the file and read again without its fault is shown to anybody.
import type { Zone } from '../../time/zone.ts'
import { applyCorrection, type Correction } from '../correction.ts'
import { type Issue, isWarning } from '../issue.ts'
import { type Candidate, type Draft, isShown } from './candidate.ts'
import { findProposers } from './families.ts'
import { toKeys, verify } from './verify.ts'

/** What a whole file is searched with. */
export interface CorrectionSource {
  text: string
  /** All faults of a text in the place of this one, as they are before anything is corrected. */
  check: (text: string) => readonly Issue[]
  /** First line of the YAML, and the line after the last, counted from 1. */
  findYaml: (lines: readonly string[]) => { from: number; to: number }
  zone?: Zone
}

/** Characters that are read again for one file, at most: a file of a thousand faults is not read a thousand times. */
const readAgain = 2_000_000

/**
 * The faults of a file with what to write instead, where that is known. What the correction of another fault takes away
 * is not told again.
 */
export function addCorrections(issues: readonly Issue[], source: CorrectionSource): Issue[] {
  let budget = readAgain
  const check = (text: string): readonly Issue[] | undefined => {
    budget -= text.length
    return budget < 0 ? undefined : source.check(text)
  }
  const search = { ...source, check }
  const found = issues.map((issue) => findCorrection(issue, issues, source.text, search))
  return withoutRepeated(issues, found).map(({ issue, candidate }) => {
    const told = { ...issue, ...candidate?.as }
    const correction = candidate?.correction && completeLine(candidate.correction, source.text, search)
    if (correction) return { ...told, correction }
    return budget < 0 ? { ...told, detail: { ...told.detail, later: 'true' } } : told
  })
}

interface Search extends Omit<CorrectionSource, 'check'> {
  /** Undefined where enough was read. */
  check: (text: string) => readonly Issue[] | undefined
}

interface Found {
  issue: Issue
  candidate: Candidate | undefined
  /** Keys of other faults that the correction takes away. */
  removed: readonly string[]
}

/** The first candidate that is right by what the file says after it. */
function findCorrection(issue: Issue, issues: readonly Issue[], text: string, search: Search): Found {
  const draft = toDraft(text, search)
  for (const propose of findProposers(issue.code)) {
    for (const candidate of propose(issue, draft)) {
      const { correction } = candidate
      if (!correction) return { issue, candidate, removed: [] }
      if (!isShown(correction)) continue
      const after = applyCorrection(text, correction)
      const left = after === text ? undefined : search.check(after)
      const removed = left && verify(issue, issues, { correction, left })
      if (removed) return { issue, candidate, removed }
    }
  }
  return { issue, candidate: undefined, removed: [] }
}

function toDraft(text: string, { findYaml, zone }: Search): Draft {
  const lines = text.split('\n')
  return { text, lines, ...findYaml(lines), zone }
}

/** A fault that goes with the correction of another is the same fault; of two such the earlier is told. */
function withoutRepeated(issues: readonly Issue[], found: readonly Found[]): Found[] {
  const keys = toKeys(issues)
  const told: { each: Found; key: string }[] = []
  for (const [index, each] of found.entries()) {
    const key = keys[index] ?? ''
    if (told.some((other) => other.each.removed.includes(key))) continue
    for (let place = told.length - 1; place >= 0; place -= 1) {
      const other = told[place]
      if (other && !other.each.candidate?.correction && each.removed.includes(other.key))
        told.splice(place, 1)
    }
    told.push({ each, key })
  }
  return told.map(({ each }) => each)
}

/** Faults that are left in the corrected lines are corrected in the same go: a line is copied once. */
function completeLine(correction: Correction, text: string, search: Search): Correction {
  let whole = correction
  for (let more = 0; more < 50; more += 1) {
    const now = applyCorrection(text, whole)
    const end = whole.from + whole.lines.length
    const left = search.check(now) ?? []
    const isInside = ({ line }: Issue) => whole.from <= line && line < end
    const next = findInside(left.filter(isInside), left, now, search, { from: whole.from, to: end })
    if (!next) {
      const isRight = left.every((issue) => isWarning(issue) || !isInside(issue))
      return isRight ? whole : { ...whole, certain: false }
    }
    const lines = whole.lines.toSpliced(next.from - whole.from, next.to - next.from, ...next.lines)
    whole = { ...whole, lines, certain: whole.certain && next.certain }
  }
  return whole
}

/** The first correction of one of the faults that stays in some lines. */
function findInside(
  issues: readonly Issue[],
  all: readonly Issue[],
  text: string,
  search: Search,
  { from, to }: { from: number; to: number },
): Correction | undefined {
  for (const issue of issues) {
    // What may be meant as it is stays as it is.
    if (isWarning(issue)) continue
    const next = findCorrection(issue, all, text, search).candidate?.correction
    if (next && next.from >= from && next.to <= to && next.lines.length > 0) return next
  }
  return undefined
}
