// The records themselves, as NDJSON: whoever can write these lines needs no importer.
import { dirname, resolve } from 'node:path'
import type { z } from 'zod'
import { Failure } from '../messages/failure.ts'
import type { Importer } from './importer.ts'
import { type Line, readLines } from './read-lines.ts'
import { type ImportRecord, recordSchema } from './records.ts'

export function createRecordsImporter({ path }: { path: string }): Importer {
  let done = 0
  return {
    progress: () => done,
    read: async function* () {
      const check = createOrderCheck(path)
      for (const line of readLines(path)) {
        done = line.read / Math.max(1, line.size)
        if (line.text.trim() === '') continue
        const record = parseRecord(path, line)
        check(record, line.number)
        yield record.type === 'file' ? { ...record, from: resolve(dirname(path), record.from) } : record
      }
    },
  }
}

function parseRecord(path: string, { text, number: line }: Line): ImportRecord {
  const value = parseJson(text)
  if (value === undefined) throw new Failure('record-no-json', { path, line })
  const result = recordSchema.safeParse(value)
  if (result.success) return result.data
  throw new Failure('record-faulty', { path, line, reason: toReason(result.error) })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** `at: Invalid input: expected string, received undefined` */
function toReason({ issues }: z.ZodError): string {
  const [issue] = issues
  if (!issue) return ''
  return [issue.path.join('.'), issue.message].filter((part) => part !== '').join(': ')
}

/** @returns a function that throws a Failure at a record that does not follow where it has to. */
function createOrderCheck(path: string): (record: ImportRecord, line: number) => void {
  let isFirst = true
  let question: string | undefined
  return (record, line) => {
    if (isFirst !== (record.type === 'source')) {
      throw new Failure(isFirst ? 'record-source-missing' : 'record-source-again', { path, line })
    }
    isFirst = false
    if (record.type === 'question') question = record.id
    if (record.type !== 'answer' && record.type !== 'comment') return
    if (record.question === question) return
    throw new Failure('record-out-of-order', { path, line, question: record.question })
  }
}
