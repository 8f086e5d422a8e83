// Dumps of real communities: every row of theirs becomes a record or a note. Rows are counted in the text of the files.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { ImportRecord } from '../../../../src/import/records.ts'
import { createStackExchangeImporter } from '../../../../src/import/stackexchange/stack-exchange-importer.ts'
import { findShared } from '../../../support/project.ts'
import { readDump } from './read-dump.ts'

const communities = [
  {
    name: 'ai-2017',
    host: 'ai.stackexchange.com',
    questions: 604,
    answers: 1004,
    comments: 1700,
    others: 127,
    lost: 0,
  },
  {
    name: 'cardano-2021',
    host: 'cardano.stackexchange.com',
    questions: 1042,
    answers: 1496,
    comments: 1828,
    others: 92,
    lost: 1,
  },
]

describe.each(communities)('$name', ({ name, host, ...expected }) => {
  const dump = findShared(`data/stackexchange/${name}`)
  const title = dump ? 'is read whole' : 'is read whole (skipped: ../shared/data/stackexchange is not there)'

  function count(file: string, attribute: string): number {
    const text = readFileSync(join(dump ?? '', file), 'latin1')
    return text.split(` ${attribute}`).length - 1
  }

  test.skipIf(!dump)(title, async () => {
    const temporary = mkdtempSync(join(tmpdir(), 'dump-'))
    onTestFinished(() => rmSync(temporary, { recursive: true }))
    const importer = createStackExchangeImporter({ dump: dump ?? '', temporary })
    const { records, notes } = await readDump(importer)
    const rules = new Map(
      Map.groupBy(notes, ({ rule }) => rule)
        .entries()
        .map(([rule, { length }]) => [rule, length]),
    )
    const byType = Map.groupBy(records, ({ type }) => type)
    const length = (type: ImportRecord['type']) => byType.get(type)?.length ?? 0
    expect(byType.get('source')).toMatchObject([{ key: `stackexchange:${host}` }])
    expect([length('question'), count('Posts.xml', 'PostTypeId="1"')]).toEqual([
      expected.questions,
      expected.questions,
    ])
    expect([length('answer'), count('Posts.xml', 'PostTypeId="2"')]).toEqual([
      expected.answers,
      expected.answers,
    ])
    expect([length('comment'), count('Comments.xml', 'PostId=') - expected.lost]).toEqual([
      expected.comments,
      expected.comments,
    ])
    expect(rules.get('post-of-another-type')).toBe(expected.others)
    expect(rules.get('comment-without-post') ?? 0).toBe(expected.lost)
    expect(count('Posts.xml', 'PostTypeId=')).toBe(expected.questions + expected.answers + expected.others)
    // Votes explain the score of every answer.
    expect(rules.get('votes-of-net-only')).toBeUndefined()
    const persons = new Set(byType.get('person')?.map((record) => 'id' in record && record.id))
    expect(persons.size).toBe(length('person'))
    expect(
      records.filter((record) => 'person' in record && record.person && !persons.has(record.person)),
    ).toEqual([])
  })
})
