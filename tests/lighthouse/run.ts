// npm run lighthouse: builds the archive, opens pages of it on a phone and prints what Lighthouse says of them. Exit code
// 1 when a page is under its limits, 2 when there is no browser. Paths of other pages may follow: `-- tags/java/`.
import { mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, findBrowser } from '../browser/find-browser.ts'
import { serveFolder } from '../support/static-server.ts'
import { sampleContent } from '../support/test-site.ts'
import { type Judgement, judgePage, toTable } from './judge.ts'
import { buildAt, runLighthouse } from './run-lighthouse.ts'

/** Front page, listing, question and directory of the sample archive. */
const samplePages = ['', 'tags/rest/', 'questions/put-or-patch/', 'tags/']
const runs = 3

const content = process.env['ARCHIVE_CONTENT'] || sampleContent
const named = process.argv.slice(2).map((path) => path.replace(/^\//, ''))
const paths = named.length > 0 ? named : samplePages

const browser = await findBrowser('behaviour')
if ('obstacle' in browser) {
  process.stdout.write(`not run: ${browser.obstacle}\n`)
  process.exit(2)
}

using folder = mkdtempDisposableSync(join(tmpdir(), 'gotgam-lighthouse-'))
// The address has to be known before the pages are built.
const site = join(folder.path, 'dist')
const server = await serveFolder(site, '/', { compressed: true })
try {
  await buildAt(`${server.origin}/`, content, folder.path)
  const judgements: Judgement[] = []
  for (const path of paths) judgements.push(await judge(path, browser))
  process.stdout.write(toTable(judgements))
  process.exitCode = judgements.some(({ faults }) => faults.length > 0) ? 1 : 0
} finally {
  await server.close()
}

async function judge(path: string, browser: Browser): Promise<Judgement> {
  const reports: unknown[] = []
  for (let run = 0; run < runs; run += 1) {
    reports.push(await runLighthouse(server.origin + encodeURI(`/${path}`), { browser, folder: folder.path }))
  }
  return judgePage(path, reports)
}
