// Pictures of the archive's own that are not there (`missing-picture`).
import { listAddresses } from '../../body/links/list-addresses.ts'
import { parseMarkdown } from '../../body/markdown.ts'
import { toPicturePath } from '../../picture/picture-address.ts'
import { replacePlaces } from '../pictures/replace-places.ts'
import { findAddressPlaces } from '../pictures/stand-ins.ts'
import { toCodeBlock } from './code-blocks.ts'
import type { Note } from './notes.ts'

interface Pictures {
  /** Addresses of those that are there: `/files/ab/diagram.png`. */
  files: ReadonlySet<string>
  comment: boolean
}

/** Their addresses lead nowhere then, and are shown as text (decision 24). */
export function mendPictures(markdown: string, pictures: Pictures, note: Note): string {
  if (!/files|%/i.test(markdown)) return markdown
  const missing = listMissing(markdown, pictures)
  for (const written of missing) note('picture-missing', written)
  if (missing.length === 0) return markdown
  const { comment } = pictures
  const places = findAddressPlaces(markdown, { comment }, (address) => isMissing(address, pictures))
  const mended = replacePlaces(markdown, places, ({ start, end }) =>
    markdown.slice(start, end).replace(/^(?:\\?\/)+/, ''),
  )
  // Of an address that begins with an entity nobody knows which signs to take away.
  return listMissing(mended, pictures).length === 0 ? mended : toCodeBlock(markdown)
}

/** As they are written, each once. */
function listMissing(markdown: string, pictures: Pictures): string[] {
  const { comment } = pictures
  const addresses = parseMarkdown(markdown, { comment }).flatMap(listAddresses)
  const missing = addresses.filter(({ address }) => isMissing(address, pictures))
  return [...new Set(missing.map(({ written }) => written))]
}

function isMissing(address: string, { files }: Pictures): boolean {
  const path = toPicturePath(address)
  return path !== undefined && !files.has(`/${path}`)
}
