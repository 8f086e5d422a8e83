// What is left of a page without the texts of people: two pages that differ in texts alone have one skeleton.
import type { Document, Element, Node } from './html.ts'

/** Everything of a page but what people wrote: elements and attributes in their order, without texts and bodies. */
export function toSkeleton(page: Document): string {
  const walk = (node: Node): string => {
    if (node.nodeName === '#comment' || node.nodeName === '#documentType') return `[${node.nodeName}]`
    if ('tagName' in node && (isMark(node) || followsFromText(node))) return ''
    if (!('tagName' in node)) return 'childNodes' in node ? node.childNodes.map(walk).join('') : ''
    const isBody = node.attrs.some(
      ({ name, value }) => name === 'class' && value.split(' ').includes('prose'),
    )
    return `<${toTag(node)}>${isBody ? '' : node.childNodes.map(walk).join('')}</>`
  }
  return walk(page)
}

/** By which people of one name are told apart: whether two have one name follows from the texts. */
function isMark({ attrs }: Element): boolean {
  return attrs.some(({ name, value }) => name === 'class' && value === 'person')
}

/** Where a long title may break, and what copies code where there is some. */
function followsFromText({ attrs, tagName }: Element): boolean {
  return (
    tagName === 'wbr' ||
    attrs.some(({ name, value }) => name === 'data-copy' || (name === 'src' && value.includes('/CopyCode.')))
  )
}

/** The description repeats the body, the label of a link to a whole question its title, to an answer who wrote it. */
function toTag({ tagName, attrs }: Element): string {
  const isDescription = attrs.some(({ name, value }) => name === 'name' && value === 'description')
  const repeatsText = attrs.some(
    ({ name, value }) => name === 'class' && /^(?:action|permalink|answer)\b/.test(value),
  )
  const shown = attrs.map(({ name, value }) =>
    (isDescription && name === 'content') || (repeatsText && name === 'aria-label')
      ? name
      : `${name}=${value}`,
  )
  return [tagName, ...shown].join(' ')
}
