// What a hint proposes as an example is not told of again, and shows as it is written.
import { describe, expect, test } from 'vitest'
import { createPrepareQuestion } from '../../../src/folder/prepare-question.ts'
import { toIssueMessage } from '../../../src/words/issue-messages.ts'
import { toAnyIssue } from '../../support/any-issue.ts'
import { parseHtml, textOf } from '../../support/html.ts'
import { sampleSettings } from '../../support/sample-settings.ts'
import { toQuestionText } from '../format/question-text.ts'

const prepare = createPrepareQuestion(sampleSettings, [])

describe.each([
  ['email', 'name@example.com'],
  ['phone', '010-0000-0000'],
  ['residentNumber', '000000-0000000'],
])('%s', (kind, example) => {
  test.each(['ko', 'en'] as const)('the hint names the example: %s', (language) => {
    const { hint } = toIssueMessage(toAnyIssue('personal-data', { kind }), language)
    expect(hint).toContain(`${language === 'ko' ? '예시라면' : 'write'} ${example}`)
  })

  test('the example is fine', () => {
    const bytes = Buffer.from(toQuestionText({}, `예: ${example}`))
    const { prepared, issues } = prepare({ id: 'a', path: 'questions/a.md', bytes })
    expect(issues).toEqual([])
    const body = prepared?.toBody()
    expect(body && 'pageHtml' in body && textOf(parseHtml(body.pageHtml)).trim()).toBe(`예: ${example}`)
  })
})
