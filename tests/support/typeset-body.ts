// A body with formulas as it is printed.

import { typeset } from '../../src/body/formulas/typeset.ts'
import { typesetFormulas } from '../../src/body/formulas/typeset-formulas.ts'
import { parseMarkdown, type Token } from '../../src/body/markdown.ts'
import { renderBody } from '../../src/body/render-body.ts'
import { onPage } from './body-options.ts'

export function typesetBody(body: string): Token[] {
  const tokens = parseMarkdown(body, { math: true })
  typesetFormulas(tokens, { typeset, isClean: () => true })
  return tokens
}

export function printBody(body: string): string {
  return renderBody(typesetBody(body), onPage).trim()
}
