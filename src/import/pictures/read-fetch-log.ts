// What earlier runs learnt of addresses, a line for each, so that whoever was stopped goes on. It may be deleted at any
// time; lines that can't be read are passed over, such as the last one of a run that was killed.
import { join } from 'node:path'
import { z } from 'zod'
import { readRegularFile } from '../../cache/read-regular-file.ts'
import { type FetchOutcome, lossReasons } from './picture-loss.ts'

const entrySchema = z.strictObject({
  address: z.string(),
  outcome: z.union([
    z.strictObject({ path: z.string().regex(/^files\/[\da-f]{2}\/[\da-f]{32}\.[a-z]+$/) }),
    z.strictObject({ loss: z.strictObject({ reason: z.enum(lossReasons), detail: z.string() }) }),
  ]),
})

export type FetchLogEntry = z.infer<typeof entrySchema>

export const fetchLogName = 'fetched.ndjson'

/** The last line of each address counts. */
export function readFetchLog(folder: string): Map<string, FetchOutcome> {
  const outcomes = new Map<string, FetchOutcome>()
  for (const line of listLines(join(folder, fetchLogName))) {
    const entry = parseEntry(line)
    if (entry) outcomes.set(entry.address, entry.outcome)
  }
  return outcomes
}

function listLines(path: string): string[] {
  try {
    return readRegularFile(path).toString().split('\n')
  } catch {
    return []
  }
}

function parseEntry(line: string): FetchLogEntry | undefined {
  try {
    return entrySchema.parse(JSON.parse(line))
  } catch {
    return undefined
  }
}
