import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { writeFully } from '../../cache/write-fully.ts'
import { importListName, type ListLine } from './import-list.ts'
import type { ListWriting } from './list-writing.ts'

const chunkLength = 1024 * 1024

/** @param folder in which it is staged. @param ends what goes before and after the lines of questions. */
export function writeImportList(
  folder: string,
  list: ListWriting,
  ends: Readonly<{ head: ListLine[]; tail: ListLine[]; others: string[] }>,
): void {
  const path = join(folder, importListName)
  const descriptor = openSync(path, 'w')
  try {
    let waiting = ''
    for (const part of list.print(ends.head, ends.tail, ends.others)) {
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
