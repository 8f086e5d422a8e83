import { digestAll } from '../cache/digest.ts'
import type { ArchiveFolders } from '../content-folder/archive-folders.ts'
import type { Content } from '../content-folder/read-content.ts'
import { makeFonts } from '../fonts/make-fonts.ts'
import { toFontNeeds } from '../outputs/font-needs.ts'
import type { Asset } from './asset.ts'

/** Fonts of all that is published, and their stylesheet. @throws what a thread throws. */
export async function makeFontAssets({ cache }: ArchiveFolders, content: Content): Promise<Asset[]> {
  const fonts = await makeFonts(toFontNeeds(content), cache)
  return fonts.map(({ file, bytes }) => ({ file, source: bytes, hash: digestAll(bytes) }))
}
