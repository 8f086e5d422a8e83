// What `npm run import -- NAME PATH` reads. A further source is one line here.
import type { Importer } from './importer.ts'
import { createRecordsImporter } from './read-records.ts'

/** What an importer is told. */
export interface SourceCall {
  /** File or folder that was named, absolute. It need not be there. */
  path: string
  /** A folder for what does not fit into memory. Whoever starts the import removes it. */
  temporary: string
  /** Edits of posts whose kind nobody knows count as activities. */
  edits: boolean
  /** A file with the names of categories, absolute. */
  categories: string | undefined
  /** A file that says which column is what, absolute. */
  mapping: string | undefined
}

type Create = (call: SourceCall) => Importer

export const sources = {
  records: (call) => createRecordsImporter(call),
} satisfies Record<string, Create>

export type SourceName = keyof typeof sources

export function isSourceName(name: string): name is SourceName {
  return Object.hasOwn(sources, name)
}

export function createImporter(name: SourceName, call: SourceCall): Importer {
  const create: Create = sources[name]
  return create(call)
}
