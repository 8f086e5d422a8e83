// A check says what a build says of conversations, however much they would print.
import { describe, expect, test } from 'vitest'
import { createPrepareConversation } from '../../../src/folder/prepare-conversation.ts'
import { createPreparing } from '../../../src/folder/prepare-question.ts'
import { toAnswer, toComment } from '../../support/conversation.ts'
import { sampleSettings } from '../../support/sample-settings.ts'

const prepare = createPrepareConversation(createPreparing(sampleSettings, []))
const nobody: ReadonlySet<string> = new Set()
const ampersands = '&'.repeat(190_000)
const open = '<b><i><u><s>'.repeat(12)

function prepareTexts(bodies: Readonly<Record<string, string>>, comments: string, keepsHtml: boolean) {
  const answers = Object.entries(bodies).map(([id, body]) => ({
    id,
    path: `answers/q/${id}.md`,
    bytes: Buffer.from(toAnswer({ body })),
  }))
  const file = { id: 'q', path: 'comments/q.yaml', bytes: Buffer.from(comments) }
  const input = { answers, comments: file, question: undefined, bodyBytes: 0 }
  return prepare({ ...input, withheld: { answers: nobody, comments: nobody }, keepsHtml })
}

const many = (count: number, body: string) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`a${index}`, body]))

describe.each<[name: string, bodies: Record<string, string>, comments: string, codes: string[]]>([
  ['more than sixteen million characters', many(17, ampersands), '', ['output-too-large']],
  ['links that may become long ones', many(10, '[a](/b)'.repeat(1_400)), '', ['output-too-large']],
  ['a little less', many(16, ampersands), '', []],
  ['what raw HTML leaves open', many(20, `${open}\n\n${'가\n\n'.repeat(300)}`), '', []],
  [
    'notes under the longest of names',
    { ['&'.repeat(200)]: `${'[^1]'.repeat(700)}\n\n[^1]: 각주` },
    '',
    ['output-too-large'],
  ],
  [
    'the longest comments',
    {},
    Array.from({ length: 100 }, (_, index) => toComment({ id: `c${index}`, text: '&'.repeat(9_990) })).join(
      '',
    ),
    [],
  ],
])('%s', (_name, bodies, comments, codes) => {
  test('say the same in a check and in a build', () => {
    const toCodes = (keepsHtml: boolean) =>
      prepareTexts(bodies, comments, keepsHtml).issues.map(({ code }) => code)
    expect([toCodes(false), toCodes(true)]).toEqual([codes, codes])
  })
})
