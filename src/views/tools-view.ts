import { isDeepStrictEqual } from 'node:util'
import type { License } from '../question/license.ts'
import type { ToolsView } from './conversation-views.ts'
import type { Site } from './site.ts'
import type { LinkView } from './views.ts'

interface Published {
  source?: string | undefined
  license?: License | undefined
}

/** @param links that stand before the source; those that are not there are left out. */
export function toToolsView(
  { source, license }: Published,
  links: readonly (LinkView | undefined)[],
  { messages, settings }: Site,
): ToolsView {
  const own = isDeepStrictEqual(toNamed(license), toNamed(settings.license)) ? undefined : toNamed(license)
  const published: ToolsView['links'] =
    source === undefined ? [] : [{ label: messages.question.source, href: source, rel: 'external' }]
  return {
    links: [...links.filter((link) => link !== undefined), ...published],
    license: own && { label: messages.frame.license, name: own.name, href: own.url },
  }
}

function toNamed(license: License | undefined) {
  return typeof license === 'string'
    ? { name: license, url: undefined }
    : license && { url: undefined, ...license }
}
