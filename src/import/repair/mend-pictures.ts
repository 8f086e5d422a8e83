// Pictures of the archive's own that are not there (`missing-picture`).
import { listAddresses } from '../../body/links/list-addresses.ts'
import { parseMarkdown } from '../../body/markdown.ts'
import { toPicturePath } from '../../picture/picture-address.ts'
import { replacePlaces } from '../pictures/replace-places.ts'
import { findAddressPlaces } from '../pictures/stand-ins.ts'
import { toCodeBlock } from './code-blocks.ts'
import type { Note } from './notes.ts'

/**
 * Their addresses lead nowhere then, and are shown as text (decision 24). @param files addresses of those that are there:
 * `/files/ab/diagram.png`.
 */
export function mendPictures(
  markdown: string,
  { files, comment }: { files: ReadonlySet<string>; comment: boolean },
  note: Note,
): string {
  if (!/files|%/i.test(markdown)) return markdown
  const isMissing = (address: string): boolean => {
    const path = toPicturePath(address)
    return path !== undefined && !files.has(`/${path}`)
  }
  /** As they are written, each once. */
  const listMissing = (body: string): Set<string> => {
    const addresses = parseMarkdown(body, { comment }).flatMap(listAddresses)
    return new Set(addresses.filter(({ address }) => isMissing(address)).map(({ written }) => written))
  }
  const missing = listMissing(markdown)
  for (const written of missing) note('picture-missing', written)
  if (missing.size === 0) return markdown
  const places = findAddressPlaces(markdown, { comment }, isMissing)
  const mended = replacePlaces(markdown, places, ({ start, end }) =>
    markdown.slice(start, end).replace(/^(?:\\?\/)+/, ''),
  )
  // Of an address that begins with an entity nobody knows which signs to take away.
  return listMissing(mended).size === 0 ? mended : toCodeBlock(markdown)
}
