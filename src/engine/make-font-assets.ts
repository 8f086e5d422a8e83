import type { ArchiveFolders } from '../folder/environment.ts'
import type { Content } from '../folder/read-content.ts'
import { digestAll } from '../kept/digest.ts'
import { makeFonts } from '../look/make-fonts.ts'
import { toFontNeeds } from '../site/assets.ts'
import type { Asset } from './asset.ts'

/** Fonts of all that is published, and their stylesheet. @throws what a thread throws. */
export async function makeFontAssets({ cache }: ArchiveFolders, content: Content): Promise<Asset[]> {
  const fonts = await makeFonts(toFontNeeds(content), cache)
  return fonts.map(({ file, bytes }) => ({ file, source: bytes, hash: digestAll(bytes) }))
}
