import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { writeFully } from '../../cache/write-fully.ts'
import type { ConvertedList } from './convert-threads.ts'
import { importListName, type OtherLine } from './import-list.ts'
import type { ImportPlan } from './plan-import.ts'
import type { StagingFolder } from './write-staging-folder.ts'

export interface ImportListParts {
  list: ConvertedList
  plan: ImportPlan
  lines: readonly OtherLine[]
  /** Lines of pictures of other places, as they stand. */
  fetched: readonly string[]
}

const chunkLength = 1024 * 1024

export function writeImportList(
  { list, plan, lines, fetched }: ImportListParts,
  staging: StagingFolder,
): void {
  const { key } = plan.collected.source
  const { base } = plan.settings
  const head = [
    { type: 'source' as const, key, format: 1 as const, category: plan.legal.category },
    ...(base === undefined ? [] : [{ type: 'archive' as const, referenceDate: base }]),
  ]
  const path = join(staging.staged, importListName)
  const descriptor = openSync(path, 'w')
  try {
    let waiting = ''
    for (const part of list.print(head, lines, [...plan.target.former.otherLines, ...fetched])) {
      waiting += part
      if (waiting.length < chunkLength) continue
      writeFully(descriptor, Buffer.from(waiting), path)
      waiting = ''
    }
    writeFully(descriptor, Buffer.from(waiting), path)
  } finally {
    closeSync(descriptor)
    list.close()
  }
}
