// What a reader sees of raw HTML: its text, with entities for what they mean. What is shown of a tag is looked at on its
// own; whether it parts the text is a matter of the reading.
import { decodeEntity, entities } from './entities.ts'
import { findTags, type RawTag } from './find-tags.ts'
import type { Token } from './markdown.ts'
import { blockElements, harmlessElements } from './raw-html.ts'
import type { SeenWriter, Source } from './seen-writer.ts'

export function addRawHtml(token: Token, writer: SeenWriter): void {
  const source = { token }
  let end = 0
  for (const tag of findTags(token.content)) {
    const { name, closing } = tag
    addText(source, { from: end, to: tag.start }, writer)
    end = tag.end
    if (isBreak(tag, writer)) writer.addBreak('\n')
    // The name of an element that is kept is not read.
    const hidden = harmlessElements.has(name) ? name.length + (closing ? 2 : 1) : 0
    const shown = { from: tag.start + hidden, to: end }
    if (shown.to - shown.from > 1) writer.addAside(() => addText(source, shown, writer))
  }
  addText(source, { from: end, to: token.content.length }, writer)
}

const tableParts = new Set('thead tbody tr td th'.split(' '))

/** What is not kept stands between the words. A tag of a block that has no place where it stands is passed over. */
function isBreak({ name, closing }: Pick<RawTag, 'name' | 'closing'>, writer: SeenWriter): boolean {
  const { reading, open } = writer
  if (name === 'br') return true
  if (!blockElements.has(name)) return reading === 'apart' && !harmlessElements.has(name)
  // The end of a heading closes one of any level.
  const element = name.replace(/^h[1-6]$/, 'h')
  const opened = open.get(element) ?? 0
  const isPlaced = tableParts.has(name) ? open.get('table') : !closing || name === 'p' || opened > 0
  open.set(element, Math.max(0, opened + (closing ? -1 : 1)))
  return reading === 'joined' || Boolean(isPlaced)
}

function addText(source: Source, { from, to }: { from: number; to: number }, writer: SeenWriter): void {
  let end = from
  for (const { 0: entity, index } of source.token.content.slice(from, to).matchAll(entities)) {
    const start = from + index
    writer.add(source, { from: end, to: start })
    end = start + entity.length
    writer.add(source, { from: start, to: end, shown: decodeEntity(entity) })
  }
  writer.add(source, { from: end, to })
}
