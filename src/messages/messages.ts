import type { ActivityKind, CountName } from '../format/activity.ts'
import type { MaskKind } from '../format/texts/masks.ts'
import type { Elapsed } from '../format/time.ts'
import type { AboutMessages } from './about-messages.ts'
import type { SearchMessages } from './search-messages.ts'

type Way = 'most-viewed' | 'most-recommended' | 'unanswered' | 'poll'

/** Everything that the site itself says, in one language. */
export interface Messages {
  language: string
  relativeTime: (elapsed: Elapsed) => string
  /** `2025년 6월 30일` */
  day: (day: string) => string
  /** `2024년 5월 3일 21:04`; the day as `day` gives it. */
  dayAndClock: (day: string, clock: string) => string
  activity: { separator: string; joiner: string; kinds: Record<ActivityKind, string> }
  actors: { anonymous: string; deleted: string }
  counts: Record<CountName, string>
  poll: {
    /** Decision 11. */
    label: string
    votes: (count: string) => string
    voters: (count: string) => string
    multiple: string
    closed: string
  }
  more: string
  keywordMark: string
  masks: Record<MaskKind, string>
  copy: { label: string; done: string }
  image: (description: string) => string
  /** Name of the box in which wide code scrolls. */
  code: string
  table: string
  /** Name of the region in which a wide formula scrolls. */
  formula: string
  notes: {
    heading: string
    sign: (note: number) => string
    back: (note: number, reference: number | undefined) => string
  }
  tasks: { done: string; open: string }
  listing: {
    headline: (count: string) => string
    note: string
    /** How many entries only match the keyword. */
    keywordOnly: (count: string) => string
    related: string
    viewed: string
    title: (hashtag: string) => string
    description: (hashtag: string, count: string) => string
  }
  choices: { density: string; roomy: string; compact: string; carriersOnly: string }
  /** Other orders of a list, and selections from it. */
  ways: {
    label: string
    newest: string
    names: Record<Way, string>
    /** @param list title of the list. */
    descriptions: Record<Way, (list: string) => string>
  }
  years: {
    label: string
    /** @param years as `year` gives them. */
    title: (years: readonly string[]) => string
    year: (year: string, count: string) => string
  }
  pager: { label: string; previous: string; next: string; page: (page: string) => string; years: string }
  facts: { label: string; questions: string; hashtags: string; reference: string; license: string }
  frame: {
    skip: string
    navigation: string
    aside: string
    hashtags: string
    about: string
    reference: (day: string) => string
    summary: string
    correction: string
    license: string
  }
  front: {
    introduction: string
    popular: string
    all: string
    heading: string
    title: (page: string) => string
    viewed: string
    /** Of what stands beside its first page. */
    worthReading: string
    /** Titles of the pages that its tabs lead to. */
    ways: Record<'most-viewed' | 'unanswered', string>
    /** What its ways are of. */
    list: string
  }
  question: {
    history: string
    earlier: (count: string) => string
    neighbours: string
    edit: string
    source: string
    /** From a later page of answers to the first. */
    back: string
    /** @param list `#rest`, the name of a category, or that of the list of all questions. */
    toList: (list: string) => string
    turn: Record<'label' | 'newer' | 'older', (list: string) => string>
    state: {
      closed: string
      /** @param day as `day` gives it. */
      closedOn: (day: string) => string
      reason: (reason: string) => string
      duplicates: string
      locked: string
    }
  }
  conversation: {
    order: Record<'votes' | 'time', string>
    accepted: string
    /** @param at as `dayAndClock` or `day` gives it. */
    acceptedAt: (at: string) => string
    toAccepted: string
    score: (score: string) => string
    replyTo: (name: string) => string
    replyToWithheld: string
    replyToWithheldAnswer: string
    /** The text is `before + time + between + name + after`, or `before + time + alone`. */
    edited: { before: string; between: string; after: string; alone: string }
    edits: (count: string) => string
    /** Names an answer, and its link to itself. */
    answerBy: (name: string) => string
    permalink: (name: string) => string
    /** Names the counts of an answer. */
    counts: string
    /** Names the edits of an answer. */
    editList: string
    editAnswer: string
    editComments: string
    withheldAnswer: string
    withheldComment: string
    /** Decision 19, word by word. */
    kept: Record<
      'answers' | 'comments',
      { some: (all: string, kept: string) => string; none: (all: string) => string }
    >
    later: string
  }
  category: {
    heading: string
    title: (category: string) => string
    description: (category: string, count: string) => string
  }
  directory: {
    heading: string
    headline: (count: string) => string
    filter: string
    placeholder: string
    empty: string
    /** How many the filter leaves. */
    left: (count: string) => string
    orders: { label: string; name: string; count: string }
    /** What the row above the groups leads by. */
    jumps: { name: string; count: string }
    /** Number of questions of a group of hashtags. @param to undefined of the highest. */
    range: (from: string, to: string | undefined) => string
    /** How many hashtags of one question are folded. */
    single: (count: string) => string
    none: string
    others: string
    digits: string
  }
  search: SearchMessages
  notFound: { heading: string; what: string; next: NextMessages; front: string; directory: string }
  removed: { heading: string; what: string; next: NextMessages }
  moved: { heading: string; paragraph: string; listing: string }
  synonym: { heading: string; paragraph: string }
  about: AboutMessages
}

/** What somebody can do who found nothing: in an archive with hashtags, and in one without. */
export interface NextMessages {
  hashtags: string
  plain: string
}
