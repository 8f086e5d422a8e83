import type { Settings } from '../../src/folder/settings.ts'
import { createSite, type Site } from '../../src/site/site.ts'
import { sampleSettings } from '../support/sample-settings.ts'
import { toConversationPage } from './sample-conversation.ts'

/** The text of a question is its digest. */
export function createSampleSite(
  settings: Partial<Settings> = {},
  others?: Parameters<typeof createSite>[2],
): Site {
  return createSite(
    { ...sampleSettings, ...settings },
    {
      readEntryHtml: async ({ digest }) => `<p>${digest}</p>`,
      readPagePart: async ({ digest }) => ({ activity: [], pageHtml: digest, description: '' }),
      readConversation: async () => toConversationPage(),
    },
    others,
  )
}
