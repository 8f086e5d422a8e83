import { Script } from 'node:vm'

/** Work took longer than it may. */
export class OutOfTime extends Error {}

// What a script may call has to be global; a name that nobody else can have keeps it apart.
const slot = Symbol.for('gotgam.work')
const call = new Script(`globalThis[Symbol.for('gotgam.work')]()`)

/**
 * Does work in this thread, and stops it in whatever it is at, a regular expression for instance.
 * @throws OutOfTime after so many seconds, else what the work throws.
 */
export function runInTime<T>(work: () => T, seconds: number): T {
  let done: { result: T } | undefined
  const set = () => {
    done = { result: work() }
  }
  Object.defineProperty(globalThis, slot, { value: set, configurable: true })
  try {
    call.runInThisContext({ timeout: Math.ceil(seconds * 1000) })
  } catch (error) {
    if (isTimeout(error)) throw new OutOfTime(`more than ${seconds} seconds`)
    throw error
  } finally {
    Reflect.deleteProperty(globalThis, slot)
  }
  if (!done) throw new Error('work ended without a result')
  return done.result
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
}
