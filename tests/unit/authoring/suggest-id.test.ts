import { expect, test } from 'vitest'
import { suggestId } from '../../../src/authoring/suggest-id.ts'

const rows = [
  ['PUT과 PATCH는 언제 나눠 쓰나요?', [], 'put과-patch는-언제-나눠-쓰나요'],
  ['N+1', [], 'n-1'],
  ['N+1', ['n-1'], 'n-1-2'],
  ['N+1', ['n-1', 'n-1-2'], 'n-1-3'],
  ['???', [], 'question'],
  ['con', [], 'question'],
  ['가'.repeat(90), [], '가'.repeat(40)],
  ['하나 둘 셋 '.repeat(20), [], '하나-둘-셋-하나-둘-셋-하나-둘-셋-하나-둘-셋-하나-둘-셋-하나-둘'],
  ['<script>alert(1)</script>', [], 'script-alert-1-script'],
] as const

test.for(rows)('%s, taken: %j', ([title, taken, id]) => {
  expect(suggestId(title, new Set(taken))).toBe(id)
})
