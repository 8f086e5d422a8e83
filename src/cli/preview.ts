// npm run preview: serves what the last build made, as a static host would.
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { toArchiveFolders } from '../content-folder/archive-folders.ts'
import { toBasePath } from '../content-folder/base-path.ts'
import { readSettings } from '../content-folder/read-folder.ts'
import { findLastOutput } from '../engine/find-last-output.ts'
import { serveOutput } from '../engine/serve-output.ts'
import { findLanguage } from './find-language.ts'
import { parsePort } from './parse-port.ts'
import { readParameters } from './read-parameters.ts'
import { reportFailure } from './report-failure.ts'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const { values } = readParameters('preview')
const port = parsePort(values.port ?? '4321')
const { content, out } = toArchiveFolders(root, process.env)
const language = findLanguage(content)

try {
  const { url } = await serveOutput(findLastOutput(out), toBasePath(readSettings(content)), port)
  process.stdout.write(`${url}\n`)
} catch (error) {
  reportFailure(error, language)
  process.exitCode = 1
}
