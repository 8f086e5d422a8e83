// A content folder from literal questions. Whatever a test does not say is filled in with plain values.
import {
  type DisposableTempDir,
  mkdirSync,
  mkdtempDisposableSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

export interface WrittenActivity {
  at: string
  actor: string
  person?: string
  kind: string
}

export interface WrittenQuestion {
  id: string
  title?: string
  /** `undefined` leaves it out. */
  category?: string | undefined
  tags?: readonly string[]
  counts?: Readonly<Record<string, number>>
  poll?: unknown
  activity?: readonly WrittenActivity[]
  aliases?: readonly string[]
  language?: string
  state?: unknown
  related?: readonly string[]
  source?: string
  license?: unknown
  body?: string
}

export interface WrittenContent {
  /** Over a title, the reference date 2025-06-30 and the defaults. */
  settings?: Readonly<Record<string, unknown>>
  questions: readonly WrittenQuestion[]
  /** Further files, whole, by path in the folder: `redactions.yaml`, a broken question. */
  files?: Readonly<Record<string, string | Uint8Array>>
}

/** Writes `archive.yaml`, a file for each question, and the further files. JSON is YAML, so values are written as JSON. */
export function writeContent(folder: string, { settings, questions, files = {} }: WrittenContent): void {
  const fields = { title: '시험 아카이브', referenceDate: '2025-06-30', ...settings }
  putFile(folder, 'archive.yaml', toYaml(fields))
  addContent(folder, { questions, files })
}

/** A folder of its own with a content folder in it, which is gone at the end of its block; it has a question `a`, or others. */
export function makeContent(content: Partial<WrittenContent> = {}): DisposableTempDir {
  const folder = mkdtempDisposableSync(join(tmpdir(), 'gotgam-content-'))
  writeContent(folder.path, { questions: [{ id: 'a' }], ...content })
  return folder
}

/** Writes the files of further questions, and others, into a content folder. */
export function addContent(
  folder: string,
  { questions, files = {} }: Pick<WrittenContent, 'questions' | 'files'>,
): void {
  for (const question of questions) putFile(folder, `questions/${question.id}.md`, toMarkdown(question))
  for (const [path, text] of Object.entries(files)) putFile(folder, path, text)
}

/** The file of a question; `toMarkdown({ id: 'a' })` is the smallest that is whole. */
export function toMarkdown(question: WrittenQuestion): string {
  const {
    id,
    title,
    category = 'category' in question ? undefined : '개발자',
    tags,
    counts,
    activity,
    body,
    ...others
  } = question
  const fields = {
    title: title ?? `질문 ${id}`,
    category,
    tags: tags ?? ['rest'],
    counts: { answers: 0, comments: 0, views: 0, ...counts },
    activity: activity ?? [{ at: '2025-06-01T12:00:00+09:00', actor: '홍길동', kind: '질문' }],
    ...others,
  }
  return `---\n${toYaml(fields)}---\n${body ?? '본문입니다.'}\n`
}

function toYaml(fields: Readonly<Record<string, unknown>>): string {
  return Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`)
    .join('')
}

/** Writes one file, and the folders that lead to it. */
export function putFile(folder: string, path: string, content: string | Uint8Array): void {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}

export function editFile(folder: string, path: string, change: (text: string) => string): void {
  putFile(folder, path, change(readFileSync(join(folder, path), 'utf8')))
}
