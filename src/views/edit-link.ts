import { findEditUrl } from '../content-folder/edit-url.ts'
import type { Settings } from '../content-folder/settings.ts'
import { pathSign } from '../question/web-address.ts'
import type { Site } from './site.ts'
import type { LinkView } from './views.ts'

/**
 * Page on which a file is edited; undefined where the settings name none.
 * @param path inside the content folder; each segment is percent-encoded once.
 */
export function toEditHref(
  settings: Pick<Settings, 'editUrl' | 'repository'>,
  path: string,
): string | undefined {
  const encoded = path.split('/').map(encodeURIComponent).join('/')
  // A function, as `$&` in a text would mean something.
  return findEditUrl(settings)?.replaceAll(pathSign, () => encoded)
}

/** @param path of the file inside the content folder. */
export function toEditLink(path: string, label: string, { settings }: Site): LinkView | undefined {
  const href = toEditHref(settings, path)
  return href === undefined ? undefined : { label, href }
}
