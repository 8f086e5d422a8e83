// What a body is printed with on a Korean site.
import type { BodyOptions } from '../../src/body/render-body.ts'
import { toBodyLabels } from '../../src/folder/prepare-question.ts'
import { findMessages } from '../../src/words/messages.ts'

export const inEntry: BodyOptions = {
  base: '/',
  headingLevel: 3,
  notes: 'plain',
  code: 'plain',
  labels: toBodyLabels(findMessages('ko')),
}

export const onPage: BodyOptions = { ...inEntry, headingLevel: 2, notes: 'linked', code: 'boxed' }
