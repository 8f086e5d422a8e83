// Rows of the type `poll`, and where their polls go.
import { describe, expect, test } from 'vitest'
import { isFailure } from '../../../../src/words/failure.ts'
import { importTable } from './import-table.ts'

const names = 'type,id,question,answer,poll,title,label,votes,multiple,closed,voters,order,at,body'
const mapping = 'source: { key: a }\nconstants: { bodyFormat: html }\n'

async function importPolls(rows: readonly string[]) {
  const { records, notes } = await importTable({
    'posts.csv': [names, ...rows, ''].join('\n'),
    'mapping.yaml': mapping,
  })
  const shown = records.flatMap((record) =>
    record.type === 'question' || record.type === 'answer' ? [{ poll: record.poll, ...record.body }] : [],
  )
  return { shown: JSON.parse(JSON.stringify(shown)), notes }
}

const question = (body: string) => `question,1,,,,물음,,,,,,,2020-01-01,"${body.replaceAll('"', '""')}"`
const answer = (body: string) => `answer,1,1,,,,,,,,,,2020-01-02,"${body.replaceAll('"', '""')}"`
const red = { label: '빨강', votes: 3 }
const blue = { label: '파랑', votes: 0 }

describe('polls of a table', () => {
  test.each<[name: string, rows: string[], shown: object[], notes?: string[]]>([
    [
      'of a question, options in the order of the rows',
      [question('<p>글</p>'), 'poll,,1,,,색?,빨강,3,1,Y,3,,,', 'poll,,1,,,색?,파랑,0,1,Y,3,,,'],
      [
        {
          poll: [{ title: '색?', multiple: true, closed: true, voters: 3, options: [red, blue] }],
          html: '<p>글</p>',
        },
      ],
    ],
    [
      'before its question, in the order of a column, without a title',
      ['poll,,1,,,,파랑,0,0,N,,2,,', 'poll,,1,,,,빨강,3,,,,1,,', question('글')],
      [{ poll: [{ options: [red, blue] }], html: '글' }],
    ],
    [
      'of an answer whose question has the same id',
      [question('글'), answer('답'), 'poll,,1,1,,,빨강,3,,,,,,'],
      [{ html: '글' }, { poll: [{ options: [red] }], html: '답' }],
    ],
    [
      'several of one question by their ids',
      [question('글'), 'poll,a,1,,,하나,빨강,3,,,,,,', 'poll,b,1,,,둘,파랑,0,,,,,,'],
      [
        {
          poll: [
            { title: '하나', options: [red] },
            { title: '둘', options: [blue] },
          ],
          html: '글',
        },
      ],
    ],
    [
      'named by bodies, in their order; the picture in its place is gone',
      [
        question(
          '<p>가<img src="./blank.gif" editor_component="poll_maker" poll_srl="7" skin="default" />나</p><DIV poll_srl="5" editor_component="poll_maker"></DIV>',
        ),
        answer('<img poll_srl=6 editor_component=poll_maker>'),
        'poll,,,,5,다섯,빨강,3,,,,,,',
        'poll,,,,6,여섯,빨강,3,,,,,,',
        'poll,,,,7,일곱,빨강,3,,,,,,',
      ],
      [
        {
          poll: [
            { title: '일곱', options: [red] },
            { title: '다섯', options: [red] },
          ],
          html: '<p>가나</p><div></DIV>',
        },
        { poll: [{ title: '여섯', options: [red] }], html: '' },
      ],
    ],
    [
      'twice in one body is one poll',
      [
        question(
          '<img editor_component="poll_maker" poll_srl="5"><img editor_component="poll_maker" poll_srl="5">',
        ),
        'poll,,,,5,,빨강,3,,,,,,',
      ],
      [{ poll: [{ options: [red] }], html: '' }],
    ],
    [
      'not there, or of no question',
      [
        question('<img editor_component="poll_maker" poll_srl="5"><img poll_srl="6" src="a.png">'),
        'poll,,,,6,,빨강,3,,,,,,',
        'poll,9,2,,,,빨강,3,,,,,,',
      ],
      [{ html: '<img editor_component="poll_maker" poll_srl="5"><img poll_srl="6" src="a.png">' }],
      ['table-row-without-question poll poll 6 poll 6', 'table-row-without-question poll 9 question 2'],
    ],
  ])('%s', async (_, rows, shown, notes = []) => {
    const imported = await importPolls(rows)
    expect(imported.shown).toEqual(shown)
    expect(imported.notes.filter((note) => !note.startsWith('table-column-unread'))).toEqual(notes)
  })

  test.each<[name: string, row: string, field: string]>([
    ['nothing that has it', 'poll,,,,,색?,빨강,3,,,,,,', 'question'],
    ['no votes', 'poll,,1,,,색?,빨강,,,,,,,', 'votes'],
  ])('%s', async (_, row, field) => {
    const failure = await importPolls([row]).catch((error: unknown) => error)
    expect(isFailure(failure) && failure.detail).toMatchObject({ field, line: 2 })
  })
})
