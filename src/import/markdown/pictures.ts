// Pictures that a script loads when somebody scrolls to them: their address is in another attribute than `src`, and a
// copy for browsers without scripts may be beside them. And pictures that touch words: on a page they are words too.
import type { Element, ElementContent, RootContent } from 'hast'
import { breaking, listClasses } from './elements.ts'

type Node = ElementContent | RootContent

/** What scripts load in the place of `src`; the last is a larger picture for some. */
const loaded = ['dataLazySrc', 'dataSrc', 'dataLazy', 'dataActualsrc', 'dataOriginal']
const sets = ['dataLazySrcset', 'dataSrcset', 'srcSet']

const none = /^\s*(?:data:|about:|$)/i

/** Files that show nothing, or that something is under way. */
const standIn =
  /(?:^|[/_.-])(?:1x1|blank|dot|empty|gr[ae]y|lazy|load(?:er|ing)|pixel|placeholder|spacer?|trans(?:parent)?)[\w-]{0,40}\.(?:gif|png|svg|jpe?g|webp)(?:$|[?#])/i
const picture = /\.(?:avif|bmp|gif|jpe?g|png|svg|webp)(?:$|[?#])/i

/** Where a picture is that is shown; undefined for one that is nowhere. */
export function findPicture(element: Element): string | undefined {
  const { properties } = element
  const said = (name: string) => String(properties[name] ?? '')
  const src = said('src')
  const isLazy = listClasses(element).some((name) => /lazy/i.test(name))
  const isNone = none.test(src) || standIn.test(src)
  const names = isNone || isLazy ? loaded : loaded.slice(0, -1)
  const others = Object.keys(properties).filter((name) => name.startsWith('data') && picture.test(said(name)))
  const own = [...names.map(said).filter((text) => /[./]/.test(text)), ...(isNone ? others.map(said) : [])]
  const found = own.find((text) => !none.test(text) && !/\s\d+[wx]/.test(text))
  if (found !== undefined || !isNone) return found ?? src
  const largest = sets.map((name) => findLargest(said(name))).find((address) => !none.test(address))
  return largest ?? (src.trim() === '' ? undefined : src)
}

/** `a.jpg 300w, b.jpg 600w` → `b.jpg` */
function findLargest(set: string): string {
  const candidates = set.split(/,\s+/).map((each) => {
    const [address = '', size = '1x'] = each.trim().split(/\s+/)
    return { address, size: Number.parseFloat(size) }
  })
  return candidates.toSorted((one, other) => other.size - one.size)[0]?.address ?? ''
}

/** Whether a picture is shown by what is beside it: the copy of a lazy one, or a stand-in for one that has a copy. */
export function isCopied(nodes: readonly Node[], index: number): boolean {
  const node = nodes[index]
  if (node?.type !== 'element' || (node.tagName !== 'img' && node.tagName !== 'noscript')) return false
  const beside = [findSeen(nodes, index, -1), findSeen(nodes, index, 1)]
  if (node.tagName === 'img')
    return toShown(node) === undefined && beside.some((other) => isNoScript(other) && list(other).length > 0)
  const own = list(node).map(toShown)
  return beside.some((other) => {
    if (!other || isNoScript(other)) return false
    return list(other).some((each) => {
      const address = toShown(each)
      return own.length > 0 && address !== undefined && (own.includes(address) || isLoaded(each))
    })
  })
}

/** Its address, but that of a stand-in. */
function toShown(element: Element): string | undefined {
  const address = findPicture(element)
  return address !== undefined && (none.test(address) || standIn.test(address)) ? undefined : address
}

function isLoaded(element: Element): boolean {
  return findPicture(element) !== element.properties['src']
}

function isNoScript(node: Node | undefined): boolean {
  return node?.type === 'element' && node.tagName === 'noscript'
}

/** What is beside it, but for white space: that is looked for in a few nodes. */
function findSeen(nodes: readonly Node[], index: number, step: number): Node | undefined {
  const beside = [1, 2, 3].map((distance) => nodes[index + distance * step])
  return beside.find(
    (node) => node?.type === 'element' || (node?.type === 'text' && node.value.trim() !== ''),
  )
}

/** What is shown from elsewhere in it. */
function list(node: Node | undefined): Element[] {
  if (node?.type !== 'element') return []
  return /^(?:iframe|img)$/.test(node.tagName) ? [node] : node.children.flatMap(list)
}

/** `글<img>뒤`: a blank is between a picture and a word, and between two pictures. */
export function partPictures(nodes: ElementContent[]): ElementContent[] {
  if (!nodes.some(isPicture)) return nodes
  return nodes.flatMap((node, index): ElementContent[] => {
    const last = nodes[index - 1]
    const touches = last && (isPicture(node) ? isWordBefore(last) : isPicture(last) && isWordBehind(node))
    return touches ? [{ type: 'text', value: ' ' }, node] : [node]
  })
}

/** A picture, or what holds one alone: a link. */
function isPicture(node: ElementContent): boolean {
  if (node.type !== 'element' || breaking.has(node.tagName)) return false
  const [only] = node.children
  return node.tagName === 'img' || (node.children.length === 1 && only !== undefined && isPicture(only))
}

function isWordBefore(node: ElementContent): boolean {
  if (node.type === 'text') return /[^\s([{<"'“‘「『《]$/.test(node.value)
  const last = node.type === 'element' && !breaking.has(node.tagName) ? node.children.at(-1) : undefined
  return isPicture(node) || (last !== undefined && isWordBefore(last))
}

function isWordBehind(node: ElementContent): boolean {
  if (node.type === 'text') return /^[\p{L}\p{N}]/u.test(node.value)
  const first = node.type === 'element' && !breaking.has(node.tagName) ? node.children[0] : undefined
  return first !== undefined && isWordBehind(first)
}
