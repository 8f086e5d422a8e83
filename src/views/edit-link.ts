import type { Site } from './site.ts'
import type { LinkView } from './views.ts'

/**
 * Page of the repository's host on which a file is edited; undefined where the settings name none. Every segment of the
 * path is encoded.
 * @param path of the file inside the content folder.
 */
export function toEditLink(path: string, label: string, { settings }: Site): LinkView | undefined {
  if (settings.repository === undefined) return undefined
  const file = path.split('/').map(encodeURIComponent).join('/')
  return { label, href: `${settings.repository.replace(/(?<!\/)\/+$/, '')}/edit/main/content/${file}` }
}
