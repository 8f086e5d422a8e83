import type { ImportRecord } from '../../src/import/records.ts'
import { runImport } from '../../src/import/run.ts'

/** An import of records that nobody else is at, and nobody stops. @param now a time in RFC 3339. */
export async function importRecords(
  target: string,
  records: readonly ImportRecord[],
  {
    now,
    ...others
  }: { now: string } & Partial<Pick<Parameters<typeof runImport>[0], 'into' | 'report' | 'ledger'>>,
): Promise<void> {
  await runImport({
    target,
    into: false,
    category: undefined,
    now: Date.parse(now),
    open: () => ({
      read: async function* () {
        yield* records
      },
      progress: () => 1,
    }),
    takeLock: () => () => {},
    source: 'records',
    ledger: `${target}.ledger`,
    onProgress: () => {},
    checkStop: () => {},
    report: () => {},
    ...others,
  })
}
