// In development: fonts of what is served now.
import { type FontFile, makeFonts } from '../fonts/make-fonts.ts'
import { toFontNeeds } from '../outputs/font-needs.ts'
import type { LoadedContent } from './content.ts'

// Kept for the life of the server: a browser asks for a font by the address that it has had since the last page.
const made = new Map<string, FontFile>()
const making = new WeakMap<LoadedContent, Promise<readonly FontFile[]>>()

/** Whether an address may be that of a font or of the stylesheet. @param path below the base path. */
export function isFontPath(path: string): boolean {
  return /^fonts(?:\.css$|\/)/.test(path)
}

/** Undefined for another address. @param path as above. @param cache of the archive. @throws what a thread throws. */
export async function findFontFile(
  path: string,
  content: LoadedContent,
  cache: string,
): Promise<FontFile | undefined> {
  const known = making.get(content) ?? makeFonts(toFontNeeds(content), cache)
  making.set(content, known)
  const own = (await known).find(({ file }) => file === path)
  for (const font of await known) made.set(font.file, font)
  return own ?? made.get(path)
}
