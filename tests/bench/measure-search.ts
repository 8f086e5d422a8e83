// How well a site that was built finds what queries want, and what that costs a reader on a cold cache.
//
//   node src/commands/start.mjs tests/bench/measure-search.ts dist tests/fixtures/search-queries.json [browser]
//
// Without `browser` queries are asked in this process, as in the tests; with it the first result is waited for in
// Chromium, each time with an empty cache.

import { readFileSync } from 'node:fs'
import { chromium, type Page } from '@playwright/test'
import { nothingAsked } from '../../src/search/asked.ts'
import { findBrowser } from '../browser/find-browser.ts'
import { openBuiltSearch } from '../support/search-index.ts'
import { serveFolder } from '../support/static-server.ts'

interface Query {
  query: string
  expect: string[]
}

interface Cost {
  bytes: number
  files: number
  milliseconds: number
}

const [out = 'dist', path = 'tests/fixtures/search-queries.json', where] = process.argv.slice(2)
const queries: Query[] = JSON.parse(readFileSync(path, 'utf8'))
await (where === 'browser' ? measureInBrowser() : measureHere())

async function measureHere(): Promise<void> {
  const cost: Cost = { bytes: 0, files: 0, milliseconds: 0 }
  const open = () =>
    openBuiltSearch(out, (_, fetchFile) => {
      globalThis.fetch = async (file) => {
        const response = await fetchFile(file)
        const bytes = new Uint8Array(await response.arrayBuffer())
        cost.bytes += bytes.length
        cost.files += 1
        return new Response(bytes)
      }
    })
  const ask = async (search: ReturnType<typeof open>, text: string) => {
    Object.assign(cost, { bytes: 0, files: 0 })
    const began = performance.now()
    const { results } = await search.find({ ...nothingAsked, text })
    const found = await Promise.all(results)
    cost.milliseconds = performance.now() - began
    return found.slice(0, 10).map(({ path }) => path.split('/')[1] ?? '')
  }
  const [cold, further]: [Cost[], Cost[]] = [[], []]
  const session = open()
  let wanted = 0
  let missed = 0
  for (const query of queries) {
    const found = await ask(open(), query.query)
    cold.push({ ...cost })
    const misses = query.expect.filter((id) => !found.includes(id))
    wanted += query.expect.length
    missed += misses.length
    if (misses.length > 0) console.log(`${query.query}: ${misses.join(', ')} not among the first ten`)
    await ask(session, query.query)
    further.push({ ...cost })
  }
  console.log(`${wanted - missed} of ${wanted} wanted questions among the first ten`)
  console.log(`a page of results on a cold cache: ${inWords(cold)}`)
  console.log(`the same, one query after another:  ${inWords(further)}`)
}

async function measureInBrowser(): Promise<void> {
  const found = await findBrowser('behaviour')
  if ('obstacle' in found) throw new Error(found.obstacle)
  const server = await serveFolder(out, '/', { compressed: true })
  const browser = await chromium.launch(found)
  const first: Cost[] = []
  try {
    for (const { query } of queries) {
      const context = await browser.newContext()
      first.push(await waitForFirstResult(await context.newPage(), `${server.origin}/search/`, query))
      await context.close()
    }
  } finally {
    await browser.close()
    await server.close()
  }
  console.log(`the first result in a browser, scripts among its files: ${inWords(first)}`)
}

/**
 * From the moment in which the address with the query is opened to that in which a first result is in the page; with
 * the files that were there by then. Watched in the page itself: from outside it is seen later, when more is fetched.
 */
async function waitForFirstResult(page: Page, address: string, query: string): Promise<Cost> {
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('.results > li, .none:not([hidden])')) return
      performance.mark('first result')
      observer.disconnect()
    })
    observer.observe(document, { childList: true, subtree: true, attributeFilter: ['hidden'] })
  })
  await page.goto(`${address}?q=${encodeURIComponent(query)}`, { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first result').length > 0)
  // A file is reported when it has ended.
  await page.waitForLoadState('networkidle')
  return await page.evaluate(() => {
    const milliseconds = performance.getEntriesByName('first result')[0]?.startTime ?? Number.NaN
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const files = entries
      .filter(({ name, responseEnd }) => /\.(?:bin|js)$/.test(name) && responseEnd <= milliseconds)
      .map(({ encodedBodySize }) => encodedBodySize)
    return { bytes: files.reduce((sum, size) => sum + size, 0), files: files.length, milliseconds }
  })
}

function inWords(costs: readonly Cost[]): string {
  const at = (part: number, read: (cost: Cost) => number) =>
    costs.map(read).toSorted((one, other) => one - other)[Math.floor((costs.length - 1) * part)] ?? 0
  const line = (read: (cost: Cost) => number) =>
    `${at(0.5, read).toFixed(0)} (p95 ${at(0.95, read).toFixed(0)})`
  const [bytes, files, time] = [
    line(({ bytes }) => bytes / 1000),
    line(({ files }) => files),
    line(({ milliseconds }) => milliseconds),
  ]
  return `${bytes} KB in ${files} files, ${time} ms`
}
