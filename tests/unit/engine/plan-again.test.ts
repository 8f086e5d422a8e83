// The plan that is taken over where texts alone are others is, page by page, what planning gives.
import { rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { planAgain } from '../../../src/engine/plan-again.ts'
import type { Content } from '../../../src/folder/read-content.ts'
import type { CachedQuestion, ConversationOutline } from '../../../src/kept/question.ts'
import { type PlannedPage, planKinds } from '../../../src/site/plan.ts'
import { createPublication } from '../../../src/site/publication.ts'
import { sampleSettings } from '../../support/sample-settings.ts'
import { useFolder } from '../../support/use-folder.ts'
import { toCachedQuestion } from '../sample-question.ts'

const folder = useFolder()

const conversation: ConversationOutline = {
  stamp: 'stamp',
  files: 'files',
  digest: 'answers',
  bodyBytes: 100,
  pages: [['a.pack', 0, 10, 1]],
  laterAnchors: [],
  withheld: { answers: [], comments: [] },
  links: [],
}

const first = [
  toCachedQuestion('a', { digest: 'a', lastInstant: 3, hashtags: ['rest', 'api'], conversation }),
  toCachedQuestion('b', { digest: 'b', lastInstant: 2, hashtags: ['rest'] }),
  toCachedQuestion('c', { digest: 'c', lastInstant: 1, hashtags: ['취업'], category: '커리어' }),
]

/** As a build that finds these in the content, and had the others before. */
function plan(
  questions: readonly CachedQuestion[],
  before: readonly CachedQuestion[],
  { others = [], ...changed }: Partial<Content> & { others?: unknown[] } = {},
) {
  const settings = { ...sampleSettings, url: 'https://example.org/', pageSize: 2 }
  const content = { settings, withheld: [], synonyms: [], key: 'key', ...changed, questionCache: folder }
  const publication = createPublication({ ...content, questions: [...questions] })
  const given = { ...content, questions, before, issues: [], reused: 0, changed: 0 } as unknown as Content
  return {
    planned: planAgain(given, publication, others).map(toPlain),
    expected: planKinds(publication, content.key).map(toPlain),
  }
}

function toPlain({ path, route, sent, digest, position, conversations }: PlannedPage) {
  return { path, route, digest, position, conversations, sent: JSON.parse(JSON.stringify(sent)) }
}

/** Number of the file that the plan is kept in: another one where it was made anew. */
function findPlan(): number {
  return statSync(join(folder, 'plan.json')).ino
}

function change(id: string, changed: (question: CachedQuestion) => Partial<CachedQuestion>) {
  return first.map((question) => (question.id === id ? { ...question, ...changed(question) } : question))
}

const answered = (changed: Partial<ConversationOutline>) => () => ({
  conversation: { ...conversation, ...changed },
})

describe('taken over', () => {
  test.each<[string, readonly CachedQuestion[], string[]]>([
    ['nothing', first, []],
    ['when a file was looked at', change('a', () => ({ stamp: [100, 5, 5, 5] })), []],
    [
      'a body',
      change('c', () => ({ digest: 'edited', page: ['b.pack', 0, 1, 1], prose: ['b.pack', 1, 1, 1] })),
      ['2/', 'categories/커리어/', 'feed.xml', 'questions/c/', 'tags/취업/', 'tags/취업/feed.xml'],
    ],
    [
      'an answer',
      change('a', answered({ digest: 'edited', files: 'others', pages: [['b.pack', 0, 11, 2]] })),
      ['feed.xml', 'questions/a/', 'tags/api/feed.xml', 'tags/rest/feed.xml'],
    ],
  ])('%s', (_, edited, some) => {
    const { planned: last } = plan(first, [])
    const kept = findPlan()
    const { planned, expected } = plan(edited, first)
    expect(planned).toEqual(expected)
    expect(findPlan()).toBe(kept)
    const digests = new Map(last.map(({ path, digest }) => [path, digest]))
    const changed = planned.filter(({ path, digest }) => digests.get(path) !== digest).map(({ path }) => path)
    expect(changed.sort()).toEqual(expect.arrayContaining(some))
    expect(changed.length < planned.length / 2).toBe(true)
    // And once more: what was taken over is remembered.
    const again = plan(edited, edited)
    expect(again.planned).toEqual(expected)
    expect(findPlan()).toBe(kept)
  })
})

describe('made anew', () => {
  test.each<[string, Parameters<typeof plan>]>([
    [
      'where there is no plan of the questions before',
      [change('a', () => ({ digest: 'x' })), change('b', () => ({ digest: 'y' }))],
    ],
    ['a title', [change('b', () => ({ title: '다른 제목' })), first]],
    ['hashtags', [change('b', () => ({ hashtags: ['api'] })), first]],
    ['counts', [change('b', () => ({ counts: { answers: 1, comments: 0 } })), first]],
    ['a newer activity', [change('c', () => ({ lastInstant: 9 })), first]],
    ['keywords', [change('c', () => ({ keywords: ['rest'] })), first]],
    ['links', [change('c', () => ({ links: [{ address: 'a.md', text: 'a' }] as never })), first]],
    [
      'a page of answers more',
      [
        change(
          'a',
          answered({
            pages: [
              ['a.pack', 0, 1, 1],
              ['a.pack', 1, 1, 1],
            ],
          }),
        ),
        first,
      ],
    ],
    ['a question more', [[...first, toCachedQuestion('d')], first]],
    ['a question less', [first.slice(1), first]],
    ['other settings', [first, first, { key: 'other' }]],
    ['a synonym', [first, first, { synonyms: [{ hashtag: 'api', line: 1, column: 1, spellings: [] }] }]],
    ['a page of its own', [first, first, { pages: [] }]],
    ['what else pages are planned by', [first, first, { others: [['a.png']] }]],
  ])('%s', (_, asked) => {
    plan(first, [])
    const last = findPlan()
    const { planned, expected } = plan(...asked)
    expect(planned).toEqual(expected)
    expect(findPlan()).not.toBe(last)
  })

  test('where what was kept is damaged', () => {
    plan(first, [])
    rmSync(join(folder, 'plan.json'))
    const { planned, expected } = plan(
      change('a', () => ({ digest: 'x' })),
      first,
    )
    expect(planned).toEqual(expected)
  })
})
