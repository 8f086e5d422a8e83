/** What is counted of a question, in the one order in which it is shown, written and compared. */
export const countNames = ['answers', 'comments', 'recommended', 'needsSupplement', 'views'] as const

/** Those that every file gives, as they are before anything is counted. */
export const zeroCounts = { answers: 0, comments: 0 } satisfies Partial<Record<CountName, number>>

export type CountName = (typeof countNames)[number]
type RequiredCountName = keyof typeof zeroCounts
type OptionalCountName = Exclude<CountName, RequiredCountName>

/** One field for each count, of one type where it is required and of another where it is not. */
export type CountFields<Required, Optional> = Record<RequiredCountName, Required> &
  Record<OptionalCountName, Optional>

/** Those that are absent are not known, which is not zero (decision 10). */
export type Counts = Record<RequiredCountName, number> &
  Partial<Record<OptionalCountName, number | undefined>>

/** A key without a value says as little as no key. */
export function toKnownCounts(counts: Counts): Counts {
  const known = { ...counts }
  for (const name of countNames) {
    if (!isRequired(name) && known[name] === undefined) delete known[name]
  }
  return known
}

function isRequired(name: CountName): name is RequiredCountName {
  return name in zeroCounts
}
