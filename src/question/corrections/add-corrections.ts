// Propose and verify: only what was written into the file and read again without its fault is shown to anybody.
import type { Zone } from '../../time/zone.ts'
import { type Issue, isWarning } from '../issue.ts'
import type { Candidate } from './candidate.ts'
import { completeLine, type Found, findCorrection, type Search, toDraft } from './find-correction.ts'

/** What a whole file is searched with. */
export interface CorrectionSource {
  text: string
  /** All faults of a text in the place of this one, as they are before anything is corrected. */
  check: (text: string) => readonly Issue[]
  /** First line of the YAML, and the line after the last, counted from 1. */
  findYaml: (lines: readonly string[]) => { from: number; to: number }
  zone?: Zone
}

/** Between the two lines `---`, as far as they are there. */
export function findFrontMatter(lines: readonly string[]): { from: number; to: number } {
  const closing = lines.findIndex((line, index) => index > 0 && line.startsWith('---'))
  return { from: 2, to: closing < 0 ? lines.length + 1 : closing + 1 }
}

/**
 * Characters that are read again for one file, at most, where a fault that is found counts as many as a line: a file of
 * a thousand faults is not read a thousand times.
 */
const readAgain = 2_000_000
const charactersOfFault = 200
/** As many faults of one file are searched for; who has corrected those is told of the others. */
const searchedFaults = 500

/**
 * The faults of a file with what to write instead, where that is known. What the correction of another fault takes away
 * is not told again.
 */
export function addCorrections(issues: readonly Issue[], source: CorrectionSource): Issue[] {
  let budget = readAgain
  const check = (text: string): readonly Issue[] | undefined => {
    if (budget < 0) return undefined
    const found = source.check(text)
    budget -= text.length + charactersOfFault * found.length
    return found
  }
  const search: Search = { ...source, check, isOver: () => budget < 0 }
  const draft = toDraft(source.text, search)
  const found = issues.map((issue, index) => {
    if (index >= searchedFaults) return { issue, candidate: undefined, removed: [], isSearched: false }
    return { ...findCorrection(issue, issues, draft, search), isSearched: !search.isOver() }
  })
  return withoutRepeated(found).map(({ issue, candidate, isSearched }) => {
    const told = toTold(issue, candidate?.as)
    const correction = candidate?.correction && completeLine(candidate.correction, source.text, search)
    if (correction) return { ...told, correction }
    return isSearched || candidate ? told : { ...told, detail: { ...told.detail, later: 'true' } }
  })
}

/** A file without front matter stays one. */
function toTold(issue: Issue, as: Candidate['as']): Issue {
  const told = { ...issue, ...as }
  const { whole } = issue.detail
  return whole && told.code === 'yaml-syntax' ? { ...told, detail: { ...told.detail, whole } } : told
}

/** A fault that goes with the correction of an earlier one, or has none of its own, is the same fault. */
function withoutRepeated<Each extends Found>(found: readonly Each[]): Each[] {
  const gone = new Set<Issue>()
  const patterns = new Set<string>()
  for (const { issue, candidate, removed } of found) {
    const pattern = candidate?.as?.detail?.['pattern']
    if (pattern !== undefined) {
      if (patterns.has(pattern)) gone.add(issue)
      patterns.add(pattern)
    }
    if (!candidate?.correction || gone.has(issue)) continue
    // What stops a build is told, whatever else would mend it.
    for (const each of removed) if (isWarning(each) || !isWarning(issue)) gone.add(each)
  }
  return found.filter(({ issue }) => !gone.has(issue))
}
