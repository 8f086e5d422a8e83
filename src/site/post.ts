import { isDeepStrictEqual } from 'node:util'
import { type Activity, anonymousActor, deletedActor, isRole } from '../format/activity.ts'
import type { License } from '../format/address-fields.ts'
import type { Poll, Question } from '../format/post.ts'
import { elapsedBetween, parseTimestamp, type Timestamp } from '../format/time.ts'
import type { ConversationPage, KeptAnswer, ShownActor, ShownComment } from '../kept/question.ts'
import { toGroupedNumber } from '../words/grouped-number.ts'
import type { Messages } from '../words/messages.ts'
import { createMemory } from './memory.ts'
import { paths, toHref } from './paths.ts'
import type { Site } from './site.ts'

type Post = Pick<Question | KeptAnswer, 'polls' | 'source'>

/** What a question and an answer show alike. A new key of both belongs here. */
export function toPostView({ polls = [], source }: Post, site: Site) {
  return {
    /** Where it was published: the day on which it was written leads there, on paper too. */
    source: source === undefined ? undefined : { title: site.messages.question.source, href: source },
    polls: polls.map((poll) => toPollView(poll, site)),
  }
}

/** Of a text, where it differs from that of the archive. */
export function toOwnLicense({ license }: { license?: License | undefined }, { messages, settings }: Site) {
  const own = toNamed(license)
  if (!own || isDeepStrictEqual(own, toNamed(settings.license))) return undefined
  return { label: messages.frame.license, name: own.name, href: own.url }
}

/** A licence with its address, where there is one. */
export function toNamed(license: License | undefined) {
  return typeof license === 'string'
    ? { name: license, url: undefined }
    : license && { url: undefined, ...license }
}

export type PollView = ReturnType<typeof toPollView>

/** Shares are of the voters; where those are not known, of all votes, if each voter had one alone. */
function toPollView(
  { title, options, voters, multiple, closed }: Poll,
  { messages }: Pick<Site, 'messages'>,
) {
  const { poll } = messages
  const votes = options.map((option) => option.votes)
  const all = voters ?? (multiple ? undefined : sum(votes))
  const whole = all || Math.max(1, ...votes)
  const shares = all ? toShares(votes, { all, together: !multiple && all === sum(votes) }) : []
  return {
    heading: title ?? poll.label,
    options: options.map((option, index) => ({
      label: option.label,
      votes: poll.votes({ count: toGroupedNumber(option.votes) }),
      /** Undefined where it is not known of what it would be a share. */
      share: all ? `${shares[index]}%` : undefined,
      /** Length of the bar, from 0 to 100. */
      width: Math.min(100, Math.round((1000 * option.votes) / whole) / 10),
    })),
    notes: [
      ...(voters === undefined ? [] : [poll.voters({ count: toGroupedNumber(voters) })]),
      ...(multiple ? [poll.multiple] : []),
      ...(closed ? [poll.closed] : []),
    ],
  }
}

/** In percent. @param together whether they are 100: what is left then goes where most was cut off, and to the first. */
function toShares(votes: readonly number[], { all, together }: { all: number; together: boolean }): number[] {
  if (!together) return votes.map((each) => Math.round((100 * each) / all))
  const cut = votes.map((each) => Math.floor((100 * each) / all))
  const byRest = votes
    .map((each, index) => ({ index, rest: (100 * each) % all }))
    .sort((a, b) => b.rest - a.rest)
  const raised = new Set(byRest.slice(0, 100 - sum(cut)).map(({ index }) => index))
  return cut.map((share, index) => (raised.has(index) ? share + 1 : share))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}

export type ToPersonView = ReturnType<typeof createToPersonView>
/** Somebody of whom the site itself writes. */
export type PersonView = ReturnType<ToPersonView>

/** @param page on which people of one name are distinguished by their ids, where those are known. */
export function createToPersonView(
  page: ConversationPage | undefined,
  site: Pick<Site, 'messages' | 'people' | 'shownPeople' | 'base'>,
) {
  const { messages, people } = site
  const shared = findSharedNames(page)
  return ({ name, person }: ShownActor) => {
    const actor = toActorView(name, messages)
    const known = person === undefined ? undefined : people.get(person)
    const own = findPersonHref(person, site)
    return {
      ...actor,
      /** Tells apart two people of one page who have one name. */
      mark: shared.has(name) ? person : undefined,
      href: own ?? known?.url,
      rel: own === undefined && known?.url ? 'nofollow noopener' : undefined,
      about: known?.about,
    }
  }
}

/** The page of what somebody wrote; undefined where there is none. */
export function findPersonHref(
  person: string | undefined,
  { shownPeople, base }: Pick<Site, 'shownPeople' | 'base'>,
): string | undefined {
  if (person === undefined || !shownPeople.has(person)) return undefined
  return toHref(base, paths.person(person))
}

/** Names of two people or more. One of whom nothing is known may be any of them. */
function findSharedNames(page: ConversationPage | undefined): Set<string> {
  const owners = new Map<string, string>()
  const shared = new Set<string>()
  for (const { name, person } of page ? listActors(page) : []) {
    if (person === undefined) continue
    const owner = owners.get(name)
    if (owner === undefined) owners.set(name, person)
    else if (owner !== person) shared.add(name)
  }
  return shared
}

function listActors({ comments, answers, later }: ConversationPage): ShownActor[] {
  return [
    ...comments.flatMap(listOfComment),
    ...answers.flatMap((answer) => [
      ...(answer.withheld ? [] : [answer.by, ...answer.edited.flatMap(({ by }) => by ?? [])]),
      ...(answer.withheld || !answer.replyTo?.by ? [] : [answer.replyTo.by]),
      ...answer.comments.flatMap(listOfComment),
    ]),
    ...later.map(({ by }) => by),
  ]
}

function listOfComment(comment: ShownComment): ShownActor[] {
  if (comment.withheld) return []
  return comment.replyTo?.by ? [comment.by, comment.replyTo.by] : [comment.by]
}

export type ActivityView = ReturnType<typeof toActivityView>

/**
 * The activity line (decision 8), its label counted in calendar days of the archive's time zone (decision 13). Its text is
 * `timeLabel + separator + actor.name + joiner + kind`, all spaces included.
 */
export function toActivityView(activity: Activity, calendar: Calendar) {
  const { messages } = calendar
  const { label, datetime, localTime } = toTimeView(activity.at, calendar)
  return {
    timeLabel: label,
    datetime,
    localTime,
    separator: messages.activity.separator,
    actor: toActorView(activity.actor, messages),
    joiner: messages.activity.joiner,
    kind: messages.activity.kinds[activity.kind],
  }
}

/** Roles are shown in the language of the site, names as they are (decision 12). */
export function toActorView(actor: string, messages: Messages) {
  return { name: labelActor(actor, messages), role: isRole(actor) }
}

function labelActor(actor: string, messages: Messages): string {
  if (actor === anonymousActor) return messages.actors.anonymous
  return actor === deletedActor ? messages.actors.deleted : actor
}

export type TimeView = ReturnType<typeof toTimeView>

/** The day that every relative label of a page is counted from, and the page that says so (decision 15). */
export function toReferenceView({ messages, settings, base }: Site) {
  const whole = messages.day(settings.referenceDate)
  const short = messages.shortDay(settings.referenceDate)
  return {
    label: messages.frame.reference({ day: short }),
    /** The whole day, where the label shortens it. */
    title: short === whole ? undefined : whole,
    href: toHref(base, paths.about()),
  }
}

export type Calendar = Pick<Site, 'settings' | 'messages' | 'zone'>

/** @param at as a file writes it, checked; days are those of the archive's time zone (decision 13). */
export function toTimeView(at: string, calendar: Calendar) {
  const { messages, zone } = calendar
  const timestamp = readTime(at)
  const clock = zone.clockOf(timestamp)
  const { relative, full } = labelDay(zone.dayOf(timestamp), calendar)
  return {
    /** `3달 전` */
    label: relative,
    /** `2024년 5월 3일` */
    day: full,
    datetime: at,
    /** Local date and time. */
    localTime: clock === undefined ? full : messages.dayAndClock({ day: full, clock }),
  }
}

/** `2024년 5월 3일`. @param at as a file writes it, checked. */
export function toDayLabel(at: string, calendar: Calendar): string {
  return labelDay(calendar.zone.dayOf(readTime(at)), calendar).full
}

/** @param at as a file writes it, checked. */
export function readTime(at: string): Timestamp {
  const timestamp = parseTimestamp(at)
  if (!timestamp) throw new Error(`unchecked time: ${at}`)
  return timestamp
}

/** In UTC, to the second: `2024-05-03T01:02:03Z`. */
export function toTimestamp(instant: number): string {
  return `${new Date(instant).toISOString().slice(0, 19)}Z`
}

/** The same of a time in a file; a day is its first moment in the archive's time zone. */
export function toInstant(at: string, { zone }: Pick<Calendar, 'zone'>): string {
  return toTimestamp(zone.instantOf(readTime(at)))
}

const dayLabels = createMemory<{ relative: string; full: string }>()

/** Many texts share a day. */
function labelDay(day: string, { settings, messages, zone }: Calendar) {
  return dayLabels.findOrAdd(zone, day, () => {
    const { unit, count } = elapsedBetween(day, settings.referenceDate)
    return { relative: messages.relativeTime[unit]({ count }), full: messages.day(day) }
  })
}
