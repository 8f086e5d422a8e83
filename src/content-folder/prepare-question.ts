// One file, from bytes to everything that pages show of it. Pure, so that any thread can do it.

import { toText } from '../body/body-text.ts'
import { checkBody } from '../body/check-body.ts'
import { parseMarkdown } from '../body/markdown.ts'
import { toProse } from '../listing/keywords.ts'
import { type Activity, deletedActor } from '../question/activity.ts'
import { decodeFile } from '../question/decode.ts'
import { parseFrontMatter } from '../question/front-matter.ts'
import { type Issue, isWarning } from '../question/issue.ts'
import { parseQuestion } from '../question/parse-question.ts'
import {
  createNameMask,
  findPersonalData,
  maskPersonalData,
  type PersonalDataFind,
  toReadableMasks,
} from '../question/personal-data.ts'
import type { Question } from '../question/question.ts'
import type { QuestionContext } from '../question/question-context.ts'
import { parseTimestamp } from '../time/timestamp.ts'
import { createZone } from '../time/zone.ts'
import { findWords } from '../words/find-words.ts'
import { toBasePath } from './base-path.ts'
import {
  findOutputIssue,
  type PrintOptions,
  type QuestionBody,
  toQuestionBody,
  toSummary,
} from './question-body.ts'
import type { Settings } from './settings.ts'

/** What a listing has to know of a question without opening its body. */
export interface QuestionOutline extends Omit<Question, 'activity'> {
  last: Activity
  lastInstant: number
}

export interface PreparedQuestion {
  outline: QuestionOutline
  /** Whether listings show only a part of the body (decision 9). */
  cut: boolean
  /** Made when it is called: a share of a build needs only some bodies. An issue when too much would be printed. */
  toBody: () => QuestionBody | Issue
  /** The issue that `toBody` would give, in a part of the time. */
  findOutputIssue: () => Issue | undefined
  /** Title and prose in the form that keywords are looked for (decision 4); empty when none are. */
  prose: string
}

export interface Preparation {
  prepared: PreparedQuestion | undefined
  issues: Issue[]
}

export interface SourceFile {
  id: string
  path: string
  bytes: Uint8Array
}

export type PrepareQuestion = (file: SourceFile) => Preparation

/** @param redactedActors names that are shown as `삭제된 사용자`. */
export function createPrepareQuestion(
  settings: Settings,
  redactedActors: ReadonlySet<string>,
): PrepareQuestion {
  const words = findWords(settings.locale)
  const zone = createZone(settings.timeZone)
  const context: QuestionContext = { zone, referenceDate: settings.referenceDate }
  const readable = (text: string) => toReadableMasks(text, words.masks)
  const labels = { image: words.image, table: words.table }
  const options: PrintOptions = { base: toBasePath(settings), labels, readable }
  const maskNames = createNameMask(redactedActors)
  const mask = (text: string, finds?: PersonalDataFind[]) =>
    maskNames(settings.personalData === 'mask' ? maskPersonalData(text, finds) : text)

  return ({ id, path, bytes }) => {
    const text = decodeFile(path, bytes)
    if (typeof text !== 'string') return { prepared: undefined, issues: [text] }
    const { parsed, issues } = parseQuestion({ id, path, text }, context)
    if (!parsed) return { prepared: undefined, issues: [...issues, ...checkBodyAlone(path, text)] }
    const { question, body, bodyLine } = parsed
    const personalData = findPersonalData(body)
    const tokens = parseMarkdown(mask(body, personalData))
    const bodyIssues = [
      ...checkBody(tokens, { path, body, bodyLine, personalData }),
      ...checkTitle(question, text),
    ]
    if (!bodyIssues.every(isWarning)) return { prepared: undefined, issues: bodyIssues }
    const shown = toShownQuestion(question, { show: (text) => readable(mask(text)), redactedActors })
    const summary = toSummary(tokens, settings.summaryLength, options)
    const printed = { question: shown, tokens, summary, bodyLine }
    const prepared = {
      outline: toOutline(shown, zone),
      cut: summary.cut,
      toBody: () => toQuestionBody(printed, options),
      findOutputIssue: () => findOutputIssue(printed, options),
      prose: settings.keywordMatches
        ? toProse(`${shown.title}\n${toText(tokens, { code: false, addresses: false })}`)
        : '',
    }
    return { prepared, issues: bodyIssues }
  }
}

/** The body of a file whose front matter has faults: its own faults are named in the same go. */
function checkBodyAlone(path: string, text: string): Issue[] {
  const frontMatter = parseFrontMatter(path, text)
  if ('code' in frontMatter) return []
  const { body, bodyLine } = frontMatter
  return checkBody(parseMarkdown(body), { path, body, bodyLine, personalData: findPersonalData(body) })
}

function toShownQuestion(
  question: Question,
  { show, redactedActors }: { show: (text: string) => string; redactedActors: ReadonlySet<string> },
): Question {
  return {
    ...question,
    title: show(question.title),
    category: show(question.category),
    activity: question.activity.map((activity) => ({
      ...activity,
      actor: redactedActors.has(activity.actor.normalize('NFC')) ? deletedActor : show(activity.actor),
    })),
  }
}

function toOutline(question: Question, zone: QuestionContext['zone']): QuestionOutline {
  const { activity, ...rest } = question
  const newest = findNewest(activity, zone)
  return { ...rest, last: newest.activity, lastInstant: newest.instant }
}

/** The newest activity; of two at the same instant the later in the file (decision 16). */
function findNewest(activities: readonly Activity[], zone: QuestionContext['zone']) {
  let newest: { activity: Activity; instant: number } | undefined
  for (const activity of activities) {
    const timestamp = parseTimestamp(activity.at)
    const instant = timestamp ? zone.instantOf(timestamp) : 0
    if (!newest || instant >= newest.instant) newest = { activity, instant }
  }
  if (!newest) throw new Error('a checked question has at least one activity')
  return newest
}

/** Personal data in the title; its place is that of the first such text of the file. */
function checkTitle(question: Question, text: string): Issue[] {
  return findPersonalData(question.title).map(({ kind, offset, length }) => {
    const start = Math.max(0, text.indexOf(question.title.slice(offset, offset + length)))
    const line = text.slice(0, start).split('\n').length
    const column = start - text.lastIndexOf('\n', start - 1)
    return { code: 'personal-data', path: question.path, line, column, detail: { kind } }
  })
}
