import { describe, expect, test } from 'vitest'
import type { Described } from '../../../../src/folder/described.ts'
import type { Settings } from '../../../../src/folder/settings.ts'
import type { Activity } from '../../../../src/format/activity.ts'
import { parseTimestamp } from '../../../../src/format/time.ts'
import type { CachedQuestion, ConversationPage } from '../../../../src/kept/question.ts'
import { feed } from '../../../../src/site/kinds/feed.ts'
import { planBefore, planKinds } from '../../../../src/site/plan.ts'
import { readFeed } from '../../../support/atom.ts'
import { sampleSettings } from '../../../support/sample-settings.ts'
import { createSampleSite } from '../../create-sample-site.ts'
import { toConversationPage, toShownAnswer, toShownComment } from '../../sample-conversation.ts'
import { emptyConversation, publishSample } from '../../sample-publication.ts'
import { toCachedQuestion } from '../../sample-question.ts'

interface Asked extends Partial<CachedQuestion> {
  activity?: Activity[]
  html?: string
  texts?: Partial<ConversationPage>
}

interface Given {
  settings?: Partial<Settings>
  questions?: Record<string, Asked>
  tags?: Described[]
  categories?: Described[]
}

const day = (at: string, actor = '홍길동', kind: Activity['kind'] = '질문'): Activity => ({ at, actor, kind })

function toQuestion(id: string, { activity = [day('2025-06-01')], texts, html: _, ...changed }: Asked) {
  const last = activity.at(-1) ?? day('2025-06-01')
  const timestamp = parseTimestamp(last.at)
  const lastInstant = timestamp ? createSampleSite().zone.instantOf(timestamp) : 0
  const conversation = texts && emptyConversation
  return toCachedQuestion(id, { last, lastInstant, ...(conversation && { conversation }), ...changed })
}

const url = 'https://archive.example/'

function publish({ settings, questions = { a: {} }, tags = [], categories = [] }: Given) {
  return publishSample({
    settings: { url, ...settings },
    questions: Object.entries(questions).map(([id, asked]) => toQuestion(id, asked)),
    described: { tags, categories },
  })
}

/** Every feed by its path. */
async function makeFeeds(given: Given = {}) {
  const publication = publish(given)
  const { questions = {} } = given
  const site = {
    ...createSampleSite(publication.settings),
    readPagePart: async ({ id }: { id: string }) => {
      const { activity = [day('2025-06-01')], html = '<p>본문</p>' } = questions[id] ?? {}
      return { activity, pageHtml: html, description: '' }
    },
    readConversation: async ({ id }: { id: string }) => toConversationPage(questions[id]?.texts),
  }
  const planned = [...feed.plan(publication, () => planBefore(feed, publication))]
  const made = await Promise.all(
    planned.map(async (each): Promise<[string, string]> => [each.path, await feed.make(each, site)]),
  )
  return new Map(made)
}

async function makeFeed(given: Given = {}, path = 'feed.xml') {
  const read = readFeed((await makeFeeds(given)).get(path) ?? '')
  expect(read.faults).toEqual([])
  return read
}

const titlesOf = ({ entries }: { entries: { title: string }[] }) => entries.map(({ title }) => title)

describe('ids', () => {
  test.each<[string, Asked, string, Partial<Settings>, string]>([
    ['host of the site', {}, 'a', {}, 'tag:archive.example,2025-05-31:a/2025-05-31T15%3A00%3A00Z/question'],
    [
      'host of the community, which stays where the site moves',
      {},
      'a',
      {
        formerUrls: ['https://Old.example/qna', 'https://older.example'],
        url: 'https://new.example/archive/',
      },
      'tag:old.example,2025-05-31:a/2025-05-31T15%3A00%3A00Z/question',
    ],
    [
      'an instant, on another day than in the zone of the archive',
      { activity: [day('2025-06-02T01:02:03+09:00', '홍길동', '새로운 답변')] },
      'a',
      {},
      'tag:archive.example,2025-06-01:a/2025-06-01T16%3A02%3A03Z/new%20answer',
    ],
    [
      'a question in Hangul',
      { activity: [day('2025-06-02T00:00:00Z', '홍길동', '댓글 업데이트')] },
      '질문-1',
      {},
      'tag:archive.example,2025-06-02:%EC%A7%88%EB%AC%B8-1/2025-06-02T00%3A00%3A00Z/comment%20edited',
    ],
    [
      'the same in every language of the site',
      { activity: [day('2025-06-02T00:00:00Z', '홍길동', '질문 업데이트')] },
      'a',
      { locale: 'en' },
      'tag:archive.example,2025-06-02:a/2025-06-02T00%3A00%3A00Z/question%20edited',
    ],
  ])('%s', async (_, asked, id, settings, expected) => {
    const { entries } = await makeFeed({ settings, questions: { [id]: asked } })
    expect(entries.map((entry) => entry.id)).toEqual([expected])
  })

  test('those of one instant and kind are counted, the oldest without a number', async () => {
    const activity = [
      day('2025-06-01'),
      day('2025-06-02', '가', '새로운 답변'),
      day('2025-06-02', '나', '새로운 답변'),
      day('2025-06-02', '다', '새로운 댓글'),
      day('2025-06-02', '라', '새로운 답변'),
    ]
    const { entries } = await makeFeed({ questions: { a: { activity } } })
    const before = 'tag:archive.example,2025-06-01:a/2025-06-01T15%3A00%3A00Z'
    expect(entries.map(({ id, author }) => `${author} ${id}`)).toEqual([
      `라 ${before}/new%20answer/3`,
      `다 ${before}/new%20comment`,
      `나 ${before}/new%20answer/2`,
      `가 ${before}/new%20answer`,
      '홍길동 tag:archive.example,2025-05-31:a/2025-05-31T15%3A00%3A00Z/question',
    ])
  })

  test('of a feed: its year is that of the oldest activity, its path that of the list', async () => {
    const questions = { a: { hashtags: ['c#'] }, b: { years: [[2019, 1]] as const, category: '커리어' } }
    const feeds = await makeFeeds({ questions, settings: { formerUrls: ['https://old.example'] } })
    expect(Array.from(feeds, ([path, xml]) => `${path} ${readFeed(xml).id}`)).toEqual([
      'feed.xml tag:old.example,2019:',
      'tags/c-sharp/feed.xml tag:old.example,2019:tags/c-sharp',
      'tags/rest/feed.xml tag:old.example,2019:tags/rest',
      'categories/개발자/feed.xml tag:old.example,2019:categories/%EA%B0%9C%EB%B0%9C%EC%9E%90',
      'categories/커리어/feed.xml tag:old.example,2019:categories/%EC%BB%A4%EB%A6%AC%EC%96%B4',
    ])
  })
})

describe('times', () => {
  test.each([
    ['2025-06-01', 'Asia/Seoul', '2025-05-31T15:00:00Z'],
    ['2025-06-01', 'America/New_York', '2025-06-01T04:00:00Z'],
    ['2025-06-01', 'UTC', '2025-06-01T00:00:00Z'],
    ['2025-06-01T09:30:00.75+09:00', 'UTC', '2025-06-01T00:30:00Z'],
  ])('%s in %s is %s, of entry and feed', async (at, timeZone, expected) => {
    const made = await makeFeed({ settings: { timeZone }, questions: { a: { activity: [day(at)] } } })
    expect([made.updated, made.entries[0]?.updated]).toEqual([expected, expected])
  })

  test('a feed holds the 20 newest, of equal times the later line, and the question that lists have first', async () => {
    const hour = (at: number) => day(`2025-06-01T${`${at}`.padStart(2, '0')}:00:00Z`, `${at}`)
    const all = (from: number) => Array.from({ length: 12 }, (_, index) => hour(from + index))
    const same = [day('2025-06-02', 'b1'), day('2025-06-02', 'b2')]
    const questions = {
      c: { activity: all(1) },
      b: { activity: same },
      a: { activity: [...all(2), day('2025-06-02', 'a1')] },
    }
    const { entries } = await makeFeed({ questions })
    const [first, ...others] = entries.map(({ author }) => author)
    expect([first, ...others.slice(0, 4)]).toEqual(['a1', 'b2', 'b1', '13', '12'])
    expect(entries).toHaveLength(20)
    expect(others.at(-1)).toBe('5')
  })

  test('an archive without a question has one, of the reference date', async () => {
    const made = await makeFeed({ questions: {} })
    expect(made).toMatchObject({ updated: '2025-06-29T15:00:00Z', entries: [], href: url })
    expect(made.id).toBe('tag:archive.example,2025:')
  })
})

describe('who and what', () => {
  test.each<[string, Partial<Settings>, string, string]>([
    ['홍길동', {}, '29일 전 · 홍길동 님의 질문 · 질문 a', '홍길동'],
    ['익명', {}, '29일 전 · 익명 님의 질문 · 질문 a', '익명'],
    ['삭제된 사용자', {}, '29일 전 · 삭제된 사용자 님의 질문 · 질문 a', '삭제된 사용자'],
    ['익명', { locale: 'en' }, '29 days ago · anonymous · question · 질문 a', 'anonymous'],
    ['삭제된 사용자', { locale: 'en' }, '29 days ago · deleted user · question · 질문 a', 'deleted user'],
    ['<b>&"', {}, '29일 전 · <b>&" 님의 질문 · 질문 a', '<b>&"'],
  ])('%s, %o', async (actor, settings, title, author) => {
    const { entries } = await makeFeed({
      settings,
      questions: { a: { activity: [day('2025-06-01', actor)] } },
    })
    expect(entries).toMatchObject([{ title, author }])
  })

  const texts: Partial<ConversationPage> = {
    answers: [
      toShownAnswer('답 1', {
        html: '<p>답변 글</p>',
        license: 'CC0',
        comments: [toShownComment('c2', { html: '<p>답변의 댓글</p>' })],
      }),
      { id: '2', path: 'answers/a/2.md', withheld: true, comments: [] },
    ],
    comments: [toShownComment('c1', { html: '<p>질문의 <code>댓글</code></p>' })],
    told: [
      { line: 1, of: 'answer', id: '답 1', page: 1 },
      { line: 2, of: 'answer', id: '2', page: 1 },
      { line: 3, of: 'comment', id: 'c1', page: 1 },
      { line: 4, of: 'comment', id: 'c2', page: 1 },
    ],
  }
  const activity = [
    day('2025-06-01'),
    day('2025-06-02', '가', '새로운 답변'),
    day('2025-06-03', '삭제된 사용자', '새로운 답변'),
    day('2025-06-04', '나', '새로운 댓글'),
    day('2025-06-05', '다', '새로운 댓글'),
    day('2025-06-06', '라', '답변 업데이트'),
  ]
  const questions = { a: { activity, texts, html: '<p>질문 글</p>', license: { name: '질문의 허락' } } }

  test('a summary is of the text that is told, else of the question', async () => {
    const { entries } = await makeFeed({ questions })
    const page = 'https://archive.example/questions/a/'
    expect(entries.map(({ href, summary }) => `${href} ${summary}`)).toEqual([
      `${page} 질문 글`,
      `${page}#comment-c2 답변의 댓글`,
      `${page}#comment-c1 질문의 댓글`,
      `${page}#answer-2 질문 글`,
      `${page}#answer-%EB%8B%B5%201 답변 글`,
      `${page} 질문 글`,
    ])
  })

  test('and so is a licence of its own; others have that of the feed', async () => {
    const made = await makeFeed({ questions, settings: { license: '모두의 허락' } })
    expect(made.rights).toBe('모두의 허락')
    expect(made.entries.map(({ rights }) => rights)).toEqual([
      '질문의 허락',
      undefined,
      undefined,
      '질문의 허락',
      'CC0',
      '질문의 허락',
    ])
  })

  test('and the language, where it is not that of the site', async () => {
    const spoken = { ...questions.a, language: 'en' }
    const made = await makeFeed({ settings: { language: 'ja' }, questions: { a: spoken } })
    expect(made.language).toBe('ko')
    expect(made.entries.map(({ language }) => language)).toEqual(['en', 'ja', 'en', 'en', 'ja', 'en'])
  })

  test.each([
    ['<p>가 &lt;b&gt; &amp;amp;</p>', 600, '가 <b> &amp;'],
    ['<ul><li>하나</li><li>둘</li></ul>', 600, '하나 둘'],
    ['<p>가<b>나</b>다<br>라</p>', 600, '가나다 라'],
    [
      '<div class="code"><p>Java</p><pre><code>if (a &lt; b)\n  c()</code></pre></div>',
      600,
      'if (a < b) c()',
    ],
    [
      '<p>값 <math><semantics><mi>x</mi><annotation encoding="application/x-tex">x_1</annotation></semantics></math></p>',
      600,
      '값 x_1',
    ],
    ['<p><img alt="가려진 이름" src="/files/a.png">뒤</p>', 600, '뒤'],
    ['<p>하나 둘 셋 넷</p>', 7, '하나 둘 셋…'],
    ['<p>👍👍👍👍</p>', 3, '👍👍…'],
    [`<p>${'가'.repeat(301)}</p>`, 0, `${'가'.repeat(299)}…`],
    [`<p>${'가'.repeat(301)}</p>`, 600, `${'가'.repeat(299)}…`],
    ['', 600, ''],
  ])('%s, %d characters', async (html, summaryLength, expected) => {
    const { entries } = await makeFeed({ settings: { summaryLength }, questions: { a: { html } } })
    expect(entries).toMatchObject([{ summary: expected }])
  })
})

describe('which there are', () => {
  const paths = async (given: Given) => [...(await makeFeeds(given)).keys()]

  test.each<[string, Given, string[]]>([
    ['none without an address', { settings: { url: undefined } }, []],
    ['none where they are not wanted', { settings: { feeds: false } }, []],
    ['one of all questions', { questions: { a: { hashtags: [], category: undefined } } }, ['feed.xml']],
    ['none of a category that all have', {}, ['feed.xml', 'tags/rest/feed.xml']],
    [
      'of hashtags at their addresses',
      { questions: { a: { hashtags: ['c++', '.net', 'con', '취업'], category: undefined } } },
      [
        'feed.xml',
        'tags/dot-net/feed.xml',
        'tags/c-plus-plus/feed.xml',
        'tags/con-tag/feed.xml',
        'tags/취업/feed.xml',
      ],
    ],
  ])('%s', async (_, given, expected) => {
    expect((await paths(given)).toSorted()).toEqual(expected.toSorted())
  })

  test('a list tells its own alone, and where it is', async () => {
    const questions = {
      a: { hashtags: ['rest'] },
      b: { hashtags: ['취업'], keywords: ['rest'], title: 'rest' },
    }
    const made = await makeFeed({ questions }, 'tags/rest/feed.xml')
    expect(made).toMatchObject({
      title: `#rest 질문 · ${sampleSettings.title}`,
      href: 'https://archive.example/tags/rest/',
      self: 'https://archive.example/tags/rest/feed.xml',
    })
    expect(titlesOf(made)).toEqual(['29일 전 · 홍길동 님의 질문 · 질문 a'])
    expect((await makeFeed({ questions }, 'tags/취업/feed.xml')).href).toBe(
      'https://archive.example/tags/%EC%B7%A8%EC%97%85/',
    )
  })
})

describe('old addresses', () => {
  const questions = { a: { hashtags: ['rest'] }, b: { hashtags: ['취업'], category: '커리어' } }
  const listOld = async (given: Given) => {
    const feeds = await makeFeeds({ questions, ...given })
    return Array.from(feeds, ([path, xml]) => `${path} ${readFeed(xml).self}`).filter((each) =>
      /^\S*\.rss /.test(each),
    )
  }
  const at = (path: string) => `https://archive.example/${path}feed.xml`

  test('of Discourse are files: that of all questions, and of each list behind its old address', async () => {
    const tags = [{ name: 'rest', aliases: ['/tag/rest', '/tag/%EB%A0%88%EC%8A%A4%ED%8A%B8'] }]
    const categories = [{ name: '커리어', aliases: ['/c/career/5', '/c/career'] }]
    expect(await listOld({ tags, categories })).toEqual([
      `latest.rss ${at('')}`,
      `tag/rest.rss ${at('tags/rest/')}`,
      `tag/레스트.rss ${at('tags/rest/')}`,
      `c/career/5.rss ${at('categories/%EC%BB%A4%EB%A6%AC%EC%96%B4/')}`,
      `c/career.rss ${at('categories/%EC%BB%A4%EB%A6%AC%EC%96%B4/')}`,
    ])
  })

  test('of a category that all have is that of all questions', async () => {
    const categories = [{ name: '개발자', aliases: ['/c/dev/1'] }]
    expect(await listOld({ questions: { a: {} }, categories })).toEqual([
      `latest.rss ${at('')}`,
      `c/dev/1.rss ${at('')}`,
    ])
  })

  test.each<[string, Given, string[]]>([
    ['questions of Discourse', { questions: { a: { aliases: ['/t/slug/12'] } } }, [`latest.rss ${at('')}`]],
    [
      'Stack Exchange, whose feeds have names that are no files',
      { tags: [{ name: 'rest', aliases: ['/questions/tagged/rest'] }] },
      [],
    ],
    ['a query', { tags: [{ name: 'rest', aliases: ['/list?tag=rest'] }] }, []],
    [
      'lists of others',
      { tags: [{ name: 'rest', aliases: ['/board/rest'] }] },
      [`board/rest.rss ${at('tags/rest/')}`],
    ],
    ['none are known', {}, []],
    [
      'somebody said where they lead',
      {
        questions: { a: { aliases: ['/t/slug/12', '/latest.rss', '/Tag/rest.rss/all'] } },
        tags: [{ name: 'rest', aliases: ['/tag/rest'] }],
      },
      [],
    ],
    [
      'there are no feeds',
      { settings: { feeds: false }, tags: [{ name: 'rest', aliases: ['/tag/rest'] }] },
      [],
    ],
  ])('%s', async (_, given, expected) => {
    expect(await listOld(given)).toEqual(expected)
  })

  test('hold what the feed holds', async () => {
    const feeds = await makeFeeds({ questions, tags: [{ name: 'rest', aliases: ['/tag/rest'] }] })
    expect(feeds.get('tag/rest.rss')).toBe(feeds.get('tags/rest/feed.xml'))
    expect(feeds.get('latest.rss')).toBe(feeds.get('feed.xml'))
  })
})

test('an edit is seen by the feeds that may tell it, and by no other', () => {
  const toNumber = (place: number) => `${place}`.padStart(2, '0')
  const questions: Record<string, Asked> = Object.fromEntries(
    Array.from({ length: 25 }, (_, place) => [
      `q${toNumber(place)}`,
      { activity: [day(`2025-06-${toNumber(place + 1)}`)], hashtags: [place < 5 ? 'old' : 'new'], texts: {} },
    ]),
  )
  const digest = (edited: string | undefined) => {
    const { settings, archive } = publish({ questions })
    const conversation = { ...emptyConversation, digest: 'edited' }
    const changed = archive.questions.map((each) => (each.id === edited ? { ...each, conversation } : each))
    const planned = planKinds(publishSample({ settings, questions: changed }), '')
    return new Map(planned.map((page) => [page.path, page.digest]))
  }
  const before = digest(undefined)
  const listChanged = (edited: string) =>
    Array.from(digest(edited), ([path, own]) => (own === before.get(path) ? [] : path)).flat()
  expect(listChanged('q24')).toEqual(['questions/q24/', 'feed.xml', 'tags/new/feed.xml'])
  expect(listChanged('q00')).toEqual(['questions/q00/', 'tags/old/feed.xml'])
})
