// npm run schema: JSON Schemas of the files that people write, for their editors, and of what imports read. `--check` only compares.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { toEditorSchemas } from '../authoring/editor-schemas.ts'
import { readRegularFile } from '../cache/read-regular-file.ts'
import { replaceFile } from '../cache/replace-file.ts'
import { writeFully } from '../cache/write-fully.ts'
import { toImportSchemas } from '../import/import-schemas.ts'
import type { Call } from './call.ts'

export function schema({ root, values, words }: Call<'schema'>): number {
  const folder = join(root, 'schema')
  let exitCode = 0
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of Object.entries({ ...toEditorSchemas(), ...toImportSchemas() })) {
    const path = join(folder, name)
    if (!values.check) replaceFile(path, (descriptor) => writeFully(descriptor, Buffer.from(text), path))
    else if (readIfThere(path) !== text) {
      process.stderr.write(`${words.commands.outdatedSchema(`schema/${name}`)}\n`)
      exitCode = 1
    }
  }
  return exitCode
}

function readIfThere(path: string): string | undefined {
  try {
    return readRegularFile(path).toString()
  } catch {
    return undefined
  }
}
