import { expect, test } from 'vitest'
import { hasCategorySlug } from '../../../src/format/names.ts'
import { toCategorySlug } from '../../../src/format/slugs.ts'

test.each([
  ['개발자', '개발자'],
  ['개발자'.normalize('NFD'), '개발자'],
  ['Front End', 'front-end'],
  ['Front\u00a0\t End', 'front-end'],
  ['C / C++', 'c-c-plus-plus'],
  ['input/output', 'input-output'],
  ['C#', 'c-sharp'],
  ['.NET', 'dot-net'],
  ['Node.js', 'node.js'],
  ['con', 'con-tag'],
  ['INDEX', 'index-tag'],
  ['커리어·이직', undefined],
  ['Q&A', undefined],
  ['#rest', undefined],
  ['---', undefined],
  ['/', undefined],
  ['..', undefined],
  ['../questions', 'dot-dot--questions'],
  ['<script>', undefined],
  ['가'.repeat(50), '가'.repeat(50)],
  ['가'.repeat(51), undefined],
  ['가\u200b나', undefined],
])('%j has the address %j (decision 22)', (category, slug) => {
  expect(hasCategorySlug(category) ? toCategorySlug(category) : undefined).toBe(slug)
})
