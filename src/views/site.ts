import type { QuestionPagePart } from '../cache/cached-question.ts'
import type { ConversationPage } from '../cache/conversation.ts'
import { toBasePath } from '../content-folder/base-path.ts'
import { noPeople, type People } from '../content-folder/people.ts'
import type { Settings } from '../content-folder/settings.ts'
import { findMessages } from '../messages/find-messages.ts'
import type { Messages } from '../messages/messages.ts'
import type { ShownPicture } from '../picture/picture.ts'
import type { Hashtag } from '../question/hashtag.ts'
import { grounds, type Pair } from '../theme/grounds.ts'
import { toTheme, toTokens } from '../theme/theme.ts'
import { type ThemePictures, toShownLogo } from '../theme/theme-picture.ts'
import { createZone, type Zone } from '../time/zone.ts'
import type { AsideView, EntryView } from './list-views.ts'
import type { MovedPageView } from './notice-views.ts'
import { createRecent, type Recent } from './recent.ts'
import type { ShownQuestion } from './shown.ts'
import type { Surroundings } from './views.ts'

/** The texts of questions, which are read when a page shows them. */
export interface QuestionTexts {
  /** HTML of a body as listings show it. */
  readEntryHtml: (question: ShownQuestion) => Promise<string>
  readPagePart: (question: ShownQuestion) => Promise<QuestionPagePart>
  /** A page of the answers and comments of a question that has some, counted from 1. */
  readConversation: (question: ShownQuestion, page: number) => Promise<ConversationPage>
}

/** What all outputs of an archive have in common, which every digest holds: settings, people, and what follows from them. */
export interface Site extends QuestionTexts {
  settings: Settings
  people: People
  /** In the place of the site's mark. */
  logo: ShownPicture | undefined
  /** Of the browser around a page: a breath of the accent where one is set, else paper. */
  browserColours: Pair
  messages: Messages
  zone: Zone
  /** Base path, with a slash at both ends. */
  base: string
  /** What stands on many pages is prepared once. */
  recentEntries: Recent<EntryView>
  /** Those without their bodies: in orders, which name questions of all times. */
  recentTitles: Recent<EntryView>
  asides: Recent<AsideView>
  hashtagHrefs: Map<Hashtag, string>
  categoryHrefs: Map<string, string>
  surroundings: Map<string, Surroundings>
  openPages: Map<string, MovedPageView>
}

/** A few kilobytes each; pages come in an order in which neighbours share entries. */
const rememberedEntries = 6_000
const rememberedAsides = 200

interface OfSite {
  people?: People
  themePictures?: ThemePictures
}

/** For one state of the content: what it remembers is never looked at again. */
export function createSite(
  settings: Settings,
  texts: QuestionTexts,
  { people = noPeople, themePictures = {} }: OfSite = {},
): Site {
  return {
    ...texts,
    settings,
    people,
    logo: toShownLogo(themePictures),
    browserColours: toTokens(toTheme(settings.theme)).get('--accent-wash') ?? grounds.paper,
    messages: findMessages(settings.locale),
    zone: createZone(settings.timeZone),
    base: toBasePath(settings),
    recentEntries: createRecent(rememberedEntries),
    recentTitles: createRecent(rememberedEntries),
    asides: createRecent(rememberedAsides),
    hashtagHrefs: new Map(),
    categoryHrefs: new Map(),
    surroundings: new Map(),
    openPages: new Map(),
  }
}
