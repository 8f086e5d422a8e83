// npm run preview: serves what the last build made, as a static host would.
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { preview } from 'astro'
import { toArchiveFolders } from '../content-folder/archive-folders.ts'
import { findLastOutput } from '../engine/find-last-output.ts'
import { parsePort } from './parse-port.ts'
import { readParameters } from './read-parameters.ts'
import { reportFailure } from './report-failure.ts'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const { values } = readParameters({ options: { port: { type: 'string', default: '4321' } } })
const port = parsePort(values.port)

try {
  const outDir = findLastOutput(toArchiveFolders(root, process.env).out)
  await preview({ root, outDir, server: { port } })
} catch (error) {
  reportFailure(error)
  process.exitCode = 1
}
