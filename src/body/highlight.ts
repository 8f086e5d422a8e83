// Code is coloured at build time with classes; highlight.js escapes everything that it prints.
import common from 'highlight.js/lib/common'
import dart from 'highlight.js/lib/languages/dart'
import dockerfile from 'highlight.js/lib/languages/dockerfile'
import elixir from 'highlight.js/lib/languages/elixir'
import gradle from 'highlight.js/lib/languages/gradle'
import groovy from 'highlight.js/lib/languages/groovy'
import haskell from 'highlight.js/lib/languages/haskell'
import http from 'highlight.js/lib/languages/http'
import nginx from 'highlight.js/lib/languages/nginx'
import powershell from 'highlight.js/lib/languages/powershell'
import properties from 'highlight.js/lib/languages/properties'
import scala from 'highlight.js/lib/languages/scala'
import { limits } from '../question/limits.ts'
import { escapeHtml } from './escape-html.ts'

const more = { dart, dockerfile, elixir, gradle, groovy, haskell, http, nginx, powershell, properties, scala }
for (const [name, language] of Object.entries(more)) common.registerLanguage(name, language)

const rememberedLength = 4_000_000
const remembered = new Map<string, string>()
let rememberedSoFar = 0

const longWord = new RegExp(`\\w{${limits.highlightedWord + 1}}`)

/**
 * Whether code may be coloured: some grammars need a time that grows with the square of a block or the cube of a line.
 * @param before characters of the same body that were coloured already.
 */
export function isHighlighted(code: string, language: string, before: number): boolean {
  if (code.length > limits.highlightedBlock || before + code.length > limits.highlightedBody) return false
  if (!common.getLanguage(language) || longWord.test(code)) return false
  return code.split('\n').every((line) => line.length <= limits.highlightedLine)
}

/** HTML of a code block's content; plain where it may not be coloured. */
export function highlight(code: string, language: string): string {
  if (!isHighlighted(code, language, 0)) return escapeHtml(code)
  const key = `${language}\n${code}`
  const known = remembered.get(key)
  if (known !== undefined) return known
  const html = common.highlight(code, { language, ignoreIllegals: true }).value
  rememberedSoFar += key.length + html.length
  if (rememberedSoFar > rememberedLength) {
    remembered.clear()
    rememberedSoFar = key.length + html.length
  }
  remembered.set(key, html)
  return html
}
