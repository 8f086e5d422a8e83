// Which language a block of code is in, as sources say it.
import type { Element } from 'hast'
import { nameLanguage } from '../../body/code-languages.ts'

const named = /^(?:(?:lang|language|highlight(?:-source)?)-|sh_)([\w+#.-]{1,30})$/i
/** SyntaxHighlighter and Crayon: `brush: php; toolbar: false`, `lang:php decode:true`. */
const pair = /(?:^|[\s;])(?:brush|lang)\s*:\s*([\w+#.-]{1,30})/i
/** Beside one of these, or in an element with the name `code`, a class is a language. */
const highlighters: ReadonlySet<string> = new Set(['highlight', 'hljs', 'syntaxhighlighter'])
const attributes = ['dataCodeWrap', 'dataLang', 'dataLanguage', 'dataKeLanguage', 'dataEnlighterLanguage']

/** Sources name these where nobody named one. */
const unnamed: ReadonlySet<string> = new Set(
  'auto code copy default generic nogutter none nohighlight null plain plaintext raw text txt undefined'.split(
    ' ',
  ),
)
const spoken = /^(?:en|ja|ko|zh)\b/i

/** `<pre class="lang-py prettyprint-override">` → `py`, `<code class="language-x">` → `x`; empty where none is said. */
export function findCodeLanguage(pre: Element): string {
  const code = pre.children.find((child) => child.type === 'element' && child.tagName === 'code')
  for (const element of code?.type === 'element' ? [code, pre] : [pre]) {
    const found = listNames(element)
      .find((name) => /^[\w+#.-]{1,30}$/.test(name))
      ?.toLowerCase()
    if (found !== undefined) return found === 'jscript' ? 'js' : found
  }
  return ''
}

function listNames({ properties }: Element): string[] {
  const { className, lang, name } = properties
  const classes = Array.isArray(className) ? className.map(String) : []
  // A name alone, as GeSHi writes it: `<pre class="python">`.
  const isAlone = classes.length === 1 && nameLanguage(classes[0]?.toLowerCase() ?? '') !== undefined
  const isNamed = isAlone || name === 'code' || classes.some((each) => highlighters.has(each))
  return [
    ...classes.flatMap((each) => named.exec(each)?.[1] ?? []),
    ...(pair.exec(classes.join(' '))?.slice(1) ?? []),
    // XE names it in an attribute of its own.
    ...[...attributes, 'code_type'].map((attribute) => String(properties[attribute] ?? '')),
    ...(typeof lang === 'string' && !spoken.test(lang) ? [lang] : []),
    ...(isNamed ? classes.filter((each) => !highlighters.has(each) && /^[\w+#]+$/.test(each)) : []),
  ].filter((each) => !unnamed.has(each.toLowerCase()))
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
