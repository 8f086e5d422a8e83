// Positions in XMP, which is XML inside of another file: `exif:GPSLatitude="37,33.9N"` or the same as an element, under
// whatever prefix. No other part of a picture holds such a text.
import type { PositionRange, SearchBudget } from './position-search.ts'

const names = ['GPS', 'Gps', 'gps']
/** Bounded, so that no text takes long. */
const field =
  /(gps[a-z]{0,40})(?:\s*=\s*(?:"([^"<>]{0,1000})"|'([^'<>]{0,1000})')|(?:\s[^<>]{0,200})?>([^<>]{0,1000})<)/dgi
const tellingName = /^gps(?:dest)?(?:lat|long)[a-z]*$/i

/** @throws PictureTooComplex */
export function findXmpPositions(bytes: Buffer, { countEntries }: SearchBudget): PositionRange[] {
  if (!names.some((name) => bytes.includes(name))) return []
  // One character for each byte, so that offsets are those of the file.
  const text = bytes.toString('latin1')
  // Each may be read on from as far as a field may be long, also where it is none.
  for (const _ of text.matchAll(/gps/gi)) countEntries(1)
  const ranges: PositionRange[] = []
  for (const found of text.matchAll(field)) {
    const [, name = ''] = found
    const [start, end] = found.indices?.slice(2).find((range) => range !== undefined) ?? [0, 0]
    if (text.slice(start, end).trim() === '') continue
    const tells = tellingName.test(name) && !/ref$/i.test(name) && /\d/.test(text.slice(start, end))
    ranges.push({ start, end, blank: 0x20, tells })
  }
  return ranges
}
