// The work for a file grows with its length and not with the square of it: each is read again once, however many of its
// lines are at fault.
import { mkdirSync, mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { checkContent } from '../../../src/folder/check-content.ts'
import { parseYamlFile } from '../../../src/format/yaml.ts'
import { manyFaults, toFaultyFolder } from '../../support/many-faults.ts'

vi.mock('../../../src/format/yaml.ts', { spy: true })

beforeEach(() => {
  vi.mocked(parseYamlFile).mockClear()
})

/** How often each small file was parsed, and how many faults were found. */
async function count(files: Record<string, string>): Promise<{ parsed: string; faults: number }> {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'gotgam-faults-'))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder.path, path)), { recursive: true })
    writeFileSync(join(folder.path, path), text)
  }
  const { issues } = await checkContent(folder.path)
  const calls = Map.groupBy(vi.mocked(parseYamlFile).mock.calls, ([path]) => path)
  const parsed = Array.from(calls, ([path, all]) => `${path} ${all.length}`)
  return { parsed: parsed.sort().join(', '), faults: issues.length }
}

describe.each(Object.entries(manyFaults))('%s', (_, toFiles) => {
  test('are as often parsed when they are four hundred as when they are forty', async () => {
    const some = await count(toFaultyFolder(toFiles(40)))
    vi.mocked(parseYamlFile).mockClear()
    const many = await count(toFaultyFolder(toFiles(400)))
    expect(some.parsed).toContain('archive.yaml 1')
    expect(many.parsed).toBe(some.parsed)
    expect(many.faults).toBeGreaterThanOrEqual(some.faults)
  })
})

test('redactions.yaml is parsed when it is read, and once for the places of all its faults', async () => {
  const faults = manyFaults['names that occur nowhere']?.(400) ?? {}
  expect(await count(toFaultyFolder(faults))).toEqual({
    parsed: 'archive.yaml 1, redactions.yaml 2',
    faults: 400,
  })
})
