// Code is coloured at build time, with an element for each ink of the palette: a reader's view without our stylesheet still
// has bold keywords and slanted comments. All that is printed of it is escaped.
import type { Emitter } from 'highlight.js'
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
import { limits } from '../format/limits.ts'
import { escapeText } from './html.ts'

const more = { dart, dockerfile, elixir, gradle, groovy, haskell, http, nginx, powershell, properties, scala }

for (const [name, language] of Object.entries(more)) common.registerLanguage(name, language)

const rememberedLength = 4_000_000
const remembered = new Map<string, string>()
let rememberedSoFar = 0

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

const longWord = new RegExp(`\\w{${limits.highlightedWord + 1}}`)

/** Some grammars need a time that grows with the square of a block or the cube of a line. */
function isHighlighted(code: string, language: string, before: number): boolean {
  if (code.length > limits.highlightedBlock || before + code.length > limits.highlightedBody) return false
  if (!common.getLanguage(language)) return false
  return code.split('\n').every((line) => {
    if (line.length <= limits.highlightedWord) return true
    return line.length <= limits.highlightedLine && !longWord.test(line)
  })
}

/** The element of a keyword, a string, a type, a function's name, a comment; none is the ink of the text. */
type Ink = 'b' | 'samp' | 'var' | 'em' | 'i' | ''

/** What the parts of a program are called: https://highlightjs.readthedocs.io/en/latest/css-classes-reference.html */
const scopes: readonly (readonly [Ink, string])[] = [
  ['b', 'keyword literal name selector-tag selector-pseudo variable.language bullet'],
  ['samp', 'string regexp char symbol code link formula addition'],
  [
    'var',
    'type built_in title.class attr attribute selector-class selector-id selector-attr template-variable',
  ],
  ['em', 'title section strong'],
  ['i', 'comment quote meta doctag deletion template-tag'],
  ['', 'subst tag title.function.invoke'],
]

const inks = new Map(scopes.flatMap(([ink, words]) => words.split(' ').map((word) => [word, ink] as const)))

/**
 * `title.class.inherited` is a `title.class`. What is not listed, such as punctuation and numbers, looks as what it
 * is in.
 */
export function findInk(scope: string, around: Ink): Ink {
  for (let name = scope; ; name = name.slice(0, name.lastIndexOf('.'))) {
    const found = inks.get(name)
    if (found !== undefined) return found
    if (!name.includes('.')) return around
  }
}

/** Every second part of a text that is split by it. */
const stringInAnnotation = /("(?:[^"\\\n]|\\.)*"?)/

/**
 * Written as the grammar reads it: highlight.js itself first builds a tree of all words, and prints an element for each
 * of its scopes. Here no element is in another, and words of one ink share theirs.
 */
class HtmlEmitter implements Emitter {
  #html = ''
  /** What comes next, its ink, and the white space behind it, which has none. */
  #text = ''
  #ink: Ink = ''
  #space = ''
  #open: { ink: Ink; scope: string }[] = []
  /** Whether what comes next is of an annotation, which grammars of Java and its like read as one word. */
  #isMeta = false

  addText(text: string): void {
    const { ink, scope } = this.#open.at(-1) ?? { ink: '', scope: '' }
    this.#add(text, ink, scope === 'meta')
  }

  #add(text: string, ink: Ink, isMeta: boolean): void {
    if (text.trim() === '') {
      this.#space += text
    } else if (ink === this.#ink && isMeta === this.#isMeta) {
      this.#text += this.#space + text
      this.#space = ''
    } else {
      this.#flush()
      this.#ink = ink
      this.#text = text
      this.#isMeta = isMeta
    }
  }

  #flush(): void {
    const parts = this.#isMeta ? this.#text.split(stringInAnnotation) : [this.#text]
    for (const [index, part] of parts.entries()) this.#print(part, index % 2 === 0 ? this.#ink : 'samp')
    this.#html += this.#space
    this.#isMeta = false
    this.#text = ''
    this.#space = ''
    this.#ink = ''
  }

  #print(part: string, ink: Ink): void {
    const text = escapeText(part)
    this.#html += ink === '' || text === '' ? text : `<${ink}>${text}</${ink}>`
  }

  startScope(scope: string): void {
    this.#open.push({ ink: findInk(scope, this.#open.at(-1)?.ink ?? ''), scope })
  }

  endScope(): void {
    this.#open.pop()
  }

  openNode = (scope: string): void => this.startScope(scope)
  closeNode = (): void => this.endScope()

  /** Code of another language inside, such as a script in HTML, which has its own inks. */
  __addSublanguage(emitter: Emitter): void {
    const html = emitter.toHTML()
    this.#flush()
    this.#html += html
  }

  finalize(): void {
    this.#open = []
  }

  toHTML(): string {
    this.#flush()
    return this.#html
  }
}

common.configure({ __emitter: HtmlEmitter })
