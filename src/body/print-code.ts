import { escapeHtml } from './escape-html.ts'
import { highlight } from './highlight.ts'
import type { Token } from './markdown.ts'
import type { Printing } from './printing.ts'

/** A block of code. As many characters of a body as its limit allows are coloured. */
export function printCode(token: Token, printing: Printing): string {
  const coloured = printing.options.colours === false ? undefined : colour(token, printing)
  return `<pre tabindex="0"><code class="hljs">${coloured ?? escapeHtml(token.content)}</code></pre>\n`
}

function colour({ info, content }: Token, printing: Printing): string | undefined {
  const language = (/^[\w+#.-]{1,30}/.exec(info.trim())?.[0] ?? '').toLowerCase()
  const coloured = highlight(content, language, printing.highlighted)
  if (coloured !== undefined) printing.highlighted += content.length
  return coloured
}
