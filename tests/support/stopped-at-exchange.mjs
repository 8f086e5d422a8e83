// Sends what Ctrl-C sends when a build is about to put its output in the place of the last, at which it looks once more.
// Loaded by NODE_OPTIONS=--import=….
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const { lstatSync } = fs
fs.lstatSync = (path, ...options) => {
  if (path === process.env.ARCHIVE_OUT && fs.existsSync(`${path}.next`)) process.kill(process.pid, 'SIGINT')
  return lstatSync(path, ...options)
}
syncBuiltinESMExports()
