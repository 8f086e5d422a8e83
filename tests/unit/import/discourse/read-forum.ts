import { mkdirSync, mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createDiscourseImporter } from '../../../../src/import/discourse/discourse-importer.ts'
import type { ImportNote, ImportRecord } from '../../../../src/import/records.ts'
import { projectFolder } from '../../../support/project.ts'

export type ForumOptions = Partial<Parameters<typeof createDiscourseImporter>[0]>

export const forum = join(projectFolder, 'tests/fixtures/discourse')

/** All that an import is given of a forum. */
export async function readForum(options: ForumOptions = {}) {
  const notes: ImportNote[] = []
  const records: ImportRecord[] = []
  const importer = createDiscourseImporter({ path: forum, edits: false, ...options })
  for await (const record of importer.read({ note: (note) => notes.push(note) })) records.push(record)
  return { records, notes, importer }
}

/** Files of a forum by their names: texts, bytes, or values of JSON. */
export type ForumFiles = Readonly<Record<string, unknown>>

export function writeForum(files: ForumFiles) {
  const folder = mkdtempDisposableSync(join(tmpdir(), 'gotgam-discourse-'))
  for (const [name, value] of Object.entries(files)) {
    const path = join(folder.path, name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, typeof value === 'string' || Buffer.isBuffer(value) ? value : JSON.stringify(value))
  }
  return folder
}

/** @param options of which those that name a file name one of these. */
export async function readFiles(files: ForumFiles, { categories, ...options }: ForumOptions = {}) {
  using folder = writeForum(files)
  const named = categories === undefined ? {} : { categories: join(folder.path, categories) }
  return await readForum({ path: folder.path, ...named, ...options })
}

export const post = { id: 1, post_number: 1, username: 'Ada', created_at: '2021-01-01T00:00:00Z' }

/** A file of topic 12. */
export function toPage(posts: readonly object[], topic: object = {}): object {
  return { id: 12, ...topic, post_stream: { posts, stream: [1, 2, 3] } }
}
