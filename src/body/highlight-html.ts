// HTML of coloured code, written as the grammar reads it: highlight.js itself first builds a tree of all words. The
// classes and the escaping are the same (tests/unit/body/highlight-html.test.ts).
import type { Emitter, HLJSOptions } from 'highlight.js'

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}

function escapeText(text: string): string {
  return /[&<>"']/.test(text)
    ? text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
    : text
}

/** `title.function` → `hljs-title function_`: what follows a dot is a class of its own. */
export function toClassName(scope: string, prefix: string): string {
  if (!scope.includes('.')) return prefix + scope
  const [first = '', ...rest] = scope.split('.')
  return [`${prefix}${first}`, ...rest.map((part, index) => part + '_'.repeat(index + 1))].join(' ')
}

export class HtmlEmitter implements Emitter {
  readonly #prefix: string
  #html = ''
  #open = 0

  constructor(options: HLJSOptions) {
    this.#prefix = options.classPrefix
  }

  addText(text: string): void {
    this.#html += escapeText(text)
  }

  startScope(scope: string): void {
    this.#open += 1
    this.#html += `<span class="${toClassName(scope, this.#prefix)}">`
  }

  endScope(): void {
    if (this.#open === 0) return
    this.#open -= 1
    this.#html += '</span>'
  }

  openNode(scope: string): void {
    this.startScope(scope)
  }

  closeNode(): void {
    this.endScope()
  }

  /** Code of another language inside, such as a script in HTML. */
  __addSublanguage(emitter: Emitter, language: string | undefined): void {
    const html = emitter.toHTML()
    this.#html += language ? `<span class="language-${language}">${html}</span>` : html
  }

  finalize(): void {
    while (this.#open > 0) this.endScope()
  }

  toHTML(): string {
    return this.#html
  }
}
