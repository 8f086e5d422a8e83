// Which language a block of code is in, as sources say it.
import type { Element } from 'hast'

const named = /^(?:lang|language|highlight-source)-([\w+#.-]{1,30})$/i

/** Sources name these where nobody named one. */
const unnamed: ReadonlySet<string> = new Set(['auto', 'default', 'none', 'nohighlight', 'plaintext', 'text'])

/** `<pre class="lang-py prettyprint-override">` → `py`, `<code class="language-x">` → `x`; empty where none is said. */
export function findCodeLanguage(pre: Element): string {
  const code = pre.children.find((child) => child.type === 'element' && child.tagName === 'code')
  for (const element of code?.type === 'element' ? [code, pre] : [pre]) {
    const { className, dataCodeWrap, dataLang } = element.properties
    const names = Array.isArray(className) ? className.map(String) : []
    const found = names.flatMap((name) => named.exec(name)?.[1] ?? [])[0] ?? dataCodeWrap ?? dataLang
    if (typeof found !== 'string' || !/^[\w+#.-]{1,30}$/.test(found)) continue
    if (!unnamed.has(found.toLowerCase())) return found.toLowerCase()
  }
  return ''
}

const hint = /^\s*language(-all)?:\s*(?:lang-)?([\w+#.-]{1,30})\s*$/i

export interface NamedLanguages {
  /** Of the next block of code. */
  next: string
  /** Of all that follow. */
  all: string
}

/** `<!-- language: lang-py -->` names that of the next block, `<!-- language-all: js -->` that of all that follow. */
export function readLanguageHint(comment: string, languages: NamedLanguages): void {
  const [, all, found] = hint.exec(comment) ?? []
  if (found === undefined) return
  const language = unnamed.has(found.toLowerCase()) ? '' : found.toLowerCase()
  languages[all === undefined ? 'next' : 'all'] = language
}
