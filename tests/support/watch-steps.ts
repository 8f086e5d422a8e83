// What an import that is killed leaves behind, without a process for each kill: before each step the disk is as it would be.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const changing = [
  'copyFileSync',
  'linkSync',
  'mkdirSync',
  'openSync',
  'renameSync',
  'rmSync',
  'rmdirSync',
  'writeFileSync',
  'writeSync',
] as const

/** @param look called before each call of this thread that may change something on the disk, counted from 1. */
export function watchSteps(look: (step: number) => void): Disposable {
  const before: Record<string, unknown> = { ...fs }
  let [step, isLooking] = [0, false]
  for (const name of changing) {
    const change = before[name]
    if (typeof change !== 'function') continue
    Reflect.set(fs, name, (...values: unknown[]) => {
      if (!isLooking) {
        isLooking = true
        step += 1
        look(step)
        isLooking = false
      }
      return Reflect.apply(change, fs, values)
    })
  }
  syncBuiltinESMExports()
  return {
    [Symbol.dispose]: () => {
      // Modules of Node that were loaded meanwhile keep what they found.
      isLooking = true
      for (const name of changing) Reflect.set(fs, name, before[name])
      syncBuiltinESMExports()
    },
  }
}
