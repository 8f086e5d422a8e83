// people.yaml and synonyms.yaml with `#` notes are never replaced: what is new is added below them, where that can be read.
import { mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { RootWriting, WrittenRootFile } from '../../../../src/import/write/root-writing.ts'
import { createSpool, type Spool } from '../../../../src/import/write/spool.ts'
import { writePeople, writeSynonyms } from '../../../../src/import/write/write-root-files.ts'

interface Given {
  name: string
  file: string
  /** Adds what the last import wrote, and what the source has now. */
  fill: (spool: Spool) => void
  writeFile: (writing: RootWriting) => WrittenRootFile
}

function writeTo({ name, file, fill, writeFile }: Given) {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'gotgam-noted-'))
  writeFileSync(join(folder.path, name), file)
  const spool = createSpool(':memory:')
  fill(spool)
  const notes: string[] = []
  let written: string | undefined
  const { lines, things, isWritten } = writeFile({
    target: folder.path,
    spool,
    tally: { note: ({ rule, at, detail = '' }) => void notes.push(`${rule} ${at}: ${detail}`) },
    write: (_path, content) => {
      written = String(content)
    },
  })
  spool.close()
  expect(isWritten).toBe(written !== undefined)
  const outcomes = things.map(({ id, outcome }) => `${id} ${outcome}`)
  return { written, lines, notes, outcomes }
}

type People = Readonly<Record<string, string>>

function writePeopleTo(file: string, people: People, base: WrittenRootFile['lines'] = []) {
  return writeTo({
    name: 'people.yaml',
    file,
    fill: (spool) => {
      for (const line of base) spool.addFormer('person', line.id, JSON.stringify(line))
      for (const [id, name] of Object.entries(people)) {
        spool.addOther('person', id, JSON.stringify({ type: 'person', id, name, formerNames: [] }))
      }
    },
    writeFile: (writing) => writePeople(writing, { given: new Map(), taken: new Set() }),
  })
}

describe('people.yaml', () => {
  const before = { u1: 'kim', u2: 'lee' }
  const { lines: base } = writePeopleTo('', before)

  test.each<[string, file: string, People, written: string | undefined, outcomes: string[], known: string[]]>(
    [
      [
        'somebody new is added below',
        '# n\nu1: { name: kim }\nu2: { name: lee }\n',
        { ...before, u3: 'park' },
        '# n\nu1: { name: kim }\nu2: { name: lee }\nu3: { name: park }\n',
        ['u1 unchanged', 'u2 unchanged', 'u3 added'],
        ['u1', 'u2', 'u3'],
      ],
      [
        'the last line has no end',
        'u1: { name: kim }\nu2: { name: lee } # n',
        { ...before, u3: 'park' },
        'u1: { name: kim }\nu2: { name: lee } # n\nu3: { name: park }\n',
        ['u1 unchanged', 'u2 unchanged', 'u3 added'],
        ['u1', 'u2', 'u3'],
      ],
      [
        'nothing can stand below braces',
        '{ u1: { name: kim }, u2: { name: lee } } # n\n',
        { ...before, u3: 'park' },
        undefined,
        ['u1 unchanged', 'u2 unchanged', 'u3 notes'],
        ['u1', 'u2'],
      ],
      [
        'nothing can stand below lines that are indented',
        '  u1: { name: kim }\n  u2: { name: lee } # n\n',
        { ...before, u3: 'park' },
        undefined,
        ['u1 unchanged', 'u2 unchanged', 'u3 notes'],
        ['u1', 'u2'],
      ],
      [
        'nothing can stand below the end of a document',
        'u1: { name: kim } # n\nu2: { name: lee }\n...\n',
        { ...before, u3: 'park' },
        undefined,
        ['u1 unchanged', 'u2 unchanged', 'u3 notes'],
        ['u1', 'u2'],
      ],
      [
        'somebody who changed is kept as before',
        'u1: { name: kim } # n\nu2: { name: lee }\n',
        { u1: 'choi', u2: 'lee' },
        undefined,
        ['u1 notes', 'u2 unchanged'],
        ['u1', 'u2'],
      ],
    ],
  )('%s', (_name, file, people, written, outcomes, known) => {
    const done = writePeopleTo(file, people, base)
    expect(done).toMatchObject({ written, outcomes, notes: [] })
    expect(done.lines.map(({ id }) => id)).toEqual(known)
    expect(done.lines).toEqual(expect.arrayContaining(base))
    const again = writePeopleTo(written ?? file, people, done.lines)
    expect(again.written).toBeUndefined()
    expect(again.lines).toEqual(done.lines)
  })
})

describe('synonyms.yaml', () => {
  test('a spelling that a question carries stays, and is told', () => {
    const file = '# n\nspring-boot: [springboot, sb2]\n'
    const toRecord = (hashtag: string, ...spellings: string[]) =>
      JSON.stringify({ type: 'synonyms', hashtag, spellings })
    const done = writeTo({
      name: 'synonyms.yaml',
      file,
      fill: (spool) => {
        spool.addOther('synonyms', 'java', toRecord('java', 'jdk'))
      },
      writeFile: (writing) => writeSynonyms(writing, new Set(['spring-boot', 'springboot', 'java'])),
    })
    expect(done).toMatchObject({
      // Below a spelling that is a hashtag too, what is new can be read all the same.
      written: `${file}java: [jdk]\n`,
      outcomes: ['spring-boot unchanged', 'java added'],
      notes: ['file-noted synonyms.yaml: springboot'],
    })
  })
})
