// What becomes of one thing, or of a part of one: by what the last import wrote, what is there, and what the source says
// now. Each is a digest; undefined where there is no such thing.
export type Outcome =
  /** New in the source. */
  | 'added'
  /** Changed in the source, and by nobody else. */
  | 'updated'
  | 'unchanged'
  /** Changed by hand: stays. */
  | 'edited'
  /** Changed by hand, and in the source to something else: what the hand wrote stays. */
  | 'edited-both'
  /** Written by hand, or on what a hand wrote, and the source has another of its id: what the hand wrote stays. */
  | 'own'
  /** Removed by hand: stays away. */
  | 'removed'
  /** No longer in the source: stays. */
  | 'vanished'
  /** In neither any more. */
  | 'gone'

export interface ThreeWay {
  /** What the last import wrote. */
  base: string | undefined
  current: string | undefined
  /** What this import would write. */
  next: string | undefined
}

export interface Decision {
  outcome: Outcome
  /** Which of them stands afterwards. */
  take: 'current' | 'next' | 'none'
  /** What the next import has as its base. */
  base: string | undefined
}

export function decide({ base, current, next }: ThreeWay): Decision {
  if (next === undefined) return decideVanished(base, current)
  if (current === undefined) {
    return base === undefined
      ? { outcome: 'added', take: 'next', base: next }
      : { outcome: 'removed', take: 'none', base }
  }
  if (current === next) return { outcome: 'unchanged', take: 'current', base: next }
  if (base === undefined) return { outcome: 'own', take: 'current', base: undefined }
  if (current === base) return { outcome: 'updated', take: 'next', base: next }
  return { outcome: next === base ? 'edited' : 'edited-both', take: 'current', base }
}

/** What people wrote themselves was never in the source. */
function decideVanished(base: string | undefined, current: string | undefined): Decision {
  if (current === undefined) return { outcome: 'gone', take: 'none', base: undefined }
  return { outcome: base === undefined ? 'unchanged' : 'vanished', take: 'current', base }
}

export interface MergedThing {
  id: string
  outcome: Outcome | 'faulty' | 'notes'
  /** Which of its parts came to that, where they differ. */
  parts?: readonly string[]
  /** Of what a hand edited: whether another part of it followed the source. */
  isAlsoUpdated?: true
}

const ranked: Outcome[] = ['edited-both', 'edited', 'updated']

/** What is told of the parts together: that of which a person should know most. */
export function toOutcome(parts: Readonly<Record<string, Outcome>>): Omit<MergedThing, 'id'> {
  const outcomes = Object.entries(parts)
  const outcome = ranked.find((each) => outcomes.some(([, one]) => one === each)) ?? 'unchanged'
  const isAlsoUpdated = outcome !== 'updated' && outcomes.some(([, one]) => one === 'updated')
  return {
    outcome,
    parts: outcomes.filter(([, one]) => one === outcome).map(([part]) => part),
    ...(isAlsoUpdated ? { isAlsoUpdated } : {}),
  }
}

/** Without what else is known of it. */
export function toThing(id: string, { outcome, parts, isAlsoUpdated }: Omit<MergedThing, 'id'>): MergedThing {
  return { id, outcome, ...(parts ? { parts } : {}), ...(isAlsoUpdated ? { isAlsoUpdated } : {}) }
}
