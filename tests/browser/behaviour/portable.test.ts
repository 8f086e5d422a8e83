// A site that is opened by a double click: no server, the same policy, in a folder that was moved and renamed.
import { spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempDisposableSync, renameSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'
import { toZimCommand } from '../../../src/commands/kiwix.ts'
import { noRedactions } from '../../../src/folder/redactions.ts'
import { findPort } from '../../support/host-servers.ts'
import { longConversation } from '../../support/large-content.ts'
import { sampleSettings } from '../../support/sample-settings.ts'
import { createTestSite } from '../../support/test-site.ts'
import { ofRest } from '../kinds-of-page.ts'
import { folderVariable } from '../serve-sites.ts'
import { expect, test, waitForResults } from '../watched-page.ts'

const moved = mkdtempDisposableSync(join(tmpdir(), 'gotgam-folder-'))
test.afterAll(() => moved.remove())

/** In a path with blanks, Hangul and signs that an address encodes. */
function toFolder(name: 'samples' | 'states' | 'kitchen-sink'): string {
  const folder = join(moved.path, `내 자료 #1 100%/${name} 사본`)
  mkdirSync(join(moved.path, '내 자료 #1 100%'), { recursive: true })
  cpSync(process.env[folderVariable(name)] ?? '', folder, { recursive: true, force: true })
  return folder
}

async function openFile(page: Page, folder: string, file: string): Promise<void> {
  const [path = '', rest = ''] = file.split(/(?=[?#])/, 2)
  await page.goto(pathToFileURL(join(folder, path)).href + rest)
}

const titles = (page: Page) => page.locator('.results h3 a')

async function readFound(page: Page): Promise<string[]> {
  const headline = await page.locator('.headline').textContent()
  return [headline ?? '', ...(await titles(page).allTextContents())]
}

test('pages lead to each other, with their styles and fonts, from the front page on', async ({ page }) => {
  const folder = toFolder('samples')
  await openFile(page, folder, 'index.html')
  await page.evaluate(() => document.fonts.ready)
  expect(await page.evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded'))).toBe(true)
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain('Pretendard')
  await page.getByRole('navigation').first().getByRole('link', { name: '해시태그' }).click()
  await page.waitForURL('**/tags/index.html')
  await page.locator('.groups a', { hasText: '#rest' }).first().click()
  await page.waitForURL('**/tags/rest/index.html')
  await page.locator('.entry h3 a').first().click()
  await page.waitForURL(/\/questions\/[^/]+\/index\.html$/)
  await page.locator('.site-name').click()
  await page.waitForURL(/사본|%EC%82%AC/)
  await expect(page.locator('.entry').first()).toBeVisible()
})

test('a folder that is moved and renamed is opened as before', async ({ page }) => {
  const folder = toFolder('states')
  const other = join(moved.path, '다른 곳')
  renameSync(folder, other)
  await openFile(page, other, 'questions/many/2/index.html')
  await expect(page.locator('article.answer').first()).toBeVisible()
  await page.locator('.crumb a').first().click()
  await expect(page.locator('h1').first()).toBeVisible()
})

test('a question with many answers, formulas and a moved address are shown', async ({ page }) => {
  const folder = toFolder('kitchen-sink')
  await openFile(page, folder, 'questions/formula/index.html')
  await expect(page.locator('math').first()).toBeVisible()
  await openFile(page, folder, 'articles/12/index.html')
  await page.waitForURL(/questions\/[^/]+\/index\.html$/)
  const states = toFolder('states')
  await openFile(page, states, 'questions/many/index.html')
  expect(await page.locator('article.answer').count()).toBeGreaterThan(10)
})

test(
  'a question of 250 answers leads from page to page, and to an answer on another',
  ofRest,
  async ({ page }) => {
    using site = createTestSite(longConversation)
    expect(await site.build({ parameters: ['--portable'] })).toMatchObject({ exitCode: 0 })
    const folder = `${site.out}.portable`
    await openFile(page, folder, 'questions/long/index.html')
    await page.locator('.pager [rel=next]').first().click()
    await page.waitForURL('**/questions/long/2/index.html*')
    await expect(page.locator('article.answer')).toHaveCount(30)
    await openFile(page, folder, 'questions/long/index.html')
    await page.getByRole('link', { name: '뒤의 답변' }).click()
    await page.waitForURL(/questions\/long\/\d\/index\.html#answer-n245$/)
    await expect(page.locator('#answer-n245')).toBeInViewport()
  },
)

test.describe('the search', () => {
  test('finds in Hangul, from the field of another page, and goes on to a question', async ({ page }) => {
    const folder = toFolder('samples')
    await openFile(page, folder, 'tags/rest/index.html')
    await page.getByRole('searchbox', { name: '질문 검색' }).fill('멱등')
    await page.keyboard.press('Enter')
    await page.waitForURL(/search\/index\.html\?q=/)
    await waitForResults(page)
    expect(await titles(page).count()).toBeGreaterThan(1)
    await titles(page).first().click()
    await page.waitForURL(/\/questions\/[^/]+\/index\.html/)
    await page.goBack()
    await waitForResults(page)
    expect(new URL(page.url()).searchParams.get('q')).toBe('멱등')
  })

  test('keeps what is typed and chosen in the address, and steps go back', async ({ page }) => {
    const folder = toFolder('samples')
    await openFile(page, folder, 'search/index.html?q=멱등')
    await waitForResults(page)
    const all = await titles(page).count()
    const box = page.locator('fieldset[name=tag] label').first()
    await box.click()
    await expect.poll(() => new URL(page.url()).searchParams.getAll('tag').length).toBe(1)
    await waitForResults(page)
    await page.locator('[data-order=views]').click()
    await expect.poll(() => new URL(page.url()).searchParams.get('order')).toBe('views')
    await page.goBack()
    await page.goBack()
    await expect.poll(() => new URL(page.url()).searchParams.getAll('tag').length).toBe(0)
    await waitForResults(page)
    await expect(titles(page)).toHaveCount(all)
    await page.getByRole('combobox', { name: '질문 검색' }).fill('오로라')
    await expect(page.locator('.none:not([hidden])')).toBeVisible()
  })

  test('finds what is found where it is served, phrases and exclusions too', async ({ page }) => {
    const folder = toFolder('samples')
    const queries = [
      '멱등 키',
      '"멱등 키"',
      '"상태 코드"',
      'PATCH -결제',
      '-"상태 코드" rest',
      'ㅅㅍㄹ',
      'tjqj',
    ]
    const served: string[][] = []
    for (const query of queries) {
      await page.goto(`${process.env['SAMPLE_SITE']}search/?q=${encodeURIComponent(query)}`)
      await waitForResults(page)
      served.push(await readFound(page))
    }
    await page.goto('about:blank')
    for (const [place, query] of queries.entries()) {
      await openFile(page, folder, `search/index.html?q=${encodeURIComponent(query)}`)
      await waitForResults(page)
      expect([query, ...(await readFound(page))]).toEqual([query, ...(served[place] ?? [])])
    }
    expect(new Set(served.map(({ length }) => length)).size).toBeGreaterThan(3)
  })

  test('leads to answers, hashtags and categories by their files', async ({ page }) => {
    const folder = toFolder('states')
    await openFile(page, folder, 'search/index.html?q=PUT')
    await waitForResults(page)
    const hrefs = await page
      .locator('.results a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(hrefs.length).toBeGreaterThan(2)
    for (const href of hrefs) expect(href).toMatch(/^\.\.\/.*index\.html(?:#|$)/)
  })

  test('says so where its files are gone', async ({ page, observed }) => {
    const folder = toFolder('samples')
    renameSync(join(folder, 'search/data'), join(folder, 'search/gone'))
    await openFile(page, folder, 'search/index.html?q=멱등')
    await expect(page.locator('.failed')).toBeVisible()
    observed.faults.length = 0
  })
})

const hasKiwix = ['zimwriterfs', 'kiwix-serve'].every(
  (name) => spawnSync(name, ['--version']).error === undefined,
)

// Debian's zim-tools and kiwix-tools. Its server puts a bar of its own into pages, whose scripts the policy refuses.
test.describe('inside an archive for Kiwix', ofRest, () => {
  test.skip(!hasKiwix, 'zim-tools and kiwix-tools are not installed')

  test('a question, a listing and a search are opened by kiwix-serve', async ({ page, observed }) => {
    const zim = join(moved.path, 'archive.zim')
    const command = toZimCommand({ settings: sampleSettings, redactions: noRedactions }, toFolder('samples'))
      .join('\n')
      .replace(/\S+$/, zim)
    expect(spawnSync('sh', ['-c', command]).status).toBe(0)
    const port = await findPort()
    const server = spawn('kiwix-serve', ['--address=127.0.0.1', `--port=${port}`, zim])
    try {
      const book = `http://127.0.0.1:${port}/archive/A/`
      await expect
        .poll(() =>
          fetch(`${book}index.html`).then(
            ({ status }) => status,
            () => 0,
          ),
        )
        .toBe(200)
      await page.goto(`${book}tags/rest/index.html`)
      await page.locator('.entry h3 a').first().click()
      await page.waitForURL(/\/archive\/A\/questions\/[^/]+\/index\.html$/)
      await expect(page.locator('article.question .prose').first()).toBeVisible()
      await page.goto(`${book}search/index.html?q=멱등`)
      await waitForResults(page)
      expect(await titles(page).count()).toBeGreaterThan(1)
      await titles(page).first().click()
      await page.waitForURL(/\/questions\/[^/]+\/index\.html/)
    } finally {
      server.kill()
    }
    observed.faults.length = 0
  })
})
