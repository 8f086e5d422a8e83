// What makes an archive for Kiwix of a site that is opened from its folder: the command of `zimwriterfs`, with its values.
import { iso6393To1 } from 'iso-639-3/iso6393-to-1.js'
import { createFolderMasks } from '../folder/masks.ts'
import type { SmallFiles } from '../folder/small-files.ts'
import { iconPaths } from '../look/theme.ts'
import { toShellWord } from './call.ts'

/** What Kiwix shows of each, in characters as readers count them. */
const most = { title: 30, description: 80 }

/** The other way round: of two letters, as tags of languages have them, the three of ISO 639-3. */
const threeLetters = new Map(Object.entries(iso6393To1).map(([three, two]) => [two, three]))

/**
 * Lines for a POSIX shell, which are one command. What Kiwix wants and the settings do not say is the title.
 * @param out folder of the site, as the command is to name it.
 */
export function toZimCommand(folder: Pick<SmallFiles, 'settings' | 'redactions'>, out: string): string[] {
  const { language, locale, url } = folder.settings
  const { hideText } = createFolderMasks(folder)
  const title = hideText(folder.settings.title)
  const description = hideText(folder.settings.description)
  const { language: tag } = new Intl.Locale(language ?? locale)
  const code = threeLetters.get(tag) ?? tag
  const name = `${toProject(url)}_${tag}_all`
  const values = {
    welcome: 'index.html',
    illustration: iconPaths[48],
    language: code,
    name,
    title: cut(title, most.title),
    description: cut(description.trim() || title, most.description),
    creator: cut(title, most.description),
    publisher: 'Gotgam',
    ...(url === undefined ? {} : { source: url }),
  }
  const options = Object.entries(values).map(([key, value]) => `  --${key}=${toShellWord(value)} \\`)
  return ['zimwriterfs \\', ...options, `  ${toShellWord(out)} ${toShellWord(`${name}.zim`)}`]
}

/** Two archives may be on one host: `https://someone.github.io/q-a/` → `someone.github.io-q-a` */
function toProject(url: string | undefined): string {
  if (url === undefined) return 'archive'
  const { hostname, pathname } = new URL(url)
  return [hostname, ...pathname.split('/').filter((part) => part !== '')].map(decodeURIComponent).join('-')
}

const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' })

/** On one line. */
function cut(text: string, length: number): string {
  const signs = Array.from(segmenter.segment(text.replace(/\s+/g, ' ').trim()), ({ segment }) => segment)
  return signs.length > length ? `${signs.slice(0, length - 1).join('')}…` : signs.join('')
}
