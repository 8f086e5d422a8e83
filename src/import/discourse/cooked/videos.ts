import type { Element } from 'hast'
import { findText, hasClass, listElements, toElement } from '../../markdown/element-tree.ts'
import { toLink } from './rewrite-tree.ts'

const providers: Readonly<Record<string, string>> = {
  youtube: 'https://www.youtube.com/watch?v=',
  vimeo: 'https://vimeo.com/',
}

/** What plays in the page is a link to it, with its title. */
export function rewriteVideos(element: Element): Element[] | undefined {
  if (element.tagName !== 'div') return undefined
  if (hasClass(element, 'lazyYT'))
    return toParagraph(findYouTube(element), findText(element, 'dataYoutubeTitle'))
  if (hasClass(element, 'lazy-video-container', 'youtube-onebox', 'vimeo-onebox')) {
    return toParagraph(findVideo(element), findText(element, 'dataVideoTitle'))
  }
  return hasClass(element, 'video-placeholder-container')
    ? toParagraph(findText(element, 'dataVideoSrc'))
    : undefined
}

function toParagraph(href: string | undefined, title?: string): Element[] | undefined {
  return href === undefined ? undefined : [toElement('p', [toLink(href, title ?? href)])]
}

function findYouTube(element: Element): string | undefined {
  const id = findText(element, 'dataYoutubeId')
  return id && providers['youtube'] + encodeURIComponent(id)
}

function findVideo(element: Element): string | undefined {
  const linked = listElements(element).find(({ tagName }) => tagName === 'a')
  const href = linked && findText(linked, 'href')
  if (href !== undefined) return href
  const [provider, id] = [findText(element, 'dataProviderName'), findText(element, 'dataVideoId')]
  const beginning = provider && Object.hasOwn(providers, provider) ? providers[provider] : undefined
  return beginning && id && beginning + encodeURIComponent(id)
}
