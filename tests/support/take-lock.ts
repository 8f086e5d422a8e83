// A process that takes the lock of an output when it is given its name, says whether it got it, and holds it.
import { createInterface } from 'node:readline'
import { type Lock, lockOutput } from '../../src/engine/lock.ts'

let lock: Lock | undefined
for await (const line of createInterface({ input: process.stdin })) {
  if (line === 'release') {
    lock?.release()
    lock = undefined
    process.stdout.write('released\n')
    continue
  }
  try {
    lock = lockOutput(line)
    process.stdout.write('got it\n')
  } catch (error) {
    process.stdout.write(`${error instanceof Error ? error.message : String(error)}\n`)
  }
}
