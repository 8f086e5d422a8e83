import { typeset } from '../../src/body/formulas/typeset.ts'
import { typesetFormulas } from '../../src/body/formulas/typeset-formulas.ts'
import { parseMarkdown, type Token } from '../../src/body/markdown.ts'
import { type BodyOptions, renderBody } from '../../src/body/render-body.ts'
import { createPreparing } from '../../src/folder/prepare-question.ts'
import { sampleSettings } from './sample-settings.ts'

// What a body is printed with on a Korean site.

export function toLabels(locale: 'ko' | 'en'): BodyOptions['labels'] {
  return createPreparing({ ...sampleSettings, locale }, []).print.labels
}

export const inEntry: BodyOptions = {
  base: '/',
  headingLevel: 3,
  notes: 'plain',
  code: 'plain',
  labels: toLabels('ko'),
}

export const onPage: BodyOptions = { ...inEntry, headingLevel: 2, notes: 'linked', code: 'boxed' }

// A body with formulas as it is printed.

export function typesetBody(body: string): Token[] {
  const tokens = parseMarkdown(body, { math: true })
  typesetFormulas(tokens, { typeset, isClean: () => true })
  return tokens
}

export function printBody(body: string): string {
  return renderBody(typesetBody(body), onPage).trim()
}
