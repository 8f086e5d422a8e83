// The page of the search, and the ways that lead there.
import type { Page } from '@playwright/test'
import { kindsWithoutThemes, siteAddress } from '../kinds-of-page.ts'
import { expect, open, test, waitForResults } from '../watched-page.ts'

const titles = '.results h3 a'
const listing = { name: 'listing', site: 'SAMPLE_SITE', address: 'tags/rest/' } as const

async function search(page: Page, query: string): Promise<void> {
  await open(page, { name: 'search-query', site: 'SAMPLE_SITE', address: `search/${query}` })
}

function field(page: Page) {
  return page.getByRole('combobox', { name: '질문 검색' })
}

async function expectQuery(page: Page, query: Record<string, string | string[]>): Promise<void> {
  await expect
    .poll(() => {
      const parameters = new URL(page.url()).searchParams
      const names = [...new Set(parameters.keys())]
      return Object.fromEntries(names.map((name) => [name, parameters.getAll(name)]))
    })
    .toEqual(Object.fromEntries(Object.entries(query).map(([name, value]) => [name, [value].flat()])))
  await waitForResults(page)
}

function focusedText(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.textContent ?? '')
}

test.describe('results', () => {
  test('are counted, named by their titles, and marked where they hold the word', async ({ page }) => {
    await search(page, '?q=멱등')
    const shown = await page.locator('.results > li').count()
    expect(shown).toBeGreaterThan(1)
    await expect(page.getByRole('heading', { level: 2, name: `질문 ${shown}`, exact: true })).toBeVisible()
    await expect(
      page.getByRole('list', { name: '검색 결과' }).getByRole('heading', { level: 3 }),
    ).toHaveCount(shown)
    for (const result of await page.locator('.results > li').all()) {
      await expect(result.locator('mark').first()).toHaveText(/멱등/)
    }
    await expect(page).toHaveTitle(/^‘멱등’ 검색 · /)
  })

  test('have the activity line and the facts of a listing', async ({ page }) => {
    const readEntry = async () => {
      const entry = page.locator('.entry', { has: page.locator('h3 a[href$="/questions/put-or-patch/"]') })
      return {
        activity: await entry.locator('.activity').textContent(),
        categoryHref: await entry.locator('.category').getAttribute('href'),
        // A list says how many do not fit; results have room.
        chips: (await entry.locator('.chips a').allTextContents()).filter((text) => !text.startsWith('+')),
        answers: await entry.locator('.counts .accepted').textContent(),
      }
    }
    await open(page, listing)
    const listed = await readEntry()
    await search(page, '?q=멱등')
    expect(await readEntry()).toEqual(listed)
  })

  test('lead to their questions, and an answer to itself', async ({ page }) => {
    await search(page, '?q=멱등')
    const answer = page.locator('.hit a').first()
    await expect(answer).toHaveAttribute('href', /\/questions\/.+\/#answer-/)
    await page.locator(titles).first().click()
    await page.waitForURL('**/questions/**')
    await page.goBack()
    await expect(page.locator(titles).first()).toBeVisible()
    await expect(field(page)).toHaveValue('멱등')
  })

  test('say that a particle was left out', async ({ page }) => {
    await search(page, '?q=멱등을')
    await expect(page.getByRole('status')).toHaveText(/^질문 \d+\s*‘멱등’ 검색 결과조사는 빼고 찾았습니다$/)
  })

  test('stand on pages of twenty', async ({ page }) => {
    await search(page, '?q=spring')
    await expect(page.locator('.results > li')).toHaveCount(20)
    const first = await page.locator(titles).allTextContents()
    await page.getByRole('navigation', { name: '페이지' }).getByRole('link', { name: '다음' }).click()
    await expectQuery(page, { q: 'spring', page: '2' })
    await expect(page.locator('.headline')).toBeFocused()
    expect(await page.locator(titles).allTextContents()).not.toEqual(first)
    await expect(page.locator('.pager [aria-current]')).toHaveText('2')
  })

  test('of a page that is no more are those of the last', async ({ page }) => {
    await search(page, '?q=멱등&page=900')
    await expectQuery(page, { q: '멱등' })
    await expect(page.locator(titles).first()).toBeVisible()
  })
})

test.describe('while files are slow', () => {
  const delay = async (page: Page, milliseconds: number) => {
    await page.route('**/search/**/*.bin', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, milliseconds))
      await route.continue()
    })
  }
  const understood = '.understood .words'

  test('the first answer is waited for in words', async ({ page }) => {
    await delay(page, 700)
    await page.goto(`${siteAddress('SAMPLE_SITE')}search/?q=멱등`)
    await expect(page.locator(understood)).toHaveText('찾고 있습니다')
    await expect(page.locator('.headline')).toBeHidden()
    await waitForResults(page)
    await expect(page.locator(understood)).toHaveText('‘멱등’ 검색 결과')
  })

  test('words take the place of what was understood before, whose number is dim', async ({ page }) => {
    await search(page, '?q=멱등을')
    await delay(page, 700)
    await field(page).fill('롤백')
    await expect(page.locator('.understood')).toHaveText('찾고 있습니다', { useInnerText: true })
    await expect(page.locator('.headline')).toHaveText(/^질문 \d+$/)
    await expect(page.locator('.headline')).toHaveCSS('opacity', '0.6')
    await expect(page.locator('.results')).toHaveCSS('opacity', '0.6')
    await waitForResults(page)
    await expect(page.locator(understood)).toHaveText('‘롤백’ 검색 결과')
    await expect(page.locator('.headline')).toHaveCSS('opacity', '1')
  })

  test('nothing is said of an answer that is there soon', async ({ page }) => {
    await search(page, '?q=멱등')
    await page.evaluate(() => {
      const seen: string[] = []
      Reflect.set(window, 'seen', seen)
      const line = document.querySelector('.understood')
      new MutationObserver(() => seen.push(line?.textContent ?? '')).observe(line ?? document, {
        subtree: true,
        childList: true,
      })
    })
    await field(page).fill('롤백')
    await expectQuery(page, { q: '롤백' })
    const seen = await page.evaluate((): string[] => Reflect.get(window, 'seen'))
    expect(seen.join()).toContain('‘롤백’')
    expect(seen.join()).not.toContain('찾고')
  })
})

test.describe('where there is nothing to show', () => {
  test('an empty query says what can be searched', async ({ page }) => {
    await open(page, { name: 'search', site: 'SAMPLE_SITE', address: 'search/' })
    await expect(page.getByText('댓글과 글쓴이의 이름에서는 찾지 않습니다')).toBeVisible()
    await expect(page.getByRole('status')).toHaveText('', { useInnerText: true })
    await expect(page.getByRole('form', { name: '결과 좁히기' })).toBeHidden()
  })

  test('no result is said, with what to do', async ({ page }) => {
    await search(page, '?q=쀍뛣')
    await expect(page.getByRole('status')).toHaveText('‘쀍뛣’ 검색 결과가 없습니다', { useInnerText: true })
    await expect(page.getByText('낱말 수를 줄여 보세요.')).toBeVisible()
    await expect(page.getByText('선택한 조건을 빼 보세요.')).toBeHidden()
    await expect(page.getByRole('link', { name: '해시태그 목록 보기' })).toHaveAttribute('href', '/tags/')
    // The samples name no address, by which other engines could know their pages.
    await expect(page.locator('main a[rel]:visible')).toHaveCount(0)
  })

  test('what the other keyboard would have typed is a link, where that is found', async ({ page }) => {
    await search(page, '?q=auremd&order=views')
    await page.getByRole('link', { name: '혹시 이 말을 찾으셨나요? ‘멱등’' }).click()
    await expectQuery(page, { q: '멱등', order: 'views' })
    await expect(field(page)).toHaveValue('멱등')
    await expect(page.locator(titles).first()).toBeVisible()
    await search(page, '?q=qqqqqqqq')
    await expect(page.getByText('‘qqqqqqqq’ 검색 결과가 없습니다')).toBeVisible()
    await expect(page.locator('.switched')).toBeHidden()
  })

  test('other engines look through the archive where it has an address', async ({ page }) => {
    await open(page, { name: 'search-query', site: 'STATES_SITE', address: 'search/?q=쀍뛣 qx%26zj' })
    const link = page.getByRole('link', { name: 'DuckDuckGo' })
    const query = 'site:example.com/archive 쀍뛣 qx&zj'
    await expect(link).toHaveAttribute('href', `https://duckduckgo.com/?q=${encodeURIComponent(query)}`)
    await expect(link).toHaveAttribute('rel', 'nofollow noreferrer')
  })

  test('what can’t be fetched is said, and tried again', async ({ page, observed }) => {
    await page.route('**/search/**', (route) =>
      route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
    )
    await page.goto(`${siteAddress('SAMPLE_SITE')}search/?q=멱등`)
    await expect(page.getByRole('alert')).toContainText('인터넷 연결을 확인해 주세요')
    await page.unroute('**/search/**')
    await page.getByRole('button', { name: '다시 시도' }).click()
    await expect(page.locator(titles).first()).toBeVisible()
    await expect(page.getByRole('alert')).toBeHidden()
    // The browser itself tells of what could not be fetched.
    observed.faults.length = 0
  })
})

test.describe('filters and orders', () => {
  test('are kept in the address, and go back and forward', async ({ page }) => {
    await search(page, '?q=멱등')
    const all = await page.locator(titles).allTextContents()
    await page.getByRole('checkbox', { name: /^#api-설계/ }).check()
    await expectQuery(page, { q: '멱등', tag: 'api-설계' })
    const some = await page.locator(titles).allTextContents()
    expect(all).toEqual(expect.arrayContaining(some))
    await page.getByRole('link', { name: '많이 본 순' }).click()
    await expectQuery(page, { q: '멱등', tag: 'api-설계', order: 'views' })
    await expect(page.locator('.orders [aria-current]')).toHaveText('많이 본 순')
    await page.goBack()
    await expectQuery(page, { q: '멱등', tag: 'api-설계' })
    expect(await page.locator(titles).allTextContents()).toEqual(some)
    await page.goBack()
    await expectQuery(page, { q: '멱등' })
    expect(await page.locator(titles).allTextContents()).toEqual(all)
    await page.goForward()
    await expectQuery(page, { q: '멱등', tag: 'api-설계' })
    await expect(page.getByRole('checkbox', { name: /^#api-설계/ })).toBeChecked()
  })

  test('a chosen filter is a link that leaves it out', async ({ page }) => {
    await search(page, '?q=멱등&tag=rest&is=answered')
    const chosen = page.getByRole('list', { name: '선택한 조건' })
    await expect(chosen.getByRole('link')).toHaveText([/#rest/, /답변 있음/])
    await chosen.getByRole('link', { name: '#rest 조건 빼기' }).click()
    await expectQuery(page, { q: '멱등', is: 'answered' })
    await expect(page.getByRole('checkbox', { name: /^답변 있음/ })).toBeChecked()
  })

  test('results that come later stand behind the first', async ({ page }) => {
    await search(page, '?tag=백엔드&order=views')
    const rows = page.locator('.results > li')
    await expect(rows).toHaveCount(20)
    const texts = await page.locator('.results .counts').allTextContents()
    const views = texts.flatMap((text) => /조회 ([\d,]+)/.exec(text)?.[1]?.replaceAll(',', '') ?? [])
    expect(views.map(Number)).toEqual(views.map(Number).toSorted((one, other) => other - one))
  })

  test('the most viewed come first', async ({ page }) => {
    await search(page, '?q=멱등&order=views')
    const texts = await page.locator('.results .counts').allTextContents()
    const views = texts.flatMap((text) => /조회 ([\d,]+)/.exec(text)?.[1]?.replaceAll(',', '') ?? [])
    expect(views.map(Number)).toEqual(views.map(Number).toSorted((one, other) => other - one))
    expect(views.length).toBeGreaterThan(1)
  })

  test('a year is chosen by its thread, by mouse and by keyboard', async ({ page }) => {
    await search(page, '?q=멱등')
    const years = page.getByRole('group', { name: '활동 연도' })
    const offered = await years.locator('label').allTextContents()
    await years.getByRole('checkbox', { name: /^2025년/ }).press('Space')
    await expectQuery(page, { q: '멱등', year: '2025' })
    await expect(years.getByRole('checkbox', { name: /^2025년/, checked: true })).toBeFocused()
    // The others are there as before, each a step away.
    expect(await years.locator('label').allTextContents()).toEqual(offered)
    await years.getByRole('checkbox', { name: /^2024년/ }).press('Space')
    await expectQuery(page, { q: '멱등', year: '2024' })
    await expect(years.getByRole('checkbox', { checked: true })).toHaveCount(1)
    await years.getByRole('checkbox', { name: /^2025년/ }).press('Space')
    await expectQuery(page, { q: '멱등', year: '2025' })
    await years.getByRole('checkbox', { name: /^2025년/ }).press('Space')
    await expectQuery(page, { q: '멱등' })
    await years.locator('label', { hasText: '2025년' }).click()
    await expectQuery(page, { q: '멱등', year: '2025' })
  })

  test('one year alone is not offered; chosen, it can be taken back', async ({ page }) => {
    await search(page, '?tag=nginx')
    const years = page.getByRole('group', { name: '활동 연도' })
    await expect(page.getByRole('group', { name: '해시태그' })).toBeVisible()
    await expect(years).toBeHidden()
    await search(page, '?tag=nginx&year=2022')
    await years.getByRole('checkbox', { name: /^2022년/, checked: true }).press('Space')
    await expectQuery(page, { tag: 'nginx' })
    await expect(years).toBeHidden()
  })

  test('on a phone a box stays where it stood when it is ticked', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    await search(page, '?q=spring')
    await page.getByRole('button', { name: '결과 좁히기' }).click()
    for (const name of [/^#rest/, /^답변 있음/]) {
      const box = page.getByRole('checkbox', { name })
      await box.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
      const before = await box.boundingBox()
      await box.click()
      await expect(page.locator('.chosen').getByRole('link', { name })).toBeVisible()
      await waitForResults(page)
      await expect(box).toBeFocused()
      const after = await box.boundingBox()
      expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0)), `${name}`).toBeLessThan(2)
    }
  })

  test('a long name beside a filter leaves its number whole', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    await search(page, '?q=spring')
    await page.getByRole('button', { name: '결과 좁히기' }).click()
    const row = page.locator('.options label').first()
    await row.evaluate((label) => {
      const [name, number] = label.querySelectorAll('span, small')
      if (name) name.textContent = '#convolutional-neural-networks'
      if (number) number.textContent = '139'
    })
    const lines = await row.locator('small').evaluate((number) => {
      const range = document.createRange()
      range.selectNodeContents(number)
      return range.getClientRects().length
    })
    expect(lines).toBe(1)
  })

  test('on a phone the filters are a sheet under the orders, whose button says what is left', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    await search(page, '?q=spring')
    const sheet = page.getByRole('form', { name: '결과 좁히기' })
    const button = page.getByRole('button', { name: '결과 좁히기' })
    await expect(sheet).toBeHidden()
    await button.click()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    const [orders, box] = [await page.locator('.bar').boundingBox(), await sheet.boundingBox()]
    expect(Math.abs((box?.y ?? 0) - (orders?.y ?? 0) - (orders?.height ?? 0))).toBeLessThan(2)
    await page.getByRole('checkbox', { name: /^#rest/ }).click()
    await waitForResults(page)
    await page.evaluate(() => scrollTo(0, 400))
    const count = await page.locator('.results > li').count()
    await page.getByRole('button', { name: `결과 ${count}개 보기` }).click()
    await expect(sheet).toBeHidden()
    await expect(button).toBeFocused()
    await expect(page.locator(titles).first()).toBeInViewport()
    await button.click()
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await button.click()
    await page.getByRole('link', { name: '모두 지우기' }).click()
    await expectQuery(page, { q: 'spring' })
  })

  test('questions without an answer are found without a word', async ({ page }) => {
    await search(page, '?is=unanswered')
    await expect(page.locator('.results .counts .unanswered')).toHaveCount(
      await page.locator('.results > li').count(),
    )
  })
})

test.describe('the way there and back', () => {
  test('whoever submits a field of another page finds the one of this page with the focus', async ({
    page,
  }) => {
    await open(page, { name: 'front', site: 'SAMPLE_SITE', address: '' })
    await page.getByRole('searchbox').or(page.getByRole('textbox')).first().fill('spring')
    await page.keyboard.press('Enter')
    await waitForResults(page)
    await expect(field(page)).toBeFocused()
  })

  for (const [touch, address, focused] of [
    [false, 'search/', true],
    [false, 'tags/rest/', true],
    [true, 'search/', true],
    // The keyboard on the screen would cover what is found.
    [true, 'tags/rest/', false],
  ] as const)
    test(`the field has the focus: ${focused}, from ${address}${touch ? ' by touch' : ''}`, async ({
      browser,
    }) => {
      const context = await browser.newContext({ hasTouch: touch, isMobile: touch, locale: 'ko-KR' })
      const page = await context.newPage()
      await page.goto(`${siteAddress('SAMPLE_SITE')}${address}`)
      if (address === 'tags/rest/') {
        await page.getByRole('link', { name: '이 해시태그에서 검색' }).click()
        await waitForResults(page)
      }
      await expect(page.locator('.intro:not([hidden]), .results li').first()).toBeVisible()
      await expect(page.locator(focused ? '#search:focus' : '#search:not(:focus)')).toHaveCount(1)
      await context.close()
    })

  test('whoever comes back to an empty field has it where it was', async ({ page }) => {
    await open(page, { name: 'search', site: 'SAMPLE_SITE', address: 'search/' })
    await expect(field(page)).toBeFocused()
    await page.locator('.lost a').first().click()
    await expect(page.locator('.intro')).toHaveCount(0)
    await page.goBack()
    await expect(page.locator('.intro')).toBeVisible()
    await expect(field(page)).not.toBeFocused()
  })

  test('whoever comes by an address has it where it was', async ({ page }) => {
    await search(page, '?q=spring')
    await expect(field(page)).not.toBeFocused()
  })

  test('whoever comes back finds the results where they were, and the focus', async ({ page }) => {
    await search(page, '?q=spring')
    const link = page.locator(titles).nth(12)
    await link.focus()
    await page.evaluate(() => scrollTo(0, 1500))
    await page.keyboard.press('Enter')
    await expect(page.locator('.question')).toBeVisible()
    await page.goBack()
    await waitForResults(page)
    await expect(page.locator(titles).nth(12)).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(1500)
  })

  test('a step back within the search leads to where the reader was', async ({ page }) => {
    await search(page, '?q=spring')
    const next = page.locator('.pager [rel=next]')
    await next.evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const top = await page.evaluate(() => scrollY)
    await next.click()
    await waitForResults(page)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.goBack()
    await expectQuery(page, { q: 'spring' })
    await waitForResults(page)
    expect(await page.evaluate(() => scrollY)).toBe(top)
  })
})

/** Opens the page, and does something before its script is there. */
async function openBeforeScript(page: Page, query: string, act: () => Promise<void>): Promise<void> {
  const script = Promise.withResolvers<void>()
  await page.route('**/_astro/Search*', async (route) => {
    await script.promise
    await route.continue()
  })
  await page.goto(`${siteAddress('SAMPLE_SITE')}search/${query}`, { waitUntil: 'commit' })
  await act()
  script.resolve()
}

test.describe('before the script is there', () => {
  for (const [query, expected] of [
    ['', { q: '멱등키' }],
    ['?tag=rest', { q: '멱등키', tag: 'rest' }],
    ['?q=spring&tag=rest', { q: '멱등키', tag: 'rest' }],
  ] as const)
    test(`what is typed at ${query} stays, with the caret in it`, async ({ page }) => {
      await openBeforeScript(page, query, async () => {
        await field(page).pressSequentially('멱등키')
        await page.keyboard.press('ArrowLeft')
      })
      await expectQuery(page, expected)
      await expect(field(page)).toHaveValue('멱등키')
      await expect(field(page)).toBeFocused()
      expect(await field(page).evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(2)
      await expect(page.getByRole('button', { name: '지우기' })).toBeVisible()
    })

  test('whoever is elsewhere on the page stays there', async ({ page }) => {
    await openBeforeScript(page, '', () => page.locator('.skip').focus())
    await expect(page.locator('.intro')).toBeVisible()
    expect(await focusedText(page)).toBe('본문으로 건너뛰기')
  })
})

test.describe('typing', () => {
  test('shows results while somebody types; Enter makes a step of it', async ({ page }) => {
    await open(page, { name: 'search', site: 'SAMPLE_SITE', address: 'search/' })
    await field(page).pressSequentially('멱등')
    await expectQuery(page, { q: '멱등' })
    await page.keyboard.press('Enter')
    await field(page).fill('spring')
    await expectQuery(page, { q: 'spring' })
    await page.goBack()
    await expectQuery(page, { q: '멱등' })
    await expect(field(page)).toHaveValue('멱등')
  })

  test('a syllable on its way is neither lost nor doubled', async ({ page }) => {
    await open(page, { name: 'search', site: 'SAMPLE_SITE', address: 'search/' })
    await field(page).focus()
    const session = await page.context().newCDPSession(page)
    const compose = (text: string) =>
      session.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      })
    for (const text of ['ㅁ', '며', '멱', '멱ㄷ', '멱드', '멱등']) {
      await compose(text)
      // Longer than the pause after which results are looked for.
      await page.waitForTimeout(250)
      await expect(field(page)).toHaveValue(text)
    }
    // Results are there before the syllable has ended.
    await expectQuery(page, { q: '멱등' })
    await session.send('Input.insertText', { text: '멱등' })
    await expect(field(page)).toHaveValue('멱등')
    await expect(field(page)).toBeFocused()
    await expectQuery(page, { q: '멱등' })
  })

  test('keys that end a syllable are no commands', async ({ page }) => {
    await search(page, '?q=멱등')
    await field(page).focus()
    for (const key of ['ArrowDown', 'Escape', 'Enter']) {
      await field(page).dispatchEvent('keydown', { key, isComposing: true, bubbles: true })
    }
    await expect(field(page)).toBeFocused()
    await expect(field(page)).toHaveValue('멱등')
  })

  test('the field can be emptied', async ({ page }) => {
    await search(page, '?q=멱등&tag=rest')
    await page.getByRole('button', { name: '지우기' }).click()
    await expect(field(page)).toHaveValue('')
    await expect(field(page)).toBeFocused()
    await expectQuery(page, { tag: 'rest' })
  })
})

test.describe('the keyboard', () => {
  test('goes from the field through the results and back', async ({ page }) => {
    await search(page, '?q=멱등')
    const shown = await page.locator(titles).allTextContents()
    await page.keyboard.press('/')
    await expect(field(page)).toBeFocused()
    await expect(field(page)).toHaveValue('멱등')
    await page.keyboard.press('ArrowDown')
    expect(await focusedText(page)).toBe(shown[0])
    await page.keyboard.press('ArrowDown')
    expect(await focusedText(page)).toBe(shown[1])
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await expect(field(page)).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Escape')
    await expect(field(page)).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/questions/**')
  })

  test('empties the field by Escape, and keeps the filters', async ({ page }) => {
    await search(page, '?q=멱등&tag=rest')
    await field(page).press('Escape')
    await expect(field(page)).toHaveValue('')
    await expectQuery(page, { tag: 'rest' })
  })

  test('writes a slash where one is typed', async ({ page }) => {
    await open(page, { name: 'search', site: 'SAMPLE_SITE', address: 'search/' })
    await field(page).press('/')
    await expect(field(page)).toHaveValue('/')
  })
})

test.describe('hashtags that are offered', () => {
  test('are chosen by keyboard, and become a filter', async ({ page }) => {
    await open(page, { name: 'search', site: 'SAMPLE_SITE', address: 'search/' })
    await field(page).pressSequentially('멱등 #re')
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true')
    const option = page.getByRole('listbox', { name: '해시태그' }).getByRole('option', { name: /^#rest/ })
    await expect(option).toHaveAttribute('aria-selected', 'false')
    await page.keyboard.press('ArrowDown')
    const active = await field(page).getAttribute('aria-activedescendant')
    await expect(page.locator(`[id="${active}"]`)).toHaveAttribute('aria-selected', 'true')
    await expect(field(page)).toBeFocused()
    await option.click()
    await expectQuery(page, { q: '멱등', tag: 'rest' })
    await expect(field(page)).toHaveValue('멱등')
    await expect(field(page)).toHaveAttribute('aria-expanded', 'false')
    await field(page).pressSequentially(' spr')
    await expect(page.getByRole('option').first()).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('list', { name: '선택한 조건' }).getByRole('link')).toHaveCount(2)
  })

  test('go away by Escape, which leaves what is typed', async ({ page }) => {
    await open(page, { name: 'search', site: 'SAMPLE_SITE', address: 'search/' })
    await field(page).pressSequentially('spr')
    await expect(page.getByRole('listbox')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('listbox')).toBeHidden()
    await expect(field(page)).toHaveValue('spr')
    await expect(field(page)).toHaveAttribute('aria-activedescendant', '')
  })
})

test('names and groups say what they are of', async ({ page }) => {
  await search(page, '?q=멱등')
  await expect(page.getByRole('search', { name: '질문 검색' })).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1, name: '질문 검색' })).toHaveCount(1)
  const filters = page.getByRole('form', { name: '결과 좁히기' })
  for (const name of ['해시태그', '상태', '분류', '활동 연도']) {
    await expect(filters.getByRole('group', { name, exact: true })).toBeVisible()
  }
  await expect(page.getByRole('navigation', { name: '정렬' }).getByRole('link')).toHaveCount(4)
})

test.describe('ways to the search', () => {
  for (const kind of kindsWithoutThemes) {
    test(`${kind.name} has one field, which leads there`, async ({ page }) => {
      await open(page, kind)
      const form = page.getByRole('search', { name: '질문 검색' })
      await expect(form).toHaveCount(1)
      const action = await form.locator('form').evaluate((element: HTMLFormElement) => element.action)
      expect(action).toBe(`${siteAddress(kind.site)}search/`)
    })
  }

  test('below a base path what is typed in a head is found', async ({ page }) => {
    await open(page, { name: 'question-plain', site: 'STATES_SITE', address: 'questions/plain/' })
    await page.getByRole('searchbox', { name: '질문 검색' }).fill('긴 제목')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/archive/search/?q=**')
    await waitForResults(page)
    const hrefs = await page
      .locator('.results a')
      .evaluateAll((links) => links.map((a) => a.getAttribute('href')))
    expect(hrefs.length).toBeGreaterThan(0)
    expect(hrefs.filter((href) => !href?.startsWith('/archive/'))).toEqual([])
  })

  test('a listing leads to the search among its questions', async ({ page }) => {
    await open(page, listing)
    await page.getByRole('link', { name: '이 해시태그에서 검색' }).click()
    await page.waitForURL('**/search/?tag=rest')
    await waitForResults(page)
    await expect(page.locator('.headline')).toHaveText('질문 14')
    await open(page, { name: 'category', site: 'STATES_SITE', address: 'categories/개발자/' })
    await page.getByRole('link', { name: '이 분류에서 검색' }).click()
    await expectQuery(page, { category: '개발자' })
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the page says what to do instead', async ({ page }) => {
    await page.goto(`${siteAddress('STATES_SITE')}search/?q=글`)
    await expect(page.locator('noscript p').first()).toBeVisible()
    await expect(page.locator('noscript p').first()).toContainText('브라우저에서 자바스크립트를 켜 주세요')
    await expect(page.getByRole('link', { name: '해시태그 목록 보기' })).toHaveAttribute(
      'href',
      '/archive/tags/',
    )
    await expect(page.getByRole('link', { name: 'Naver' })).toHaveAttribute(
      'href',
      'https://search.naver.com/search.naver?query=site%3Aexample.com%2Farchive',
    )
    await expect(page.locator('.search-box')).toBeHidden()
  })
})
