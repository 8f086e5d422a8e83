import { distance } from 'fastest-levenshtein'
import { type RootEntry, toCandidates } from './root-entry.ts'

/**
 * The name that is most likely meant: `redactions.yml`, `Redactions.yaml`, `redaction (1).yaml` → `redactions.yaml`,
 * `question` → `questions`. Undefined when none is near.
 */
export function findNearestRootName({ name, kind }: RootEntry): string | undefined {
  const stem = toStem(name)
  const ranked = toCandidates(kind)
    .map((candidate) => ({ candidate, steps: distance(stem, toStem(candidate)) }))
    .sort((a, b) => a.steps - b.steps)
  const best = ranked[0]
  // Of short names nearly every other one is near.
  return best && best.steps <= toStem(best.candidate).length / 3 ? best.candidate : undefined
}

/** `Redactions (1).yaml.txt` → `redactions`; what does not begin with letters stays whole. */
function toStem(name: string): string {
  const plain = name.normalize('NFKC').toLowerCase()
  return /^\p{L}+/u.exec(plain)?.[0] ?? plain
}
