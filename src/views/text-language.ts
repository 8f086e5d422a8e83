import type { ShownQuestion } from './shown.ts'
import type { Site } from './site.ts'

/** BCP 47 tag of what somebody wrote in a question; undefined where it is that of the page. */
export function findTextLanguage(
  { language }: Pick<ShownQuestion, 'language'>,
  { settings, messages }: Pick<Site, 'settings' | 'messages'>,
): string | undefined {
  const own = language ?? settings.language
  return own === messages.language ? undefined : own
}
