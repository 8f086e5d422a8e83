// Begins every worker: compiled code is kept between runs, since compiling it again takes a worker longer than some
// whole builds. This file is plain JavaScript, as Node would load what takes types away before it looks for such code.
// Then the worker's own module takes over; messages wait for it.
import { enableCompileCache, flushCompileCache } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'

enableCompileCache()
await import('./program.ts')
// `prepare-file.ts#prepareBatches` names what is called with the worker's data, and returns what answers each message. A
// module without a name after it listens by itself.
const [module, job] = workerData.script.split('#')
const started = await import(module)
if (job) {
  const answer = await started[job](workerData)
  parentPort?.on('message', async (message) => parentPort?.postMessage(await answer(message)))
}
// A worker is ended from outside, without the moment at which Node would write this by itself.
flushCompileCache()
