import { mkdirSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ConversationFiles } from '../../../src/folder/files.ts'
import {
  digestConversation,
  isConversationUnchanged,
  toConversationStamp,
  toStoredConversationStamp,
} from '../../../src/folder/unchanged.ts'
import { toStamp } from '../../../src/kept/files.ts'
import type { ConversationOutline } from '../../../src/kept/question.ts'

const answer = 'answers/q/a1.md'
const other = 'answers/q/a2.md'
const comments = 'comments/q.yaml'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'find-changes-'))
  for (const path of ['answers/q', 'comments']) mkdirSync(join(folder, path), { recursive: true })
  for (const path of [answer, other, comments]) write(path, `text of ${path}`)
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(path: string, text: string): void {
  writeFileSync(join(folder, path), text)
}

/** As the folder is listed now. */
function list(...paths: string[]): ConversationFiles {
  const files = paths.map((path) => ({ id: path, path, stamp: toStamp(statSync(join(folder, path))) }))
  return {
    answers: files.filter(({ path }) => path !== comments),
    comments: files.find(({ path }) => path === comments),
  }
}

/** As it is remembered. */
function keep(files: ConversationFiles, texts: Record<string, string>, stamp?: string): ConversationOutline {
  const read = Object.entries(texts).map(([path, text]) => ({ path, bytes: Buffer.from(text) }))
  return {
    stamp: stamp ?? toConversationStamp(files),
    files: digestConversation(read),
    digest: '',
    bodyBytes: 0,
    pages: [],
    laterAnchors: [],
    withheld: { answers: [], comments: [] },
    links: [],
  }
}

const textOf = (...paths: string[]) => Object.fromEntries(paths.map((path) => [path, `text of ${path}`]))
const all = [answer, other, comments]

const touch = (path: string) => utimesSync(join(folder, path), 1, 1)

test.each<[string, change: () => void, paths: string[], unchanged: boolean]>([
  ['nothing', () => {}, all, true],
  ['other times on the same bytes', () => all.forEach(touch), all, true],
  ['other bytes', () => write(answer, 'an edited text'), all, false],
  ['other bytes of the same length', () => write(other, `TEXT of ${other}`), all, false],
  ['other comments', () => write(comments, ''), all, false],
  ['an answer less', () => {}, [answer, comments], false],
  ['no comments any more', () => {}, [answer, other], false],
  ['an answer more', () => write('answers/q/a3.md', ''), [answer, other, 'answers/q/a3.md', comments], false],
])('%s', (_name, change, paths, unchanged) => {
  const kept = keep(list(...all), textOf(...all))
  change()
  expect(isConversationUnchanged(folder, list(...paths), kept)).toBe(unchanged)
})

test('the same bytes under another name are another conversation', () => {
  const kept = keep(list(answer), textOf(answer))
  write('answers/q/a9.md', `text of ${answer}`)
  expect(isConversationUnchanged(folder, list('answers/q/a9.md'), kept)).toBe(false)
})

test('none, before or now', () => {
  const kept = keep(list(answer), textOf(answer))
  expect(isConversationUnchanged(folder, undefined, undefined)).toBe(true)
  expect(isConversationUnchanged(folder, undefined, kept)).toBe(false)
  expect(isConversationUnchanged(folder, list(answer), undefined)).toBe(false)
})

test('files of the same stamps are not opened', () => {
  const files = list(...all)
  const kept = keep(files, { [answer]: 'what nobody looks at' })
  rmSync(join(folder, 'answers'), { recursive: true })
  expect(isConversationUnchanged(folder, files, kept)).toBe(true)
})

test('a file that can’t be read is another', () => {
  const files = list(...all)
  const kept = keep(files, textOf(...all), 'of another time')
  rmSync(join(folder, answer))
  expect(isConversationUnchanged(folder, files, kept)).toBe(false)
})

test.each([
  ['an hour', 3_600_000, false],
  ['a moment', 0, true],
])('of a file that changed %s before it was read', (_name, later, isYoung) => {
  const files = list(...all)
  const stored = toStoredConversationStamp(files, Date.now() + later)
  expect(stored === '').toBe(isYoung)
  if (!isYoung) expect(stored).toBe(toConversationStamp(files))
  // Where the stamp proves nothing the bytes decide.
  expect(isConversationUnchanged(folder, files, keep(files, textOf(...all), stored))).toBe(true)
  const edited = keep(files, { ...textOf(...all), [answer]: 'what was there' }, stored)
  expect(isConversationUnchanged(folder, files, edited)).toBe(!isYoung)
})
