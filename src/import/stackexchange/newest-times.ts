import { toTime, toTimeNumber } from './dump-time.ts'

export type NewestTimes = ReturnType<typeof createNewestTimes>

const dayLength = 24 * 60 * 60_000

/**
 * Of millions of times a few are newer than all before them. One that no calendar has, or that is not two days in the
 * past, outdoes none: whoever looks for the newest day may not take it.
 */
export function createNewestTimes(now: number) {
  const past = toTimeNumber(new Date(now - 2 * dayLength).toISOString())
  let reached = 0
  const taken: string[] = []
  return {
    /** What a time has to be after to be looked at. */
    reached: () => reached,
    look: (number: number) => {
      if (number <= reached) return
      const time = toTime(number)
      taken.push(time)
      if (number < past && !Number.isNaN(Date.parse(time))) reached = number
    },
    /** Those since it was asked last that may be the newest of all. */
    take: () => taken.splice(0),
  }
}
