import { beforeEach, expect, test, vi } from 'vitest'
import { createPackWriter, type Place } from '../../../../src/kept/packs.ts'
import { runInWorkers, startWorkers } from '../../../../src/kept/pool.ts'
import type { IndexFile } from '../../../../src/search/index/index-input.ts'
import { makeIndex } from '../../../../src/search/index/make-index.ts'
import { useFolder } from '../../../support/use-folder.ts'
import { buildIndex, type Described, toFrame, toIndexed, writePart } from './index-of.ts'

vi.mock('../../../../src/kept/pool.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('../../../../src/kept/pool.ts')>()
  return {
    ...original,
    startWorkers: vi.fn(original.startWorkers),
    runInWorkers: vi.fn(original.runInWorkers),
  }
})

const folder = useFolder()
beforeEach(() => {
  vi.mocked(startWorkers).mockClear()
  vi.mocked(runInWorkers).mockClear()
})

const written = new Map<Described, Place>()

/** Each run writes what was edited into a pack of its own; packs that nothing refers to are gone. */
function write(pack: string, questions: readonly Described[]): void {
  const writer = createPackWriter(folder, pack)
  for (const question of questions) written.set(question, writer.writeBytes(writePart(question)))
  writer.close()
}

function placeOf(question: Described): Place {
  return written.get(question) ?? ['lost', 0, 1, 0]
}

/** Files by their names, in digits. */
function toDigits(files: readonly IndexFile[]): Record<string, string> {
  return Object.fromEntries(files.map(({ file, bytes }) => [file, Buffer.from(bytes).toString('hex')]))
}

async function make(
  questions: readonly Described[],
  common = 'common',
  few = 1_000,
): Promise<Record<string, string>> {
  const parts = questions.map(placeOf)
  const lines = questions.map((question) => JSON.stringify(question))
  const making: Parameters<typeof makeIndex>[0] = {
    key: JSON.stringify([common, lines]),
    common,
    lines,
    frame: toFrame(questions, []),
    packFolder: folder,
    parts,
    listQuestions: (from, to) =>
      questions.slice(from, to).map((each) => ({ ...toIndexed(each), part: placeOf(each) })),
    makeParts: async (ids) =>
      new Map(questions.filter(({ id }) => ids.includes(id)).map((each) => [each.id, writePart(each)])),
  }
  const files = await makeIndex(making, few)
  return toDigits(files)
}

const body = '트랜잭션 롤백 alpha 멱등 키를 어떻게 만드나요'
const questions: readonly Described[] = Array.from({ length: 30 }, (_, place) => ({ id: `q${place}`, body }))

test('nothing is made where nothing has changed', async () => {
  write('first.pack', questions)
  const made = await make(questions)
  expect(startWorkers).toHaveBeenCalledTimes(1)
  expect(await make(questions)).toEqual(made)
  expect(startWorkers).toHaveBeenCalledTimes(1)
})

test.each([
  ['few', 1_000, 0],
  ['many', 10, 3],
])('edits of %s questions are patched, also again and again of one question', async (_, few, inWorkers) => {
  write('first.pack', questions)
  await make(questions)
  for (const word of ['하나', '두울', '세엣']) {
    const edited = questions.with(7, { id: 'q7', body: `${body} ${word}` })
    write('edits.pack', [edited[7] ?? { id: '' }])
    expect(await make(edited, 'common', few)).toEqual(toDigits(buildIndex(edited)))
  }
  expect(startWorkers).toHaveBeenCalledTimes(1)
  expect(runInWorkers).toHaveBeenCalledTimes(inWorkers)
})

test.each<[name: string, after: readonly Described[], common: string]>([
  ['another common ground', questions.with(7, { id: 'q7', body: `${body} 하나` }), 'another'],
  ['a question more', [...questions, { id: 'new', body }], 'common'],
  ['a part that the cache has lost', questions.with(7, { id: 'unwritten', body: `${body} 하나` }), 'common'],
])('%s: made anew', async (_, after, common) => {
  write('first.pack', questions)
  await make(questions)
  write(
    'edits.pack',
    after.filter((question) => !questions.includes(question) && question.id !== 'unwritten'),
  )
  expect(await make(after, common)).toEqual(toDigits(buildIndex(after)))
  expect(startWorkers).toHaveBeenCalledTimes(2)
})

test('more than a hundred edits: made anew', async () => {
  const many = Array.from({ length: 120 }, (_, place): Described => ({ id: `q${place}`, body }))
  write('first.pack', many)
  await make(many)
  const edited = many.map((question, place) =>
    place < 101 ? { ...question, body: `${body} 하나` } : question,
  )
  write('edits.pack', edited.slice(0, 101))
  expect(await make(edited)).toEqual(toDigits(buildIndex(edited)))
  expect(startWorkers).toHaveBeenCalledTimes(2)
})
