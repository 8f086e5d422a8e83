// What a reader sees of raw HTML: its text, with entities for what they mean. Tags are passed over, whether they are
// kept or shown; what is shown of them is looked at on its own.
import { decodeEntity, entities } from './entities.ts'
import { findTags } from './find-tags.ts'
import type { Token } from './markdown.ts'
import { blockElements, harmlessElements } from './raw-html.ts'
import type { SeenWriter, Source } from './seen-writer.ts'

interface Range {
  from: number
  to: number
}

export function addRawHtml(token: Token, writer: SeenWriter): void {
  const source = { token }
  let end = 0
  for (const { name, closing, ...tag } of findTags(token.content)) {
    addText(source, { from: end, to: tag.start }, writer)
    end = tag.end
    // What is read apart from what stands before it.
    if (name === 'br' || blockElements.has(name)) writer.addBreak('\n')
    // The name of an element that is kept is not read.
    const hidden = harmlessElements.has(name) ? name.length + (closing ? 2 : 1) : 0
    const shown = { from: tag.start + hidden, to: end }
    if (shown.to - shown.from > 1) writer.addAside(() => addText(source, shown, writer))
  }
  addText(source, { from: end, to: token.content.length }, writer)
}

function addText(source: Source, { from, to }: Range, writer: SeenWriter): void {
  let end = from
  for (const { 0: entity, index } of source.token.content.slice(from, to).matchAll(entities)) {
    const start = from + index
    writer.add(source, { from: end, to: start })
    end = start + entity.length
    writer.add(source, { from: start, to: end, shown: decodeEntity(entity) })
  }
  writer.add(source, { from: end, to })
}
