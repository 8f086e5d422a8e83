import { describe, expect, test } from 'vitest'
import type { Settings } from '../../../src/folder/settings.ts'
import type { Activity } from '../../../src/format/activity.ts'
import type { ConversationPage } from '../../../src/kept/question.ts'
import type { ShownQuestion } from '../../../src/site/site.ts'
import { toListData, toQuestionData } from '../../../src/site/structured-data.ts'
import { createSampleSite } from '../create-sample-site.ts'
import { toConversationPage, toShownAnswer } from '../sample-conversation.ts'
import { toCachedQuestion } from '../sample-question.ts'

interface Shown {
  question?: Partial<ShownQuestion>
  activity?: Activity[]
  description?: string
  conversation?: ConversationPage
  page?: number
  settings?: Partial<Settings>
}

const url = 'https://example.org/archive/'
const list = { label: '#rest', href: '/archive/tags/rest/' }
const asked: Activity = { at: '2025-06-24T09:00:00+09:00', actor: '홍길동', kind: '질문' }

function print({ question, settings, activity = [asked], description = '본문', ...others }: Shown = {}) {
  const { conversation, page = 1 } = others
  const shown = { question: { ...toCachedQuestion('a'), ...question }, conversation, page }
  const site = createSampleSite({ url, ...settings })
  return toQuestionData({ ...shown, part: { activity, description, pageHtml: '' } }, list, site)
}

/** What is printed of the question, and of the way to it. */
function read(shown: Shown = {}): Record<string, unknown>[] {
  return JSON.parse(print(shown) ?? '')['@graph']
}

test('a question says who asked it, when, what, and where it is', () => {
  const question = { title: 'PUT?', counts: { answers: 4, comments: 5, views: 1234, recommended: 2 } }
  const toCounter = (action: string, count: number) => ({
    '@type': 'InteractionCounter',
    interactionType: `https://schema.org/${action}`,
    userInteractionCount: count,
  })
  expect(
    read({ question: { ...question, last: { ...asked, at: '2025-06-26', kind: '새로운 답변' } } }),
  ).toEqual([
    {
      '@type': 'DiscussionForumPosting',
      headline: 'PUT?',
      text: '본문',
      url: 'https://example.org/archive/questions/a/',
      author: { '@type': 'Person', name: '홍길동' },
      datePublished: '2025-06-24T00:00:00Z',
      // A day begins in Seoul, nine hours before it does in UTC.
      dateModified: '2025-06-25T15:00:00Z',
      isPartOf: { '@type': 'WebSite', name: '보관소', url },
      interactionStatistic: [
        toCounter('ReplyAction', 4),
        toCounter('CommentAction', 5),
        toCounter('ViewAction', 1234),
        toCounter('LikeAction', 2),
      ],
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: '보관소', item: url },
        { '@type': 'ListItem', position: 2, name: '#rest', item: 'https://example.org/archive/tags/rest/' },
        {
          '@type': 'ListItem',
          position: 3,
          name: 'PUT?',
          item: 'https://example.org/archive/questions/a/',
        },
      ],
    },
  ])
})

describe('nothing is said', () => {
  test('of a site without an address', () => {
    expect(print({ settings: { url: undefined } })).toBeUndefined()
    const page = { title: 'a', path: '', list: undefined, from: 1 }
    expect(toListData(page, [], createSampleSite())).toBeUndefined()
  })

  test('of a question whose history does not say who asked', () => {
    const activity: Activity[] = [{ at: '2025-06-24', actor: '홍길동', kind: '새로운 답변' }]
    expect(read({ activity }).map((thing) => thing['@type'])).toEqual(['BreadcrumbList'])
  })

  test.each([
    ['counts that the page does not show', { answers: 0, comments: 0, recommended: 0 }, 2],
    ['all counts', { answers: 0, comments: 0, recommended: 1, views: 0, needsSupplement: 3 }, 4],
  ])('%s', (_, counts, length) => {
    expect(read({ question: { counts } })[0]?.['interactionStatistic']).toHaveLength(length)
  })

  test('of a withheld answer, and of one without words', () => {
    const withheld = { id: 'gone', withheld: true as const, path: '', comments: [] }
    const answers = [withheld, toShownAnswer('picture', { html: '<p><img alt="그림"></p>' })]
    expect(read({ conversation: toConversationPage({ answers }) })[0]).not.toHaveProperty('comment')
  })
})

test('an answer', () => {
  const html = `<p>하나 &lt;b&gt; <b>둘</b></p><pre><code>${'x '.repeat(300)}</code></pre>`
  const answer = toShownAnswer('7', { by: { name: '익명', person: 'u1' }, html, counts: { recommended: 3 } })
  const [posting] = read({ conversation: toConversationPage({ answers: [answer] }), page: 2 })
  const [comment] = [posting?.['comment']].flat()
  expect(comment).toEqual({
    '@type': 'Comment',
    text: expect.stringMatching(/^하나 <b> 둘 (?:x )+x…$/),
    author: { '@type': 'Person', name: '익명' },
    datePublished: '2025-06-26T15:00:00Z',
    url: 'https://example.org/archive/questions/a/2/#answer-7',
    interactionStatistic: {
      '@type': 'InteractionCounter',
      interactionType: 'https://schema.org/LikeAction',
      userInteractionCount: 3,
    },
  })
  // A later page shows of the question its title alone, and leads to the first.
  expect(posting).toMatchObject({ text: '질문 a', url: 'https://example.org/archive/questions/a/' })
  expect(posting?.['interactionStatistic']).toHaveLength(1)
})

test.each([
  ['ko', '익명', '익명'],
  ['en', '익명', 'anonymous'],
  ['en', '삭제된 사용자', 'deleted user'],
  ['en', '홍길동', '홍길동'],
] as const)('in %s %s is %s', (locale, actor, name) => {
  const [posting] = read({ settings: { locale }, activity: [{ ...asked, actor, person: 'u1' }] })
  expect(posting?.['author']).toEqual({ '@type': 'Person', name })
})

test('whoever has a page is named with its address', () => {
  const people = new Map([['u1', { name: '홍길동', formerNames: ['길동이'], url: 'https://example.com/' }]])
  const print = (settings: Partial<Settings>) => {
    const site = createSampleSite({ url, ...settings }, { people })
    const part = { activity: [{ ...asked, person: 'u1' }], description: '', pageHtml: '' }
    const question = toCachedQuestion('a')
    return toQuestionData({ question, part, conversation: undefined, page: 1 }, list, site) ?? ''
  }
  expect(print({ people: true })).toContain('"url":"https://example.org/archive/people/u1/"')
  expect(print({})).not.toMatch(/people|u1|example\.com/)
  expect(print({ people: true })).not.toContain('길동이')
})

test.each([
  ['</script><script>alert(1)</script>'],
  ['<!--<script>'],
  ['a\u2028b\u2029c'],
  [`"quoted" 'and' \\ & ]]>`],
  ['\ud800'],
])('a text stays one, and its element whole: %j', (text) => {
  const html = `<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</p>`
  const conversation = toConversationPage({
    answers: [toShownAnswer('1', { html, by: { name: text } })],
  })
  const shown = { question: { title: text }, description: text, conversation }
  expect(print(shown)).not.toMatch(/[<\u2028\u2029\ud800]/)
  const [posting] = read(shown)
  const line = text.replace(/\s/g, ' ')
  expect(posting).toMatchObject({ headline: text, text, comment: [{ text: line, author: { name: text } }] })
})

test.each(['가', 'a', '<', '😀'])('answers are said from the first on, up to 8 KB: %s', (letter) => {
  const html = `<p>${(letter === '<' ? '&lt;' : letter).repeat(2_000)}</p>`
  const answers = Array.from({ length: 30 }, (_, index) => toShownAnswer(`${index}`, { html }))
  const shown = { conversation: toConversationPage({ answers }) }
  const comments = [read(shown)[0]?.['comment']].flat()
  const size = Buffer.byteLength(print(shown) ?? '')
  expect(size).toBeLessThanOrEqual(8_000)
  expect(size).toBeGreaterThan(6_000)
  expect(comments[0]).toMatchObject({ url: expect.stringMatching(/#answer-0$/) })
})

test('a page of a list says what is on it, and where in the list', () => {
  const page = { title: '#rest 질문 · 2쪽', path: 'tags/rest/2/', list, from: 21 }
  const entries = [{ label: '취업?', href: '/archive/questions/취업/' }]
  expect(JSON.parse(toListData(page, entries, createSampleSite({ url })) ?? '')['@graph']).toEqual([
    {
      '@type': 'CollectionPage',
      name: '#rest 질문 · 2쪽',
      url: 'https://example.org/archive/tags/rest/2/',
      mainEntity: {
        '@type': 'ItemList',
        itemListElement: [
          {
            '@type': 'ListItem',
            position: 21,
            name: '취업?',
            url: 'https://example.org/archive/questions/%EC%B7%A8%EC%97%85/',
          },
        ],
      },
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: '보관소', item: url },
        { '@type': 'ListItem', position: 2, name: '#rest', item: 'https://example.org/archive/tags/rest/' },
      ],
    },
  ])
})
