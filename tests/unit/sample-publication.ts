import type { Settings } from '../../src/folder/settings.ts'
import type { ConversationOutline } from '../../src/kept/question.ts'
import { createPublication } from '../../src/site/publication.ts'
import { sampleSettings } from '../support/sample-settings.ts'

type Content = Parameters<typeof createPublication>[0]
type Given = Partial<Omit<Content, 'settings'>> & { settings?: Partial<Settings> | undefined }

/** An archive in which nothing is but what is given. */
export function publishSample({ settings, ...given }: Given) {
  const nothing = { questions: [], withheld: [], synonyms: [] }
  return createPublication({ ...nothing, ...given, settings: { ...sampleSettings, ...settings } })
}

/** What is kept of a conversation on one page, without any text. */
export const emptyConversation: ConversationOutline = {
  ...{ stamp: '', files: '', digest: '', bodyBytes: 0, pages: [['', 0, 0, 0]], laterAnchors: [], links: [] },
  withheld: { answers: [], comments: [] },
}
