// What is known of a body while it is printed, from its first token to its last.
import type { BodyOptions } from './body-options.ts'
import { createHeadingLevels, type HeadingLevels } from './heading-levels.ts'
import { createOpenLinks, type OpenLinks } from './links/open-links.ts'
import type { AroundLink } from './links/print-link.ts'
import type { Token } from './markdown.ts'
import type { HtmlLimit } from './output-too-large.ts'

export interface Printing {
  options: BodyOptions
  limit: HtmlLimit
  /** Length of the parts before this one. */
  before: number
  html: string
  hasRawHtml: boolean
  hasMathMl: boolean
  /** Whether a link of raw HTML was opened and not closed. */
  isInRawLink: boolean
  headings: HeadingLevels
  links: OpenLinks
  /** Images of the block that is printed which are a part of a line of text. */
  inlineImages: ReadonlySet<Token>
  /** Tables that scroll sideways. */
  wideTables: ReadonlySet<Token>
  /** Characters of code that were coloured. */
  highlighted: number
}

export function createPrinting(options: BodyOptions, limit: HtmlLimit): Printing {
  return {
    options,
    limit,
    before: 0,
    html: '',
    hasRawHtml: false,
    hasMathMl: false,
    isInRawLink: false,
    headings: createHeadingLevels(options.headingLevel),
    links: createOpenLinks(options),
    inlineImages: new Set(),
    wideTables: new Set(),
    highlighted: 0,
  }
}

/** The link around what is printed next. One of raw HTML that was left open goes on in the blocks that follow. */
export function findLink({ links, isInRawLink }: Printing): AroundLink | undefined {
  return links.current() ?? (isInRawLink ? { linked: true, address: undefined } : undefined)
}
