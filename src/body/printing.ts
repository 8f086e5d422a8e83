import type { BodyOptions } from './body-options.ts'
import { createHeadingLevels } from './heading-levels.ts'
import { createOpenLinks } from './links/open-links.ts'
import type { AroundLink } from './links/print-link.ts'
import type { Token } from './markdown.ts'
import type { HtmlLimit } from './output-too-large.ts'

/** What is known of a body while it is printed, from its first token to its last. */
export type Printing = ReturnType<typeof createPrinting>

export function createPrinting(options: BodyOptions, limit: HtmlLimit) {
  return {
    options,
    limit,
    /** Length of the parts before this one. */
    before: 0,
    html: '',
    hasRawHtml: false,
    hasMathMl: false,
    /** Whether a link of raw HTML was opened and not closed. */
    isInRawLink: false,
    headings: createHeadingLevels(options.headingLevel),
    links: createOpenLinks(options),
    /** Images of the block that is printed which are a part of a line of text. */
    inlineImages: new Set() as ReadonlySet<Token>,
    /** Tables that scroll sideways. */
    wideTables: new Set() as ReadonlySet<Token>,
    /** Characters of code that were coloured. */
    highlighted: 0,
  }
}

/** The link around what is printed next. One of raw HTML that was left open goes on in the blocks that follow. */
export function findLink({ links, isInRawLink }: Printing): AroundLink | undefined {
  return links.current() ?? (isInRawLink ? { linked: true, address: undefined } : undefined)
}
