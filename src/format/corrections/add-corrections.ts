// Propose and verify: only what was written into the file and read again without its fault is shown to anybody.
import {
  applyCorrection,
  type Correction,
  type Issue,
  type IssueCode,
  isWarning,
  toFault,
  withDetails,
} from '../issue.ts'
import type { Zone } from '../time.ts'
import * as blocks from './blocks.ts'
import {
  type Candidate,
  type Draft,
  isShown,
  isUnread,
  type Propose,
  toShownLines,
  verify,
} from './candidate.ts'
import * as fences from './fences.ts'
import * as hashtags from './hashtags.ts'
import * as keys from './keys.ts'
import * as lookAlikes from './look-alikes.ts'
import { proposeShape } from './shapes.ts'
import * as texts from './texts.ts'
import * as values from './values.ts'

/** What a whole file is searched with. */
interface CorrectionSource {
  text: string
  /** Of its YAML. */
  schema: Draft['schema']
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
    return isSearched || candidate ? told : withDetails(told, { later: true })
  })
}

/** A file without front matter stays one. */
function toTold(issue: Issue, as: Candidate['as'] = {}): Issue {
  const { line = issue.line, column = issue.column } = as
  if (as.code === undefined) return withDetails({ ...issue, line, column }, as.detail ?? {})
  const { whole } = issue.detail
  const told: Issue = { ...issue, ...toFault(as), line, column }
  return whole && told.code === 'yaml-syntax' ? withDetails(told, { whole }) : told
}

/** A fault that goes with the correction of an earlier one, or has none of its own, is the same fault. */
function withoutRepeated<Each extends ReturnType<typeof findCorrection>>(found: readonly Each[]): Each[] {
  const gone = new Set<Issue>()
  const patterns = new Set<string>()
  for (const { issue, candidate, removed } of found) {
    const pattern = candidate?.as?.code === 'missing-key' ? candidate.as.detail.pattern : undefined
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
interface Search extends Pick<CorrectionSource, 'schema' | 'findYaml' | 'zone'> {
  /** Undefined where enough was read. */
  check: (text: string) => readonly Issue[] | undefined
  isOver: () => boolean
}

/** The first candidate that is right by what the file says after it, and other faults that it takes away. */
function findCorrection(
  issue: Issue,
  issues: readonly Issue[],
  draft: Draft,
  search: Search,
  depth = 0,
): { issue: Issue; candidate: Candidate | undefined; removed: readonly Issue[] } {
  const proposers = isUnread(draft, issue.line) || search.isOver() ? [] : (families[issue.code] ?? [])
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

function toDraft(text: string, { schema, findYaml, zone }: Search): Draft {
  const lines = toShownLines(text)
  return { text, lines, schema, ...findYaml(lines), zone }
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
  return code === 'views-missing' || (code === 'missing-key' && !detail.empty)
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
  fences.proposeConflict,
  texts.proposeJoined,
  lookAlikes.proposeTabs,
  blocks.proposeDashSpace,
  blocks.proposeTextBlock,
  texts.proposeSignInQuotes,
  lookAlikes.proposeLookAlikes,
  hashtags.proposeHashtagList,
  keys.proposeColonSpace,
  values.proposeCountList,
  blocks.proposeIndentation,
  fences.proposeBrackets,
  texts.proposeQuotes,
  fences.proposeMissingFence,
  values.proposeUnknownCount,
]

const families: Partial<Record<IssueCode, readonly Propose[]>> = {
  'front-matter-missing': [fences.proposeOpeningFence],
  'front-matter-language': [fences.proposePlainFence],
  'front-matter-unclosed': [fences.proposeClosingFence],
  'yaml-syntax': ofSyntax,
  'yaml-alias': ofSyntax,
  'yaml-tag': ofSyntax,
  'yaml-document': [fences.proposeConflict, fences.proposeWithoutEnd],
  'yaml-duplicate-key': [fences.proposeConflict, keys.proposeSingleKey, blocks.proposeNextItem],
  'unknown-key': [
    values.proposeGroupedCount,
    proposeShape,
    lookAlikes.proposeLookAlikes,
    keys.proposeColonSpace,
    texts.proposeTextWithComma,
    blocks.proposeIndentation,
    keys.proposeKnownKey,
    keys.proposeActivity,
    keys.proposeReason,
  ],
  'missing-key': [
    proposeShape,
    blocks.proposeTextBlock,
    hashtags.proposeHashtagList,
    texts.proposeSignInQuotes,
    texts.proposeCommentAsText,
    blocks.proposeIndentation,
  ],
  'wrong-type': [
    texts.proposeWithoutNull,
    values.proposeSettingWord,
    proposeShape,
    blocks.proposeTextBlock,
    blocks.proposeItem,
    lookAlikes.proposeWholeLookAlikes,
    lookAlikes.proposeLookAlikes,
    hashtags.proposeHashtagList,
    values.proposeCountList,
    values.proposeCount,
    values.proposeSwitch,
    values.proposeListOfOne,
    keys.proposeDash,
    blocks.proposeIndentation,
    texts.proposeTextOfList,
    values.proposeNearest,
  ],
  'invalid-count': [texts.proposeWithoutNull, lookAlikes.proposeLookAlikes, values.proposeCount],
  'unknown-kind': [lookAlikes.proposeLookAlikes, values.proposeKind, texts.proposeTextOfList],
  'invalid-time': [
    texts.proposeWithoutNull,
    lookAlikes.proposeLookAlikes,
    values.proposeTime,
    values.proposeAccepted,
  ],
  'invalid-hashtag': [lookAlikes.proposeLookAlikes, hashtags.proposeHashtag, blocks.proposeIndentation],
  'duplicate-hashtag': [hashtags.proposeWithout],
  'invalid-alias': [values.proposeAlias],
  'invalid-id': [values.proposeNearest],
  'invalid-language': [texts.proposeWithoutNull, values.proposeSettingWord, values.proposeNearest],
  'invalid-url': [texts.proposeWithoutNull, values.proposeNearest],
  'invisible-character': [values.proposeVisible],
  'text-no-block': [blocks.proposeTextBlock],
  'text-lines': [texts.proposeOneLine],
  'joined-lines': [texts.proposeOneLine],
  'comment-in-text': [texts.proposeWithComment],
  'quotes-in-text': [texts.proposeWithoutQuotes],
  'null-as-text': [texts.proposeWithoutNull, texts.proposeNullInQuotes],
  'null-like-text': [texts.proposeNullInQuotes],
  'invalid-setting': [
    texts.proposeWithoutNull,
    values.proposeSettingWord,
    values.proposeSwitch,
    values.proposeCount,
    values.proposeKind,
    values.proposeNearest,
  ],
}
