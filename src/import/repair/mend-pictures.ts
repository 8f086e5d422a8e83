// Pictures of the archive's own that are not there (`missing-picture`).
import { listAddresses } from '../../body/links/list-addresses.ts'
import { parseMarkdown } from '../../body/markdown.ts'
import { toPicturePath } from '../../picture/picture-address.ts'
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
  const mended = missing.reduce(
    (text, written) => text.replaceAll(written, written.replace(/^\/+/, '')),
    markdown,
  )
  // Of an address that is spelled with escapes nobody knows which signs to take away.
  return listMissing(mended, pictures).length === 0 ? mended : toCodeBlock(markdown)
}

/** As they are written, each once, the longest first: one may begin with another. */
function listMissing(markdown: string, { files, comment }: Pictures): string[] {
  const addresses = parseMarkdown(markdown, { comment }).flatMap(listAddresses)
  const missing = addresses.filter(({ address }) => {
    const path = toPicturePath(address)
    return path !== undefined && !files.has(`/${path}`)
  })
  return [...new Set(missing.map(({ written }) => written))].sort((a, b) => b.length - a.length)
}
