// An address of a picture is proposed only where obeying brings no next complaint.
import { mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkContent } from '../../../src/content-folder/check-content.ts'
import { readContent } from '../../../src/content-folder/read-content.ts'
import { toIssueMessage } from '../../../src/messages/issue-messages.ts'
import type { Issue } from '../../../src/question/issue.ts'
import { writeContent } from '../../support/content-folder.ts'
import { createPng } from '../../support/pictures.ts'

const elsewhere =
  '그림은 내용 폴더의 files 폴더에 넣고 /files/로 시작하는 주소로 씁니다. 이 그림이 거기에 있는지도 살펴 주세요.'

const read = async (folder: string, cache: string): Promise<Issue[]> =>
  (await readContent({ folder, questionCache: cache, code: 'test' })).issues

test.each<[name: string, written: string, hint: string]>([
  ['a picture that is there', 'files/x.png', '이렇게 써 주세요: /files/x.png'],
  ['one above', '../files/x.png', '이렇게 써 주세요: /files/x.png'],
  ['a name that is written in signs', 'files/%ED%91%9C.png', '이렇게 써 주세요: /files/%ED%91%9C.png'],
  ['one that is not there', 'files/y.png', elsewhere],
  ['a folder', 'files/', elsewhere],
  ['one above that is not there', '../../files/y.png', elsewhere],
  ['an address that is too long to be shown', `files/${'y'.repeat(120)}.png`, elsewhere],
])('%s', async (_name, written, hint) => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'gotgam-pictures-'))
  const content = join(folder.path, 'content')
  const picture = createPng(2, 2)
  writeContent(content, {
    questions: [{ id: 'one', body: `![그림](${written})\n` }],
    files: { 'files/x.png': picture, 'files/표.png': picture },
  })
  const checked = await checkContent(content)
  for (const issues of [checked.issues, await read(content, join(folder.path, 'cache'))]) {
    const told = issues.filter(({ code }) => code === 'unlinked-address')
    expect(told.map((issue) => toIssueMessage(issue, 'ko').hint)).toEqual([hint])
  }
})

test('the line of a picture that is not there is corrected to the nearest that is', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'gotgam-pictures-'))
  const body = '글\n\n앞 ![그림](/files/X.png "제목") 뒤\n'
  writeContent(folder.path, { questions: [{ id: 'one', body }], files: { 'files/x.png': createPng(2, 2) } })
  const { issues } = await checkContent(folder.path)
  const told = issues.filter(({ code }) => code === 'missing-picture')
  expect(told.map(({ line, correction }) => [correction?.from === line, correction])).toEqual([
    [true, expect.objectContaining({ lines: ['앞 ![그림](/files/x.png "제목") 뒤'], certain: false })],
  ])
})
