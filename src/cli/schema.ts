// npm run schema: JSON Schemas of the files that people write, for their editors. `--check` only compares.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { toEditorSchemas } from '../authoring/editor-schemas.ts'
import { readParameters } from './read-parameters.ts'

const folder = join(dirname(dirname(dirname(fileURLToPath(import.meta.url)))), 'schema')
const { values } = readParameters({ options: { check: { type: 'boolean', default: false } } })

mkdirSync(folder, { recursive: true })
for (const [name, schema] of Object.entries(toEditorSchemas())) {
  const path = join(folder, name)
  if (!values.check) writeFileSync(path, schema)
  else if (readIfThere(path) !== schema) {
    process.stderr.write(`schema/${name} is out of date. Run: npm run schema\n`)
    process.exitCode = 1
  }
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
