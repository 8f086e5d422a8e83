import { mkdirSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readLastOutput } from '../../../src/build/last-output.ts'
import { writeMarker } from '../../../src/build/marker.ts'
import { type OutputManifest, writeManifest } from '../../../src/build/output-manifest.ts'

let cache = ''
let out = ''
beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'last-output-'))
  cache = join(folder, 'cache')
  out = join(folder, 'out')
  mkdirSync(cache)
})
afterEach(() => rmSync(join(out, '..'), { recursive: true }))

/** An output as a build leaves it, with one file besides its pages. */
function writeOutput(pages: number): OutputManifest {
  const manifest: OutputManifest = { output: 'o', bundle: 'b', pages: {} }
  for (let number = 0; number < pages; number += 1) {
    const file = `questions/${number}/index.html`
    mkdirSync(join(out, `questions/${number}`), { recursive: true })
    writeFileSync(join(out, file), `<p>${number}</p>`)
    const { size, mtimeMs } = statSync(join(out, file))
    manifest.pages[file] = ['digest', size, mtimeMs]
  }
  writeFileSync(join(out, 'favicon.svg'), '<svg/>')
  writeMarker(out, 'o')
  writeManifest(cache, out, manifest)
  return manifest
}

describe.each([
  ['few pages', 10],
  ['many pages, looked at by a thread', 9],
])('%s', (_, few) => {
  const pages = 10

  test('are as they were left', async () => {
    const manifest = writeOutput(pages)
    expect(await readLastOutput({ cache, out }, few)).toEqual({
      manifest,
      touched: new Set(),
      // With the icon and the marker.
      files: pages + 2,
    })
  })

  test('those that are missing, longer, newer or no file any more are known', async () => {
    writeOutput(pages)
    rmSync(join(out, 'questions/1/index.html'))
    writeFileSync(join(out, 'questions/2/index.html'), '<p>longer</p>')
    utimesSync(join(out, 'questions/3/index.html'), 1_700_000_000, 1_700_000_000)
    rmSync(join(out, 'questions/4/index.html'))
    mkdirSync(join(out, 'questions/4/index.html'))
    writeFileSync(join(out, 'questions/5/note.txt'), '')
    const { touched, files } = await readLastOutput({ cache, out }, few)
    expect([...touched].sort()).toEqual([1, 2, 3, 4].map((number) => `questions/${number}/index.html`))
    // Two pages less; the note, the icon and the marker more.
    expect(files).toBe(pages - 2 + 3)
  })
})

test.each([
  ['is of another output, as one whose manifest could not be written', 'another'],
  ['is of no output', undefined],
])('a manifest that %s is not believed', async (_name, output) => {
  const { pages } = writeOutput(3)
  rmSync(join(out, '.gotgam'))
  if (output !== undefined) writeMarker(out, output)
  expect(Object.keys(pages)).toHaveLength(3)
  expect((await readLastOutput({ cache, out })).manifest).toEqual({ output: '', bundle: '', pages: {} })
})

test('no output, and no manifest of it', async () => {
  expect(await readLastOutput({ cache, out })).toEqual({
    manifest: { output: '', bundle: '', pages: {} },
    touched: new Set(),
    files: 0,
  })
  mkdirSync(out)
})
