// Kills the process before the step of KILLED_AT, counted from 1: a step is a call that changes something on the disk.
// Loaded by NODE_OPTIONS=--import=….
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const last = Number(process.env.KILLED_AT)
const changing = [
  'copyFileSync',
  'linkSync',
  'mkdirSync',
  'renameSync',
  'rmSync',
  'rmdirSync',
  'writeFileSync',
  'writeSync',
]
let step = 0

for (const name of changing) {
  const change = fs[name]
  fs[name] = (...values) => {
    step += 1
    if (step === last) process.kill(process.pid, 'SIGKILL')
    return change(...values)
  }
}
syncBuiltinESMExports()
