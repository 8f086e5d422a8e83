// How many real bodies of GOTGAM_DATA keep text, links and code as Markdown, and how many a second are converted:
// node src/commands/start.mjs tests/bench/measure-bodies/measure.ts
import { runInWorkers, toTasks } from '../../../src/kept/pool.ts'
import { findRealBodies, type RealBody } from '../../support/real-bodies.ts'
import type { Measured } from './thread.ts'

const bodies = findRealBodies()
if (bodies) await measure(bodies)
else console.log('Nothing was measured: GOTGAM_DATA names no folder of data.')

async function measure(all: readonly RealBody[]): Promise<void> {
  const measured: Measured[] = []
  const began = performance.now()
  await runInWorkers<RealBody[], Measured[]>({
    script: new URL('./thread.ts', import.meta.url),
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
    `${Math.round(all.length / seconds)} bodies a second in threads, comparing and starting included`,
  )
  console.log(`${Math.round(all.length / converting)} a second of one processor, for the conversion alone`)
}
