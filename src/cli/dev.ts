// npm run dev: the site on this machine, each page made when it is asked for and again when its content changes.
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { dev } from 'astro'
import { readContent } from '../content-folder/read-content.ts'
import { toOutlineStore, toPlaces } from '../site/places.ts'
import { digestCode } from '../store/code-digest.ts'
import { reportIssues } from './report-issues.ts'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const { values } = parseArgs({ options: { port: { type: 'string', default: '4321' } } })
const { content, cache, store } = toPlaces(root, process.env)

// While Astro starts, the questions are read, so that the first page finds them ready.
mkdirSync(cache, { recursive: true })
const reading = readContent({
  folder: content,
  store: toOutlineStore(store),
  code: digestCode(root),
  outlinesOnly: true,
})
await dev({ root, server: { port: Number(values.port) } })
const { issues } = await reading
if (issues.length > 0) process.stderr.write(`${reportIssues(issues, 'text')}\n`)
