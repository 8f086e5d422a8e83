import type { QuestionPagePart } from '../cache/cached-question.ts'
import type { ConversationPage } from '../cache/conversation.ts'
import { toBasePath } from '../content-folder/base-path.ts'
import { noPeople, type People } from '../content-folder/people.ts'
import type { Settings } from '../content-folder/settings.ts'
import { findMessages } from '../messages/find-messages.ts'
import { grounds } from '../theme/grounds.ts'
import { toTheme, toTokens } from '../theme/theme.ts'
import { type ThemePictures, toShownLogo } from '../theme/theme-picture.ts'
import { createZone } from '../time/zone.ts'
import type { ShownQuestion } from './shown.ts'

/** The texts of questions, which are read when a page shows them. */
export interface QuestionTexts {
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
  { people = noPeople, themePictures = {} }: { people?: People; themePictures?: ThemePictures } = {},
) {
  return {
    ...texts,
    settings,
    people,
    /** In the place of the site's mark. */
    logo: toShownLogo(themePictures),
    /** Of the browser around a page: a breath of the accent where one is set, else paper. */
    browserColours: toTokens(toTheme(settings.theme)).get('--accent-wash') ?? grounds.paper,
    messages: findMessages(settings.locale),
    zone: createZone(settings.timeZone),
    /** Base path, with a slash at both ends. */
    base: toBasePath(settings),
  }
}
