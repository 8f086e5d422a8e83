import type { Element, ElementContent } from 'hast'
import { findText, hasClass, listElements, toElement } from '../../markdown/element-tree.ts'
import { toLink, toText } from './rewrite-tree.ts'

/** A quote of a post: a block quote whose first line names the author, as a link to the post. */
export function rewriteQuotes(element: Element): Element[] | undefined {
  if (element.tagName !== 'aside' || !hasClass(element, 'quote')) return undefined
  const blocks = element.children.flatMap((child) => {
    if (child.type !== 'element') return []
    if (hasClass(child, 'title')) return []
    return child.tagName === 'blockquote' ? child.children : [child]
  })
  const line = toAuthorLine(element)
  return [toElement('blockquote', line.length > 0 ? [toElement('p', line), ...blocks] : blocks)]
}

function toAuthorLine(quote: Element): ElementContent[] {
  const title = quote.children.find((child) => child.type === 'element' && hasClass(child, 'title'))
  const author = findText(quote, 'dataUsername')
  const text = title?.type === 'element' ? toText(title) : ''
  const topic = title?.type === 'element' ? findTopicLink(title) : undefined
  if (topic) {
    const named = author !== undefined && !text.startsWith(author)
    return [...(named ? [toTextNode(`${author}: `)] : []), ...trimLine(title)]
  }
  const name = text.replace(/:$/, '') || author
  if (!name) return []
  const href = findPostHref(quote)
  return href === undefined ? [toTextNode(`${name}:`)] : [toLink(href, name), toTextNode(':')]
}

function findTopicLink(title: Element): Element | undefined {
  return listElements(title).find(({ tagName }) => tagName === 'a')
}

function trimLine(title: ElementContent | undefined): ElementContent[] {
  if (title?.type !== 'element') return []
  return title.children.filter((child) => child.type !== 'text' || child.value.trim() !== '')
}

/** By which the forum knew the post; the topic's aliases lead it home. */
function findPostHref(quote: Element): string | undefined {
  const [topic, post] = [findText(quote, 'dataTopic'), findText(quote, 'dataPost')]
  if (topic === undefined || !/^\d+$/.test(topic)) return undefined
  return post !== undefined && /^\d+$/.test(post) ? `/t/${topic}/${post}` : `/t/${topic}`
}

function toTextNode(value: string): ElementContent {
  return { type: 'text', value }
}
