import { findDivision, findShownPeople } from '../archive/division.ts'
import type { Content } from '../folder/read-content.ts'
import type { Settings } from '../folder/settings.ts'
import { toBasePath } from '../folder/site-address.ts'
import { createZone } from '../format/time.ts'
import type { CachedQuestion, ConversationPage, QuestionPagePart } from '../kept/question.ts'
import { cardSize } from '../look/card.ts'
import { grounds, toShownTheme, toTheme, toTokens } from '../look/theme.ts'
import { findMessages } from '../words/messages.ts'
import { paths } from './paths.ts'

/** The texts of questions, which are read when a page shows them. */
interface QuestionTexts {
  /** HTML of a body as listings show it. */
  readEntryHtml: (question: ShownQuestion) => Promise<string>
  readPagePart: (question: ShownQuestion) => Promise<QuestionPagePart>
  /** A page of the answers and comments of a question that has some, counted from 1. */
  readConversation: (question: ShownQuestion, page: number) => Promise<ConversationPage>
}

/**
 * What all outputs of an archive have in common, which every digest holds: settings, people, and what follows from them.
 * One for each state of the content.
 */
export type Site = ReturnType<typeof createSite>

export function createSite(
  settings: Settings,
  texts: QuestionTexts,
  {
    people = new Map(),
    themePictures = {},
    surroundings = { navigation: [] },
    questions = [],
    division = findDivision(questions),
  }: Partial<Pick<Content, 'people' | 'themePictures' | 'surroundings' | 'division'>> & {
    questions?: readonly { category?: string | undefined; hashtags: readonly string[] }[]
  } = {},
) {
  const shownTheme = toShownTheme(themePictures)
  return {
    ...texts,
    settings,
    people,
    /** Whoever has a page. */
    shownPeople: findShownPeople(people, settings),
    /** In the place of the site's mark, and in previews of links. */
    ...shownTheme,
    card:
      shownTheme.card ??
      (settings.cards === false ? undefined : { src: paths.card(paths.front(1)), ...cardSize }),
    surroundings,
    ...division,
    /** Of the browser around a page: a breath of the accent where one is set, else paper. */
    browserColours: toTokens(toTheme(settings.theme)).get('--accent-wash') ?? grounds.paper,
    messages: findMessages(settings.locale),
    zone: createZone(settings.timeZone),
    /** Base path, with a slash at both ends. */
    base: toBasePath(settings),
  }
}

/**
 * All that an output shows of the archive. Whatever makes the output is given nothing else, and its digest holds all of
 * it: so nothing can be shown that the digest does not cover.
 */
export interface Shown<Facts> {
  /** Plain data: numbers, texts, lists and records of them. */
  facts: Facts
  questions: readonly ShownQuestion[]
}

/** What of a question follows from its file and the settings alone. Keywords do not: they follow from all hashtags. */
export type ShownQuestion = Omit<
  CachedQuestion,
  'keywords' | 'prose' | 'search' | 'characters' | 'redacted' | 'stamp' | 'warnings' | 'conversation'
>

/** A hashtag and the number of questions that carry it. */
export interface HashtagCount {
  hashtag: string
  count: number
}

/** A category and the number of its questions. */
export interface CategoryCount {
  category: string
  count: number
}

/** What is beside every listing. */
export interface ArchiveCounts {
  questions: number
  hashtags: number
}

/** BCP 47 tag of what somebody wrote in a question; undefined where it is that of the page. */
export function findTextLanguage(
  { language }: Pick<ShownQuestion, 'language'>,
  { settings, messages }: Pick<Site, 'settings' | 'messages'>,
): string | undefined {
  const own = language ?? settings.language
  return own === messages.language ? undefined : own
}
