// HTML of coloured code, written as the grammar reads it: highlight.js itself first builds a tree of all words, and
// prints an element for each of its scopes. Here no element stands in another, and words of one ink share theirs.
import type { Emitter } from 'highlight.js'
import { type CodeClass, findCodeClass } from './code-class.ts'

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

export class HtmlEmitter implements Emitter {
  #html = ''
  /** What comes next, its ink, and the white space behind it, which has none. */
  #text = ''
  #class: CodeClass = ''
  #space = ''
  #open: CodeClass[] = []

  addText(text: string): void {
    this.#add(text, this.#open.at(-1) ?? '')
  }

  #add(text: string, ink: CodeClass): void {
    if (text.trim() === '') {
      this.#space += text
    } else if (ink === this.#class) {
      this.#text += this.#space + text
      this.#space = ''
    } else {
      this.#flush()
      this.#class = ink
      this.#text = text
    }
  }

  #flush(): void {
    const text = escapeText(this.#text)
    this.#html += this.#class === '' || text === '' ? text : `<span class="${this.#class}">${text}</span>`
    this.#html += this.#space
    this.#text = ''
    this.#space = ''
    this.#class = ''
  }

  startScope(scope: string): void {
    this.#open.push(findCodeClass(scope, this.#open.at(-1) ?? ''))
  }

  endScope(): void {
    this.#open.pop()
  }

  openNode(scope: string): void {
    this.startScope(scope)
  }

  closeNode(): void {
    this.endScope()
  }

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
