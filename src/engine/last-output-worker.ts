// A thread that looks at the last output.
import { parentPort } from 'node:worker_threads'
import type { ArchiveFolders } from '../folder/environment.ts'
import { inspectOutput, readManifest } from './last-output.ts'

parentPort?.on('message', ({ cache, out }: Pick<ArchiveFolders, 'cache' | 'out'>) => {
  parentPort?.postMessage(inspectOutput(out, readManifest(cache, out)))
})
