import { execFileSync } from 'node:child_process'
import { mkdtempDisposableSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Changes a file and gives it its old time of change back, to the nanosecond, which Node's numbers can't hold.
 * @throws when it has another all the same: the test would not show what it says.
 */
export function keepTime(path: string, change: () => void): void {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'time-'))
  const reference = join(folder.path, 'reference')
  writeFileSync(reference, '')
  execFileSync('touch', ['-r', path, reference])
  const before = findTime(path)
  change()
  execFileSync('touch', ['-r', reference, path])
  if (findTime(path) !== before) throw new Error(`The time of ${path} could not be kept.`)
}

function findTime(path: string): bigint {
  return statSync(path, { bigint: true }).mtimeNs
}
