// What a body is printed with on a Korean site.
import type { BodyOptions } from '../../src/body/render-body.ts'
import { ko } from '../../src/messages/ko.ts'

export const inEntry: BodyOptions = {
  base: '/',
  headingLevel: 3,
  notes: 'plain',
  code: 'plain',
  labels: {
    image: ko.image,
    code: ko.code,
    table: ko.table,
    formula: ko.formula,
    notes: ko.notes,
    tasks: ko.tasks,
  },
}

export const onPage: BodyOptions = { ...inEntry, headingLevel: 2, notes: 'linked', code: 'boxed' }
