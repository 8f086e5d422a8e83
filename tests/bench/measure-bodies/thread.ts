import { parentPort } from 'node:worker_threads'
import { compareRendered } from '../../../src/import/markdown/compare-rendered.ts'
import { toMarkdown } from '../../../src/import/markdown/to-markdown.ts'
import type { RealBody } from '../../support/real-bodies.ts'

export interface Measured {
  id: string
  /** Whether a page shows what the HTML of the source, as it was, shows. */
  isEqual: boolean
  /** What of it differs, and what the conversion says of it. */
  reasons: string[]
  /** Of a processor, for the conversion with the comparison that it makes itself. */
  milliseconds: number
}

parentPort?.on('message', (bodies: RealBody[]) => parentPort?.postMessage(bodies.map(measure)))

function measure({ id, html, dialect }: RealBody): Measured {
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
