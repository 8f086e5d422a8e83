// What pages of questions, and entries of lists, show of a question, its answers and its comments.

import { mkdtempDisposableSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { checkContent } from '../../src/folder/check-content.ts'
import { openSite } from '../sites/open-site.ts'
import { activityRows } from '../sites/parts/activity-lines.ts'
import { discussion } from '../sites/parts/discussion.ts'
import { type FactRow, factRows } from '../sites/parts/facts.ts'
import { sparseQuestion } from '../sites/parts/sparse.ts'
import { writeContent } from '../support/content-folder.ts'
import { attributeOf, classesOf, findAll, findOnly, listElements, textOf, textsOf } from '../support/html.ts'
import { buildTestSite, type TestSite } from '../support/test-site.ts'

const site = openSite('states')

const places = [
  ['its listing', ({ tags }: FactRow) => `tags/${tags[0]}/`],
  ['its own page', ({ id }: FactRow) => `questions/${id}/`],
] as const

describe.each(places)('the facts of a question on %s', (_place, toAddress) => {
  it.each(factRows)('$id shows its counts and no others', (row) => {
    const facts = findOnly(findOnly(site.page(toAddress(row)), 'article'), '.facts')
    expect(textsOf(findOnly(facts, '.counts'), 'li')).toEqual(row.shown)
  })

  it.each(factRows)('$id shows 투표 only when it is one', (row) => {
    const article = findOnly(site.page(toAddress(row)), 'article')
    expect(textsOf(article, '.poll')).toEqual(row.poll ? ['투표'] : [])
  })

  it.each(factRows)('$id shows its category and its hashtags, with their links', (row) => {
    const facts = findOnly(findOnly(site.page(toAddress(row)), 'article'), '.facts')
    const category = findOnly(facts, '.category')
    expect([textOf(category), attributeOf(category, 'href')]).toEqual([
      '개발자',
      '/archive/categories/개발자/',
    ])
    const labels = textsOf(facts, 'a').filter((label) => !label.startsWith('+'))
    expect(labels).toEqual(['개발자', ...row.tags.map((tag) => `#${tag}`)])
  })
})

it.each([
  ['#f#', '/archive/tags/f-sharp/'],
  ['#.env', '/archive/tags/dot-env/'],
  ['#이직', '/archive/tags/이직/'],
  ['#spring-batch', '/archive/tags/spring-batch/'],
  ['#deno.js', '/archive/tags/deno.js/'],
])('%s leads to %s', (label, href) => {
  const facts = findOnly(site.page('questions/large/'), '.facts')
  const links = findAll(facts, 'a').filter((link) => textOf(link) === label)
  expect(links.map((link) => attributeOf(link, 'href'))).toEqual([href])
})

function findEntry(id: string) {
  const listings = [site.page('tags/활동줄/'), site.page('tags/활동줄/2/')]
  const entry = listings
    .flatMap((listing) => findAll(listing, 'article'))
    .find((article) =>
      findAll(article, 'a').some((link) => attributeOf(link, 'href') === `/archive/questions/${id}/`),
    )
  if (!entry) throw new Error(`${id} does not stand in its listing`)
  return entry
}

describe('the text content of the activity line', () => {
  it.each(activityRows)('%s: %s, %s, %s', (id, _at, _actor, _kind, line) => {
    expect(textOf(findOnly(findEntry(id), '.activity'))).toBe(line)
  })

  it.each(activityRows)('%s has it on its own page too, as its line and as its history', (id, ...row) => {
    const lines = textsOf(site.page(`questions/${id}/`), '.activity')
    expect(lines).toEqual([row.at(-1), row.at(-1)])
  })
})

describe('the time of the activity line', () => {
  it.each([
    ['days-2', '2025-06-29T14:59:59Z', '2025년 6월 29일 23:59'],
    ['days-0', '2025-06-30T23:59:59+09:00', '2025년 6월 30일 23:59'],
  ])('%s is a full timestamp for machines, a local one for people', (id, instant, local) => {
    const time = findOnly(findEntry(id), 'time')
    expect(Date.parse(attributeOf(time, 'datetime') ?? '')).toBe(Date.parse(instant))
    expect(attributeOf(time, 'title')).toBe(local)
  })
})

describe('the actor of the activity line', () => {
  it.each([
    ['role-1', ['익명']],
    ['role-2', ['삭제된 사용자']],
    ['name-1', []],
    ['name-3', []],
  ])('%s is a role: %j', (id, roles) => {
    const line = findOnly(findEntry(id), '.activity')
    const marked = findAll(line, 'span').filter((element) => classesOf(element).includes('role'))
    expect(marked.map(textOf)).toEqual(roles)
  })
})

describe('the activity history', () => {
  it('stands newest first, the later in the file first where times are equal', () => {
    const page = site.page('questions/history/')
    expect(textsOf(findOnly(page, '.history'), '.activity')).toEqual([
      '1달 전 · 이둘째 님의 새로운 댓글',
      '1달 전 · 익명 님의 새로운 답변',
      '2년 전 · 홍길동 님의 질문',
    ])
  })

  it('gives the entry its last activity', () => {
    const entry = findOnly(site.page('tags/지난활동/'), 'article')
    expect(textOf(findOnly(entry, '.activity'))).toBe('1달 전 · 이둘째 님의 새로운 댓글')
  })
})

// Every question leads to its own edit page, when the settings name a repository.

const rows = [
  ['put-or-patch', 'https://github.com/example/archive/edit/main/content/questions/2024/put-or-patch.md'],
  [
    '신입-질문',
    'https://github.com/example/archive/edit/main/content/questions/%ED%95%9C%EA%B8%80%20%ED%8F%B4%EB%8D%94/%EC%8B%A0%EC%9E%85-%EC%A7%88%EB%AC%B8.md',
  ],
  ["it's-(a)+test", "https://github.com/example/archive/edit/main/content/questions/it's-(a)%2Btest.md"],
] as const

test.for(rows)('%s', ([id, href]) => {
  const links = findAll(site.page(`questions/${id}/`), 'a').filter((link) =>
    attributeOf(link, 'href')?.includes('/edit/'),
  )
  expect(links.map((link) => attributeOf(link, 'href'))).toEqual([href])
})

// A question of a community that has no categories and no hashtags, and counts no views but votes, written in English
// words: among others that have a category, and where nobody has one.

it('is right', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'gotgam-sparse-'))
  writeContent(folder.path, { settings: { views: false }, ...sparseQuestion })
  expect((await checkContent(folder.path)).issues).toEqual([])
})

it.each(['a list', 'its page'])('is shown in %s', (place) => {
  const entries =
    place === 'a list'
      ? site.pages('').flatMap((page) => findAll(page, 'article').map(textOf))
      : [textOf(findOnly(site.page('questions/sparse/'), 'main'))]
  const text = entries.find((entry) => entry.includes('404')) ?? ''
  expect(text).toContain('30일 전 · 삭제된 사용자 님의 새로운 답변')
  expect(text).toContain('답변 1')
  expect(text).not.toContain('조회')
  expect(text).not.toContain('#')
})

it('shows its score on its page alone', () => {
  expect(textOf(findOnly(findOnly(site.page('questions/sparse/'), '.facts'), '.counts'))).toBe(
    '답변 1댓글 0점수 −1,234',
  )
  const lists = site.pages('').map((page) => textOf(findOnly(page, 'main')))
  expect(lists.filter((text) => text.includes('점수'))).toEqual([])
})

it('leads back to the list of all questions', () => {
  const [back] = findAll(findOnly(site.page('questions/sparse/'), '.crumb'), 'a')
  expect([back && textOf(back), back && attributeOf(back, 'href')]).toEqual([
    '모든 질문 목록으로',
    '/archive/',
  ])
})

it('has no label where others have one, and is on none of their pages', () => {
  expect(findAll(site.page('questions/sparse/'), '.category')).toEqual([])
  const listed = site.pages('categories/개발자/').flatMap((page) => findAll(page, 'article').map(textOf))
  expect(listed.filter((entry) => entry.includes('404'))).toEqual([])
  expect(site.stderr).toContain('questions/sparse.md:2:1  category-missing')
})

describe('where nobody has a category', () => {
  let other: TestSite
  beforeAll(async () => {
    other = await buildTestSite({
      settings: { views: false, url: 'https://example.org/' },
      questions: ['a', 'b'].map((id) => ({ id, category: undefined, tags: id === 'a' ? ['rest'] : [] })),
      files: sparseQuestion.files,
    })
  })
  afterAll(() => other.remove())

  it('no page, link or address is of one', () => {
    const files = readdirSync(other.out, { recursive: true, encoding: 'utf8' })
    expect(files.filter((file) => file.includes('categories'))).toEqual([])
    const texts = files.filter((file) => /\.(?:html|xml|conf|json)$|_redirects$/.test(file))
    const telling = texts.filter((file) =>
      /categories\/|class="category"|undefined/.test(
        // The search has an empty label in its template, which it takes out, and a list of filters that stays hidden.
        readFileSync(`${other.out}/${file}`, 'utf8').replaceAll('<a class="category"></a>', ''),
      ),
    )
    expect(telling).toEqual([])
  })

  it.each(['', 'tags/', 'about/', 'questions/b/', 'tags/rest/'])('%s says nothing of it', (address) => {
    expect(textOf(findOnly(other.page(address), 'main'))).not.toContain('분류')
  })
})

// Answers and comments as the pages of their question have them.

const page = () => site.page('questions/q/')
const findById = (id: string) =>
  listElements(page()).find((element) => attributeOf(element, 'id') === id) ?? page()

describe('answers', () => {
  it('stand in the order of votes, each at its anchor', () => {
    expect(findAll(page(), '.answer').map((each) => attributeOf(each, 'id'))).toEqual(
      ['9', '10', 'c', 'B', 'a', '9-note-1', 'a&amp;b', 'a&b', '2'].map((id) => `answer-${id}`),
    )
  })

  it('stand in the order of time where the settings say so, the accepted linked from the top', () => {
    const other = openSite('kitchen-sink')
    const shown = other.page('questions/accepted/')
    expect(findAll(shown, '.answer').map((each) => attributeOf(each, 'id'))).toEqual(
      Array.from({ length: 30 }, (_, index) => `answer-${index + 1}`),
    )
    expect(findAll(shown, '.accepted-mark').map(textOf)).toEqual(['Accepted'])
    expect(other.read('questions/accepted/index.html')).toMatch(
      /<a[^>]* href="#answer-7"[^>]*>Accepted answer</,
    )
  })

  it('say what the community counted, and what is kept', () => {
    expect(textsOf(findOnly(page(), 'section.answers'), 'h2')).toEqual(['답변 10'])
    expect(findAll(findOnly(page(), '.kept'), 'p').map(textOf)).toEqual([
      '답변 10개 중 9개가 보관되어 있습니다',
      '댓글 9개 중 5개가 보관되어 있습니다',
    ])
    expect(findAll(findOnly(site.page('questions/counted/'), '.kept'), 'p').map(textOf)).toEqual([
      '답변 4개는 보관되어 있지 않습니다',
      '댓글 2개는 보관되어 있지 않습니다',
    ])
  })

  it.each([
    ['10', 'h3', ['김철수', '제목', '작은 제목']],
    ['10', '.votes', ['추천해요 1']],
    ['a', '.votes', ['추천해요 5', '보충이 필요해요 2']],
    ['c', '.votes', ['점수 3']],
    ['2', '.votes', ['점수 −2']],
    ['9', '.role', ['익명']],
    ['9', '.reply', ['김철수 님에게']],
    ['9-note-1', '.votes', []],
    ['9-note-1', '.accepted-mark', []],
    ['B', '.edits', ['2025년 6월 5일 수정2025년 6월 6일 박수정 님이 수정']],
    ['2', '.license', ['이용 허락 CC0']],
    ['c', '.poll-result', ['투표다 1표 100%']],
  ])('answer %s: %s', (id, selector, texts) => {
    const found = findAll(findById(`answer-${id}`), selector)
    const titles =
      selector === 'h3' ? ['h4', 'h5'].flatMap((each) => findAll(findById(`answer-${id}`), each)) : []
    expect([...found, ...titles].map((each) => textOf(each).replace(/\s+/g, ' ').trim())).toEqual(texts)
  })

  it('are named by their permalinks', () => {
    const links = findAll(findById('answer-B'), 'a').map((each) => attributeOf(each, 'href'))
    expect(links).toContain('#answer-B')
  })

  it('have their language', () => {
    const languages = (id: string) =>
      findAll(findById(id), 'div.prose').map((each) => attributeOf(each, 'lang'))
    // Comments are in that of what they are on.
    expect([languages('answer-B'), languages('answer-a')]).toEqual([['en', 'en', 'en'], [undefined]])
  })
})

describe('comments', () => {
  const idsOf = (id: string) => findAll(findById(id), 'li').flatMap((each) => attributeOf(each, 'id') ?? [])

  it('stand under what they are on, oldest first, then by id', () => {
    const own = findAll(page(), 'article.question').flatMap((each) => findAll(each, '.comments'))
    expect(own.flatMap((each) => textsOf(each, 'h2'))).toEqual(['댓글 3'])
    expect(
      own.flatMap((each) => findAll(each, 'li')).flatMap((each) => attributeOf(each, 'id') ?? []),
    ).toEqual(['comment-c1', 'comment-c10', 'comment-c2'])
    expect(idsOf('answer-B')).toEqual(['comment-c4', 'comment-c5'])
  })

  it('say to whom they reply, and how many recommend them', () => {
    const reply = findOnly(findById('comment-c2'), 'a.reply')
    expect([textOf(reply), attributeOf(reply, 'href')]).toEqual(['이영희 님에게', '#comment-c1'])
    expect(textsOf(findOnly(findById('comment-c2'), '.by'), 'i').at(-1)).toBe('추천해요 2')
  })

  it('are Markdown of a line, without headings, tables, HTML and notes', () => {
    const { length } = findAll(findOnly(findById('comment-c10'), 'div.prose'), 'p')
    const names = listElements(findOnly(findById('comment-c10'), 'div.prose')).map(({ tagName }) => tagName)
    expect([length > 0, new Set(names)]).toEqual([true, new Set(['p'])])
    const inOther = listElements(findOnly(findById('comment-c4'), 'div.prose')).map(({ tagName }) => tagName)
    expect(inOther).toEqual(['p', 'code', 'strong', 'a'])
  })
})

test('one place at the end of a page names the files that it is made of', () => {
  const edit = 'https://github.com/example/archive/edit/main/content'
  const links = findAll(page(), 'a').filter((link) => attributeOf(link, 'href')?.startsWith(edit))
  expect(links.map((link) => [textOf(link), attributeOf(link, 'href')?.slice(edit.length)])).toEqual([
    ['질문', '/questions/q.md'],
    ['댓글', '/comments/q.yaml'],
    ...['9', '10', 'c', 'B', 'a', '9-note-1', 'a%26amp%3Bb', 'a%26b', '2'].map((id, index) => [
      `답변 ${index + 1}`,
      `/answers/q/${id}.md`,
    ]),
  ])
  expect(findAll(findOnly(page(), '.colophon'), 'dt').map(textOf)).toEqual(['인용', '수정', '데이터'])
})

describe('the question', () => {
  it('says that it is closed, why, and what it repeats', () => {
    const state = findOnly(page(), '.state')
    expect(textOf(state).replace(/\s+/g, ' ').trim()).toBe(
      '2025년 6월 20일에 닫히고 잠긴 질문입니다. 사유: 이미 나온 질문. 같은 질문: 질문 other',
    )
    expect(findAll(state, 'a').map((each) => attributeOf(each, 'href'))).toEqual([
      '/archive/questions/other/',
    ])
  })

  it('has its poll with figures', () => {
    const poll = findOnly(findOnly(page(), 'article.question'), '.poll-result')
    expect(textsOf(poll, 'h2')).toEqual(['무엇을 쓰나요'])
    expect(findAll(poll, 'p').map(textOf)).toEqual(['4명 참여 · 복수 선택 · 마감됨'])
    expect(findAll(poll, 'li').map((each) => textOf(each).replace(/\s+/g, ' ').trim())).toEqual([
      '가 3표 75%',
      '나 2표 50%',
    ])
  })

  it('leads to answers and comments', () => {
    expect(site.read('questions/q/index.html')).toContain('<a href="/archive/questions/q/#answer-B"')
    expect(site.read('questions/other/index.html')).toContain('<a href="/archive/questions/q/#answer-B"')
    expect(site.read('questions/other/index.html')).toContain('<a href="/archive/questions/q/#comment-c4"')
    expect(site.read('a/456/index.html')).toContain('/archive/questions/q/#answer-B')
  })
})

it('a listing has the same entries as without answers, but for the mark of the accepted', async () => {
  const settings = { url: 'https://example.com/archive/' }
  using bare = await buildTestSite({ settings, questions: discussion.questions })
  const [own, others] = [site, bare].map((from) => findAll(from.page('tags/대화/'), 'article.entry'))
  if (!own || !others) throw new Error('no listing')
  expect(own).toHaveLength(3)
  expect(own.map(textOf)).toEqual(others.map(textOf))
  expect(own.map((each) => toTags(each).replace('accepted', 'answered'))).toEqual(others.map(toTags))
  expect(own.filter((each) => toTags(each).includes('accepted'))).toHaveLength(1)
})

function toTags(node: ReturnType<typeof findOnly>): string {
  return listElements(node)
    .map((each) => `${each.tagName}.${classesOf(each).join('.')}`)
    .join(' ')
}
