// What a reader sees of raw HTML: its text, with entities for what they mean. Tags are passed over, whether they are
// kept or shown, and so are comments; what is shown of them is looked at on its own.
import { parseFragment } from 'parse5'
import { findTags } from './find-tags.ts'
import type { Token } from './markdown.ts'
import { harmlessElements } from './raw-html.ts'
import type { SeenWriter, Source } from './seen-writer.ts'

const entities = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/gi

/** Elements that are read apart from what stands before them. */
const breaking = /^(?:br|details|summary|pre|blockquote|p|ul|ol|li|hr|h[1-6])$/

interface Range {
  from: number
  to: number
}

export function addRawHtml(token: Token, writer: SeenWriter): void {
  const source = { token }
  let end = 0
  for (const comment of listComments(token.content)) {
    addTagged(source, { from: end, to: comment.from }, writer)
    writer.addAside(() => addTagged(source, comment, writer))
    end = comment.to
  }
  addTagged(source, { from: end, to: token.content.length }, writer)
}

/** Where comments stand. It stops looking for ends where there are none: `<!-- <!-- <!--` would take a time that grows with its square. */
export function listComments(text: string): Range[] {
  const comments: Range[] = []
  for (let from = text.indexOf('<!--'); from >= 0; ) {
    const end = text.indexOf('-->', from + 4)
    if (end < 0) break
    comments.push({ from, to: end + 3 })
    from = text.indexOf('<!--', end + 3)
  }
  return comments
}

function addTagged(source: Source, { from, to }: Range, writer: SeenWriter): void {
  let end = from
  for (const { name, closing, ...tag } of findTags(source.token.content.slice(from, to))) {
    const start = from + tag.start
    addText(source, { from: end, to: start }, writer)
    end = from + tag.end
    if (breaking.test(name)) writer.addBreak('\n')
    // The name of an element that is kept is not read.
    const hidden = harmlessElements.has(name) ? name.length + (closing ? 2 : 1) : 0
    const shown = { from: start + hidden, to: end }
    if (shown.to - shown.from > 1) writer.addAside(() => addText(source, shown, writer))
  }
  addText(source, { from: end, to }, writer)
}

function addText(source: Source, { from, to }: Range, writer: SeenWriter): void {
  let end = from
  for (const { 0: entity, index } of source.token.content.slice(from, to).matchAll(entities)) {
    const start = from + index
    writer.add(source, { from: end, to: start })
    end = start + entity.length
    writer.add(source, { from: start, to: end, shown: decode(entity) })
  }
  writer.add(source, { from: end, to })
}

/** Entities become what they mean. */
export function decodeEntities(text: string): string {
  return text.includes('&') ? text.replace(entities, decode) : text
}

function decode(entity: string): string {
  const [text] = parseFragment(entity).childNodes
  return text && 'value' in text ? text.value : entity
}
