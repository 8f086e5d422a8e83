// Whether Markdown shows on a page what HTML showed: printed by the printer of pages, and read again.
import type { BodyOptions } from '../../body/body-options.ts'
import { formulaType } from '../../body/formulas/formula.ts'
import { findWrittenAddress, type MarkdownOptions, parseMarkdown, type Token } from '../../body/markdown.ts'
import { renderBody } from '../../body/render-body.ts'
import { parseShown } from './parse-shown.ts'
import { labelPicture, type SeenParts, toSeenParts } from './seen-parts.ts'

const nothing = () => ''

/** Without words of the site's own, which no source has. */
const plain: BodyOptions = {
  base: '/',
  headingLevel: 2,
  colours: false,
  notes: 'plain',
  code: 'plain',
  labels: {
    image: nothing,
    code: '',
    table: '',
    formula: '',
    notes: { heading: '', sign: nothing, back: nothing },
    tasks: { done: '', open: '' },
  },
}

/** What of the HTML the Markdown does not show in the same way. */
export function compareRendered(html: string, markdown: string, options: MarkdownOptions = {}) {
  return compareSeen(toSeenParts(parseShown(html)), toShownParts(markdown, options))
}

export function compareSeen(source: SeenParts, shown: SeenParts) {
  return (['text', 'links', 'code'] as const).filter((part) => {
    const [some, others] = [[source[part]].flat(), [shown[part]].flat()]
    return some.length !== others.length || some.some((each, index) => each !== others[index])
  })
}

/** What a page shows of Markdown. */
export function toShownParts(markdown: string, options: MarkdownOptions): SeenParts {
  const tokens = parseMarkdown(markdown, options)
  for (const { children } of tokens) for (const token of children ?? []) nameFigure(token)
  for (const token of tokens) nameFigure(token)
  return toSeenParts(parseShown(renderBody(tokens, plain)))
}

/** Pictures are links on a page, with words around, and formulas MathML: here both are the text that they are made of. */
function nameFigure(token: Token): void {
  if (token.type === 'image') {
    token.content = labelPicture(findWrittenAddress(token), toPlainText(token.children ?? []))
  } else if (token.type !== formulaType) return
  token.type = 'text'
  token.children = null
}

function toPlainText(tokens: readonly Token[]): string {
  return tokens.map(({ content, children }) => (children ? toPlainText(children) : content)).join('')
}
