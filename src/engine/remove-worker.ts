// A thread that removes folders.
import { rmSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'

parentPort?.on('message', (folders: string[]) => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  parentPort?.postMessage(true)
})
