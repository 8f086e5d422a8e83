// Elements of HTML: what of them is seen, which begin lines, and how they are found and made.
import type { Element, ElementContent, Properties, Root } from 'hast'
import { type DefaultTreeAdapterMap, parseFragment } from 'parse5'

const toSet = (names: string): ReadonlySet<string> => new Set(names.split(' '))

/** Elements that play or show something from elsewhere. */
export const embeds = toSet('audio embed frame iframe object video')

export const formControls = toSet('datalist input meter progress select textarea')

/** Elements that show nothing of what is in them. */
export const unseen = toSet(
  'applet area base basefont bgsound canvas datalist head input link map meta noembed noframes param script select source style svg template textarea title track',
)

/** Elements that begin a line of their own: what is before and behind is not read together. */
export const breaking = toSet(
  'address article aside blockquote body br caption center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li listing main menu nav ol optgroup option p plaintext pre search section summary table tbody td tfoot th thead tr ul xmp',
)

export function toElement(
  tagName: string,
  children: readonly ElementContent[],
  properties: Properties = {},
): Element {
  return { type: 'element', tagName, properties, children: [...children] }
}

/** Whether it has one of these classes. */
export function hasClass({ properties }: Element, ...names: string[]): boolean {
  const { className } = properties
  return Array.isArray(className) && className.some((name) => names.includes(String(name)))
}

/** An attribute as text, by its name in the tree: `dataTopic`. */
export function findText({ properties }: Element, name: string): string | undefined {
  const value = properties[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** All elements in it, in order of the document. */
export function listElements(parent: Element): Element[] {
  return parent.children.flatMap((child) => (child.type === 'element' ? [child, ...listElements(child)] : []))
}

/** Whether it is a block, or holds one. A line break is none. */
export function holdsBlock(node: ElementContent): boolean {
  if (node.type !== 'element') return false
  return (node.tagName !== 'br' && breaking.has(node.tagName)) || node.children.some(holdsBlock)
}

/** Text between the blocks of a body stands in paragraphs. */
export function wrapLines(nodes: readonly ElementContent[]): ElementContent[] {
  const wrapped: ElementContent[] = []
  let line: ElementContent[] = []
  const endLine = () => {
    const paragraph = toElement('p', line)
    if (!isBlank(paragraph)) wrapped.push(paragraph)
    line = []
  }
  for (const node of nodes) {
    if (!holdsBlock(node)) {
      line.push(node)
      continue
    }
    endLine()
    wrapped.push(node)
  }
  endLine()
  return wrapped
}

/** Elements that are seen without a text. */
const seen = toSet('details hr img input ol pre table ul')

/** Editors write lines without anything: `<p>&nbsp;</p>`. */
export function isBlank({ children }: { children: readonly ElementContent[] }): boolean {
  return children.every((child) => {
    if (child.type === 'text') return child.value.trim() === ''
    return child.type !== 'element' || (!seen.has(child.tagName) && isBlank(child))
  })
}

type Node = DefaultTreeAdapterMap['childNode']

/** The text of HTML in paragraphs, however deep it stands. */
export function parseFlat(html: string): Root {
  const paragraphs: Element[] = []
  let text = ''
  const endLine = () => {
    if (text.trim() !== '') paragraphs.push(toElement('p', [{ type: 'text', value: text }]))
    text = ''
  }
  // Undefined is where a block ends.
  const left: (Node | undefined)[] = parseFragment(html).childNodes.toReversed()
  while (left.length > 0) {
    const node = left.pop()
    if (node === undefined) endLine()
    else if ('value' in node) text += node.value
    else if ('tagName' in node && !unseen.has(node.tagName)) {
      const isBlock = breaking.has(node.tagName)
      if (isBlock) {
        endLine()
        left.push(undefined)
      }
      for (const child of node.childNodes.toReversed()) left.push(child)
    }
  }
  endLine()
  return { type: 'root', children: paragraphs }
}
