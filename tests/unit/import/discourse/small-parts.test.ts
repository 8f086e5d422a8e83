import { describe, expect, test } from 'vitest'
import { toEmoji } from '../../../../src/import/discourse/cooked/emoji.ts'
import { emojiNames } from '../../../../src/import/discourse/cooked/emoji-names.ts'
import { findGaps } from '../../../../src/import/discourse/find-gaps.ts'
import { createAddressVotes } from '../../../../src/import/discourse/forum-address.ts'
import { joinPages } from '../../../../src/import/discourse/join-pages.ts'
import { createLinkCollection } from '../../../../src/import/discourse/linked-paths.ts'
import { type Category, parseCategories } from '../../../../src/import/discourse/parse-categories.ts'
import { toPolls } from '../../../../src/import/discourse/polls.ts'
import { toAliases } from '../../../../src/import/discourse/topic-aliases.ts'
import { topicPageSchema } from '../../../../src/import/discourse/topic-schema.ts'
import { toRecords } from '../../../../src/import/discourse/topic-to-records.ts'

test.each([
  [':wave:', '👋'],
  [':+1:', '👍'],
  [':-1:', '👎'],
  ['slight_smile', '🙂'],
  [':wave:t6:', '👋🏿'],
  [':v:t3:', '✌🏼'],
  [':man_technologist:t2:', '👨🏻‍💻'],
  [':kr:', '🇰🇷'],
  ['🐺', '🐺'],
  [':party_parrot:', undefined],
  [':toString:', undefined],
  ['', undefined],
])('the emoji %s is %s', (name, sign) => {
  expect(toEmoji(name)).toBe(sign)
})

test('each emoji has one sign, and names that forums can write', () => {
  expect(emojiNames.size).toBeGreaterThan(900)
  const wrong = [...emojiNames].filter(
    ([name, sign]) => !/^[a-z0-9_+-]+$/.test(name) || [...new Intl.Segmenter().segment(sign)].length !== 1,
  )
  expect(wrong).toEqual([])
})

test.each<[number[], string]>([
  [[], ''],
  [[1, 2, 3], ''],
  [[1, 3], '2'],
  [[2, 3, 7, 9], '1, 4–6, 8'],
])('numbers %j lack %j', (numbers, gaps) => {
  expect(findGaps(numbers)).toBe(gaps)
})

const post = { id: 1, post_number: 1, created_at: '2021-01-01T00:00:00Z' }

function toPage(posts: object[], topic: object = {}) {
  return topicPageSchema.parse({ id: 12, ...topic, post_stream: { posts, stream: [1, 2, 3] } })
}

describe('where a forum lived', () => {
  const toLinks = (...urls: string[]) => ({ link_counts: urls.map((url) => ({ url, internal: true })) })

  test.each<[string, object[], string | undefined]>([
    ['nothing tells it', [{}], undefined],
    ['a picture', [{ avatar_template: '/user_avatar/f.example/ada/{size}/1.png' }], 'https://f.example'],
    [
      'a picture of a forum in a folder',
      [{ avatar_template: '/forum/user_avatar/f.example/ada/{size}/1.png' }],
      'https://f.example/forum',
    ],
    ['a picture of elsewhere', [{ avatar_template: 'https://cdn.example/letter/a.png' }], undefined],
    ['links', [toLinks('http://f.example/t/a/1', 'https://f.example/t/1')], 'https://f.example'],
    [
      'most links',
      [toLinks('https://b.example/t/a/1'), toLinks('https://c.example/f/t/a/1', 'https://c.example/f/t/2')],
      'https://c.example/f',
    ],
    ['as many', [toLinks('https://b.example/t/a/1', 'https://a.example/t/a/1')], 'https://a.example'],
    [
      'a link to elsewhere',
      [{ link_counts: [{ url: 'https://a.example/t/1', internal: false }] }],
      undefined,
    ],
  ])('%s', (_, posts, address) => {
    const votes = createAddressVotes()
    votes.countPage(toPage(posts.map((each) => ({ ...post, ...each }))))
    expect(votes.findMost()).toBe(address)
  })
})

describe('addresses that posts link to', () => {
  test.each<[string, { slug?: string; post?: number }[]]>([
    ['<a href="https://f.example/t/a-b/12">', [{ slug: 'a-b' }]],
    ['<a href="http://f.example/t/a-b/12/3?u=ada">', [{ slug: 'a-b', post: 3 }]],
    ['<a href="/t/12/3#x">', [{ post: 3 }]],
    ['<a href="https://f.example/forum/t/12">', []],
    ['<a href="https://other.example/t/a-b/12">', []],
    ['<a href="/t/12/12/12">', [{ post: 12 }]],
    ['<a href="/t/a/12/last">', [{ slug: 'a' }]],
    ['<a href="/t/a/12"><a href="/t/a/12">', [{ slug: 'a' }]],
    ['<a href="/tags/t/a">', []],
    ['<p>/t/a/12</p>', []],
    ['<aside class="quote no-group" data-username="a" data-post="3" data-topic="12">', [{ post: 3 }]],
    ['<aside class="quote" data-topic="12">', [{}]],
    ['<aside class="quote" data-username="a">', []],
  ])('%s', (html, paths) => {
    const links = createLinkCollection()
    links.addFrom(html)
    expect(links.within('https://f.example').listOf(12)).toEqual(
      paths.map(({ slug, post: number }) => ({ slug, post: number })),
    )
  })
})

describe('old addresses of a topic', () => {
  const answers = [{ id: 102, number: 2 }]
  const topic = { id: 12, slug: 'a-b', first: { id: 101 }, answers }

  test.each<[string, object, string, string[]]>([
    ['its own', {}, '', ['/t/a-b/12', '/t/12', '/t/a-b/12/1', '/t/a-b/12/2#answer-2']],
    ['without a slug', { slug: undefined, answers: [] }, '', ['/t/12', '/t/12/1']],
    [
      'of another script',
      { slug: '%ED%95%9C%EA%B8%80', answers: [] },
      '<a href="/t/%ED%95%9C%EA%B8%80/12">',
      ['/t/한글/12', '/t/12', '/t/한글/12/1'],
    ],
    [
      'that are linked to',
      { answers },
      '<a href="/t/old/12"><a href="/t/12/2"><a href="/t/12/7"><a href="/p/102"><a href="/p/101"><a href="/p/9">',
      [
        ...['/t/a-b/12', '/t/12', '/t/a-b/12/1', '/t/a-b/12/2#answer-2'],
        ...['/t/old/12', '/t/12/2#answer-2', '/t/12/7', '/p/101', '/p/102#answer-2'],
      ],
    ],
    [
      'that can’t be decoded',
      { slug: 'a%2Fb', answers: [] },
      '<a href="/t/%zz/12">',
      ['/t/a%2Fb/12', '/t/12', '/t/a%2Fb/12/1', '/t/%zz/12'],
    ],
  ])('%s', (_, changed, html, aliases) => {
    const links = createLinkCollection()
    links.addFrom(html)
    expect(toAliases({ ...topic, ...changed }, links.within(undefined))).toEqual(aliases)
  })
})

test('pages of a topic are joined, each post as it was last', () => {
  const pages = [
    toPage([post, { ...post, id: 2, post_number: 2, version: 2, cooked: 'new' }], {
      title: 'Old',
      posts_count: 2,
    }),
    toPage([{ ...post, id: 2, post_number: 2, cooked: 'old' }], { title: 'New', posts_count: 3 }),
    toPage([{ ...post, updated_at: '2021-02-01T00:00:00Z', cooked: 'later' }], { posts_count: 9 }),
  ]
  expect(joinPages(12, pages)).toMatchObject({
    id: 12,
    title: 'New',
    missing: 1,
    posts: [
      { id: 1, cooked: 'later' },
      { id: 2, cooked: 'new' },
    ],
  })
})

const web = { id: 4, name: '웹' }
const rest = { id: 5, name: 'REST', slug: 'rest' }
test.each<[string, unknown, [string, Category][] | undefined]>([
  ['/categories.json', { category_list: { categories: [web] } }, [['4', { name: '웹', aliases: [] }]]],
  [
    'with those below',
    {
      category_list: {
        categories: [{ ...web, slug: '%EC%9B%B9', description_text: 'Of it', subcategory_list: [rest] }],
      },
    },
    [
      ['4', { name: '웹', description: 'Of it', aliases: ['/c/웹/4', '/c/웹'] }],
      ['5', { name: 'REST', aliases: ['/c/웹/rest/5', '/c/웹/rest', '/c/rest/5'] }],
    ],
  ],
  [
    '/site.json',
    {
      categories: [
        { ...rest, parent_category_id: 4, description: '<p>a</p>' },
        { ...web, slug: '', color: 'fff' },
        { id: 6, name: 'A', slug: 'a', parent_category_id: 77 },
        { id: 7, name: 'B', slug: 'b', parent_category_id: 7 },
      ],
      groups: [],
    },
    [
      [
        '5',
        {
          name: 'REST',
          description: '<p>a</p>',
          aliases: ['/c/4-category/rest/5', '/c/4-category/rest', '/c/rest/5'],
        },
      ],
      ['4', { name: '웹', aliases: ['/c/4-category/4', '/c/4-category'] }],
      ['6', { name: 'A', aliases: ['/c/a/6', '/c/a'] }],
      ['7', { name: 'B', aliases: ['/c/b/b/b/7', '/c/b/b/b', '/c/b/7'] }],
    ],
  ],
  ['a plain list', { '4': '웹' }, [['4', { name: '웹', aliases: [] }]]],
  ['nothing', {}, undefined],
  ['something else', { a: 'b' }, undefined],
  ['a list', [1], undefined],
])('categories: %s', (_, value, names) => {
  const found = parseCategories(value)
  expect(found && [...found]).toEqual(names)
})

describe('polls of a post', () => {
  const form = (name: string, title = '') =>
    `<div class="poll" data-poll-name="${name}"><div class="poll-title">${title}</div><ul><li>a</li></ul></div>`
  const options = [{ html: 'a <b>&amp; b</b>', votes: 2 }]

  test.each<[string, object[], string, object]>([
    [
      'one that is open',
      [{ name: 'poll', type: 'regular', status: 'open', options }],
      `<p>1</p>${form('poll')}<p>2</p>`,
      { polls: [{ options: [{ label: 'a & b', votes: 2 }] }], html: '<p>1</p><p>2</p>', hidden: 0 },
    ],
    [
      'one of several choices, with a title',
      [{ name: 'x', type: 'multiple', status: 'closed', voters: 1, options }],
      form('x', ' 무엇을 <i>쓰나요</i>? '),
      {
        polls: [
          {
            title: '무엇을 쓰나요?',
            multiple: true,
            closed: true,
            voters: 1,
            options: [{ label: 'a & b', votes: 2 }],
          },
        ],
        html: '',
        hidden: 0,
      },
    ],
    [
      'one whose votes were hidden stays in the text',
      [
        { name: 'x', options: [{ html: 'a' }] },
        { name: 'y', title: 'Y', options },
      ],
      form('x') + form('y'),
      { polls: [{ title: 'Y', options: [{ label: 'a & b', votes: 2 }] }], html: form('x'), hidden: 1 },
    ],
    [
      'one without a form',
      [{ options: [{ html: '<img class="emoji" alt=":+1:"> <img alt="x">', votes: 0 }] }],
      '<p>1</p>',
      { polls: [{ options: [{ label: '👍 x', votes: 0 }] }], html: '<p>1</p>', hidden: 0 },
    ],
    ['one without options', [{ options: [] }], '', { polls: [], html: '', hidden: 1 }],
  ])('%s', (_, polls, html, expected) => {
    expect(toPolls(toPage([{ ...post, polls }]).post_stream.posts[0]?.polls ?? [], html)).toEqual(expected)
  })

  test('however deep they stand', () => {
    const deep = '<div>'.repeat(5_000) + form('poll')
    expect(toPolls([{ name: 'poll', options }], deep)).toMatchObject({ html: '<div>'.repeat(5_000) })
  })
})

const notes: object[] = []
const context = {
  tally: { note: (note: object) => notes.push(note) },
  edits: false,
  unlisted: false,
  renamed: new Map(),
  categories: new Map(),
  linked: createLinkCollection().within(undefined),
  unnamed: new Map(),
}

test.each([
  ['its post', { accepted_answer: true }, {}],
  ['its topic', {}, { accepted_answer: { post_number: 2 } }],
])('an accepted answer by %s alone', (_, given, topic) => {
  const posts = [post, { ...post, id: 2, post_number: 2, ...given }, { ...post, id: 3, post_number: 3 }]
  const [, ...answers] = toRecords(joinPages(12, [toPage(posts, topic)]), context)
  expect(answers.map((answer) => 'accepted' in answer)).toEqual([true, false])
})

test.each([
  ['listed', true, false, 3],
  ['not known', undefined, false, 3],
  ['unlisted', false, false, 0],
  ['unlisted, and asked for', false, true, 3],
])('a topic that is %s', (_, visible, unlisted, kept) => {
  const told: object[] = []
  const tally = { note: (note: object) => told.push(note) }
  const posts = [1, 2, 3].map((id) => ({ ...post, id, post_number: id }))
  const records = toRecords(joinPages(12, [toPage(posts, { visible })]), { ...context, tally, unlisted })
  expect(records).toHaveLength(kept)
  expect(told).toEqual(kept === 0 ? [{ rule: 'discourse-unlisted', at: 'topic 12', detail: '3' }] : [])
})

describe('a forum whose posts are voted on', () => {
  const comment = {
    id: 7,
    user_id: 1,
    username: 'Ada',
    created_at: '2021-01-02T00:00:00Z',
    cooked: '<p>So</p>',
  }
  const voted = {
    post_voting_vote_count: -2,
    actions_summary: [],
    comments: [{ ...comment, post_voting_vote_count: 1 }],
    comments_count: 1,
  }
  const posts = [
    { ...post, ...voted },
    {
      ...post,
      id: 2,
      post_number: 2,
      ...voted,
      comments: [{ ...comment, id: 8, deleted_at: 'x' }],
      comments_count: 6,
    },
  ]
  const records = toRecords(joinPages(12, [toPage(posts)]), context)

  test('has comments', () => {
    expect(records).toMatchObject([
      { type: 'question', comments: 7, score: -2 },
      { type: 'answer', id: '2', score: -2 },
      {
        type: 'comment',
        question: '12',
        id: '7',
        at: '2021-01-02T00:00:00Z',
        actor: 'Ada',
        recommended: 1,
        body: { html: '<p>So</p>' },
      },
    ])
    expect(records[1]).not.toHaveProperty('recommended')
    expect(notes).toContainEqual({ rule: 'discourse-missing-comments', at: 'topic 12, post 2', detail: '6' })
  })
})
