// synonyms.yaml beside the hashtags that questions carry: no spelling is both.
import { mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createSpool } from '../../../../src/import/write/spool.ts'
import { writeSynonyms } from '../../../../src/import/write/write-root-files.ts'

interface Writing {
  /** The file, and what the last import wrote of it. */
  file: string
  base: readonly object[]
  next: Readonly<Record<string, string[]>>
  carried: string[]
}

/** What is written, the lines for the next import, and the spellings that were left out. */
function writeAgain({ file, base, next, carried }: Writing) {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'gotgam-synonyms-'))
  writeFileSync(join(folder.path, 'synonyms.yaml'), file)
  const spool = createSpool(':memory:')
  for (const line of base)
    spool.addFormer('synonyms', 'id' in line ? String(line.id) : '', JSON.stringify(line))
  for (const [hashtag, spellings] of Object.entries(next)) {
    spool.addOther('synonyms', hashtag, JSON.stringify({ type: 'synonyms', hashtag, spellings }))
  }
  let written: string | undefined
  const left: string[] = []
  const { lines } = writeSynonyms(
    {
      target: folder.path,
      spool,
      tally: { note: ({ detail = '' }) => void left.push(detail) },
      write: (_path, content) => {
        written = String(content)
      },
    },
    new Set(carried),
  )
  spool.close()
  return { written, lines, left }
}

test('a spelling that a question carries now is none any more, in what the last import wrote as in what a hand did', () => {
  const first = writeAgain({ file: '', base: [], next: { 감: ['persimmon', 'kaki'] }, carried: ['감'] })
  expect(first.written).toBe('감: [persimmon, kaki]\n')
  const file = `${first.written}곶감: [dried]\n`
  const again = writeAgain({ file, base: first.lines, next: {}, carried: ['감', '곶감', 'kaki', 'dried'] })
  expect(again).toMatchObject({ written: '감: [persimmon]\n', left: ['kaki', 'dried'] })
  const third = writeAgain({
    file: again.written ?? '',
    base: again.lines,
    next: {},
    carried: ['감', 'kaki'],
  })
  expect(third).toEqual({ written: undefined, lines: again.lines, left: [] })
  const next = { 감: ['persimmon', '땡감'] }
  const updated = writeAgain({ file: again.written ?? '', base: again.lines, next, carried: ['감', 'kaki'] })
  expect(updated.written).toBe('감: [persimmon, 땡감]\n')
})
