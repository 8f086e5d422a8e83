// The small files at the root of a content folder, and pictures: what an import writes of them, and what it leaves out.
import { mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parsePeople } from '../../../src/folder/people.ts'
import type { PersonRecord } from '../../../src/import/records.ts'
import { createSpool, type Spool } from '../../../src/import/spool.ts'
import type { OtherLine } from '../../../src/import/write-import-list.ts'
import type { RootWriting, WrittenRootFile } from '../../../src/import/write-keyed.ts'
import { writePeople, writePictures, writeSynonyms } from '../../../src/import/write-root-files.ts'
import { createPng } from '../../support/pictures.ts'

interface Given {
  /** The files that are there, by name. */
  files: Readonly<Record<string, string | Buffer>>
  /** Lines of the last import. */
  base?: readonly OtherLine[]
  /** Adds what the source has now. */
  fill: (spool: Spool, folder: string) => void
  write: (writing: RootWriting) => WrittenRootFile
}

function writeTo({ files, base = [], fill, write }: Given) {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'gotgam-root-'))
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder.path, name), content)
  const spool = createSpool(':memory:')
  for (const line of base) spool.addFormer(line.type, line.id, JSON.stringify(line))
  fill(spool, folder.path)
  const notes: string[] = []
  const written = new Map<string, string>()
  const { lines, things } = write({
    target: folder.path,
    spool,
    tally: { note: ({ rule, at, detail = '' }) => void notes.push(`${rule} ${at}: ${detail}`) },
    write: (path, content) => void written.set(path, String(content)),
  })
  spool.close()
  const outcomes = things.map(({ id, outcome }) => `${id} ${outcome}`)
  return { written, lines, notes, outcomes }
}

type Names = Readonly<Record<string, string>>

function writePeopleTo(file: string, names: Names, base: readonly OtherLine[] = []) {
  const people = Object.entries(names).map(([id, name]) => ({ id, name, formerNames: [] }))
  return writeRecords({ 'people.yaml': file }, people, base)
}

function writeRecords(
  files: Given['files'],
  people: readonly Omit<PersonRecord, 'type'>[],
  base: readonly OtherLine[] = [],
) {
  return writeTo({
    files,
    base,
    fill: (spool) => {
      for (const each of people)
        spool.addOther('person', each.id, JSON.stringify({ type: 'person', ...each }))
    },
    write: (writing) => writePeople(writing, { given: new Map(), taken: new Set() }),
  })
}

describe('people.yaml', () => {
  const before = { u1: 'kim', u2: 'lee' }
  const { lines: base } = writePeopleTo('', before)
  const whole = 'u1: { name: kim }\nu2: { name: lee }'
  const kept = ['u1 unchanged', 'u2 unchanged']
  const park = { ...before, u3: 'park' }

  // A file with `#` notes is never replaced: what is new is added below them, where that can be read.
  test.each<[string, file: string, Names, added: string | undefined, outcomes: string[]]>([
    ['somebody new is below', `# n\n${whole}\n`, park, 'u3: { name: park }\n', [...kept, 'u3 added']],
    ['the last line has no end', `${whole} # n`, park, '\nu3: { name: park }\n', [...kept, 'u3 added']],
    [
      'nothing can be below braces',
      `{ ${whole.replace('\n', ', ')} } # n\n`,
      park,
      undefined,
      [...kept, 'u3 notes'],
    ],
    [
      'nor below indented lines',
      `  ${whole.replace('\n', '\n  ')} # n\n`,
      park,
      undefined,
      [...kept, 'u3 notes'],
    ],
    ['nor below the end of a document', `${whole} # n\n...\n`, park, undefined, [...kept, 'u3 notes']],
    [
      'somebody who changed is kept',
      `${whole} # n\n`,
      { u1: 'choi', u2: 'lee' },
      undefined,
      ['u1 notes', 'u2 unchanged'],
    ],
  ])('with notes: %s', (_name, file, names, added, outcomes) => {
    const done = writePeopleTo(file, names, base)
    const text = added === undefined ? undefined : file + added
    expect(done).toMatchObject({ outcomes, notes: [] })
    expect(done.written.get('people.yaml')).toBe(text)
    expect(done.lines.map(({ id }) => id)).toEqual(added === undefined ? ['u1', 'u2'] : ['u1', 'u2', 'u3'])
    expect(done.lines).toEqual(expect.arrayContaining(base))
    const again = writePeopleTo(text ?? file, names, done.lines)
    expect(again.written.size).toBe(0)
    expect(again.lines).toEqual(done.lines)
  })

  test.each([
    ['가'.repeat(500), '가'.repeat(500), []],
    ['가'.repeat(501), `${'가'.repeat(499)}…`, ['about-cut']],
  ])('a profile that is cut is reported as one', (about, kept, rules) => {
    const { written, notes } = writeRecords({}, [{ id: 'u1', name: '홍길동', formerNames: [], about }])
    expect(written.get('people.yaml')).toBe(`u1: { name: 홍길동, about: ${kept} }\n`)
    expect(notes.map((note) => note.split(' ')[0])).toEqual(rules)
  })

  const odd = ['\0', '\u200b', '\ud800', '\u0092', '😀', '__proto__', 'CON']
  const signs = fc.constantFrom(...'a 가:#,[]{}\'"\n\t\\', ...odd)
  const text = fc.array(signs, { maxLength: 200 }).map((parts) => parts.join(''))
  const person = fc.record({
    id: text,
    name: text,
    formerNames: fc.array(text, { maxLength: 3 }),
    about: text,
    url: fc.oneof(text, fc.constant('https://a.example/?b=c')),
  })

  test('a file of hostile people can be read', () => {
    const property = fc.property(fc.array(person, { maxLength: 4 }), (records) => {
      const text = writeRecords({}, records).written.get('people.yaml') ?? ''
      expect(parsePeople('people.yaml', text)).toEqual({ people: expect.any(Map) })
    })
    fc.assert(property, { seed: 20250630, numRuns: 100 })
  })
})

describe('synonyms.yaml', () => {
  function writeSynonymsTo(
    file: string,
    next: Readonly<Record<string, string[]>>,
    carried: string[],
    base: readonly OtherLine[] = [],
  ) {
    const { written, ...done } = writeTo({
      files: { 'synonyms.yaml': file },
      base,
      fill: (spool) => {
        for (const [hashtag, spellings] of Object.entries(next)) {
          spool.addOther('synonyms', hashtag, JSON.stringify({ type: 'synonyms', hashtag, spellings }))
        }
      },
      write: (writing) => writeSynonyms(writing, new Set(carried)),
    })
    return { ...done, text: written.get('synonyms.yaml') }
  }

  test('a spelling that a question carries is none any more, whoever wrote it', () => {
    const first = writeSynonymsTo('', { 감: ['persimmon', 'kaki'] }, ['감'])
    expect(first.text).toBe('감: [persimmon, kaki]\n')
    const again = writeSynonymsTo(
      `${first.text}곶감: [dried]\n`,
      {},
      ['감', '곶감', 'kaki', 'dried'],
      first.lines,
    )
    expect(again.text).toBe('감: [persimmon]\n')
    expect(again.notes).toEqual(['synonym-left-out hashtag 감: kaki', 'synonym-left-out hashtag 곶감: dried'])
    const third = writeSynonymsTo(again.text ?? '', {}, ['감', 'kaki'], again.lines)
    expect(third).toMatchObject({ text: undefined, lines: again.lines, notes: [] })
    const updated = writeSynonymsTo(
      again.text ?? '',
      { 감: ['persimmon', '땡감'] },
      ['감', 'kaki'],
      again.lines,
    )
    expect(updated.text).toBe('감: [persimmon, 땡감]\n')
  })

  test('with notes a spelling that a question carries stays, and is reported', () => {
    const file = '# n\nspring-boot: [springboot, sb2]\n'
    expect(writeSynonymsTo(file, { java: ['jdk'] }, ['spring-boot', 'springboot', 'java'])).toMatchObject({
      // Below a spelling that is a hashtag too, what is new can be read all the same.
      text: `${file}java: [jdk]\n`,
      outcomes: ['spring-boot unchanged', 'java added'],
      notes: ['file-noted synonyms.yaml: springboot'],
    })
  })
})

test('a picture is written below files/ alone, and under no name that disks refuse', () => {
  const bad = ['../a.png', '/a.png', 'a/../../a.png', '.git/a.png', '..\\a.png', `${'감'.repeat(80)}.png`]
  const { written, notes } = writeTo({
    files: { 'a.png': createPng(8, 8) },
    fill: (spool, folder) => {
      const from = join(folder, 'a.png')
      for (const path of [...bad, 'b/a.png'])
        spool.addOther('file', path, JSON.stringify({ type: 'file', path, from }))
    },
    write: writePictures,
  })
  expect([...written.keys()]).toEqual(['files/b/a.png'])
  expect(notes.map((note) => note.replace(/^picture-left-out (.*): [^:]*$/, '$1')).sort()).toEqual(bad.sort())
})
