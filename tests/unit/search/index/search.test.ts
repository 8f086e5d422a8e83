// From questions to results: an index that is built, and asked as a browser asks it.
import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { type Asked, mostSorted, nothingAsked } from '../../../../src/search/asked.ts'
import { toMarkedParts } from '../../../../src/search/page/draw-results.ts'
import { buildIndex, type Described, findIds, findResults, open, printPages, serveIndex } from './index-of.ts'

function serve(questions: readonly Described[], options?: Parameters<typeof buildIndex>[1]): string[] {
  const fetched: string[] = []
  vi.stubGlobal(
    'fetch',
    serveIndex(buildIndex(questions, options), (file) => fetched.push(file), printPages(questions)),
  )
  return fetched
}

afterEach(() => {
  vi.unstubAllGlobals()
})

const community: Described[] = [
  {
    id: 'idempotent',
    title: '멱등 키를 어떻게 만드나요',
    body: '결제 요청이 두 번 갑니다.',
    hashtags: ['rest', 'c#'],
    flags: ['answered', 'accepted'],
    views: 10,
    recommended: 5,
    answers: [{ id: '7', page: 2, body: '요청마다 UUID를 헤더에 넣습니다.' }],
  },
  {
    id: 'rollback',
    title: '롤백이 되지 않습니다',
    body: '@Transactional 안에서 예외가 나도 커밋됩니다. org.springframework.UnexpectedRollbackException',
    hashtags: ['spring-boot'],
    flags: ['unanswered'],
    category: '백엔드',
    views: 300,
    recommended: 0,
    year: 2024,
  },
  {
    id: 'lock',
    title: '비관적 락 질문',
    body: 'SELECT FOR UPDATE 3.4 버전에서 데드락이 납니다.',
    hashtags: ['db', 'spring-boot'],
    flags: ['unanswered', 'poll'],
    category: '백엔드',
    year: 2024,
  },
]

describe('what is found', () => {
  const cases: [query: string, ids: string[]][] = [
    ['멱등', ['idempotent']],
    ['멱등을', ['idempotent']],
    ['롤백', ['rollback']],
    ['락', ['lock']],
    ['c#', ['idempotent']],
    ['C#', ['idempotent']],
    ['#rest', ['idempotent']],
    ['spring-boot', ['rollback', 'lock']],
    ['springboot', ['rollback', 'lock']],
    ['Transactional', ['rollback']],
    ['UnexpectedRollbackException', ['rollback']],
    ['unexpected', ['rollback']],
    ['3.4', ['lock']],
    ['ㅁㄷ', ['idempotent']],
    ['ㅂㄱㅈ', ['lock']],
    // Over the blank of `비관적 락` in a title, but not of `결제 요청` in a body.
    ['적락', ['lock']],
    ['제요', []],
    ['멱등'.normalize('NFD'), ['idempotent']],
    ['ＳＥＬＥＣＴ', ['lock']],
    // A word of an answer.
    ['UUID', ['idempotent']],
    // One slip.
    ['Transactoinal', ['rollback']],
    ['없는말', []],
    ['', []],
  ]
  test.each(cases)('%j', async (text, ids) => {
    serve(community)
    expect(await findIds({ text })).toEqual(ids)
  })

  test('what has more of a query comes first, and what has a part of it comes too', async () => {
    serve([
      { id: 'one', body: '캐시 문제' },
      { id: 'both', body: '캐시 만료 문제' },
      ...Array.from({ length: 8 }, (_, place) => ({ id: `other-${place}`, body: '다른 이야기' })),
    ])
    expect(await findIds({ text: '캐시 만료' })).toEqual(['both', 'one'])
  })

  test('a word of the title counts more than one of the body', async () => {
    serve([
      { id: 'body', title: '다른 이야기', body: '캐시를 씁니다' },
      { id: 'title', title: '캐시 이야기', body: '다른 것' },
    ])
    expect(await findIds({ text: '캐시' })).toEqual(['title', 'body'])
  })

  test('a word of a question counts more than one of an answer', async () => {
    serve([
      { id: 'answer', body: '다른 이야기', answers: [{ body: '캐시를 씁니다' }] },
      { id: 'question', body: '캐시를 씁니다', answers: [{ body: '다른 이야기' }] },
    ])
    expect(await findIds({ text: '캐시' })).toEqual(['question', 'answer'])
  })

  test('of equals the newer comes first', async () => {
    serve(['c', 'a', 'b'].map((id) => ({ id, title: '같은 제목', body: '같은 글' })))
    expect(await findIds({ text: '제목' })).toEqual(['c', 'a', 'b'])
  })

  test('another spelling of a hashtag finds its questions', async () => {
    serve(community, { synonyms: [['spring-boot', ['스프링부트']]] })
    expect(await findIds({ text: '스프링부트' })).toEqual(['rollback', 'lock'])
  })

  test('a rare longer word is worth no more than the word itself', async () => {
    const many = Array.from({ length: 30 }, (_, place) => ({ id: `exact-${place}`, hashtags: ['jpa'] }))
    serve([{ id: 'longer', hashtags: ['jpabook'] }, ...many])
    expect((await findIds({ text: 'jpa' })).slice(0, 2)).toEqual(['exact-0', 'exact-1'])
  })
})

describe('results', () => {
  test('an answer that fits leads to its anchor, on its page', async () => {
    serve(community)
    const [result] = await findResults({ text: 'UUID 헤더' })
    expect(result?.answer).toEqual({
      path: 'questions/idempotent/2/',
      anchor: 'answer-7',
      excerpt: {
        text: '요청마다 UUID를 헤더에 넣습니다.',
        marks: [
          [5, 9],
          [11, 13],
        ],
      },
    })
  })

  test('an excerpt of the end is whole to the last word', async () => {
    const tail = `멱등${' 말'.repeat(40)}`
    serve([{ id: 'one', body: `${'앞의 말 '.repeat(30)}${'a'.repeat(60)}${tail}` }])
    const [result] = await findResults({ text: '멱등' })
    expect(result?.excerpt.text).toBe(`…${'a'.repeat(48)}${tail}`)
  })

  test('where the question fits better there is no answer', async () => {
    serve(community)
    const [result] = await findResults({ text: '멱등' })
    expect(result?.answer).toBeUndefined()
    expect(result?.title).toEqual({ text: '멱등 키를 어떻게 만드나요', marks: [[0, 2]] })
  })

  test('what was understood', async () => {
    serve(community)
    const { understood } = await open().find({ ...nothingAsked, text: '멱등을 Transactoinal' })
    expect(understood).toEqual({
      words: ['멱등', 'transactional'],
      particles: true,
      corrected: [{ from: 'Transactoinal', to: 'transactional' }],
    })
  })

  test.each([
    ['ㅁㄷ', ['ㅁㄷ']],
    ['ㅠㅠ', ['ㅠㅠ']],
    ['ㅁㄷ'.normalize('NFKC'), ['ㅁㄷ']],
  ])('letters of %j are shown as they are typed', async (text, words) => {
    serve(community)
    const { understood } = await open().find({ ...nothingAsked, text })
    expect(understood.words).toEqual(words)
  })

  test('what is found by its initials is marked', async () => {
    serve(community)
    const [result] = await findResults({ text: 'ㅁㄷ' })
    expect(toMarkedParts(result?.title ?? { text: '', marks: [] }).filter(({ marked }) => marked)).toEqual([
      { text: '멱등', marked: true },
      { text: '만드', marked: true },
    ])
  })

  test('pages of twenty', async () => {
    serve(Array.from({ length: 45 }, (_, place) => ({ id: `q${place}`, title: '같은 제목' })))
    const { total } = await open().find({ ...nothingAsked, text: '제목' })
    expect(total).toBe(45)
    expect(await findIds({ text: '제목', page: 3 })).toEqual(['q40', 'q41', 'q42', 'q43', 'q44'])
    expect(await findIds({ text: '제목', page: 4 })).toEqual([])
  })
})

describe('filters', () => {
  const cases: [asked: Parameters<typeof findIds>[0], ids: string[]][] = [
    [{ hashtags: ['spring-boot'] }, ['rollback', 'lock']],
    [{ hashtags: ['spring-boot', 'db'] }, ['lock']],
    [{ hashtags: ['spring'] }, []],
    [{ categories: ['백엔드'] }, ['rollback', 'lock']],
    [{ flags: ['unanswered'] }, ['rollback', 'lock']],
    [{ flags: ['unanswered', 'poll'] }, ['lock']],
    [{ flags: ['accepted'] }, ['idempotent']],
    [{ years: [2025] }, ['idempotent']],
    [{ years: [2024] }, ['rollback', 'lock']],
    [{ text: '롤백', hashtags: ['spring-boot'] }, ['rollback']],
    [{ text: '롤백', hashtags: ['rest'] }, []],
  ]
  test.each(cases)('%j', async (asked, ids) => {
    serve(community)
    expect(await findIds(asked)).toEqual(ids)
  })

  test('are counted among all that is found', async () => {
    serve(community)
    const { countFilters } = await open().find({ ...nothingAsked, categories: ['백엔드'] })
    expect(await countFilters()).toEqual({
      hashtags: [
        { value: 'spring-boot', count: 2 },
        { value: 'db', count: 1 },
      ],
      categories: [{ value: '백엔드', count: 2 }],
      flags: [
        { value: 'answered', count: 0 },
        { value: 'unanswered', count: 2 },
        { value: 'accepted', count: 0 },
        { value: 'poll', count: 1 },
      ],
      years: [{ value: 2024, count: 2 }],
    })
  })
})

test('a category is found by its name, whatever its signs', async () => {
  const names = ['Q&A', "What's new?", '<b>', '자유게시판(잡담)', '%2F', '"@,']
  serve(names.map((category) => ({ id: category, title: '롤백', category })))
  for (const category of names) expect(await findIds({ categories: [category] })).toEqual([category])
  const { countFilters } = await open().find({ ...nothingAsked, text: '롤백' })
  expect((await countFilters()).categories.map(({ value }) => value).sort()).toEqual(names.sort())
})

test('a question without a category is counted under none', async () => {
  serve([...community, { id: 'none', title: '롤백', category: undefined }])
  const { countFilters, results } = await open().find({ ...nothingAsked, text: '롤백' })
  expect((await countFilters()).categories).toEqual([{ value: '백엔드', count: 1 }])
  const categories = await Promise.all(results.map(async (result) => (await result).category))
  expect(categories.sort()).toEqual(['', '백엔드'])
})

describe('years', () => {
  const countYears = async (asked: Partial<Asked>) => {
    const { countFilters } = await open().find({ ...nothingAsked, ...asked })
    return (await countFilters()).years.map(({ value, count }) => [value, count])
  }
  const cases: [asked: Partial<Asked>, years: [year: number, count: number][]][] = [
    [
      { text: '데드락 요청 예외' },
      [
        [2024, 2],
        [2025, 1],
      ],
    ],
    // With all other filters, but without the chosen year.
    [
      { text: '데드락 요청 예외', years: [2025] },
      [
        [2024, 2],
        [2025, 1],
      ],
    ],
    [{ text: '데드락 요청 예외', years: [2025], flags: ['answered'] }, [[2025, 1]]],
    [
      { years: [2025] },
      [
        [2024, 2],
        [2025, 1],
      ],
    ],
    [{ years: [2024], categories: ['백엔드'] }, [[2024, 2]]],
  ]
  test.each(cases)('are counted of what is found in any of them: %j', async (asked, years) => {
    serve(community)
    expect(await countYears(asked)).toEqual(years)
  })

  test('the chosen one has all that is found in it, also what fits too little beside that of others', async () => {
    const filler = Array.from({ length: 8 }, (_, place) => ({ id: `other-${place}`, body: '다른 이야기' }))
    serve([
      { id: 'all', body: '캐시 만료 갱신 주기' },
      { id: 'some', body: '캐시', year: 2024 },
      ...filler.map((question) => ({ ...question, year: 2024 })),
    ])
    const text = '캐시 만료 갱신 주기'
    expect(await countYears({ text })).toEqual([[2025, 1]])
    expect(await countYears({ text, years: [2024] })).toEqual([
      [2024, 1],
      [2025, 1],
    ])
  })
})

describe('orders', () => {
  const cases: [order: 'activity' | 'views' | 'recommended', ids: string[]][] = [
    ['activity', ['idempotent', 'rollback', 'lock']],
    // What was never counted comes last.
    ['views', ['rollback', 'idempotent', 'lock']],
    ['recommended', ['idempotent', 'rollback', 'lock']],
  ]
  test.each(cases)('%s', async (order, ids) => {
    serve(community.map((question) => ({ ...question, body: '공통' })))
    expect(await findIds({ text: '공통', order })).toEqual(ids)
  })

  test(`but the first look at the ${mostSorted} best alone`, async () => {
    const many = Array.from({ length: mostSorted }, (_, place) => ({
      id: `q${place}`,
      title: '공통',
      views: 1,
    }))
    serve([...many, { id: 'most-viewed', body: '공통', views: 1_000_000 }])
    expect((await findIds({ text: '공통', order: 'views' }))[0]).toBe('q0')
  })
})

describe('what is asked to the letter', () => {
  const many = (count: number, toBody: (place: number) => string): Described[] =>
    Array.from({ length: count }, (_, place) => ({
      id: `q${place}`,
      title: '공통 질문',
      body: toBody(place),
      hashtags: place % 2 === 0 ? ['rest'] : ['db'],
      year: place < count / 2 ? 2025 : 2024,
      views: place,
    }))
  const countPages = (fetched: readonly string[]) =>
    fetched.filter((name) => name.startsWith('/questions/')).length
  /** What each order, a later page and the filters say: all of them the same number. */
  const askAll = async (text: string) => {
    const asked: Partial<Asked>[] = [{}, { page: 3 }, { order: 'views' }, { order: 'activity' }]
    const found = await Promise.all(asked.map((each) => open().find({ ...nothingAsked, text, ...each })))
    const [first] = found
    const { hashtags, years } = (await first?.countFilters()) ?? { hashtags: [], years: [] }
    const sum = (counted: readonly { count: number }[]) => counted.reduce((all, { count }) => all + count, 0)
    return {
      totals: [...found.map(({ total }) => total), sum(hashtags), sum(years)],
      bounded: found.map(({ isBounded }) => isBounded),
    }
  }
  const all = <Value>(value: Value, count: number) => Array.from({ length: count }, () => value)

  test('reads only what the index leaves open, and finds the rest as well', async () => {
    const fetched = serve(many(300, (place) => (place % 5 === 0 ? '자바 이야기' : '다른 이야기')))
    expect(await askAll('공통 -자바')).toEqual({ totals: all(240, 6), bounded: all(false, 4) })
    expect(countPages(fetched)).toBe(4 * 60)
  })

  test('says that there may be more where 200 were read, and the same in every order', async () => {
    const fetched = serve(many(230, () => '무중단 배포'))
    expect(await askAll('"무중단 배포"')).toEqual({ totals: all(200, 6), bounded: all(true, 4) })
    expect(countPages(fetched)).toBe(4 * 200)
  })

  test('counts no page that a title makes needless', async () => {
    const fetched = serve(many(230, () => '본문'))
    expect(await askAll('"공통 질문"')).toEqual({ totals: all(230, 6), bounded: all(false, 4) })
    expect(countPages(fetched)).toBe(0)
  })

  test('years beside a chosen one count what is proved', async () => {
    serve(many(10, (place) => (place % 2 === 0 ? '무중단 배포' : '배포 무중단')))
    const { countFilters } = await open().find({ ...nothingAsked, text: '"무중단 배포"', years: [2025] })
    expect((await countFilters()).years).toEqual([
      { value: 2024, count: 2 },
      { value: 2025, count: 3 },
    ])
  })

  const long = (word: string): Described => ({
    id: 'qlong',
    title: '긴 대화',
    body: '질문',
    answers: Array.from({ length: 9 }, (_, place) => ({
      id: `${place}`,
      page: place + 1,
      body: place === 8 ? `${word} 배포` : `배포 ${word}`,
    })),
  })

  test('what may be on more than five pages of a question is not shown, and not denied', async () => {
    const fetched = serve([long('무중단')])
    const { total, isBounded } = await open().find({ ...nothingAsked, text: '"무중단 배포"' })
    expect([total, isBounded, countPages(fetched)]).toEqual([0, true, 5])
  })

  test('of a long question only pages are read on which a text has all words', async () => {
    const [question] = [long('무중단')]
    const answers = question.answers?.map((answer, place) =>
      place < 8 ? { ...answer, body: '배포' } : answer,
    )
    const fetched = serve([{ ...question, answers: answers ?? [] }])
    expect(await findIds({ text: '"무중단 배포"' })).toEqual(['qlong'])
    expect(fetched.filter((name) => name.startsWith('/questions/'))).toEqual(['/questions/qlong/9/'])
    expect(await findIds({ text: '대화 -"무중단 배포"' })).toEqual([])
  })

  test('a word that too many bodies have leaves it to the others to lead to a phrase', {
    timeout: 60_000,
  }, async () => {
    const bodies = Array.from({ length: 4_100 }, (_, place) => ({ id: `b${place}`, body: '흔한말 흔한말' }))
    serve([...bodies, { id: 'rare', body: `흔한말 단풍나무 ${'다른 이야기 '.repeat(200)}` }])
    expect(await findIds({ text: '"흔한말 단풍나무"' })).toEqual(['rare'])
  })
})

describe('words of the other keyboard', () => {
  const spelled = '네이버 닭고기 달가닥 스프링 부트 깜박 왔다 값이 괜찮아 젊은 얘기 밟다'
  const questions: Described[] = [
    { id: 'korean', title: spelled },
    { id: 'latin', title: 'jpa spring git react kubernetes Two', hashtags: ['rest'] },
    { id: 'single', title: '해 hk' },
  ]
  const cases: [typed: string, meant: string | undefined][] = [
    ['spdlqj', '네이버'],
    ['ㅓㅔㅁ', 'jpa'],
    ['ㅓㅔㅁ'.normalize('NFKC'), 'jpa'],
    ['네갸ㅜㅎ', 'spring'],
    ['네갸ㅜㅎ'.normalize('NFD'), 'spring'],
    ['햣', 'git'],
    ['ㄱㄷㅁㅊㅅ', 'react'],
    ['ㅏㅕㅠㄷ구ㄷㅅㄷㄴ', 'kubernetes'],
    ['ㅆ재', 'Two'],
    ['ㅗㅏ', 'hk'],
    ['ㅘ', 'hk'],
    // Two letters below a syllable, and one that goes to the next.
    ['ekfrrhrl', '닭고기'],
    ['ekfrkekr', '달가닥'],
    ['rkqtdl', '값이'],
    ['qkfqek', '밟다'],
    ['rhoscksgdk', '괜찮아'],
    ['wjfadms', '젊은'],
    // Shift.
    ['Rkaqkr', '깜박'],
    ['dhkTek', '왔다'],
    ['dOrl', '얘기'],
    // A capital by the keyboard itself.
    ['Tmvmfld', '스프링'],
    ['TMVMFLD', '스프링'],
    ['tmvmfld qnxm', '스프링 부트'],
    ['"tmvmfld qnxm"', '"스프링 부트"'],
    ['tmvmfld ㅓㅔㅁ', '스프링 jpa'],
    ['spdlqj -java', '네이버 -java'],
    // What is found as it was typed, or by a slip, is what was meant.
    ['네이버', undefined],
    ['jpa', undefined],
    ['kubernetse', undefined],
    ['spdlqj jpa', undefined],
    // Found by neither.
    ['qwerty', undefined],
    ['없는말', undefined],
    ['go', undefined],
    ['', undefined],
    ['42', undefined],
  ]
  test.each(cases)('%j was meant for %j', async (text, meant) => {
    serve(questions)
    expect(await open().findSwitched({ ...nothingAsked, text })).toBe(meant)
  })

  test('are not looked for where a filter leaves nothing of what is found', async () => {
    serve([...questions, { id: 'typed', title: 'spdlqj', hashtags: ['db'] }])
    const asked = { ...nothingAsked, text: 'spdlqj' }
    expect(await open().findSwitched({ ...asked, hashtags: ['rest'] })).toBeUndefined()
  })

  test('are looked for with the filters that are set', async () => {
    serve(questions)
    const asked = { ...nothingAsked, text: 'ㅓㅔㅁ', page: 3 }
    expect(await open().findSwitched({ ...asked, hashtags: ['rest'] })).toBe('jpa')
    expect(await open().findSwitched({ ...asked, hashtags: ['db'] })).toBeUndefined()
  })
})

test('hashtags that begin with what is typed, the most used first', async () => {
  serve(community)
  expect(await open().suggest('SP', 5)).toEqual([{ value: 'spring-boot', count: 2 }])
  expect(await open().suggest('#', 2)).toEqual([
    { value: 'spring-boot', count: 2 },
    { value: 'c#', count: 1 },
  ])
  expect(await open().suggest('없음', 5)).toEqual([])
})

describe('lists of terms', () => {
  test('that more than 4,000 bodies have lead to those that fit best; what has it in its title stays', async () => {
    const bodies = Array.from({ length: 4_100 }, (_, place) => ({ id: `b${place}`, body: '흔한말 흔한말' }))
    const poor = { id: 'poor', body: `흔한말 ${'다른 이야기 '.repeat(200)}` }
    serve([poor, ...bodies, { id: 'title', title: '흔한말' }])
    const { total } = await open().find({ ...nothingAsked, text: '흔한말' })
    expect(total).toBe(4_001)
    expect((await findIds({ text: '흔한말' }))[0]).toBe('title')
    expect(await findIds({ text: '흔한말 이야기' })).toContain('poor')
  })
})

describe('files', () => {
  test('are fetched once, and only those that are needed', async () => {
    const questions = Array.from({ length: 300 }, (_, place) => ({
      id: `q${place}`,
      title: `질문 ${place}`,
      body: Array.from({ length: 60 }, (_, word) => `w${place}x${word}`).join(' '),
    }))
    const fetched = serve(questions)
    const search = open()
    const ask = async () => {
      const found = await search.find({ ...nothingAsked, text: 'w7x7' })
      await Promise.all(found.results)
    }
    await ask()
    const [first] = fetched
    expect(first).toBe('index.bin')
    expect(fetched.length).toBeLessThan(30)
    const before = fetched.length
    await ask()
    expect(fetched).toHaveLength(before)
  })

  test('of a site that was published anew are found after a second look', async () => {
    serve(community)
    const search = open()
    await search.find({ ...nothingAsked, text: '멱등' })
    serve([{ id: 'new', title: '새로운 멱등 질문', body: '단풍나무' }])
    const found = await search.find({ ...nothingAsked, text: '단풍나무' })
    expect(found.total).toBe(1)
  })

  test('that can’t be had are an error each time, until they can', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('offline')
    })
    const search = open()
    await expect(search.find({ ...nothingAsked, text: '멱등' })).rejects.toThrow('offline')
    serve(community)
    expect((await search.find({ ...nothingAsked, text: '멱등' })).total).toBe(1)
  })

  test('are the same for the same questions', () => {
    expect(buildIndex(community)).toEqual(buildIndex(community))
  })

  test('are the same whatever is put into order at a time', () => {
    const questions = Array.from({ length: 40 }, (_, place) => ({
      id: `q${place}`,
      title: `질문 ${place} word${place}`,
      body: '트랜잭션 롤백 #tag c# ㅎㅎ 漢字 zebra alpha straße ￮𐀀 ﾡ',
      hashtags: ['rest', '취업'],
    }))
    expect(buildIndex(questions, { placesPerRange: 50 })).toEqual(buildIndex(questions))
  })

  test('of the last index are taken over where they are the same', () => {
    const files = buildIndex(community)
    const known = new Map(files.map(({ file }) => [file, new Uint8Array([1])]))
    const [first] = buildIndex(community, { known })
    expect(first?.bytes).toEqual(new Uint8Array([1]))
  })

  test('of 20,000 questions and more say less of each', { timeout: 60_000 }, async () => {
    const many = Array.from({ length: 20_000 }, (_, place) => ({ id: `q${place}`, title: '제목' }))
    const long = '가나다라 '.repeat(60).trim()
    const last = { id: 'last', title: '마지막 질문', body: long, answers: [{ id: '1', body: '유일한답변' }] }
    serve([...many, last])
    const [question] = await findResults({ text: '가나다라' })
    expect(question?.excerpt.text.length).toBeLessThanOrEqual(160)
    const [answer] = await findResults({ text: '유일한답변' })
    expect(answer?.answer).toEqual({
      path: 'questions/last/',
      anchor: 'answer-1',
      excerpt: { text: '', marks: [] },
    })
  })

  test('of an archive without questions answer too', async () => {
    serve([])
    expect(await findIds({ text: '멱등' })).toEqual([])
    expect(await open().suggest('a', 5)).toEqual([])
  })
})

test('no query is an error', { timeout: 120_000 }, async () => {
  serve(community)
  const search = open()
  const syllables = fc.string({
    unit: fc.constantFrom(...'가각힣ㄱㅏᄀ락#@!.+-/ aZ9\u3000\ud800😀'),
    maxLength: 40,
  })
  const query = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    syllables,
    fc.tuple(syllables, fc.nat(10_000)).map(([text, times]) => text.repeat(times).slice(0, 10_000)),
  )
  await fc.assert(
    fc.asyncProperty(query, async (text) => {
      const found = await search.find({ ...nothingAsked, text })
      await Promise.all(found.results)
    }),
    { numRuns: 5_000 },
  )
})
