// What a font says of itself (https://learn.microsoft.com/typography/opentype/spec/), as far as tests ask.
import subsetFont from 'subset-font'

export interface FontTables {
  /** Sizes in units of this many to the em. */
  unitsPerEm: number
  /** Undefined where it has no glyph. */
  widthOf: (character: string) => number | undefined
  /** Names of its tables. */
  tags: string[]
  /** Names of OpenType features, each once. */
  features: string[]
  /** `['wght', 400, 700]` */
  axes: [tag: string, least: number, most: number][]
}

/** @param bytes of any format. */
export async function readFontTables(bytes: Uint8Array): Promise<FontTables> {
  const font = await subsetFont(Buffer.from(bytes), '', { targetFormat: 'truetype', keepAllGlyphs: true })
  const tables = listTables(font)
  const find = (tag: string) => tables.get(tag) ?? Buffer.alloc(0)
  const [head, hhea, hmtx, cmap] = [find('head'), find('hhea'), find('hmtx'), toCharacterMap(find('cmap'))]
  const longMetrics = hhea.readUInt16BE(34)
  return {
    unitsPerEm: head.readUInt16BE(18),
    widthOf: (character) => {
      const glyph = cmap(character.codePointAt(0) ?? 0)
      return glyph === 0 ? undefined : hmtx.readUInt16BE(4 * Math.min(glyph, longMetrics - 1))
    },
    tags: [...tables.keys()],
    features: listFeatures(find('GSUB')),
    axes: listAxes(find('fvar')),
  }
}

function listTables(font: Buffer): Map<string, Buffer> {
  return new Map(
    Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
      const entry = 12 + 16 * index
      const start = font.readUInt32BE(entry + 8)
      const table = font.subarray(start, start + font.readUInt32BE(entry + 12))
      return [font.toString('latin1', entry, entry + 4), table]
    }),
  )
}

/** Of the characters of the first plane, by format 4 of its subtables. @returns 0 for what has no glyph. */
function toCharacterMap(cmap: Buffer): (point: number) => number {
  const starts = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => cmap.readUInt32BE(8 + 8 * index))
  const start = starts.find((each) => cmap.readUInt16BE(each) === 4)
  if (start === undefined) throw new Error('no subtable of format 4')
  const table = cmap.subarray(start)
  const segments = table.readUInt16BE(6) / 2
  return (point) => {
    for (let segment = 0; segment < segments; segment += 1) {
      const at = (part: number) => 14 + 2 * segments * part + 2 * segment + (part > 0 ? 2 : 0)
      if (point > table.readUInt16BE(at(0))) continue
      const first = table.readUInt16BE(at(1))
      if (point < first) return 0
      const [delta, offset] = [table.readUInt16BE(at(2)), table.readUInt16BE(at(3))]
      const glyph = offset === 0 ? point : table.readUInt16BE(at(3) + offset + 2 * (point - first))
      return glyph === 0 ? 0 : (glyph + delta) % 0x10000
    }
    return 0
  }
}

function listFeatures(gsub: Buffer): string[] {
  if (gsub.length === 0) return []
  const list = gsub.subarray(gsub.readUInt16BE(6))
  const names = Array.from({ length: list.readUInt16BE(0) }, (_, index) =>
    list.toString('latin1', 2 + 6 * index, 6 + 6 * index),
  )
  return [...new Set(names)].sort()
}

function listAxes(fvar: Buffer): FontTables['axes'] {
  if (fvar.length === 0) return []
  const [start, count, size] = [fvar.readUInt16BE(4), fvar.readUInt16BE(8), fvar.readUInt16BE(10)]
  return Array.from({ length: count }, (_, index) => {
    const axis = fvar.subarray(start + size * index)
    return [axis.toString('latin1', 0, 4), axis.readInt32BE(4) / 0x10000, axis.readInt32BE(12) / 0x10000]
  })
}
