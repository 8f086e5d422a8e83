// npm run schema: JSON Schemas of the files that people write, for their editors, and of the records of imports. `--check` only compares.
import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { toEditorSchemas } from '../authoring/editor-schemas.ts'
import { readRegularFile } from '../cache/read-regular-file.ts'
import { replaceFile } from '../cache/replace-file.ts'
import { writeFully } from '../cache/write-fully.ts'
import { toArchiveFolders } from '../content-folder/archive-folders.ts'
import { recordSchemaName, toRecordSchema } from '../import/record-schema.ts'
import { findWords } from '../messages/words.ts'
import { findLanguage } from './find-language.ts'
import { readParameters } from './read-parameters.ts'
import { reportFailure } from './report-failure.ts'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const folder = join(root, 'schema')
const language = findLanguage(toArchiveFolders(root, process.env).content)
const { values } = readParameters('schema')

try {
  mkdirSync(folder, { recursive: true })
  const schemas = { ...toEditorSchemas(), [recordSchemaName]: toRecordSchema() }
  for (const [name, schema] of Object.entries(schemas)) {
    const path = join(folder, name)
    if (!values.check) replaceFile(path, (descriptor) => writeFully(descriptor, Buffer.from(schema), path))
    else if (readIfThere(path) !== schema) {
      process.stderr.write(`${findWords(language).commands.outdatedSchema(`schema/${name}`)}\n`)
      process.exitCode = 1
    }
  }
} catch (error) {
  reportFailure(error, language)
  process.exitCode = 1
}

function readIfThere(path: string): string | undefined {
  try {
    return readRegularFile(path).toString()
  } catch {
    return undefined
  }
}
