// One file, from bytes to everything that pages show of it. Pure, so that any worker can do it.

import { toKeywordText } from '../archive/keywords.ts'
import { checkBody } from '../body/check-body.ts'
import type { Typeset } from '../body/formulas/typeset.ts'
import { toTitleProse } from '../body/formulas/typeset-formulas.ts'
import { countCrossLinks, findCrossLinks } from '../body/links/cross-links.ts'
import { findHeadings } from '../body/links/headings.ts'
import { parseMarkdown, type Token } from '../body/markdown.ts'
import { type ShownTexts, toProseText, toShownTexts } from '../body/prose.ts'
import { toPlainBeginning } from '../body/summary.ts'
import {
  type Activity,
  countByMonth,
  countByYear,
  findMinutesToAnswer,
  isAsking,
  isRole,
} from '../format/activity.ts'
import { createFindFormerPath, type FindFormerPath } from '../format/addresses.ts'
import { decodeFile } from '../format/decode.ts'
import { createFrontMatterPlaces, parseFrontMatter } from '../format/front-matter.ts'
import { type Issue, isWarning } from '../format/issue.ts'
import { parseQuestion } from '../format/parse-post.ts'
import type { Question, QuestionContext } from '../format/post.ts'
import type { RedactedName } from '../format/texts/redacted-names.ts'
import { createZone, parseTimestamp } from '../format/time.ts'
import type { CrossLink, QuestionBody, QuestionOutline } from '../kept/question.ts'
import { excerptLength, type SearchedText } from '../search/index/search-part.ts'
import { findMessages, type Messages } from '../words/messages.ts'
import {
  checkEmptyBody,
  createQuestionMasks,
  createTypeset,
  type QuestionMasks,
  toCrossLinks,
} from './bodies.ts'
import type { SourceFile } from './disk.ts'
import { checkPersonalTexts, createCheckOpen, tellPersonalData } from './open-texts.ts'
import { findOutputIssue, type PrintOptions, toQuestionBody, toSummary } from './question-body.ts'
import type { PreparingSettings } from './settings.ts'
import { listOwnUrls, toBasePath } from './site-address.ts'

export interface PreparedQuestion {
  outline: QuestionOutline
  /** Whether listings show only a part of the body (decision 9). */
  cut: boolean
  links: CrossLink[]
  /** How many of them, from the first on, are in what listings show. */
  entryLinks: number
  /** Made when it is called: a share of a build needs only some bodies. An issue when too much would be printed. */
  toBody: () => QuestionBody | Issue
  /** The issue that `toBody` would give, in a part of the time. */
  findOutputIssue: () => Issue | undefined
  /** What keywords are looked for in (decision 4); empty when none are. */
  prose: string
  /** All that pages show of it, for the fonts. */
  toTexts: () => ShownTexts
  /** What is searched of it. */
  toSearched: () => SearchedText
  /** Positions, in `redactedActors`, of the names that it held: each once, in ascending order. */
  redacted: number[]
  /** Ids of people whom its history names, with repetitions, where pages of people are asked for. */
  people: string[]
}

export type PrepareQuestion = ReturnType<typeof createPrepareWith>

/**
 * @param redactedActors names that are shown as `삭제된 사용자`.
 * @param typeset without it formulas are shown by their source.
 */
export function createPrepareQuestion(
  settings: PreparingSettings,
  redactedActors: readonly RedactedName[],
  typeset?: Typeset,
): PrepareQuestion {
  return createPrepareWith(createPreparing(settings, redactedActors, typeset))
}

/** The same for what prepares other texts too. */
export function createPrepareWith(preparing: Preparing) {
  const { settings, redactedActors, context, masks, print: shared, findFormerPath } = preparing
  const formulas = createTypeset(masks, preparing.typeset)
  const checkOpen = createCheckOpen(redactedActors)
  /**
   * `prepared` also of a question that has a redacted name where no mask can hide it: an error, but no part of what is
   * shown. `written` as its file has it, before anything is masked; absent where its front matter has faults.
   */
  return ({
    id,
    path,
    bytes,
  }: SourceFile): { prepared: PreparedQuestion | undefined; written?: Question; issues: Issue[] } => {
    const text = decodeFile(path, bytes)
    if (typeof text !== 'string') return { prepared: undefined, issues: [text] }
    const { parsed, issues } = parseQuestion({ id, path, text }, context)
    if (!parsed)
      return { prepared: undefined, issues: [...issues, ...checkBodyAlone(path, text, masks, settings)] }
    const { question, body, bodyLine } = parsed
    const tokens = parseMarkdown(body, settings)
    const inBody = masks.maskBody(tokens, body)
    const inQuestion = masks.createMasker()
    const shown = inQuestion.fields(question)
    const ofFormulas = formulas.body(tokens, { path, bodyLine })
    const title = formulas.title(question, shown, text)
    const inTexts = [
      ...checkBody(tokens, {
        path,
        body,
        bodyLine,
        personalData: inBody.personalData,
        markdown: settings,
        frontMatter: () => text.slice(0, text.length - body.length),
      }),
      ...checkPersonalTexts(path, text, inQuestion.personalData),
      ...checkEmptyBody({ path, body, bodyLine }),
      ...ofFormulas,
      ...title.issues,
    ]
    const found = [...issues, ...tellPersonalData(inTexts, settings)]
    if (!found.every(isWarning)) return { prepared: undefined, written: question, issues: found }
    const crossLinks = findCrossLinks(tokens, { body, findFormerPath })
    const page = `${shared.base}questions/${id}/`
    const headings = findHeadings(tokens, { prefix: `question-${id}:`, page })
    const options = { ...shared, ...(crossLinks.size > 0 && { crossLinks }), headings }
    const summary = toSummary(tokens, settings.summaryLength, options)
    const printed = { question: shown, titleHtml: title.html, tokens, summary, bodyLine }
    const prepared = {
      outline: toOutline(shown, { zone: context.zone, people: settings.people, titleHtml: title.html }),
      cut: summary.cut,
      links: toCrossLinks(crossLinks, parsed),
      entryLinks: summary.cut ? countCrossLinks(summary.tokens, crossLinks) : crossLinks.size,
      toBody: () => toQuestionBody(printed, options),
      findOutputIssue: () => findOutputIssue(printed, options),
      prose: toProse(shown.title, tokens, settings),
      toTexts: () => toTexts(shown, tokens),
      toSearched: () => ({
        title: shown.title,
        body: inBody.read,
        excerpt: masks.toReadable(toPlainBeginning(tokens, excerptLength)),
      }),
      redacted: [...new Set([...inQuestion.names, ...inBody.names])].sort((a, b) => a - b),
      people: settings.people ? shown.activity.flatMap(({ person }) => person ?? []) : [],
    }
    const places = createFrontMatterPlaces(path, text)
    const open = checkOpen([{ post: question, path }], (_, keys) =>
      places.toPosition(keys.length === 0 ? undefined : places.find(keys)),
    )
    return { prepared, written: question, issues: [...found, ...open] }
  }
}

function toProse(title: string, tokens: readonly Token[], settings: PreparingSettings): string {
  const { keywordMatches } = settings
  if (keywordMatches === false) return ''
  return toKeywordText(toTitleProse(title, settings), keywordMatches === 'title' ? '' : toProseText(tokens))
}

/** Old addresses are shown nowhere. */
function toTexts(shown: Question, tokens: readonly Token[]): ShownTexts {
  const { aliases: _, path: __, ...others } = shown
  const { text, code } = toShownTexts(tokens)
  return { text: [JSON.stringify(others), ...text], code }
}

/** The body of a file whose front matter has faults: its own faults are named in the same go. */
function checkBodyAlone(
  path: string,
  text: string,
  masks: QuestionMasks,
  settings: PreparingSettings,
): Issue[] {
  const frontMatter = parseFrontMatter(path, text)
  if ('code' in frontMatter) return []
  const { body, bodyLine } = frontMatter
  const tokens = parseMarkdown(body, settings)
  const { personalData } = masks.maskBody(tokens, body)
  return tellPersonalData(
    checkBody(tokens, { path, body, bodyLine, personalData, markdown: settings }),
    settings,
  )
}

/** What a listing has to know of a question. @param titleHtml of a title that holds formulas. */
function toOutline(
  question: Question,
  {
    zone,
    people,
    titleHtml,
  }: Pick<QuestionContext, 'zone'> & { people: boolean; titleHtml: string | undefined },
): QuestionOutline {
  const { activity, polls: _, ...rest } = question
  const newest = findNewest(activity, zone)
  const minutesToAnswer = findMinutesToAnswer(activity, zone)
  return {
    ...rest,
    last: newest.activity,
    lastInstant: newest.instant,
    years: countByYear(activity, zone),
    months: countByMonth(activity, zone),
    ...(minutesToAnswer === undefined ? {} : { minutesToAnswer }),
    ...findAsked(activity, people),
    ...(titleHtml === undefined ? {} : { titleHtml }),
  }
}

/** Nobody who asked without a name, or whose name is withheld, is known by an id. */
function findAsked(activities: readonly Activity[], people: boolean): Pick<QuestionOutline, 'asked'> {
  const { actor, at, person } = activities.find(isAsking) ?? {}
  if (at === undefined) return {}
  const isKnown = people && person !== undefined && !isRole(actor ?? '')
  return { asked: isKnown ? { person, at } : { at } }
}

/**
 * The newest activity; of two at the same instant the later in the file (decision 16). Checked ones are in order, where a
 * whole day may be behind an hour of it: then its instant is that hour.
 */
function findNewest(activities: readonly Activity[], zone: QuestionContext['zone']) {
  const activity = activities.at(-1)
  if (!activity) throw new Error('a checked question has at least one activity')
  const instants = activities.map(({ at }) => {
    const timestamp = parseTimestamp(at)
    return timestamp ? zone.instantOf(timestamp) : 0
  })
  return { activity, instant: Math.max(...instants) }
}

/** What follows from the small files of an archive, and every text of it is prepared with. */
export interface Preparing {
  settings: PreparingSettings
  redactedActors: readonly RedactedName[]
  context: QuestionContext
  masks: QuestionMasks
  print: PrintOptions
  /** Also of the whole address of this site. Undefined where it has none, and the community no former one. */
  findFormerPath: FindFormerPath | undefined
  /** Undefined where formulas are shown by their source. */
  typeset: Typeset | undefined
}

/** @param redactedActors names that are shown as `삭제된 사용자`. */
export function createPreparing(
  settings: PreparingSettings,
  redactedActors: readonly RedactedName[],
  typeset?: Typeset,
): Preparing {
  const messages = findMessages(settings.locale)
  const masks = createQuestionMasks({ ...settings, redactedActors, labels: messages.masks })
  return {
    settings,
    redactedActors,
    context: {
      zone: createZone(settings.timeZone),
      referenceDate: settings.referenceDate,
      views: settings.views,
    },
    masks,
    print: {
      base: toBasePath(settings),
      labels: toBodyLabels(messages),
      readable: masks.toReadable,
    },
    findFormerPath: createFindFormerPath([...settings.formerUrls, ...listOwnUrls(settings)]),
    typeset: settings.math ? typeset : undefined,
  }
}

/** What a body is printed with besides its own text. */
function toBodyLabels(messages: Messages): PrintOptions['labels'] {
  const { image, code, table, formula, notes, tasks } = messages
  return {
    image: (description) => (description === '' ? image.alone : image.described({ description })),
    code,
    table,
    formula,
    notes: {
      heading: notes.heading,
      sign: (note) => notes.sign({ note }),
      back: (note, reference) =>
        reference === undefined ? notes.back({ note }) : notes.backTo({ note, reference }),
    },
    tasks,
  }
}
