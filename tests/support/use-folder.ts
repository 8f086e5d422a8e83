import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'

/** A folder that each test of a file finds empty, and that is gone after it. */
export function useFolder(): string {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'gotgam-'))
  beforeEach(() => {
    mkdirSync(folder, { recursive: true })
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
