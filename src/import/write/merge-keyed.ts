// Three-way by key, for the small files that are lists by id.
import { digest } from './digests.ts'
import { decide, type MergedThing } from './three-way.ts'

export interface KeyedSides<Value> {
  base: ReadonlyMap<string, string>
  current: ReadonlyMap<string, Value>
  next: ReadonlyMap<string, Value>
}

export interface MergedKeyed<Value> {
  /** All that stand afterwards, those that are there first. */
  values: Map<string, Value>
  isWritten: boolean
  base: Map<string, string>
  things: MergedThing[]
}

/** Two values are equal when their digests are. */
export function mergeKeyed<Value>({ base, current, next }: KeyedSides<Value>): MergedKeyed<Value> {
  const merged: MergedKeyed<Value> = { values: new Map(), isWritten: false, base: new Map(), things: [] }
  for (const id of new Set([...current.keys(), ...next.keys(), ...base.keys()])) {
    const [is, will] = [current.get(id), next.get(id)]
    const sides = { base: base.get(id), current: toDigest(is), next: toDigest(will) }
    const { outcome, take, base: left } = decide(sides)
    if (outcome !== 'gone') merged.things.push({ id, outcome })
    if (left !== undefined) merged.base.set(id, left)
    const stands = take === 'next' ? will : is
    if (stands !== undefined) merged.values.set(id, stands)
    if (take === 'next') merged.isWritten = true
  }
  return merged
}

function toDigest(value: unknown): string | undefined {
  return value === undefined ? undefined : digest(value)
}
