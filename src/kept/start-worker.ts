// Begins every worker: compiled code is kept between runs, since compiling it again takes a worker longer than some
// whole builds. Then the worker's own module takes over; messages wait for it.
import { enableCompileCache, flushCompileCache } from 'node:module'
import { workerData } from 'node:worker_threads'

enableCompileCache()
await import(workerData.script)
// A worker is ended from outside, without the moment at which Node would write this by itself.
flushCompileCache()
