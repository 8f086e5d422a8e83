// In development: fonts of what is served now.

import { toStyleSheet } from '../look/font-faces.ts'
import { type FontFile, fontStyleSheet, makeFonts } from '../look/make-fonts.ts'
import { toFontNeeds } from '../site/assets.ts'
import type { LoadedContent } from './content.ts'

// Kept for the life of the server: a browser asks for a font by the address that it has had since the last page.
const made = new Map<string, FontFile>()
const making = new WeakMap<LoadedContent, Promise<readonly FontFile[]>>()

/** What a report has in the place of a page when there is nothing to serve. */
const withoutFonts: FontFile = { file: fontStyleSheet, bytes: Buffer.from(toStyleSheet([])) }

/** Whether an address may be that of a font or of the stylesheet. @param path below the base path. */
export function isFontPath(path: string): boolean {
  return path === fontStyleSheet || path.startsWith('fonts/')
}

/** Undefined for another address. @param path as above. @param cache of the archive. @throws what a thread throws. */
export async function findFontFile(
  path: string,
  content: LoadedContent | undefined,
  cache: string,
): Promise<FontFile | undefined> {
  for (const font of content ? await findFonts(content, cache) : [withoutFonts]) made.set(font.file, font)
  return made.get(path)
}

function findFonts(content: LoadedContent, cache: string): Promise<readonly FontFile[]> {
  const known = making.get(content) ?? makeFonts(toFontNeeds(content), cache)
  making.set(content, known)
  return known
}
