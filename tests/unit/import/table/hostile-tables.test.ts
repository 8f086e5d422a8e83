// What people and machines write into tables comes out as it went in, whatever the form of the table.
import { expect, test } from 'vitest'
import { readHostilePayloads } from '../../../support/hostile-content.ts'
import { importTable } from './import-table.ts'

const at = '2024-05-01'
const texts = readHostilePayloads().filter(
  (text, index) => index % 7 === 0 && text.isWellFormed() && !text.includes('\0'),
)
const mapping = `source: { key: a }
constants: { type: question, bodyFormat: markdown, at: ${at} }
columns: { id: id, body: body }
`

const quote = (text: string) => `"${text.replaceAll('"', '""')}"`
const toEscaped = (text: string) =>
  text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('\t', '\\t')

const forms: [format: string, table: string][] = [
  ['csv', ['id,body', ...texts.map((text, index) => `${index},${quote(text)}`)].join('\n')],
  ['tsv', ['id\tbody', ...texts.map((text, index) => `${index}\t${quote(text)}`)].join('\r\n')],
  ['mysql', ['id\tbody', ...texts.map((text, index) => `${index}\t${toEscaped(text)}`)].join('\n')],
  ['ndjson', texts.map((body, id) => JSON.stringify({ id, body })).join('\n')],
]

test.for(forms)('%s', async ([format, table]) => {
  const { records, notes } = await importTable({
    'posts.csv': table,
    'mapping.yaml': `${mapping}format: ${format}\n`,
  })
  const bodies = new Map(
    records.flatMap((record) => (record.type === 'question' ? [[record.id, record.body.markdown]] : [])),
  )
  const lost = texts.filter((text, index) => {
    const body = bodies.get(`${index}`) ?? ''
    // A cell of blanks, and NULL as the whole of a cell, are empty.
    return body !== text && !(text.trim() === '' || (format === 'mysql' && text === 'NULL'))
  })
  expect(lost).toEqual([])
  expect(notes).toEqual([])
})

test('a column that is read stands there once, whether a mapping names it or it has the name of a field', async () => {
  const table = 'id,body,body,note,note\n1,a,b,c,d\n'
  const source = `source: { key: a }\nconstants: { type: question, bodyFormat: markdown, at: ${at} }\n`
  const importAs = (mapping: string) => importTable({ 'posts.csv': table, 'mapping.yaml': mapping })
  await expect(importAs(source)).rejects.toMatchObject({
    failure: 'table-column-twice',
    detail: { file: 'posts.csv', column: 'body' },
  })
  await expect(importAs(`${source}columns: { id: id, body: body }\n`)).rejects.toMatchObject({
    failure: 'table-column',
    detail: { column: 'body', twice: true },
  })
  const { notes } = await importAs(`${source}columns: { id: id }\n`)
  expect(notes).toEqual(['table-column-unread posts.csv body', 'table-column-unread posts.csv note'])
})
