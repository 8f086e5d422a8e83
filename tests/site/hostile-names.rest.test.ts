// Hostile strings as names: of the files of answers, of comments, of pictures and of their folders.
import { mkdirSync, mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { hostilePayloads } from '../fixtures/hostile-payloads.ts'
import { writeContent } from '../support/content-folder.ts'
import { readHostilePayloads } from '../support/hostile-content.ts'
import { toPng } from '../support/pictures.ts'
import { runCommand } from '../support/run-command.ts'

const answer = '---\nactor: 홍길동\nat: 2025-06-02\n---\n답변입니다.\n'
const comments = '- id: c1\n  actor: 익명\n  at: 2025-06-03\n  text: |\n    댓글입니다.\n'

/** What a file system takes for a name: the project's own strings, and the last of the others, which differ most. */
function listNames(): string[] {
  const names = [...hostilePayloads, ...readHostilePayloads().slice(-750)]
    .flatMap((payload) => [payload, payload.replaceAll('/', '_')])
    .filter((name) => /^[^/\0]+$/.test(name) && name.isWellFormed() && name !== '.' && name !== '..')
  return [...new Set(names)].filter((name) => Buffer.byteLength(name) <= 200)
}

test('are told in a report that holds none of their control characters', () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'gotgam-names-'))
  writeContent(folder.path, { questions: [{ id: 'q', counts: { answers: 2000, comments: 2000 } }] })
  const names = listNames()
  expect(names.length).toBeGreaterThan(70)
  for (const name of names) {
    write(`answers/q/${name}.md`, answer)
    write(`answers/${name}/a.md`, answer)
    write(`comments/${name}.yaml`, comments)
    write(`files/${name}.png`, toPng(1, 0))
  }
  const { status, stdout, stderr } = runCommand('check', [], {
    environment: { ARCHIVE_CONTENT: folder.path },
  })
  expect([status, stderr]).toEqual([1, ''])
  expect(stdout.match(/[\0-\t\v-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]/g)).toBeNull()
  expect(stdout).not.toContain('file-unreadable')
  expect(stdout).toMatch(
    /오류 [\d,]+개, 경고 [\d,]+개\n(?:\[--fix\].*\n)?잘못마다 설명과 예: docs\/faults\.ko\.md\n$/,
  )

  function write(path: string, content: string | Buffer): void {
    const file = join(folder.path, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
})
