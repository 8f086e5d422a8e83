// npm run preview: serves what the last build made, as a static host would.
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { preview } from 'astro'
import { toArchiveFolders } from '../content-folder/archive-folders.ts'
import { findLastOutput } from '../engine/find-last-output.ts'
import { findLanguage } from './find-language.ts'
import { parsePort } from './parse-port.ts'
import { readParameters } from './read-parameters.ts'
import { reportFailure } from './report-failure.ts'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const { content, out } = toArchiveFolders(root, process.env)
const language = findLanguage(content)
const { values } = readParameters({ options: { port: { type: 'string', default: '4321' } } }, language)
const port = parsePort(values.port, language)

try {
  const outDir = findLastOutput(out)
  await preview({ root, outDir, server: { port } })
} catch (error) {
  reportFailure(error, language)
  process.exitCode = 1
}
