// One file: text in, a checked Question out, or every fault in it, with what to write instead.
import { activityKinds, toActivityKind, toActor } from './activity.ts'
import { boundIssues } from './bound-issues.ts'
import { checkActivity } from './check-activity.ts'
import { checkLosses } from './check-losses.ts'
import { checkPolls } from './check-polls.ts'
import { checkTexts } from './check-texts.ts'
import { addCorrections, findFrontMatter } from './corrections/add-corrections.ts'
import { countNames, toKnownCounts } from './counts.ts'
import { frontMatterOffset, parseFrontMatter } from './front-matter.ts'
import { compareIssues, type Issue, isWarning } from './issue.ts'
import { licenseKeys } from './license.ts'
import { pollKeys, toPolls } from './poll-schema.ts'
import { createToPosition } from './position.ts'
import type { Question } from './question.ts'
import type { QuestionContext } from './question-context.ts'
import { readValue } from './read-value.ts'
import { toReadableFields } from './readable-fields.ts'
import { activityKeys, type QuestionFrontMatter, questionKeys, questionSchema } from './schema.ts'
import { toIssues } from './schema-issues.ts'
import { stateKeys, toState } from './state-schema.ts'
import { checkTimeAt } from './time-faults.ts'
import type { YamlNode } from './yaml.ts'

export interface ParsedQuestion {
  question: Question
  body: string
  /** Line of the file on which the body begins, counted from 1. */
  bodyLine: number
}

/** @param text the whole file as `decodeFile` gives it. */
export function parseQuestion(
  file: { id: string; path: string; text: string },
  context: QuestionContext,
): { parsed: ParsedQuestion | undefined; issues: Issue[] } {
  const { parsed, issues } = checkQuestion(file, context)
  if (issues.length === 0) return { parsed, issues }
  const corrected = addCorrections(issues, {
    text: file.text,
    check: (text) => checkQuestion({ ...file, text }, context).issues,
    findYaml: findFrontMatter,
    zone: context.zone,
  })
  return { parsed, issues: boundIssues(corrected) }
}

const knownKeys = {
  '': questionKeys,
  counts: countNames,
  activity: activityKeys,
  license: licenseKeys,
  ...pollKeys,
  ...stateKeys,
}

/** Faults as they are found. */
function checkQuestion(
  file: { id: string; path: string; text: string },
  context: QuestionContext,
): { parsed: ParsedQuestion | undefined; issues: Issue[] } {
  const { path, text } = file
  const frontMatter = parseFrontMatter(path, text)
  if ('code' in frontMatter) return { parsed: undefined, issues: [frontMatter] }
  const { root, body, bodyLine } = frontMatter
  const toPosition = createToPosition(text)
  const place = { path, root, toPosition: (offset: number) => toPosition(frontMatterOffset + offset) }
  const value = toFields(root)
  const result = questionSchema.safeParse(value)
  const readable = toReadableFields(value)
  const issues = [
    ...checkTexts(readable, place),
    ...checkActivity(readable, place, context),
    ...checkTimeAt(readable.closedAt?.text, ['state', 'closed', 'at'], place, context).issues,
    ...(result.success ? checkPolls(result.data.poll, place) : []),
    ...checkLosses(text.slice(frontMatterOffset), place, context),
  ]
  if (result.success && issues.every(isWarning)) {
    return { parsed: { question: toQuestion(file, result.data), body, bodyLine }, issues }
  }
  const faults = result.success ? [] : toIssues(result.error.issues, place, knownKeys).map(toOwnCode)
  return { parsed: undefined, issues: toUnique([...faults, ...issues]) }
}

/** Of kinds the words of one language are enough to choose from. */
function toOwnCode(issue: Issue): Issue {
  return issue.code === 'unknown-kind'
    ? { ...issue, detail: { ...issue.detail, known: activityKinds.join(', ') } }
    : issue
}

/** What both the schema and a check of texts find, such as an empty title, is one issue. */
function toUnique(issues: readonly Issue[]): Issue[] {
  const known = new Map<string, Issue>()
  for (const issue of issues) {
    const name = issue.detail['key']?.replace(/\[\d+\]/g, '') ?? issue.detail['value']
    const key = `${issue.line}:${issue.column} ${issue.code} ${name}`
    if (!known.has(key)) known.set(key, issue)
  }
  return [...known.values()].sort(compareIssues)
}

/** Front matter without any key is an empty mapping: each required key is then named as missing. */
function toFields(root: YamlNode): unknown {
  return root.type === 'scalar' && root.plain && root.text === '' ? {} : readValue(root, questionSchema)
}

/** A key of the schema that is not named here stays as it is, so that whatever compares questions sees it. */
function toQuestion(
  { id, path }: { id: string; path: string },
  { tags, counts, poll, aliases, activity, state: written, related, ...others }: QuestionFrontMatter,
): Question {
  const state = toState(written)
  return {
    id,
    path,
    ...others,
    hashtags: tags,
    counts: toKnownCounts(counts),
    ...toPolls(poll),
    activity: activity.map(({ actor, kind, ...each }) => ({
      ...each,
      actor: toActor(actor),
      kind: toActivityKind(kind),
    })),
    aliases: aliases ?? [],
    ...(state ? { state } : {}),
    ...(related?.length ? { related } : {}),
  }
}
