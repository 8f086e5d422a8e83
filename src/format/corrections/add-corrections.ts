// Propose and verify: only what was written into the file and read again without its fault is shown to anybody.
import { applyCorrection, type Correction, type Issue, type IssueCode, isWarning } from '../issue.ts'
import type { Zone } from '../time.ts'
import { blocksProposals } from './blocks.ts'
import {
  type Candidate,
  type Draft,
  isShown,
  isUnread,
  type Propose,
  toShownLines,
  verify,
} from './candidate.ts'
import { fencesProposals } from './fences.ts'
import { hashtagsProposals } from './hashtags.ts'
import { keysProposals } from './keys.ts'
import { lookAlikesProposals } from './look-alikes.ts'
import { proposeShape } from './shapes.ts'
import { textsProposals } from './texts.ts'
import { valuesProposals } from './values.ts'

/** What a whole file is searched with. */
interface CorrectionSource {
  text: string
  /** All faults of a text in the place of this one, as they are before anything is corrected. */
  check: (text: string) => readonly Issue[]
  /** First line of the YAML, and the line after the last, counted from 1. */
  findYaml: (lines: readonly string[]) => { from: number; to: number }
  zone?: Zone | undefined
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

/** As many faults of one file are searched for; who has corrected those is shown the others. */
const searchedFaults = 500

/**
 * The faults of a file with what to write instead, where that is known. What the correction of another fault takes away
 * is not reported again.
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
    // What stops a build is reported, whatever else would fix it.
    for (const each of removed) if (isWarning(each) || !isWarning(issue)) gone.add(each)
  }
  return found.filter(({ issue }) => !gone.has(issue))
}

/** What a file is searched with. */
interface Search extends Pick<CorrectionSource, 'findYaml' | 'zone'> {
  /** Undefined where enough was read. */
  check: (text: string) => readonly Issue[] | undefined
  isOver: () => boolean
}

type Found = ReturnType<typeof findCorrection>

/** The first candidate that is right by what the file says after it, and other faults that it takes away. */
function findCorrection(
  issue: Issue,
  issues: readonly Issue[],
  draft: Draft,
  search: Search,
  depth = 0,
): { issue: Issue; candidate: Candidate | undefined; removed: readonly Issue[] } {
  const proposers = isUnread(draft, issue.line) || search.isOver() ? [] : findProposers(issue.code)
  for (const propose of proposers) {
    for (const candidate of propose(issue, draft)) {
      if (!candidate.correction) return { issue, candidate, removed: [] }
      const { correction } = candidate
      const gone = tryCorrection(correction, issue, issues, draft, search)
      if (gone) return { issue, candidate, removed: gone }
      // A key that is right may show that its value is not.
      const whole =
        depth === 0 && isShown(correction) ? completeLine(correction, draft.text, search) : correction
      const removedByWhole =
        whole === correction ? undefined : tryCorrection(whole, issue, issues, draft, search)
      if (removedByWhole) {
        // What is fixed besides is a fault of its own.
        const removed = removedByWhole.filter(({ code }) => code === 'missing-key')
        return { issue, candidate: { ...candidate, correction: whole }, removed }
      }
    }
  }
  return { issue, candidate: undefined, removed: [] }
}

/** The other faults that go with a correction, or undefined where it is not right. */
function tryCorrection(
  correction: Correction,
  issue: Issue,
  issues: readonly Issue[],
  draft: Draft,
  search: Search,
): readonly Issue[] | undefined {
  const after = applyCorrection(draft.text, correction)
  if (after === draft.text || !isShown(correction)) return undefined
  const left = search.check(after)
  const lines = draft.lines.slice(draft.from - 1, draft.to - 1)
  return left && verify(issue, issues, { correction, left, lines })
}

function toDraft(text: string, { findYaml, zone }: Search): Draft {
  const lines = toShownLines(text)
  return { text, lines, ...findYaml(lines), zone }
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
      // Also a warning leaves something that only a person can decide; what is absent is none of these lines.
      return left.some((each) => isInside(each) && !isAbsence(each)) ? { ...whole, certain: false } : whole
    }
    const lines = whole.lines.toSpliced(next.from - whole.from, next.to - next.from, ...next.lines)
    whole = { ...whole, lines, certain: whole.certain && next.certain }
  }
  return whole
}

/** What is missing is reported at the first line of what should hold it. */
function isAbsence({ code, detail }: Issue): boolean {
  return code === 'views-missing' || (code === 'missing-key' && detail['empty'] === undefined)
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
    const next = findCorrection(issue, all, toDraft(text, search), search, 1).candidate?.correction
    if (next && next.from >= from && next.to <= to && next.lines.length > 0) return next
  }
  return undefined
}

// Families of mistakes that may be behind a fault, the likeliest first.

const ofSyntax: readonly Propose[] = [
  fencesProposals.conflict,
  textsProposals.joined,
  lookAlikesProposals.tabs,
  blocksProposals.dashSpace,
  blocksProposals.textBlock,
  textsProposals.colourInQuotes,
  lookAlikesProposals.lookAlikes,
  hashtagsProposals.hashtagList,
  keysProposals.colonSpace,
  valuesProposals.countList,
  blocksProposals.indentation,
  fencesProposals.brackets,
  textsProposals.quotes,
  fencesProposals.missingFence,
  valuesProposals.unknownCount,
]

const families: Partial<Record<IssueCode, readonly Propose[]>> = {
  'front-matter-missing': [fencesProposals.openingFence],
  'front-matter-language': [fencesProposals.plainFence],
  'front-matter-unclosed': [fencesProposals.closingFence],
  'yaml-syntax': ofSyntax,
  'yaml-alias': ofSyntax,
  'yaml-tag': ofSyntax,
  'yaml-document': [fencesProposals.conflict, fencesProposals.withoutEnd],
  'yaml-duplicate-key': [fencesProposals.conflict, keysProposals.singleKey, blocksProposals.nextItem],
  'unknown-key': [
    valuesProposals.groupedCount,
    proposeShape,
    lookAlikesProposals.lookAlikes,
    keysProposals.colonSpace,
    textsProposals.textWithComma,
    blocksProposals.indentation,
    keysProposals.knownKey,
    keysProposals.activity,
    keysProposals.reason,
  ],
  'missing-key': [
    proposeShape,
    blocksProposals.textBlock,
    hashtagsProposals.hashtagList,
    textsProposals.colourInQuotes,
    textsProposals.commentAsText,
    blocksProposals.indentation,
  ],
  'wrong-type': [
    textsProposals.withoutNull,
    valuesProposals.settingWord,
    proposeShape,
    blocksProposals.textBlock,
    blocksProposals.item,
    lookAlikesProposals.wholeLookAlikes,
    lookAlikesProposals.lookAlikes,
    hashtagsProposals.hashtagList,
    valuesProposals.countList,
    valuesProposals.count,
    valuesProposals.switch,
    valuesProposals.listOfOne,
    keysProposals.dash,
    blocksProposals.indentation,
    textsProposals.textOfList,
    valuesProposals.nearest,
  ],
  'invalid-count': [textsProposals.withoutNull, lookAlikesProposals.lookAlikes, valuesProposals.count],
  'unknown-kind': [lookAlikesProposals.lookAlikes, valuesProposals.kind, textsProposals.textOfList],
  'invalid-time': [
    textsProposals.withoutNull,
    lookAlikesProposals.lookAlikes,
    valuesProposals.time,
    valuesProposals.accepted,
  ],
  'invalid-hashtag': [lookAlikesProposals.lookAlikes, hashtagsProposals.hashtag, blocksProposals.indentation],
  'duplicate-hashtag': [hashtagsProposals.without],
  'invalid-alias': [valuesProposals.alias],
  'invalid-id': [valuesProposals.nearest],
  'invalid-language': [textsProposals.withoutNull, valuesProposals.settingWord, valuesProposals.nearest],
  'invalid-url': [textsProposals.withoutNull, valuesProposals.nearest],
  'invisible-character': [valuesProposals.visible],
  'text-no-block': [blocksProposals.textBlock],
  'text-lines': [textsProposals.oneLine],
  'joined-lines': [textsProposals.oneLine],
  'comment-in-text': [textsProposals.withComment],
  'quotes-in-text': [textsProposals.withoutQuotes],
  'null-as-text': [textsProposals.withoutNull, textsProposals.nullInQuotes],
  'null-like-text': [textsProposals.nullInQuotes],
  'invalid-setting': [
    textsProposals.withoutNull,
    valuesProposals.settingWord,
    valuesProposals.switch,
    valuesProposals.count,
    valuesProposals.kind,
    valuesProposals.nearest,
  ],
}

function findProposers(code: IssueCode): readonly Propose[] {
  return families[code] ?? []
}
