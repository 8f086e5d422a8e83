// npm run schema: JSON Schemas of the files that people write, for their editors, and of what imports read. `--check` only compares.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { toImportSchemas } from '../import/sources.ts'
import { readRegularFile } from '../kept/files.ts'
import { replaceFile, writeFully } from '../kept/write.ts'
import type { Call } from './call.ts'
import { toEditorSchemas } from './editor-schemas.ts'

export function schema({ root, values, words }: Call<'schema'>): number {
  const folder = join(root, 'schema')
  let exitCode = 0
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of Object.entries({ ...toEditorSchemas(), ...toImportSchemas() })) {
    const path = join(folder, name)
    if (!values.check) replaceFile(path, (descriptor) => writeFully(descriptor, Buffer.from(text), path))
    else if (readIfThere(path) !== text) {
      process.stderr.write(`${words.commands.outdatedSchema({ path: `schema/${name}` })}\n`)
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
