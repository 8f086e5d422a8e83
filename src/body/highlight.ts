// Code is coloured at build time with classes (code-class.ts); everything that is printed of it is escaped
// (highlight-html.ts).
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
import { HtmlEmitter } from './highlight-html.ts'

const more = { dart, dockerfile, elixir, gradle, groovy, haskell, http, nginx, powershell, properties, scala }
for (const [name, language] of Object.entries(more)) common.registerLanguage(name, language)

common.configure({ __emitter: HtmlEmitter })

const rememberedLength = 4_000_000
const remembered = new Map<string, string>()
let rememberedSoFar = 0

const longWord = new RegExp(`\\w{${limits.highlightedWord + 1}}`)

/**
 * Whether code may be coloured: some grammars need a time that grows with the square of a block or the cube of a line.
 */
function isHighlighted(code: string, language: string, before: number): boolean {
  if (code.length > limits.highlightedBlock || before + code.length > limits.highlightedBody) return false
  if (!common.getLanguage(language)) return false
  return code.split('\n').every(isHighlightedLine)
}

function isHighlightedLine(line: string): boolean {
  if (line.length <= limits.highlightedWord) return true
  return line.length <= limits.highlightedLine && !longWord.test(line)
}

/**
 * HTML of a code block's content; undefined where it may not be coloured.
 * @param before characters of the same body that were coloured already.
 */
export function highlight(code: string, language: string, before: number): string | undefined {
  if (!isHighlighted(code, language, before)) return undefined
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
