import type { Redactions } from '../content-folder/redactions.ts'
import type { Settings } from '../content-folder/settings.ts'
import { createTextMasks } from '../content-folder/text-masks.ts'
import { findMessages } from '../messages/find-messages.ts'

/**
 * Masks any text as pages mask theirs. A report names old hashtags, addresses and settings too, which no page masks:
 * they may hold the very name that a change takes away.
 */
export function createHide(settings: Settings, redactions: Redactions): (text: string) => string {
  const labels = findMessages(settings.locale).masks
  return createTextMasks({ ...settings, redactedActors: redactions.actors, labels }).hideText
}
