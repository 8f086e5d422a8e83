// Tidying changes how front matter is written, and nothing that it says.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tidyQuestion } from '../../../src/commands/tidy-texts.ts'
import { activityKinds } from '../../../src/format/activity.ts'
import { parseQuestion } from '../../../src/format/parse-post.ts'
import { createZone } from '../../../src/format/time.ts'
import { day } from './arbitrary-day.ts'
import { checkProperty } from './check-property.ts'

const context = { zone: createZone('Asia/Seoul'), referenceDate: '9999-12-31' }

/** Of what YAML gives a meaning to, of words that it takes for something else, and of plain letters. */
const text = fc
  .array(
    fc.oneof(
      fc.constantFrom(...': #-[]{}\'"!&*?|>%@`,\\=~/+.'),
      fc.constantFrom(
        'true',
        'null',
        'No',
        '007',
        '0x1f',
        '1e3',
        '2025-06-30',
        '---',
        '<<',
        ': ',
        ' #',
        '\\n',
      ),
      fc.constantFrom('가', '한글', 'é', '👩🏽‍💻', '한', 'a', 'Z', '9', '&amp;', '<b>'),
    ),
    { minLength: 1, maxLength: 12 },
  )
  .map((parts) => parts.join(''))

const question = fc.record({
  title: text,
  category: text,
  tags: fc.uniqueArray(fc.constantFrom('rest', '007', 'c#', '.net', 'true', 'null', '취업', '1e3', 'c++'), {
    minLength: 1,
  }),
  counts: fc.record(
    Object.fromEntries(
      ['answers', 'comments', 'recommended', 'needsSupplement', 'views'].map((name) => [
        name,
        fc.maxSafeNat(),
      ]),
    ),
    { requiredKeys: ['answers', 'comments', 'views'] },
  ),
  poll: fc.boolean(),
  activity: fc
    .array(fc.record({ at: day, actor: text, kind: fc.constantFrom(...activityKinds) }), {
      minLength: 1,
      maxLength: 4,
    })
    .map((activity) => activity.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))),
  aliases: fc.uniqueArray(fc.constantFrom('/articles/1', '/옛-주소/7', '/a/1.html', '/true', '/#'), {
    maxLength: 3,
  }),
})

const toText = (fields: object, body: string) => {
  const lines = Object.entries(fields).map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`)
  return `---\n${lines.join('')}---\n${body}`
}
const parse = (file: string) => parseQuestion({ id: 'a', path: 'questions/a.md', text: file }, context).parsed
const tidy = (file: string) =>
  tidyQuestion({ id: 'a', path: 'questions/a.md', bytes: Buffer.from(file) }, context, 'ko')

test('front matter says the same when it is tidied, and is tidy then', () => {
  let tidied = 0
  const property = fc.property(question, fc.string({ maxLength: 40 }), (fields, body) => {
    const before = toText(fields, body)
    const parsed = parse(before)
    fc.pre(parsed !== undefined)
    const outcome = tidy(before)
    expect(outcome.result).toBe('tidied')
    if (outcome.result !== 'tidied') return
    tidied += 1
    const after = parse(outcome.bytes.toString())
    expect([after?.question, after?.body]).toEqual([parsed?.question, parsed?.body])
    expect(tidy(outcome.bytes.toString())).toEqual({ result: 'tidy' })
  })
  checkProperty(property)
  expect(tidied).toBe(300)
})
