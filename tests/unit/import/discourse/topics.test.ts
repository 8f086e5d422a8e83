// What becomes of single topics: each row is a forum of one.
import { describe, expect, test } from 'vitest'
import { emojiNames, toEmoji } from '../../../../src/import/discourse/emoji.ts'
import { type ForumFiles, post, readFiles, toPage } from './read-forum.ts'

async function readTopic(files: ForumFiles) {
  const { records, notes } = await readFiles(files)
  return {
    notes,
    source: records.find((record) => record.type === 'source'),
    question: records.find((record) => record.type === 'question'),
    answers: records.filter((record) => record.type === 'answer'),
    comments: records.filter((record) => record.type === 'comment'),
  }
}

const readPosts = (posts: readonly object[], topic: object = {}) =>
  readTopic({ 't.json': toPage(posts, topic) })

const toPosts = (...numbers: number[]) =>
  numbers.map((number) => ({ ...post, id: number, post_number: number }))

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

test.each<[number[], string | undefined]>([
  [[1, 2, 3], undefined],
  [[1, 3], '2'],
  [[2, 3, 7, 9], '1, 4–6, 8'],
])('posts %j lack %s', async (numbers, gaps) => {
  const page = { id: 12, post_stream: { posts: toPosts(...numbers) } }
  const { notes } = await readTopic({ 't.json': page })
  expect(notes.find(({ rule }) => rule === 'discourse-gap')?.detail).toBe(gaps)
})

describe('where a forum lived', () => {
  const toLinks = (...urls: string[]) => ({ link_counts: urls.map((url) => ({ url, internal: true })) })

  test.each<[string, object, string[]]>([
    ['nothing tells it', {}, []],
    ['a picture', { avatar_template: '/user_avatar/f.example/ada/{size}/1.png' }, ['https://f.example']],
    [
      'a picture of a forum in a folder',
      { avatar_template: '/forum/user_avatar/f.example/ada/{size}/1.png' },
      ['https://f.example/forum'],
    ],
    ['a picture of elsewhere', { avatar_template: 'https://cdn.example/letter/a.png' }, []],
    ['links', toLinks('http://f.example/t/a/1', 'https://f.example/t/1'), ['https://f.example']],
    [
      'most links',
      toLinks('https://b.example/t/a/1', 'https://c.example/f/t/a/1', 'https://c.example/f/t/2'),
      ['https://c.example/f'],
    ],
    ['as many', toLinks('https://b.example/t/a/1', 'https://a.example/t/a/1'), ['https://a.example']],
    ['a link to elsewhere', { link_counts: [{ url: 'https://a.example/t/1', internal: false }] }, []],
  ])('%s', async (_, changed, urls) => {
    expect((await readPosts([{ ...post, ...changed }])).source).toMatchObject({ urls })
  })
})

describe('old addresses of a topic', () => {
  const own = ['/t/a-b/12', '/t/12', '/t/a-b/12/1', '/t/a-b/12/2#answer-2']

  test.each<[html: string, others: string[], topic?: object, all?: string[]]>([
    ['<a href="https://f.example/t/c/12">', ['/t/c/12']],
    ['<a href="http://f.example/t/c/12/3?u=ada">', ['/t/c/12/3']],
    ['<a href="/t/12/2#x">', ['/t/12/2#answer-2']],
    ['<a href="https://f.example/forum/t/c/12"><a href="https://other.example/t/c/12">', []],
    ['<a href="/t/12/12/12">', ['/t/12/12']],
    ['<a href="/t/c/12/last"><a href="/t/c/12">', ['/t/c/12']],
    ['<a href="/tags/t/c"> /t/c/12', []],
    ['<aside class="quote no-group" data-username="a" data-post="3" data-topic="12">', ['/t/12/3']],
    ['<aside class="quote" data-topic="12"><aside class="quote" data-username="a">', []],
    ['<a href="/p/102"><a href="/p/101"><a href="/p/9">', ['/p/101', '/p/102#answer-2']],
    ['', [], { slug: null }, ['/t/12', '/t/12/1', '/t/12/2#answer-2']],
    [
      '<a href="/t/%ED%95%9C%EA%B8%80/12">',
      [],
      { slug: '%ED%95%9C%EA%B8%80' },
      ['/t/한글/12', '/t/12', '/t/한글/12/1', '/t/한글/12/2#answer-2'],
    ],
    [
      '<a href="/t/%zz/12">',
      ['/t/%zz/12'],
      { slug: 'a%2Fb' },
      ['/t/a%2Fb/12', '/t/12', '/t/a%2Fb/12/1', '/t/a%2Fb/12/2#answer-2'],
    ],
  ])('%s %j', async (cooked, others, topic = {}, all = own) => {
    const posts = [
      { ...post, id: 101, cooked, avatar_template: '/user_avatar/f.example/ada/{size}/1.png' },
      { ...post, id: 102, post_number: 2 },
    ]
    const { question } = await readPosts(posts, { slug: 'a-b', ...topic })
    expect(question).toMatchObject({ aliases: [...all, ...others] })
  })
})

test('pages of a topic are joined, each post as it was last', async () => {
  const second = { ...post, id: 2, post_number: 2 }
  const { question, answers, notes } = await readTopic({
    '1.json': toPage([post, { ...second, version: 2, cooked: 'new' }], { title: 'Old', posts_count: 2 }),
    '2.json': toPage([{ ...second, cooked: 'old' }], { title: 'New', posts_count: 3 }),
    '3.json': toPage([{ ...post, updated_at: '2021-02-01T00:00:00Z', cooked: 'later' }], { posts_count: 9 }),
  })
  expect(question).toMatchObject({ id: '12', title: 'New', body: { html: 'later' }, answers: 2 })
  expect(answers).toMatchObject([{ id: '2', body: { html: 'new' } }])
  expect(notes).toContainEqual({ rule: 'discourse-missing-posts', at: 'topic 12', detail: '2/3' })
})

test.each<[name: string, pages: object[], missing: string | undefined, answers: number | undefined]>([
  ['the number alone', [{ id: 12, posts_count: 12_000 }], '2/12000', 11_999],
  [
    'the number of the newest page',
    [
      { id: 12, posts_count: 1 },
      { id: 12, title: 'a', posts_count: 4 },
    ],
    '2/4',
    3,
  ],
  ['no more than there are', [{ id: 12, posts_count: 2 }], undefined, undefined],
  ['nothing', [{ id: 12 }], undefined, undefined],
])('of a topic without a list of its posts a forum tells %s', async (_, pages, missing, count) => {
  const posts = toPosts(1, 2)
  const files = pages.map((page, index) => [`${index}.json`, { ...page, post_stream: { posts } }])
  const { question, notes } = await readTopic(Object.fromEntries(files))
  expect(notes.find(({ rule }) => rule === 'discourse-missing-posts')?.detail).toBe(missing)
  expect(question?.answers).toBe(count)
})

describe('categories', () => {
  const web = { id: 4, name: '웹' }
  const rest = { id: 5, name: 'REST', slug: 'rest' }

  test.each<[string, unknown, name: string, listed: object[]]>([
    ['/categories.json', { category_list: { categories: [web] } }, '웹', []],
    [
      'with those below',
      {
        category_list: {
          categories: [{ ...web, slug: '%EC%9B%B9', description_text: 'Of it', subcategory_list: [rest] }],
        },
      },
      '웹',
      [
        { category: '웹', description: 'Of it', aliases: ['/c/웹/4', '/c/웹'] },
        { category: 'REST', aliases: ['/c/웹/rest/5', '/c/웹/rest', '/c/rest/5'] },
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
      '웹',
      [
        {
          category: 'REST',
          description: '<p>a</p>',
          aliases: ['/c/4-category/rest/5', '/c/4-category/rest', '/c/rest/5'],
        },
        { category: '웹', aliases: ['/c/4-category/4', '/c/4-category'] },
        { category: 'A', aliases: ['/c/a/6', '/c/a'] },
        { category: 'B', aliases: ['/c/b/b/b/7', '/c/b/b/b', '/c/b/7'] },
      ],
    ],
    ['a plain list', { '4': '웹' }, '웹', []],
  ])('%s', async (_, names, category, listed) => {
    const files = { 't.json': toPage([post], { category_id: 4 }), 'names.json': names }
    const { records } = await readFiles(files, { categories: 'names.json' })
    expect(records.find(({ type }) => type === 'question')).toMatchObject({ category })
    expect(records.filter(({ type }) => type === 'category')).toEqual(
      listed.map((each) => ({ type: 'category', ...each })),
    )
  })

  test.each<[string, unknown]>([
    ['nothing', {}],
    ['something else', { a: 'b' }],
    ['a list', [1]],
    ['an empty list', []],
  ])('%s names none', async (_, names) => {
    const read = readFiles({ 't.json': toPage([post]), 'names.json': names }, { categories: 'names.json' })
    const file = expect.stringMatching(/\/names\.json$/)
    await expect(read).rejects.toMatchObject({ failure: 'discourse-categories', detail: { file } })
  })
})

describe('polls of a post', () => {
  const form = (name: string, title = '') =>
    `<div class="poll" data-poll-name="${name}"><div class="poll-title">${title}</div><ul><li>a</li></ul></div>`
  const options = [{ html: 'a <b>&amp; b</b>', votes: 2 }]
  const read = [{ label: 'a & b', votes: 2 }]

  test.each<[string, given: object[], cooked: string, polls: object[], html: string, hidden?: number]>([
    [
      'one that is open',
      [{ name: 'poll', type: 'regular', status: 'open', options }],
      `<p>1</p>${form('poll')}<p>2</p>`,
      [{ options: read }],
      '<p>1</p><p>2</p>',
    ],
    [
      'one of several choices, with a title',
      [{ name: 'x', type: 'multiple', status: 'closed', voters: 1, options }],
      form('x', ' 무엇을 <i>쓰나요</i>? '),
      [{ title: '무엇을 쓰나요?', multiple: true, closed: true, voters: 1, options: read }],
      '',
    ],
    [
      'one whose votes were hidden stays in the text',
      [
        { name: 'x', options: [{ html: 'a' }] },
        { name: 'y', title: 'Y', options },
      ],
      form('x') + form('y'),
      [{ title: 'Y', options: read }],
      form('x'),
      1,
    ],
    [
      'one without a form',
      [{ options: [{ html: '<img class="emoji" alt=":+1:"> <img alt="x">', votes: 0 }] }],
      '<p>1</p>',
      [{ options: [{ label: '👍 x', votes: 0 }] }],
      '<p>1</p>',
    ],
    ['one without options', [{ options: [] }], '<p>1</p>', [], '<p>1</p>', 1],
    [
      'one that stands deep',
      [{ name: 'poll', options }],
      '<div>'.repeat(5_000) + form('poll'),
      [{ options: read }],
      '<div>'.repeat(5_000),
    ],
  ])('%s', async (_, given, cooked, polls, html, hidden = 0) => {
    const { question, notes } = await readPosts([{ ...post, cooked, polls: given }])
    expect(question).toMatchObject({ body: { html } })
    expect(question?.poll ?? []).toEqual(polls)
    expect(notes.filter(({ rule }) => rule === 'discourse-poll-hidden')).toHaveLength(hidden)
  })
})

test.each([
  ['its post', { accepted_answer: true }, {}],
  ['its topic', {}, { accepted_answer: { post_number: 2 } }],
])('an accepted answer by %s alone', async (_, given, topic) => {
  const [first, second, third] = toPosts(1, 2, 3)
  const { answers } = await readPosts([{ ...first }, { ...second, ...given }, { ...third }], topic)
  expect(answers.map((answer) => 'accepted' in answer)).toEqual([true, false])
})

test.each([
  ['listed', true, false, true],
  ['not known', undefined, false, true],
  ['unlisted', false, false, false],
  ['unlisted, and asked for', false, true, true],
])('a topic that is %s', async (_, visible, unlisted, isKept) => {
  const { records, notes } = await readFiles(
    { 't.json': toPage(toPosts(1, 2, 3), { visible }) },
    { unlisted },
  )
  expect(records.map(({ type }) => type)).toEqual([
    'source',
    ...(isKept ? ['question', 'answer', 'answer'] : []),
  ])
  expect(notes.some(({ rule, detail }) => rule === 'discourse-unlisted' && detail === '3')).toBe(!isKept)
})

test('a forum whose posts are voted on has comments', async () => {
  const comment = {
    id: 7,
    user_id: 1,
    username: 'Ada',
    created_at: '2021-01-02T00:00:00Z',
    cooked: '<p>So</p>',
    post_voting_vote_count: 1,
  }
  const voted = { post_voting_vote_count: -2, actions_summary: [] }
  const { question, answers, comments, notes } = await readPosts([
    { ...post, ...voted, comments: [comment], comments_count: 1 },
    {
      ...post,
      id: 2,
      post_number: 2,
      ...voted,
      comments: [{ ...comment, id: 8, deleted_at: 'x' }],
      comments_count: 6,
    },
  ])
  expect(question).toMatchObject({ comments: 7, score: -2 })
  expect(answers).toMatchObject([{ id: '2', score: -2 }])
  expect(answers[0]).not.toHaveProperty('recommended')
  expect(comments).toEqual([
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
  expect(notes).toContainEqual({ rule: 'discourse-missing-comments', at: 'topic 12, post 2', detail: '6' })
})
