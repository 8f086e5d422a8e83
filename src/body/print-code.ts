import { isWideCode } from './cells.ts'
import { findLanguage, nameLanguage } from './code-languages.ts'
import { escapeHtml } from './escape-html.ts'
import { highlight } from './highlight.ts'
import type { Token } from './markdown.ts'
import type { Printing } from './printing.ts'
import { toScrollAttributes } from './scroll-box.ts'

/** A block of code. As many characters of a body as its limit allows are coloured. */
export function printCode(token: Token, printing: Printing): string {
  const { code, colours, labels } = printing.options
  const language = findLanguage(token.info)
  const coloured = colours === false ? undefined : colour(token.content, language, printing)
  const scroll = isWideCode(token.content, token.level) ? toScrollAttributes(labels.code) : ''
  const pre = `<pre${scroll}><code>${coloured ?? escapeHtml(token.content)}</code></pre>`
  return code === 'boxed' ? `${openCodeBox(language)}${pre}</div>\n` : `${pre}\n`
}

/** The box holds what its script adds. */
function openCodeBox(language: string): string {
  const name = nameLanguage(language)
  return name === undefined ? '<div class="code">' : `<div class="code"><p>${escapeHtml(name)}</p>`
}

function colour(content: string, language: string, printing: Printing): string | undefined {
  const coloured = highlight(content, language, printing.highlighted)
  if (coloured !== undefined) printing.highlighted += content.length
  return coloured
}
