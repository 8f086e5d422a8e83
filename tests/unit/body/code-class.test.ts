import { expect, test } from 'vitest'
import { findCodeClass } from '../../../src/body/code-class.ts'

test.each([
  // scope, what it stands in, its class
  ['keyword', '', 'k'],
  ['literal', '', 'k'],
  ['string', '', 's'],
  ['char.escape', 's', 's'],
  ['type', '', 't'],
  ['attr', '', 't'],
  ['title.class', '', 't'],
  ['title.class.inherited', '', 't'],
  ['title.function', '', 'f'],
  ['title.function.invoke', 'k', ''],
  ['comment', '', 'c'],
  ['doctag', 'c', 'c'],
  ['variable.language', '', 'k'],
  ['variable.constant', '', ''],
  ['subst', 's', ''],
  ['number', 'c', 'c'],
  ['punctuation', '', ''],
  ['constructor', '', ''],
] as const)('%s in %j is %j', (scope, around, name) => {
  expect(findCodeClass(scope, around)).toBe(name)
})
