// The boxes of XE's editor, which Rhymix has too: `<div editor_component="code_highlighter" code_type="Php">`.
import type { Element } from 'hast'
import type { Lose } from '../tally.ts'
import { dropFolded } from './code-text.ts'
import { toElement } from './element-tree.ts'

/** What shows by itself what it is: a picture, a link, a table. */
const plainComponents: ReadonlySet<string> = new Set(
  'colorpicker_text emoticon table_maker url_link'.split(' '),
)

/** What a component says in plain HTML; undefined for a stand-in of one that nobody reads. Polls are no text. */
export function readComponent(element: Element, lose: Lose): Element | undefined {
  const { properties, children } = element
  const name = properties['editor_component']
  if (typeof name !== 'string' || name === 'poll_maker' || plainComponents.has(name)) return element
  const said = (attribute: string) => String(properties[attribute] ?? '').trim()
  switch (name) {
    case 'code_highlighter':
      if (element.tagName !== 'pre') lose('code-block-made')
      return { ...element, tagName: 'pre', children: dropFolded(children, true) }
    case 'quotation': {
      if (said('use_folder') !== 'Y') return toElement('blockquote', children)
      const label = said('open_folder')
      const summary = toElement('summary', [{ type: 'text', value: label }])
      return toElement('details', label === '' ? children : [summary, ...children])
    }
    case 'image_link': {
      const href = said('link_url')
      const picture = { ...element, properties: { ...properties, editor_component: null } }
      return href === '' ? picture : toElement('a', [picture], { href })
    }
    case 'multimedia_link':
      return toElement('embed', [], { src: said('multimedia_src') })
    case 'image_gallery': {
      const addresses = said('images_list').split(/(?<=\.(?:gif|jpe?g|png|webp))\s+/i)
      const pictures = addresses.map((src) => toElement('p', [toElement('img', [], { src })]))
      return toElement('div', addresses[0] === '' ? children : pictures)
    }
    default:
      lose('editor-component-unread', name)
      return element.tagName === 'img' ? undefined : element
  }
}
