// What of a body has to stay when it becomes Markdown: its text, the places that its links lead to, and its code.
import type { Element, ElementContent, Root } from 'hast'
import { decodeEntities } from '../../body/entities.ts'
import { escapeHtml } from '../../body/escape-html.ts'
import { toSafeAddress } from '../../body/links/link.ts'
import { printAddressNote } from '../../body/links/unlinked-address.ts'
import { breaking, unseen } from './element-kinds.ts'

export interface SeenParts {
  /** In words with one blank between. A picture is its address and its description. */
  text: string
  /** Address and text of each link, in order. */
  links: string[]
  /** Of lines and blocks of code, in order. */
  code: string[]
}

/** A link that shows nothing is none. An address that may not be one is a part of the text, as on a page. */
export function toSeenParts(tree: Root): SeenParts {
  const seen: SeenParts = { text: '', links: [], code: [] }
  addAll(tree.children, seen)
  seen.text = collapse(seen.text)
  return seen
}

/** What stands in the text for a picture. */
export function labelPicture(address: string, description: string): string {
  return ` \u{1f5bc} ${address.trim()} ${description} `
}

function addAll(nodes: readonly (ElementContent | Root['children'][number])[], seen: SeenParts): void {
  for (const node of nodes) {
    if (node.type === 'text') seen.text += node.value
    else if (node.type === 'element' && !unseen.has(node.tagName)) addElement(node, seen)
  }
}

function addElement(element: Element, seen: SeenParts): void {
  const { tagName, properties, children } = element
  if (tagName === 'img') {
    seen.text += labelPicture(toSeenAddress(toText(properties['src'])), toText(properties['alt']))
    return
  }
  const separator = breaking.has(tagName) ? '\n' : ''
  const start = seen.text.length
  seen.text += separator
  const links = seen.links.length
  addAll(children, seen)
  const own = seen.text.slice(start)
  if (tagName === 'pre') {
    seen.code.splice(seen.code.length - countCode(children), Infinity, `\n${own.slice(1).trimEnd()}`)
  } else if (tagName === 'code') seen.code.push(collapse(own))
  else if (tagName === 'a' && properties['href'] !== undefined) {
    addLink(toText(properties['href']), own, { seen, place: links })
  }
  seen.text += separator
}

function addLink(href: string, text: string, { seen, place }: { seen: SeenParts; place: number }): void {
  const label = collapse(text)
  if (label === '') return
  const address = toSafeAddress(href)
  if (address) seen.links.splice(place, 0, `${toSeenAddress(href)} ${label}`)
  else seen.text += decodeEntities(printAddressNote(href, escapeHtml(text)))
}

/** Two spellings of one address are equal. */
function toSeenAddress(href: string): string {
  const address = toSafeAddress(href)
  if (!address) return href
  return 'outside' in address ? address.outside : address.inside
}

function countCode(nodes: readonly ElementContent[]): number {
  return nodes.reduce((count, node) => {
    if (node.type !== 'element') return count
    return count + countCode(node.children) + (node.tagName === 'code' ? 1 : 0)
  }, 0)
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function collapse(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
