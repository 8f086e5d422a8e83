// What a reader sees of a body, as one text, and where each part of it comes from: names and personal data are looked
// for in that text, whatever Markdown and HTML cut it into (decision 25).
import { isAddressLink, type Token } from './markdown.ts'
import { addRawHtml } from './seen-html.ts'
import { createSeenWriter, type Reading, type SeenBody, type SeenWriter } from './seen-writer.ts'

/** A paragraph that begins with `010) 1234-5678` is a list to Markdown, whose number is shown before the rest. */
const beginsNumber = /^(?:0\d{1,3}|82|\d{6})$/

/** Blocks are not read together; addresses, titles and tags that are shown stand alone behind their block. */
export function toSeenBody(tokens: readonly Token[], reading: Reading = 'joined'): SeenBody {
  const writer = createSeenWriter(reading)
  for (const token of tokens) {
    if (token.map) writer.setLines(token.map)
    if (token.type === 'list_item_open' && beginsNumber.test(token.info))
      writer.addSign(`${token.info}${token.markup} `)
    if (token.type === 'inline') for (const child of token.children ?? []) addInline(child, writer)
    else if (token.type === 'html_block') addRawHtml(token, writer)
    else if (token.content !== '') writer.add({ token })
    else continue
    writer.endBlock()
  }
  return writer.seen
}

/** Whether both readings may differ. */
export function isReadTwice(tokens: readonly Token[]): boolean {
  return tokens.some(({ type, children }) => /^(?:image|html_)/.test(type) || isReadTwice(children ?? []))
}

function addInline(token: Token, writer: SeenWriter): void {
  if (token.type === 'softbreak') writer.addBreak('\r')
  else if (token.type === 'hardbreak') writer.addBreak('\n')
  else if (token.type === 'html_inline') addRawHtml(token, writer)
  else if (token.type === 'image') addImage(token, writer)
  else if (token.type === 'link_close') writer.setLink(undefined)
  else if (token.type !== 'link_open') writer.add({ token })
  else if (isAddressLink(token)) writer.setLink(token)
  else addAddress(token, 'href', writer)
}

/** Its description stands in the line where a link to it is shown, and apart where it is. */
function addImage(token: Token, writer: SeenWriter): void {
  const addDescription = () => {
    for (const child of token.children ?? []) addInline(child, writer)
  }
  if (writer.reading === 'joined') addDescription()
  else {
    writer.addBreak('\n')
    writer.addAside(addDescription)
  }
  addAddress(token, 'src', writer)
}

function addAddress(token: Token, attribute: 'href' | 'src', writer: SeenWriter): void {
  writer.addAside(() => writer.add({ token, attribute }))
  if (token.attrGet('title')) writer.addAside(() => writer.add({ token, attribute: 'title' }))
}
