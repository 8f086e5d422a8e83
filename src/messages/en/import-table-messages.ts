// What an import of tables says: what stands in its way, and what it left out.
import type { FailureMessages } from '../failure-details.ts'
import { toMappingIssueText } from '../mapping-issue.ts'
import type { TableFailureDetails } from '../table-failures.ts'
import { fieldMessages } from './field-messages.ts'
import { fileMessages } from './file-messages.ts'
import { frontMatterMessages } from './front-matter-messages.ts'

const readme = 'docs/importing.md shows a mapping for each kind of table.'

const expected: Record<TableFailureDetails['table-value']['expected'], string> = {
  time: 'a time with a year of four figures, such as 2024-05-01 09:30:00, 20240501093000, 5/1/2024 9:30 AM or seconds since 1970. Where the day stands first (13/5/2024), write time: day-first into the mapping; `timeZone` says whose clocks are meant',
  count: 'a whole number from 0 on',
  number: 'a whole number',
  switch:
    '1 or 0, true or false, Y or N, or a time. Under `values`, the mapping says which of them another word means',
  type: 'the type of a row. Under `values: { type: … }`, the mapping says what another word means',
  format: 'the form of a body. Under `values: { bodyFormat: … }`, the mapping says what another word means',
}

function toKnown(known: string): string {
  return known === '' ? '' : `: ${known}`
}

const mappingWords = {
  messages: { ...frontMatterMessages, ...fileMessages, ...fieldMessages },
  hint: readme,
  nearest: (nearest: string) => `Perhaps this is meant → ${nearest}`,
}

export const tableFailures = {
  'table-file': ({ file, reason }) => `${file} can't be read (${reason}).`,
  'table-empty': ({ file }) =>
    `There is nothing in ${file}. Its first line holds the names of the columns, and each further one a row.`,
  'table-unnamed': ({ mapping }) =>
    `${mapping} names no table. Write tables: [{ file: posts.csv }], or name the table in the command: npm run import -- table posts.csv --mapping ${mapping}`,
  'table-no-mapping': ({ file, tried }) =>
    `A mapping has to say what the columns of ${file} are. Put ${tried.join(' or ')} beside it, or name one with --mapping. ${readme}`,
  'table-mapping': ({ issues }) =>
    `The mapping can't be used.\n${issues.map((issue) => toMappingIssueText(issue, mappingWords)).join('\n')}`,
  'table-column': ({ mapping, line, column, file, known, nearest, twice }) =>
    twice
      ? `${mapping}:${line}: ${file} has two columns “${column}”. Give one of them another name.`
      : `${mapping}:${line}: ${file} has no column “${column}”.${nearest === undefined ? '' : ` Perhaps this one is meant → ${nearest}`} Its columns: ${known}`,
  'table-column-twice': ({ file, column }) =>
    `${file} has two columns “${column}”. Give one of them another name.`,
  'table-encoding': ({ file, line, encoding }) =>
    `${file}:${line}: these bytes are no ${encoding}. Write encoding: ${encoding === 'utf-8' ? 'euc-kr' : 'utf-8'} into the mapping if the whole file is, or damaged: replace if only a few signs are broken.`,
  'table-line-too-long': ({ file, line, megabytes }) =>
    `${file}:${line}: a line of more than ${megabytes} MB is none of a table. See whether the file is one.`,
  'table-quote': ({ file, line }) =>
    `${file}:${line}: a quote is out of place here, or is never closed. A cell with a quote stands in quotes, and has its own twice ("say ""hi"""). Where a backslash stands before them, write escape: '\\' into the mapping.`,
  'table-cells': ({ file, line, expected, found }) =>
    `${file}:${line}: the row has ${found} cells, and the first line names ${expected} columns. See whether \`delimiter\` and \`format\` of the mapping are right (csv, tsv, mysql).`,
  'table-json': ({ file, line, reason }) =>
    `${file}:${line}: this is no JSON object (${reason}). NDJSON has one in each line.`,
  'table-value': ({ file, line, column, field, value, expected: kind, known }) =>
    `${file}:${line}: ${field}${column === '' ? '' : ` (column ${column})`} can't be “${value}”. What is wanted is ${expected[kind]}${toKnown(known)}.`,
  'table-missing': ({ file, line, column, field }) =>
    column === ''
      ? `${file}:${line}: nothing says the ${field} of this row. Name its column under \`columns\` of the mapping, or what it always is under \`constants\`.`
      : `${file}:${line}: the ${field} is missing: column ${column} is empty. Fill it in, or write under \`constants\` of the mapping what it then is.`,
} satisfies Partial<FailureMessages>

/** What was left out or changed, and why. */
export const tableRules = {
  'table-column-unread': 'left out a column that the mapping does not name',
  'table-row-skipped': 'left out a row of which the mapping says so',
  'table-text-damaged': 'wrote � for bytes that are no text',
  'table-row-without-question': 'left out a row that leads to no question: what it hangs on is not there',
  'table-id-made':
    'gave a question without an id one of its time and title: with an edited title it comes as another question',
  'table-month-first':
    'took the first number of a time for the month (3/5/2024 is of March); if it is the day, write time: day-first into the mapping',
  'table-accepted-missing': 'the answer that was accepted is not there',
  'table-place-emptied':
    'left out the place of a gallery, or of a block from elsewhere: what it showed is in no table',
  'table-attachment-missing': 'kept no more than the name of an attached file: it is in no table',
  'table-tag-unknown': 'left a shortcode or BBCode as it was written: nobody knows what it means',
}
