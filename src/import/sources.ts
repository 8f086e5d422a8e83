// What `npm run import -- NAME PATH` reads. A further source is one line here.
import { createDiscourseImporter } from './discourse/discourse-importer.ts'
import type { SourceCall, SourceImporter } from './importer.ts'
import { createRecordsImporter } from './read-records.ts'
import { createStackExchangeImporter } from './stackexchange/stack-exchange-importer.ts'
import { createTableImporter } from './table/table-importer.ts'

type Create = (call: SourceCall) => SourceImporter

export const sources = {
  stackexchange: ({ path, temporary, url, checkStop }) =>
    createStackExchangeImporter({
      dump: path,
      temporary,
      host: url && new URL(url).host,
      onWait: checkStop,
    }),
  discourse: (call) => createDiscourseImporter(call),
  table: (call) => createTableImporter(call),
  records: (call) => createRecordsImporter(call),
} satisfies Record<string, Create>

export type SourceName = keyof typeof sources

export function isSourceName(name: string): name is SourceName {
  return Object.hasOwn(sources, name)
}

export function createImporter(name: SourceName, call: SourceCall): SourceImporter {
  const create: Create = sources[name]
  return create(call)
}

/**
 * What an import would begin with, without a word of it kept. Of a packed dump it is only seen whether it is there, as to
 * look inside takes as long as to import it. @throws Failure, as the import would.
 */
export async function tryImporter(name: SourceName, call: SourceCall): Promise<void> {
  const importer = createImporter(name, call)
  if (importer.tryFirst) return importer.tryFirst()
  const records = importer.read({ note: () => {} })[Symbol.asyncIterator]()
  await records.next()
  await records.return?.()
}
