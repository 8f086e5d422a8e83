// Dumps of real communities: every row of theirs becomes a record or a note. Rows are counted by another reader.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { ImportRecord } from '../../../../src/import/records.ts'
import { createStackExchangeImporter } from '../../../../src/import/stackexchange/stack-exchange-importer.ts'
import { readTable } from '../../../support/dump-texts.ts'
import { findData } from '../../../support/project.ts'
import { readDump } from './read-dump.ts'

const communities = [
  ['ai-2017', 'ai.stackexchange.com'],
  ['cardano-2021', 'cardano.stackexchange.com'],
] as const
const folder = findData('data/stackexchange')

function countRows(dump: string) {
  const posts = readTable(dump, 'Posts.xml')
  const kinds = Map.groupBy(posts, (post) => post('PostTypeId'))
  const [questions = [], answers = []] = [kinds.get('1'), kinds.get('2')]
  const kept = new Set([...questions, ...answers].map((post) => post('Id')))
  const tags = readTable(dump, 'Tags.xml').map((tag) => [tag('ExcerptPostId'), tag('WikiPostId')])
  const ofTags = posts.filter((post) => tags.flat().includes(post('Id')))
  const said = new Set(ofTags.filter((post) => post('Body').trim() !== '').map((post) => post('Id')))
  const comments = readTable(dump, 'Comments.xml')
  const known = comments.filter((comment) => kept.has(comment('PostId')))
  return {
    questions: questions.length,
    answers: answers.length,
    comments: known.length,
    described: tags.filter((ids) => ids.some((id) => said.has(id))).length,
    others: posts.length - kept.size - ofTags.length,
    lost: comments.length - known.length,
  }
}

test.skipIf(!folder).each(communities)('%s is read whole (wants GOTGAM_DATA)', async (name, host) => {
  const dump = join(folder ?? '', name)
  const temporary = mkdtempSync(join(tmpdir(), 'dump-'))
  onTestFinished(() => rmSync(temporary, { recursive: true }))
  const { records, notes } = await readDump(createStackExchangeImporter({ dump, temporary }))
  const byType = Map.groupBy(records, ({ type }) => type)
  const length = (type: ImportRecord['type']) => byType.get(type)?.length ?? 0
  const noted = (rule: string) => notes.filter((note) => note.rule === rule).length
  expect(byType.get('source')).toMatchObject([{ key: `stackexchange:${host}` }])
  expect(length('question')).toBeGreaterThan(0)
  expect({
    questions: length('question'),
    answers: length('answer'),
    comments: length('comment'),
    described: records.filter((record) => 'description' in record && record.description).length,
    others: noted('post-of-another-type'),
    lost: noted('comment-without-post'),
  }).toEqual(countRows(dump))
  // Votes explain the score of every answer.
  expect(noted('votes-of-net-only')).toBe(0)
  const persons = new Set(byType.get('person')?.map((record) => 'id' in record && record.id))
  expect(persons.size).toBe(length('person'))
  expect(
    records.filter((record) => 'person' in record && record.person && !persons.has(record.person)),
  ).toEqual([])
})
