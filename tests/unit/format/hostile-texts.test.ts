// Input made to break things, as ids, actors and texts of answers and comments.
import { expect, test } from 'vitest'
import { decodeFile } from '../../../src/format/decode.ts'
import { parseComments } from '../../../src/format/parse-comments.ts'
import { parseAnswer } from '../../../src/format/parse-post.ts'
import { createZone } from '../../../src/format/time.ts'
import { toCommentsText } from '../../../src/format/write.ts'
import { readHostilePayloads } from '../../support/hostile-content.ts'
import { tidyFile } from '../../support/tidy-file.ts'

const context = { zone: createZone('Asia/Seoul'), referenceDate: '2025-06-30' }
const payloads = readHostilePayloads()
const path = 'comments/q.yaml'

/** What a file can hold at all. */
const readable = payloads
  .map((payload) => payload.replaceAll('\r\n', '\n'))
  .filter((payload) => payload.length <= 5_000 && decodeFile(path, Buffer.from(payload)) === payload)

test('there are many of them', () => {
  expect(readable.length).toBeGreaterThan(50)
})

test('a text is read to the letter from what the project writes, and is tidy', () => {
  const comments = readable.map((payload, index) => {
    return { id: `c${index}`, actor: '나', at: '2024-05-03', text: `${payload}\n` }
  })
  const written = toCommentsText(comments, 'ko')
  const parsed = parseComments({ path, text: written }, context)
  expect(parsed.issues).toEqual([])
  expect(parsed.comments?.map(({ text }) => text)).toEqual(comments.map(({ text }) => text))
  expect(tidyFile({ path, bytes: Buffer.from(written) }, context, 'ko').result).toBe('tidy')
})

test('behind the colon it is never read as something else without a word', () => {
  for (const payload of readable) {
    const text = `- id: c1\n  actor: 나\n  at: 2024-05-03\n  text: ${payload}\n`
    const { comments } = parseComments({ path, text }, context)
    expect(comments).toBeUndefined()
  }
})

test('as a whole file it is comments or issues, and nothing is thrown', () => {
  for (const payload of readable) {
    const { comments, issues } = parseComments({ path, text: payload }, context)
    expect(comments === undefined).toBe(issues.length > 0)
    expect(
      parseAnswer({ id: 'a', path: 'a.md', text: `---\n${payload}\n---\n` }, context).issues,
    ).not.toEqual([])
  }
})
