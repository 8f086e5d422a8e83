export function median(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = sorted.length / 2
  const upper = sorted[Math.floor(middle)]
  const lower = sorted[Math.ceil(middle) - 1]
  return upper === undefined || lower === undefined ? undefined : (lower + upper) / 2
}

export interface TimedRound {
  readonly round: number
  readonly seconds: number
}

/** The median over the rounds that both ran of how many times as long the first took in that round. */
export function pairedRatio(runs: readonly TimedRound[], base: readonly TimedRound[]): number | undefined {
  const baseSeconds = new Map(base.map((run) => [run.round, run.seconds]))
  const ratios = runs.flatMap((run) => {
    const seconds = baseSeconds.get(run.round)
    return seconds === undefined ? [] : [run.seconds / seconds]
  })
  return median(ratios)
}
