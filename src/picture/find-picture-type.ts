// What a file is, by its first bytes: a name may say anything.
import type { PictureType } from './picture.ts'

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** Undefined for everything but PNG, JPEG, GIF, WebP and AVIF. */
export function findPictureType(bytes: Buffer): PictureType | undefined {
  if (bytes.subarray(0, 8).equals(pngSignature)) return 'png'
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpg'
  if (/^GIF8[79]a$/.test(readText(bytes, 0, 6))) return 'gif'
  if (readText(bytes, 0, 4) === 'RIFF' && readText(bytes, 8, 12) === 'WEBP') return 'webp'
  return listBrands(bytes).some((brand) => brand === 'avif' || brand === 'avis') ? 'avif' : undefined
}

/** What is there in the place of a picture, as far as there is something to advise. */
export type OtherType = 'empty' | 'svg' | 'heic' | 'other'

export function findOtherType(bytes: Buffer): OtherType {
  if (bytes.length === 0) return 'empty'
  if (/^\ufeff?\s*<(?:\?xml|!--|!doctype svg|svg)/i.test(bytes.subarray(0, 200).toString())) return 'svg'
  return listBrands(bytes).some((brand) => /^(?:hei[cmsx]|hev[cmsx]|mif1)$/.test(brand)) ? 'heic' : 'other'
}

/** Of a file of ISO's base media format, such as AVIF: its own brand, then those that it is readable as. */
function listBrands(bytes: Buffer): string[] {
  if (readText(bytes, 4, 8) !== 'ftyp') return []
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 256)
  const brands = [readText(bytes, 8, 12)]
  for (let offset = 16; offset + 4 <= end; offset += 4) brands.push(readText(bytes, offset, offset + 4))
  return brands
}

function readText(bytes: Buffer, start: number, end: number): string {
  return bytes.toString('latin1', start, end)
}
