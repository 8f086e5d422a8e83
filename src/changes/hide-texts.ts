import type { Redactions } from '../content-folder/redactions.ts'
import type { Settings } from '../content-folder/settings.ts'
import { createNameMask, maskPersonalData, toReadableMasks } from '../question/personal-data.ts'
import { findWords } from '../words/find-words.ts'

/**
 * Puts over any text what pages would put over it. A report names old hashtags, addresses and settings too, which no
 * page masks: they may hold the very name that a change takes away.
 */
export function createHide(settings: Settings, redactions: Redactions): (text: string) => string {
  const maskNames = createNameMask(redactions.actors)
  const { masks } = findWords(settings.locale)
  return (text) =>
    toReadableMasks(maskNames(settings.personalData === 'mask' ? maskPersonalData(text) : text), masks)
}
