import type { SeenBody } from './seen-writer.ts'

/** The seen text with blanks in the place of addresses behind links and pictures: nobody reads a letter of them. */
export function toReadText({ text, parts }: SeenBody): string {
  let read = ''
  let behind = 0
  for (const { start, end, source } of parts) {
    if (source.attribute !== 'href' && source.attribute !== 'src') continue
    read += text.slice(behind, start) + ' '.repeat(end - start)
    behind = end
  }
  return read + text.slice(behind)
}
