import { isDeepStrictEqual } from 'node:util'
import type { License } from '../question/license.ts'
import type { Site } from './site.ts'
import type { LinkView } from './views.ts'

export type ToolsView = ReturnType<typeof toToolsView>

/**
 * Ways from a text: to a place, to where it is edited, to its source, which alone stands on paper too.
 * @param links that stand before the source; those that are not there are left out.
 */
export function toToolsView(
  { source, license }: { source?: string | undefined; license?: License | undefined },
  links: readonly (LinkView | undefined)[],
  { messages, settings }: Site,
) {
  const own = isDeepStrictEqual(toNamed(license), toNamed(settings.license)) ? undefined : toNamed(license)
  const published =
    source === undefined ? [] : [{ label: messages.question.source, href: source, rel: 'external' }]
  const before = links.filter((link) => link !== undefined).map((link) => ({ rel: undefined, ...link }))
  return {
    links: [...before, ...published],
    /** Where it differs from that of the archive. */
    license: own && { label: messages.frame.license, name: own.name, href: own.url },
  }
}

function toNamed(license: License | undefined) {
  return typeof license === 'string'
    ? { name: license, url: undefined }
    : license && { url: undefined, ...license }
}
