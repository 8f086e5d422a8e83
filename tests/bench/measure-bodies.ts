// How many real bodies of GOTGAM_DATA keep text, links and code as Markdown, and how many a second are converted:
// node src/commands/start.mjs tests/bench/measure-bodies.ts
import { isMainThread, parentPort } from 'node:worker_threads'
import { compareRendered } from '../../src/import/markdown/compare-rendered.ts'
import { toMarkdown } from '../../src/import/markdown/to-markdown.ts'
import { runInWorkers, toTasks } from '../../src/kept/pool.ts'
import { findRealBodies, type RealBody } from '../support/real-bodies.ts'

const bodies = isMainThread ? findRealBodies() : []
parentPort?.on('message', (some: RealBody[]) => parentPort?.postMessage(some.map(measureBody)))
if (isMainThread && bodies) await measure(bodies)
else if (isMainThread) console.log('Nothing was measured: GOTGAM_DATA names no folder of data.')

async function measure(all: readonly RealBody[]): Promise<void> {
  const measured: Measured[] = []
  const began = performance.now()
  await runInWorkers<RealBody[], Measured[]>({
    script: new URL(import.meta.url),
    workerData: () => ({}),
    tasks: toTasks(all, 50),
    onResult: (results) => measured.push(...results),
  })
  const seconds = (performance.now() - began) / 1000
  for (const { id, reasons } of measured) if (reasons.length > 0) console.log(id, reasons.join(', '))
  const sources = Object.groupBy(measured, ({ id }) => id.split('/')[0] ?? '')
  for (const [name, own = []] of Object.entries({ ...sources, all: measured })) {
    const equal = own.filter(({ isEqual }) => isEqual).length
    console.log(`${name}: ${equal} of ${own.length} equal, ${((100 * equal) / own.length).toFixed(2)} %`)
  }
  const converting = measured.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 1000
  console.log(
    `${Math.round(all.length / seconds)} bodies a second in workers, comparing and starting included`,
  )
  console.log(`${Math.round(all.length / converting)} a second of one processor, for the conversion alone`)
}

interface Measured {
  id: string
  /** Whether a page shows what the HTML of the source, as it was, shows. */
  isEqual: boolean
  /** What of it differs, and what the conversion says of it. */
  reasons: string[]
  /** Of a processor, for the conversion with the comparison that it makes itself. */
  milliseconds: number
}

function measureBody({ id, html, dialect }: RealBody): Measured {
  const before = process.threadCpuUsage()
  const { losses } = toMarkdown({ html }, { dialect })
  const { user, system } = process.threadCpuUsage(before)
  const milliseconds = (user + system) / 1000
  // Without the rules of a dialect, which say some things in another way: those it compares itself.
  const plain = toMarkdown({ html }, { dialect: 'html' })
  // Lines of code that became a block, or one line, are others than the HTML has.
  const isLined = losses.some((loss) => loss.startsWith('code-'))
  const differences = isLined ? [] : compareRendered(html, plain.markdown)
  const changes = losses.filter((loss) => loss.endsWith('-changed'))
  const isEqual = differences.length === 0 && changes.length === 0
  return { id, isEqual, reasons: isEqual ? [] : [...differences, ...losses], milliseconds }
}
