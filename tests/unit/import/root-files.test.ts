import { mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parsePeople } from '../../../src/folder/people.ts'
import { toLegalId } from '../../../src/import/fix/ids.ts'
import { toPeopleText, toPerson } from '../../../src/import/people.ts'
import type { ImportNote } from '../../../src/import/records.ts'
import { createSpool, type Spool } from '../../../src/import/spool.ts'
import type { RootWriting, WrittenRootFile } from '../../../src/import/write-keyed.ts'
import { writePeople, writePictures, writeSynonyms } from '../../../src/import/write-root-files.ts'
import { createPng } from '../../support/pictures.ts'

const signs = fc.constantFrom(
  ...'a 가:#,[]{}\'"\n\t\\',
  '\0',
  '\u200b',
  '\ud800',
  '\u0092',
  '😀',
  '__proto__',
  'CON',
)
const text = fc.array(signs, { maxLength: 200 }).map((parts) => parts.join(''))
const person = fc.record({
  type: fc.constant('person' as const),
  id: text,
  name: text,
  formerNames: fc.array(text, { maxLength: 3 }),
  about: text,
  url: fc.oneof(text, fc.constant('https://a.example/?b=c')),
})

test('a file of hostile people can be read', () => {
  const property = fc.property(fc.array(person, { maxLength: 4 }), (records) => {
    const notes: ImportNote[] = []
    const people = new Map(
      records.flatMap((record) => {
        const found = toPerson(record, { note: (note) => notes.push(note) })
        return found ? [[toLegalId(record.id), found] as const] : []
      }),
    )
    expect(parsePeople('people.yaml', toPeopleText(people))).toEqual({ people: expect.any(Map) })
  })
  fc.assert(property, { seed: 20250630, numRuns: 100 })
})

test.each([
  ['가'.repeat(500), '가'.repeat(500), []],
  ['가'.repeat(501), `${'가'.repeat(499)}…`, ['about-cut']],
])('a profile that is cut is told as one', (about, kept, rules) => {
  const notes: string[] = []
  const found = toPerson(
    { type: 'person', id: 'u1', name: '홍길동', formerNames: [], about },
    { note: ({ rule }) => notes.push(rule) },
  )
  expect([found?.about, notes]).toEqual([kept, rules])
})

// synonyms.yaml beside the hashtags that questions carry: no spelling is both.

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

// people.yaml and synonyms.yaml with `#` notes are never replaced: what is new is added below them, where that can be read.

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

test('a picture is written below files/ alone, and under no name that disks refuse', () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'gotgam-pictures-'))
  const from = join(folder.path, 'a.png')
  writeFileSync(from, createPng(8, 8))
  const spool = createSpool(':memory:')
  const bad = ['../a.png', '/a.png', 'a/../../a.png', '.git/a.png', '..\\a.png', `${'감'.repeat(80)}.png`]
  for (const path of [...bad, 'b/a.png']) {
    spool.addOther('file', path, JSON.stringify({ type: 'file', path, from }))
  }
  const written: string[] = []
  const left: string[] = []
  writePictures({
    target: folder.path,
    spool,
    tally: { note: ({ at }) => left.push(at) },
    write: (path) => written.push(path),
  })
  spool.close()
  expect(written).toEqual(['files/b/a.png'])
  expect(left.sort()).toEqual(bad.sort())
})
