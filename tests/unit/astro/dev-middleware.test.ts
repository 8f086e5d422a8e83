import { expect, test } from 'vitest'
import { answerWithBar } from '../../../src/astro/dev-middleware.ts'
import { ChangedFile } from '../../../src/astro/read-question-again.ts'

const path = '/archive/questions/a/'

test.each([
  ['a file that changed while its page was made', new ChangedFile('questions/a.md')],
  ['the same, as Astro passes it on', new Error('live', { cause: new ChangedFile('questions/a.md') })],
])('%s: the browser is sent to ask again', async (_, error) => {
  const answer = await answerWithBar(path, () => Promise.reject(error))
  expect([answer.status, answer.headers.get('location')]).toEqual([307, path])
})

test('a fault of a template is left to Astro', async () => {
  const fault = new Error('undefined is not a function')
  await expect(async () => answerWithBar(path, () => Promise.reject(fault))).rejects.toBe(fault)
})

test('a page keeps its status and headers; what is no page stays as it is', async () => {
  const page = new Response('<body class="x">$& text', {
    status: 404,
    headers: { 'content-type': 'text/html' },
  })
  const answer = await answerWithBar(path, async () => page)
  expect([answer.status, await answer.text()]).toEqual([404, '<body class="x">$& text'])
  const feed = new Response('<body>', { headers: { 'content-type': 'application/xml' } })
  expect(await answerWithBar(path, async () => feed)).toBe(feed)
})
