// What stands behind the text of a link that can't be one, so that no address is lost (decision 24).
import { escapeHtml } from '../escape-html.ts'
import { stripTags } from './strip-tags.ts'

/** A longer `data:` address is content, and no place to go to: this many characters of it are shown. */
const shownData = 100

/** HTML of ` (ftp://…)`; nothing where the text is the address already. @param html of the text. */
export function printAddressNote(address: string, html: string): string {
  const shown = escapeHtml(shorten(address.trim()))
  const text = stripTags(html).trim()
  return shown === '' || shown === text || shown === `mailto:${text}` ? '' : ` (${shown})`
}

function shorten(address: string): string {
  if (address.length <= shownData || !/^data:/i.test(address)) return address
  return `${address.slice(0, shownData).toWellFormed()}…`
}
