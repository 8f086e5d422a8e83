import { describe, expect, test } from 'vitest'
import { checkArchive } from '../../../src/folder/check-addresses.ts'
import { checkCategories, checkSynonyms } from '../../../src/folder/check-names.ts'
import { type DescribedNames, noDescribed } from '../../../src/folder/described.ts'
import { checkIds } from '../../../src/folder/files.ts'
import { toParents } from '../../../src/folder/own-addresses.ts'
import type { Content } from '../../../src/folder/read-content.ts'
import type { Settings } from '../../../src/folder/settings.ts'
import { isWarning } from '../../../src/format/issue.ts'
import { parseAlias, toAliasPath, toIdKey } from '../../../src/format/names.ts'
import type { CachedQuestion, ConversationOutline } from '../../../src/kept/question.ts'
import type { Kind } from '../../../src/site/kind.ts'
import { about } from '../../../src/site/kinds/about.ts'
import { alias } from '../../../src/site/kinds/alias.ts'
import { directory } from '../../../src/site/kinds/directory.ts'
import { category, front, listing } from '../../../src/site/kinds/listing.ts'
import { notFound } from '../../../src/site/kinds/not-found.ts'
import { question } from '../../../src/site/kinds/question.ts'
import { synonym } from '../../../src/site/kinds/synonym.ts'
import { kinds } from '../../../src/site/kinds.ts'
import { toFile } from '../../../src/site/paths.ts'
import { planBefore, planKinds } from '../../../src/site/plan.ts'
import type { Publication } from '../../../src/site/publication.ts'
import { rememberOpenPage } from '../../../src/site/remembered-html.ts'
import type { ShownQuestion } from '../../../src/site/site.ts'
import { sampleSettings } from '../../support/sample-settings.ts'
import { toSynonyms } from '../../support/to-synonyms.ts'
import { createSampleSite } from '../create-sample-site.ts'
import { toConversationPage, toShownAnswer } from '../sample-conversation.ts'
import { emptyConversation, publishSample } from '../sample-publication.ts'
import { toCachedQuestion } from '../sample-question.ts'

type Questions = Record<string, Partial<CachedQuestion>>

function toConversation(
  digest: string,
  changed: Partial<ConversationOutline> = {},
): Pick<CachedQuestion, 'conversation'> {
  return { conversation: { ...emptyConversation, digest, ...changed } }
}

const nowhere = ['', 0, 0, 0] as const

/** The newest question has the highest instant. */
const sample: Questions = {
  a: {
    lastInstant: 5,
    hashtags: ['rest', 'api'],
    aliases: ['/articles/1'],
    ...toConversation('first'),
  },
  b: { lastInstant: 4, hashtags: ['rest', 'c#'] },
  c: { lastInstant: 3, hashtags: ['취업'], keywords: ['rest'] },
  d: { lastInstant: 2, hashtags: ['rest'] },
  e: { lastInstant: 1, hashtags: ['취업', '이직'], category: '커리어' },
}

const settings: Settings = {
  ...sampleSettings,
  pageSize: 2,
  repository: 'https://github.com/a/b',
  url: 'https://example.org/',
  redirects: ['nginx'],
}

const sampleSynonyms = { api: ['에이피아이'], 'c#': ['시샵', 'csharp'], go: ['golang'] }

function publish(
  questions: Questions,
  withheld: Content['withheld'] = [],
  synonyms: Record<string, readonly string[]> = sampleSynonyms,
  described: DescribedNames = noDescribed,
): Publication {
  return publishAll(questions, { withheld, synonyms: toSynonyms(synonyms), described })
}

function publishAll(
  questions: Questions,
  { settings: own, ...others }: Parameters<typeof publishSample>[0] = {},
) {
  const cached = Object.entries(questions).map(([id, changed]) => toCachedQuestion(id, changed))
  return publishSample({ questions: cached, ...others, settings: { ...settings, ...own } })
}

const listPaths = (pages: readonly { path: string }[]) => pages.map(({ path }) => path).join(' ')

describe('which pages there are', () => {
  test('of five questions, two a page', () => {
    const pages = planKinds(publish(sample, [{ id: 'z', aliases: ['/articles/9.html'] }]), '')
    const routes = Map.groupBy(pages, ({ route }) => route)
    expect(Array.from(routes, ([route, all]) => `${route}: ${listPaths(all)}`)).toEqual([
      'index: ',
      '[page]: 2/ 3/',
      'tags/index: tags/',
      'categories/index: categories/',
      'tags/[hashtag]/[...page]: tags/api/ tags/c-sharp/ tags/rest/ tags/rest/2/ tags/이직/ tags/취업/',
      'categories/[category]/[...page]: categories/개발자/ categories/개발자/2/ categories/커리어/',
      'questions/[id]/[...page]: questions/a/ questions/b/ questions/c/ questions/d/ questions/e/ questions/z/',
      'stats/index: stats/',
      'about: about/',
      'search/index: search/',
      '404: 404.html',
      '[...alias]: articles/1/ articles/9.html',
      'tags/[spelling]: tags/에이피아이/ tags/시샵/ tags/csharp/',
      '[redirects]: redirects.nginx.conf',
      '[...feed].xml: feed.xml tags/api/feed.xml tags/c-sharp/feed.xml tags/rest/feed.xml tags/이직/feed.xml tags/취업/feed.xml categories/개발자/feed.xml categories/커리어/feed.xml',
      '[robots].txt: robots.txt',
      '[sitemap].xml: sitemap.xml sitemap-1.xml',
    ])
  })

  test('of none, the front page is there all the same', () => {
    expect(listPaths(planKinds(publish({}), ''))).toBe(
      ' tags/ stats/ about/ search/ 404.html redirects.nginx.conf feed.xml robots.txt sitemap.xml sitemap-1.xml',
    )
  })
})

/** Everything of one kind that a build would make, by its path. */
async function makeAll<Facts, Made>(
  kind: Kind<Facts, Made>,
  publication: Publication,
): Promise<[path: string, Made][]> {
  const { questions, positions } = publication.archive
  const site = {
    ...createSampleSite(settings),
    soleCategory: publication.soleCategory,
    readPagePart: async ({ digest, last }: ShownQuestion) => ({
      activity: [last],
      pageHtml: digest,
      description: '',
    }),
    // Another text for each digest and page.
    readConversation: async ({ id }: { id: string }, page: number) => {
      const digest = questions[positions.get(id) ?? -1]?.conversation?.digest ?? ''
      return toConversationPage({ answers: [toShownAnswer('1', { html: `<p>${digest} ${page}</p>` })] })
    },
  }
  const planned = kind.plan(publication, () => planBefore(kind, publication))
  return Promise.all(
    Array.from(planned, async (each): Promise<[string, Made]> => [each.path, await kind.make(each, site)]),
  )
}

/** What is shown at each path. */
async function show(publication: Publication): Promise<Map<string, string>> {
  const made: [path: string, each: unknown][] = []
  for (const kind of kinds) made.push(...(await makeAll(kind, publication)))
  const write = (each: unknown) => JSON.stringify(each, (key, value) => (key === 'open' ? undefined : value))
  return new Map(made.map(([path, each]) => [path, write(each)]))
}

test('no old address may lead where a kind has its pages', () => {
  const own = planBefore(undefined, publish(sample)).filter(({ route }) => route !== '[...alias]')
  const folders = own.map(({ path }) => path.split('/')[0] ?? '')
  const free = [...new Set(folders)].filter(
    (folder) =>
      !/^\d*$/.test(folder) &&
      checkArchive([toCachedQuestion('z', { aliases: [`/${folder}/x`] })]).length === 0,
  )
  expect(free, 'they belong into ownSegments of src/folder/own-addresses.ts').toEqual([])
})

test('every entry of a listing stands on exactly one of its pages, in order', async () => {
  const publication = publish(sample)
  const entries = new Map<string, string[]>()
  for (const [, { listing: view }] of await makeAll(listing, publication)) {
    expect(view.entries.length).toBeLessThanOrEqual(2)
    const shown = view.entries.map(({ href, keywordMark }) => href + (keywordMark === undefined ? '' : ' *'))
    const label = `${view.heading} ${view.headline}`
    entries.set(label, [...(entries.get(label) ?? []), ...shown])
  }
  expect(Object.fromEntries(entries)).toEqual({
    '#api 질문 1': ['/questions/a/'],
    '#c# 질문 1': ['/questions/b/'],
    '#rest 질문 3': ['/questions/a/', '/questions/b/', '/questions/c/ *', '/questions/d/'],
    '#이직 질문 1': ['/questions/e/'],
    '#취업 질문 2': ['/questions/c/', '/questions/e/'],
  })
})

test('every page of a listing says how many entries only match the keyword, and none says none', async () => {
  const made = await makeAll(listing, publish(sample))
  expect(made.map(([path, { listing: view }]) => `${path} ${view.keywordOnly}`)).toEqual([
    'tags/api/ undefined',
    'tags/c-sharp/ undefined',
    'tags/rest/ 키워드만 일치하는 질문은 1개입니다.',
    'tags/rest/2/ 키워드만 일치하는 질문은 1개입니다.',
    'tags/이직/ undefined',
    'tags/취업/ undefined',
  ])
})

test('a category has a page, and none has none', async () => {
  const toPaths = (published: Publication) =>
    planKinds(published, '').flatMap(({ path }) => (/^categories\/.*\/$/.test(path) ? [path] : []))
  expect(toPaths(publish(change('e', { category: undefined })))).toEqual([
    'categories/개발자/',
    'categories/개발자/2/',
  ])
  const uncategorized = Object.entries(sample).map(([id, each]) => [id, { ...each, category: undefined }])
  const nobody = publish(Object.fromEntries(uncategorized))
  expect(toPaths(nobody)).toEqual([])
  const texts = [...(await makeAll(front, nobody)), ...(await makeAll(about, nobody))].map((made) =>
    JSON.stringify(made),
  )
  expect(texts.filter((text) => /categories\/|분류/.test(text))).toEqual([])
})

test('every question stands in its category, in the order of activity, without a note (decision 22)', async () => {
  const made = await makeAll(category, publish(sample))
  const shown = made.map(([path, { list }]) => {
    const { heading, headline, entries = [], note } = list?.listing ?? {}
    const hrefs = entries.map(({ href }) => href).join(' ')
    return [path, list?.frame.documentTitle, `${heading} ${headline}: ${hrefs}`, note]
  })
  expect(shown).toEqual([
    ['categories/개발자/', '개발자 질문 · 보관소', '개발자 질문 4: /questions/a/ /questions/b/', undefined],
    [
      'categories/개발자/2/',
      '개발자 질문 · 2쪽 · 보관소',
      '개발자 질문 4: /questions/c/ /questions/d/',
      undefined,
    ],
    ['categories/커리어/', '커리어 질문 · 보관소', '커리어 질문 1: /questions/e/', undefined],
  ])
})

/** All that a list of more than one page may offer. */
const varied: Questions = {
  a: { lastInstant: 5, counts: { answers: 0, comments: 0, views: 1 } },
  b: { lastInstant: 4, counts: { answers: 1, comments: 0, views: 3, recommended: 2 } },
  c: {
    lastInstant: 3,
    hashtags: ['취업'],
    keywords: ['rest'],
    counts: { answers: 0, comments: 0, views: 2, recommended: 1 },
  },
  d: { lastInstant: 2, counts: { answers: 1, comments: 0 }, poll: true },
  e: { lastInstant: 1, hashtags: ['취업'], category: '커리어' },
}

test('a list of more than one page has other orders and selections, with keyword-only entries marked', async () => {
  const made = await makeAll(listing, publish(varied))
  const shown = made.map(([path, { listing: view }]) => {
    const ids = view.entries.map(({ href, keywordMark }) => href.slice(11, -1) + (keywordMark ? '*' : ''))
    return [path, view.headline, ids.join(' ')]
  })
  expect(shown).toEqual([
    ['tags/rest/', '질문 3', 'a b'],
    ['tags/rest/2/', '질문 3', 'c* d'],
    ['tags/rest/most-viewed/', '질문 3', 'b c* a'],
    ['tags/rest/most-recommended/', '질문 3', 'b c*'],
    ['tags/rest/unanswered/', '질문 3', 'a c*'],
    ['tags/rest/poll/', '질문 3', 'd'],
    ['tags/취업/', '질문 2', 'c e'],
  ])
})

test('every page of a list links its other orders, and no page of one that has none does', async () => {
  const made = await makeAll(listing, publish(varied))
  const shown = made.map(([path, { listing: view }]) => [
    path,
    view.orders?.links.map(({ label, count, current }) => [label, count, current].filter(Boolean).join(' ')),
  ])
  const links = ['최근 활동순', '많이 본 순', '추천 많은 순', '답변 없는 질문 2', '투표 1']
  const mark = (current: number) => links.map((link, index) => (index === current ? `${link} true` : link))
  expect(Object.fromEntries(shown)).toEqual({
    'tags/rest/': mark(0),
    'tags/rest/2/': mark(0),
    'tags/rest/most-viewed/': mark(1),
    'tags/rest/most-recommended/': mark(2),
    'tags/rest/unanswered/': mark(3),
    'tags/rest/poll/': mark(4),
    'tags/취업/': undefined,
  })
})

test('an order by a count shows no bodies, a selection does', async () => {
  const cut = Object.fromEntries(Object.entries(varied).map(([id, each]) => [id, { ...each, cut: true }]))
  const made = new Map(await makeAll(listing, publish(cut)))
  const bodies = (path: string) =>
    made.get(path)?.listing.entries.map(({ bodyHtml, isCut }) => [bodyHtml === '', !isCut])
  expect(bodies('tags/rest/most-recommended/')).toEqual([
    [true, true],
    [true, true],
  ])
  expect(bodies('tags/rest/poll/')).toEqual([[false, false]])
})

test('a category of all questions has no pages: its label and its addresses lead to the front page (decision 22)', async () => {
  const publication = publish(change('e', { category: '개발자' }))
  const made = await makeAll(category, publication)
  expect(made.map(([path, { moved }]) => [path, moved?.target])).toEqual([
    ['categories/개발자/', '/'],
    ['categories/개발자/2/', '/'],
    ['categories/개발자/3/', '/'],
  ])
  const [, page] = (await makeAll(front, publication))[0] ?? []
  expect(page?.listing.entries[0]?.facts.category).toMatchObject({ label: '개발자', href: '/' })
  expect(page?.listing.categories).toBeUndefined()
  const named = planBefore(undefined, publication).filter(({ path }) => path.startsWith('categories/'))
  expect(named.map(({ listed }) => listed)).toEqual([false, false, false])
})

test('the front page and a category have orders and filters, too', async () => {
  const publication = publish(varied)
  const made = [...(await makeAll(front, publication)), ...(await makeAll(category, publication))]
  const orders = (path: string, ...names: string[]) => [path, ...names.map((name) => `${path}${name}/`)]
  expect(made.map(([path]) => path)).toEqual([
    ...orders('', '2', '3', 'most-viewed', 'unanswered', 'unanswered/2'),
    ...orders('categories/개발자/', '2', 'most-viewed', 'most-recommended', 'unanswered', 'poll'),
    'categories/커리어/',
  ])
})

test('an order says what it is in title and heading, and the front page says no numbers', async () => {
  const made = new Map(await makeAll(front, publish(varied)))
  expect(made.get('')?.listing.orders?.links.map(({ label, count }) => [label, count])).toEqual([
    ['최근 활동', undefined],
    ['많이 본 질문', undefined],
    ['답변 없는 질문', undefined],
  ])
  const { frame, listing: view } = made.get('unanswered/2/') ?? {}
  expect([frame?.documentTitle, frame?.description, view?.heading, view?.popular]).toEqual([
    '답변 없는 질문 · 2쪽 · 보관소',
    '답변 없는 질문 · 3번째: 질문 e',
    '답변 없는 질문 · 2쪽',
    undefined,
  ])
})

test('the first page of a list alone has its years and what is viewed most', async () => {
  const years: Questions = Object.fromEntries(
    Object.entries(varied).map(([id, each], index) => [id, { ...each, years: [[2020 + index, 2]] }]),
  )
  const made = await makeAll(listing, publish(years))
  const shown = made.map(([path, { listing: view }]) => [
    path,
    view.years?.title,
    view.aside.viewed?.questions.map(({ href }) => href),
  ])
  expect(shown.slice(0, 3)).toEqual([
    ['tags/rest/', '연도별 활동: 2020년 2, 2021년 2, 2022년 0, 2023년 2', ['/questions/b/', '/questions/a/']],
    ['tags/rest/2/', undefined, undefined],
    ['tags/rest/most-viewed/', undefined, undefined],
  ])
  expect(shown.slice(3).every(([, ...others]) => others.every((each) => each === undefined))).toBe(true)
})

test('on the first page stand all answers, and beside it the most viewed of those that are worth it', async () => {
  const questions: Questions = {
    a: { lastInstant: 5, counts: { answers: 1200, comments: 0, views: 10 }, accepted: true },
    b: { lastInstant: 4, counts: { answers: 3, comments: 0, views: 900 } },
    c: { lastInstant: 3, counts: { answers: 0, comments: 0, views: 30, recommended: 2, needsSupplement: 1 } },
    d: {
      lastInstant: 2,
      counts: { answers: 0, comments: 0, views: 800, recommended: 1, needsSupplement: 1 },
    },
  }
  const made = await makeAll(front, publish(questions))
  const shown = made.map(([path, { listing: view }]) => [
    path,
    view.held,
    view.aside.viewed && [view.aside.viewed.label, ...view.aside.viewed.questions.map(({ href }) => href)],
  ])
  expect(shown.slice(0, 2)).toEqual([
    ['', '질문 4 · 답변 1,203', ['읽어 볼 만한 질문', '/questions/c/', '/questions/a/']],
    ['2/', undefined, undefined],
  ])
})

test('the directory has a page by count where there are 25 hashtags, with other spellings for the filter', async () => {
  const hashtags = Array.from({ length: 25 }, (_, index) => `h${index + 10}`)
  const questions: Questions = { a: { hashtags }, b: { hashtags: ['h20', 'constructor'] } }
  const made = await makeAll(directory, publish(questions, [], { h20: ['스무째', 'twenty'] }))
  const shown = made.map(([path, { frame, directory: view }]) => [
    path,
    frame.documentTitle,
    view.groups.flatMap((group) => group.hashtags)[0],
  ])
  const h20 = { name: 'h20', href: '/tags/h20/', count: '2', strong: false, spellings: '스무째 twenty' }
  const first = {
    ...h20,
    name: 'constructor',
    href: '/tags/constructor/',
    count: '1',
    spellings: undefined,
  }
  expect(shown).toEqual([
    ['tags/', '해시태그 · 보관소', first],
    ['tags-by-count/', '해시태그 · 많이 쓰인 순 · 보관소', h20],
  ])
})

test('page 404 and every address of what is withheld name the most used hashtags', async () => {
  const withheld = [{ id: 'z', aliases: ['/articles/9'] }]
  const publication = publish(sample, withheld)
  const made = [...(await makeAll(notFound, publication)), ...(await makeAll(question, publication))].map(
    ([path, { notice }]) => ({ path, notice }),
  )
  const old = (await makeAll(alias, publication)).map(([path, { removed }]) => ({
    path,
    notice: removed?.notice,
  }))
  const shown = [...made, ...old].flatMap(({ path, notice }) =>
    notice?.lost?.popular
      ? [[path, ...notice.lost.popular.hashtags.map(({ name, count }) => `${name} ${count}`)]]
      : [],
  )
  const popular = ['rest 3', '취업 2', 'api 1', 'c# 1', '이직 1']
  expect(shown).toEqual([
    ['404.html', ...popular],
    ['questions/z/', ...popular],
    ['articles/9/', ...popular],
  ])
})

test('sitemaps name no list twice: its other orders hold the same questions', () => {
  const planned = planBefore(undefined, publish(varied)).filter(({ path }) =>
    /most|unanswered|poll/.test(path),
  )
  expect(planned.length).toBeGreaterThan(5)
  expect(planned.filter(({ listed }) => listed)).toEqual([])
})

test('the page of an old address is the open page of all with its texts, unless something of it is escaped', async () => {
  const questions: Questions = {
    ...change('a', { aliases: ['/articles/1', '/a/5#answer-5'], title: '질문 $1' }),
    b: { aliases: ['/articles/2'], title: 'a & b' },
    c: { aliases: ['/articles/3'], title: 'A question', language: 'en' },
  }
  const made = await makeAll(alias, publish(questions, [{ id: 'z', aliases: ['/articles/9'] }]))
  for (const [, { open, moved }] of made) {
    const fill = open && (await rememberOpenPage({}, () => JSON.stringify(open.page)))
    expect(fill?.(open?.texts ?? [])).toBe(open && JSON.stringify(moved))
  }
  const opened = made.flatMap(([path, { open }]) => (open ? [{ path, page: open.page }] : []))
  expect(opened.map(({ path }) => path)).toEqual(['articles/1/', 'a/5/', 'articles/3/'])
  expect(opened[1]?.page).toBe(opened[0]?.page)
  expect(opened[2]?.page).not.toBe(opened[0]?.page)
})

test('another spelling leads to the listing; that of a hashtag without one, or that has one itself, does not', async () => {
  const synonyms = { 'c#': ['시샵'], go: ['golang'], rest: ['api', '레스트'] }
  const made = await makeAll(synonym, publish(sample, [], synonyms))
  expect(made.map(([path, { target, title, text }]) => [path, target, title, text])).toEqual([
    ['tags/시샵/', '/tags/c-sharp/', '#c#', '이 목록의 새 주소입니다.'],
    ['tags/레스트/', '/tags/rest/', '#rest', '이 목록의 새 주소입니다.'],
  ])
})

const described = {
  tags: [
    { name: 'c#', description: '마이크로소프트의 언어', aliases: ['/questions/tagged/c%23', '/list?tag=c'] },
    { name: 'nobody', aliases: ['/questions/tagged/nobody'] },
  ],
  categories: [{ name: '커리어', description: '일과 이직', aliases: ['/c/job'] }],
}

test('the old address of a listing leads to it, one of what no question carries is no page', async () => {
  const made = await makeAll(alias, publish(change('a', { aliases: [] }), [], {}, described))
  expect(made.map(([path, { moved }]) => [path, moved?.target, moved?.text, moved?.title])).toEqual([
    ['questions/tagged/c#/', '/tags/c-sharp/', '이 목록의 새 주소입니다.', '#c#'],
    ['c/job/', '/categories/커리어/', '이 목록의 새 주소입니다.', '커리어'],
  ])
  expect(made[0]?.[1].open?.page).toBe(made[1]?.[1].open?.page)
})

test('what a hashtag or a category means changes the first page of its list, and the directory', async () => {
  const meant = {
    tags: described.tags.map((each) => ({ ...each, aliases: [] })),
    categories: described.categories.map((each) => ({ ...each, aliases: [] })),
  }
  const [old, now] = [await snapshot(publish(sample, [], {})), await snapshot(publish(sample, [], {}, meant))]
  const changed = [...now.keys()].filter((path) => old.get(path)?.digest !== now.get(path)?.digest)
  expect(changed).toEqual(['tags/', 'categories/', 'tags/c-sharp/', 'categories/커리어/'])
  expect(changed.filter((path) => old.get(path)?.shown === now.get(path)?.shown)).toEqual([])
  expect(now.get('tags/c-sharp/')?.shown).toContain('마이크로소프트의 언어')
})

test('the last of two categories changes the head of every page', async () => {
  const [old, now] = [await snapshot(publish(sample)), await snapshot(publish(without('e')))]
  expect(old.has('categories/')).toBe(true)
  expect(now.has('categories/')).toBe(false)
  const kept = [...now].filter(([path, { digest }]) => old.get(path)?.digest === digest)
  expect(kept.map(([path]) => path)).toEqual([])
})

test.each([
  ['answered', { counts: { answers: 1, comments: 0 } }, true],
  ['active', { last: { at: '2025-06-02', actor: '익명', kind: '새로운 답변' } }, true],
  ['moved', { category: '개발자' }, true],
  ['retitled', { title: '새 제목' }, false],
] as const)('a question that is %s changes the directory of categories: %s', async (_, changed, expected) => {
  const questions = (each: Partial<CachedQuestion>): Questions => ({
    ...sample,
    e: { ...sample['e'], ...each },
    f: { lastInstant: 0, category: '커리어' },
  })
  const [old, now] = [await snapshot(publish(questions({}))), await snapshot(publish(questions(changed)))]
  expect(old.get('categories/')?.digest === now.get('categories/')?.digest).toBe(!expected)
})

interface Snapshot {
  digest: string
  shown: string
}

async function snapshot(publication: Publication): Promise<Map<string, Snapshot>> {
  const shown = await show(publication)
  return new Map(
    planKinds(publication, 'key').map(({ path, digest }) => [path, { digest, shown: shown.get(path) ?? '' }]),
  )
}

const change = (id: string, changed: Partial<CachedQuestion>): Questions => ({
  ...sample,
  [id]: { ...sample[id], ...changed },
})

const changing = (id: string, changed: Partial<CachedQuestion>) => publish(change(id, changed))

function without(id: string): Questions {
  return Object.fromEntries(Object.entries(sample).filter(([other]) => other !== id))
}

describe('a page whose view changes has another digest', () => {
  test.each<[string, Publication, string]>([
    // What changes, the archive afterwards, and a page that has to stay as it was.
    ['title', changing('a', { title: '새 제목' }), 'tags/취업/'],
    ['count', changing('d', { counts: { answers: 1, comments: 0, views: 7 } }), 'tags/취업/'],
    ['poll', changing('e', { poll: true }), 'tags/rest/'],
    [
      'last activity, order the same',
      changing('b', { last: { at: '2025-06-02', actor: '익명', kind: '새로운 답변' } }),
      'tags/취업/',
    ],
    ['order', changing('e', { lastInstant: 9 }), 'tags/rest/'],
    ['hashtag added that others carry', changing('e', { hashtags: ['취업', '이직', 'api'] }), 'tags/rest/2/'],
    [
      'hashtag added that nobody carries',
      changing('e', { hashtags: ['취업', '이직', 'go'] }),
      'questions/a/',
    ],
    ['hashtag removed', changing('b', { hashtags: ['rest'] }), 'questions/e/'],
    [
      'hashtags swapped, so that only what is related changes',
      publish({
        ...sample,
        a: { ...sample['a'], hashtags: ['rest', '이직'] },
        e: { ...sample['e'], hashtags: ['취업', 'api'] },
      }),
      'about/',
    ],
    ['category that nobody had', changing('e', { category: 'Front End' }), 'tags/rest/'],
    ['category left out', changing('d', { category: undefined }), 'tags/취업/'],
    ['score', changing('e', { score: -2 }), 'tags/rest/'],
    ['keyword found', changing('e', { keywords: ['rest'] }), 'tags/취업/'],
    ['keyword lost', changing('c', { keywords: [] }), 'tags/취업/'],
    ['another spelling', publish(sample, [], { ...sampleSynonyms, 이직: ['전직'] }), 'tags/에이피아이/'],
    ['a spelling of another hashtag', publish(sample, [], { 이직: ['시샵', 'csharp'] }), 'tags/취업/'],
    ['file moved to another folder', changing('a', { path: 'questions/2024/a.md' }), 'tags/취업/'],
    ['question added', publish({ ...sample, f: { lastInstant: 0, hashtags: ['go'] } }), 'questions/a/'],
    ['question removed', publish(without('d')), 'questions/e/'],
    ['question withheld', publish(without('a'), [{ id: 'a', aliases: ['/articles/1'] }]), 'questions/e/'],
    [
      'alias moved to another question',
      publish({ ...change('a', { aliases: [] }), b: { ...sample['b'], aliases: ['/articles/1'] } }),
      'questions/e/',
    ],
    [
      'views, by which others are ordered',
      changing('e', { counts: { answers: 0, comments: 0, views: 9 } }),
      'tags/rest/',
    ],
    [
      'views, of a list of two pages',
      changing('d', { counts: { answers: 0, comments: 0, views: 9 } }),
      'tags/api/',
    ],
    ['answered, so that some are not', changing('d', { counts: { answers: 1, comments: 0 } }), 'tags/api/'],
    ['poll, of a list of two pages', changing('d', { poll: true }), 'tags/api/'],
    ['years', changing('d', { years: [[2019, 9]], digest: 'other' }), 'tags/api/'],
    ['answer edited', changing('a', toConversation('other')), 'tags/rest/'],
    ['answer accepted', changing('e', { accepted: true }), 'tags/rest/'],
    ['closed as a duplicate', changing('e', { state: { closed: { of: ['a'] } } }), 'tags/rest/'],
    ['related', changing('e', { related: ['b'] }), 'tags/rest/'],
  ])('%s', async (_, changed, same) => {
    const before = await snapshot(publish(sample))
    const after = await snapshot(changed)
    const stale = [...after].filter(([path, { digest, shown }]) => {
      const last = before.get(path)
      return last?.digest === digest && last.shown !== shown
    })
    expect(stale.map(([path]) => path)).toEqual([])
    expect(after.get(same)?.digest).toBe(before.get(same)?.digest)
    expect([...after].some(([path, { shown }]) => before.get(path)?.shown !== shown)).toBe(true)
  })

  test('an edit renders the pages of its neighbours in a list, and no other question', () => {
    const untagged = Array.from({ length: 9 }, (_, index) => [
      `q${index}`,
      { lastInstant: index, hashtags: [] },
    ])
    const list: Questions = Object.fromEntries(untagged)
    const toDigests = (questions: Questions) =>
      planKinds(publish(questions), 'key').map(({ path, digest }) => `${path} ${digest}`)
    const before = new Set(toDigests(list))
    const edited = toDigests({ ...list, q4: { ...list['q4'], digest: 'edited' } })
    const changed = edited.filter((line) => !before.has(line)).map((line) => line.split(' ')[0])
    expect(changed.filter((path) => path?.startsWith('questions/'))).toEqual([
      'questions/q5/',
      'questions/q4/',
      'questions/q3/',
    ])
  })

  test('what all pages depend on changes all digests', () => {
    const digests = (key: string) => planKinds(publish(sample), key).map(({ digest }) => digest)
    const other = digests('other')
    expect(digests('key').filter((digest, index) => digest === other[index])).toEqual([])
  })

  test('the same archive has the same digests, whatever order its files came in', () => {
    const reversed = Object.fromEntries(Object.entries(sample).reverse())
    expect(planKinds(publish(reversed), 'key')).toEqual(planKinds(publish(sample), 'key'))
  })
})

describe('links of bodies to other questions', () => {
  const toBody = (...addresses: string[]) =>
    addresses
      .map((address, place) => `<a href="\ufdd4${place}\ufdd5${address}" rel="nofollow ugc noopener">가</a>`)
      .join(' ')
  const toLinking = (...addresses: string[]) => ({
    links: addresses.map((address) => ({ address, places: [] })),
    digest: toBody(...addresses),
  })
  const linking: Questions = {
    ...sample,
    b: { ...sample['b'], ...toLinking('/articles/1', 'https://old.example/articles/7'), entryLinks: 1 },
    d: { ...sample['d'], ...toLinking('/tags/go/'), entryLinks: 1 },
  }
  const former = { formerUrls: ['https://old.example/'] }
  const publishLinking = (
    questions: Questions,
    others: Pick<Parameters<typeof publishSample>[0], 'withheld' | 'synonyms'> = {},
  ) => publishAll(questions, { settings: former, ...others })
  const changeOne = (id: string, changed: Partial<CachedQuestion>): Questions => ({
    ...linking,
    [id]: { ...linking[id], ...changed },
  })

  async function findChanged(after: Publication): Promise<string[]> {
    const [old, now] = [await snapshot(publishLinking(linking)), await snapshot(after)]
    const isOther = (path: string, part: keyof Snapshot) => old.get(path)?.[part] !== now.get(path)?.[part]
    const paths = [...now.keys()]
    expect(paths.filter((path) => isOther(path, 'shown'))).toEqual(
      paths.filter((path) => isOther(path, 'digest')),
    )
    return paths.filter((path) => isOther(path, 'digest'))
  }

  describe('lead to the page of the answer that they name', () => {
    const long = toConversation('long', {
      pages: [nowhere, nowhere, nowhere],
      laterAnchors: [['answer-5', 'comment-7'], ['answer-답']],
      goneComments: [{ answer: '5', comments: ['8'] }],
    })
    test.each([
      ['/questions/a/', '/questions/a/'],
      ['/questions/a/#answer-1', '/questions/a/#answer-1'],
      ['/questions/a/#answer-5', '/questions/a/2/#answer-5'],
      ['/questions/a/#comment-7', '/questions/a/2/#comment-7'],
      ['/questions/a/#comment-8', '/questions/a/2/#answer-5'],
      ['/questions/a/#answer-%EB%8B%B5', '/questions/a/3/#answer-%EB%8B%B5'],
      ['/questions/a/#answer-%', '/questions/a/#answer-%'],
    ])('%s -> %s', async (address, href) => {
      const questions: Questions = {
        a: { ...sample['a'], ...long },
        b: { ...sample['b'], ...toLinking(address), entryLinks: 1 },
      }
      const shown = await show(publishLinking(questions))
      expect(shown.get('questions/b/')).toContain(`href=\\"${href}\\"`)
      expect([...shown.keys()].filter((path) => path.startsWith('questions/a/'))).toEqual([
        'questions/a/',
        'questions/a/2/',
        'questions/a/3/',
      ])
    })

    test('so do old addresses', async () => {
      const questions: Questions = {
        a: { ...sample['a'], ...long, aliases: ['/a/5#answer-5', '/a/1#answer-1', '/c/8#comment-8'] },
      }
      const made = await makeAll(alias, publish(questions))
      expect(made.map(([path, { moved }]) => [path, moved?.target])).toEqual([
        ['a/5/', '/questions/a/2/#answer-5'],
        ['a/1/', '/questions/a/#answer-1'],
        ['c/8/', '/questions/a/2/#answer-5'],
      ])
    })

    test('so do those of answers', async () => {
      const link = { address: '/questions/b/', places: [], path: 'answers/a/1.md' }
      const questions: Questions = {
        a: { ...sample['a'], ...toConversation(toBody('/questions/b/'), { links: [link] }) },
        b: sample['b'] ?? {},
      }
      const shown = await show(publishLinking(questions))
      expect(shown.get('questions/a/')).toContain('href=\\"/questions/b/\\"')
    })
  })

  test('show where they lead', async () => {
    const shown = await show(publishLinking(linking))
    expect(shown.get('questions/b/')).toContain('href=\\"/questions/a/\\"')
    expect(shown.get('questions/b/')).toContain('href=\\"https://old.example/articles/7\\"')
    expect(shown.get('questions/d/')).toContain('가 (/tags/go/)')
    expect([...shown.values()].join('')).not.toMatch(/[\ufdd0-\ufdef]/)
  })

  // `e` keeps its digest: what is looked at are the pages of others.
  test('a new alias renders the pages that link to it, and its own', async () => {
    const after = changeOne('e', {
      aliases: ['/articles/7'],
      digest: toCachedQuestion('e', sample['e']).digest,
    })
    // Its page says that b leads to it now.
    expect(await findChanged(publishLinking(after))).toEqual([
      'questions/b/',
      'questions/e/',
      'articles/7/',
      'redirects.nginx.conf',
    ])
  })

  test('an alias with an anchor leads to it', async () => {
    const after = changeOne('a', {
      aliases: ['/articles/1#answer-5'],
      digest: toCachedQuestion('a', sample['a']).digest,
    })
    expect(await findChanged(publishLinking(after))).toEqual([
      '',
      'tags/c-sharp/',
      'tags/rest/',
      'categories/개발자/',
      'questions/b/',
      'articles/1/',
      'redirects.nginx.conf',
    ])
    const shown = await show(publishLinking(after))
    expect(shown.get('tags/c-sharp/')).toContain('href=\\"/questions/a/#answer-5\\"')
    expect(shown.get('articles/1/')).toContain('/questions/a/#answer-5')
  })

  test('a target that is withheld counts as absent', async () => {
    const { a: _, ...others } = linking
    const shown = await show(publishLinking(others, { withheld: [{ id: 'a', aliases: ['/articles/1'] }] }))
    expect(shown.get('questions/b/')).toContain('가 (/articles/1)')
    expect(shown.get('tags/c-sharp/')).toContain('가 (/articles/1)')
  })

  test('another spelling of a hashtag leads to its listing', async () => {
    const shown = await show(publishLinking(linking, { synonyms: toSynonyms({ rest: ['go'] }) }))
    expect(shown.get('questions/d/')).toContain('href=\\"/tags/go/\\"')
  })

  test('a hashtag that gets its first question has a listing to lead to', async () => {
    const shown = await show(publishLinking(changeOne('e', { hashtags: ['취업', '이직', 'go'] })))
    expect(shown.get('questions/d/')).toContain('href=\\"/tags/go/\\"')
  })
})

describe('what the check of an archive lets pass has a place for each page', () => {
  const ids = ['a', 'A', 'index-1', 'tags', 'ａ', 'Å', 'Å'.normalize('NFD'), '2', '404', 'about']
  const hashtags = 'c# c-sharp 2 .net dot-net ａ a con con-tag index.html a. a-dot'.split(' ')
  const categories = ['A', 'a/b', 'c#', '2', 'index', 'a.']
  const aliases = [
    ...['/a', '/A', '/a/', '/a/index.html', '/a.html', '/a.html/b', '/a/b', '/2', '/3/4', '/tags', '/Tags/a'],
    ...[
      '/questions/a',
      '/questions/a/b',
      '/questions/A/b.html',
      '/questions/a/index.html',
      '/about',
      '/404.html',
    ],
    ...['/index.html', '/index', '/ａ', '/Å', '/%C3%85', '/A\u030a', '/.gotgam', '/_redirects'],
    ...['/redirects.nginx.conf/a', '/sitemap.xml', '/Sitemap-1.xml', '/sitemap-1.xml/a'],
  ]

  /** Numbers below another, the same in every run. */
  function createRandom(seed: number): (below: number) => number {
    let state = seed
    return (below) => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0
      return Math.floor((state / 2 ** 32) * below)
    }
  }

  function take(random: (below: number) => number, from: readonly string[], most: number): string[] {
    return Array.from({ length: random(most + 1) }, () => from[random(from.length)] ?? '')
  }

  const asOld = { isPublished: () => false, findStart: () => 0 }

  test('in 3,000 archives of names that look alike', () => {
    const random = createRandom(20240501)
    let passed = 0
    for (let round = 0; round < 3_000; round += 1) {
      const questions = [...new Set([...take(random, ids, 4), 'z'])].sort().map((id) =>
        toCachedQuestion(id, {
          hashtags: [...new Set(take(random, hashtags, 2))],
          category: take(random, categories, 1)[0] ?? '개발자',
          aliases: take(random, aliases, 2).filter((alias) => toAliasPath(parseAlias(alias)) !== undefined),
        }),
      )
      const spellings = { a: take(random, hashtags, 2), 'c#': take(random, hashtags, 1) }
      const synonyms = toSynonyms(round % 3 === 0 ? spellings : {})
      const clashes = [
        ...checkIds(questions, asOld),
        ...checkArchive(questions),
        ...checkCategories(questions),
        ...checkSynonyms(synonyms, questions, true).filter((issue) => !isWarning(issue)),
      ]
      if (clashes.length > 0) continue
      passed += 1
      const files = planKinds(
        publishSample({ settings: { ...settings, pageSize: 1 }, questions, synonyms }),
        '',
      ).map(({ path }) => toIdKey(toFile(path)))
      const all = new Set(files)
      expect(all.size, JSON.stringify(questions)).toBe(files.length)
      expect(files.flatMap(toParents).filter((folder) => all.has(folder))).toEqual([])
    }
    expect(passed).toBeGreaterThan(500)
  })
})
