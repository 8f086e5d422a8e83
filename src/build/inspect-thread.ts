// A thread that looks at the last output.
import { parentPort } from 'node:worker_threads'
import type { Places } from '../site/places.ts'
import { inspectOutput } from './last-output.ts'
import { readManifest } from './output-manifest.ts'

parentPort?.on('message', ({ cache, out }: Pick<Places, 'cache' | 'out'>) => {
  parentPort?.postMessage(inspectOutput(out, readManifest(cache, out)))
})
