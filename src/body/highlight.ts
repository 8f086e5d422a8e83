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
import { escapeHtml } from './escape-html.ts'

const more = { dart, dockerfile, elixir, gradle, groovy, haskell, http, nginx, powershell, properties, scala }
for (const [name, language] of Object.entries(more)) common.registerLanguage(name, language)

/** Longer code is shown without colours: some grammars need more than a second for it. */
const highlightedLength = 20_000
const rememberedBlocks = 2_000
const remembered = new Map<string, string>()

/** HTML of a code block's content. A language that is not known leaves the code plain. */
export function highlight(code: string, language: string): string {
  if (code.length > highlightedLength || !common.getLanguage(language)) return escapeHtml(code)
  const key = `${language}\n${code}`
  const known = remembered.get(key)
  if (known !== undefined) return known
  const html = common.highlight(code, { language, ignoreIllegals: true }).value
  if (remembered.size >= rememberedBlocks) remembered.clear()
  remembered.set(key, html)
  return html
}
