// What `npm run check -- --fix` leaves alone for redactions.yaml; all else of it runs in tests/site/check-fix.test.ts.
import { mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fixAll } from '../../../src/commands/fix-content.ts'
import { checkContent } from '../../../src/folder/check-content.ts'
import { isWarning } from '../../../src/format/issue.ts'
import { toIssueMessage } from '../../../src/words/issue-messages.ts'
import { toMarkdown, writeContent } from '../../support/content-folder.ts'

/** New names, and the errors that are left. */
async function fix(redactions: string, ids: string[]) {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'gotgam-fix-'))
  const questions = ids.map((id) => [`questions/${id}.md`, toMarkdown({ id })])
  const files = { ...Object.fromEntries(questions), 'redactions.yaml': `questions: [${redactions}]\n` }
  writeContent(folder.path, { questions: [{ id: 'a' }], files })
  const { fixed, checked } = await fixAll(folder.path, () => checkContent(folder.path))
  const errors = checked.issues.filter((issue) => !isWarning(issue))
  return { renamed: fixed.renames.map(({ to }) => to), errors }
}

test.each<[string, redactions: string, ids: string[], renamed: string[], left: string[]]>([
  [
    'an id that is none',
    '{ id: my q, date: 2025-06-30 }',
    ['my q', 'b c'],
    [],
    ['questions/b c.md: invalid-id', 'questions/my q.md: invalid-id', 'redactions.yaml: invalid-setting'],
  ],
  [
    'another form of the name',
    '{ id: a：b, date: 2025-06-30 }',
    ['a:b', 'b c'],
    ['questions/b-c.md'],
    ['questions/a:b.md: invalid-id'],
  ],
  ['an id that is mended first', '{ id: a.md, date: 2025-06-30 }', ['b c'], ['questions/b-c.md'], []],
])('what redactions.yaml names keeps its name: %s', async (_, redactions, ids, renamed, left) => {
  const fixed = await fix(redactions, ids)
  expect(fixed.renamed).toEqual(renamed)
  expect(fixed.errors.map(({ path, code }) => `${path}: ${code}`)).toEqual(left)
})

test('its hint proposes no name, and says why', async () => {
  const { errors } = await fix('{ id: q1, date: 2025-06-30 }', ['q1', 'x/Q1'])
  const hints = errors.map((issue) => toIssueMessage(issue, 'en').hint)
  expect(hints).toEqual([
    'Names that differ only in their folder, in case or in their Unicode form are the same. redactions.yaml names this id, and what it hides would be shown under another. Remove it if it is not needed, or add the new id to redactions.yaml when you change this one.',
  ])
})
