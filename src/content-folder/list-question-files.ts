import { type Dirent, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { compareText, type Issue } from '../question/issue.ts'
import { toQuestionId } from '../question/question-id.ts'

export interface QuestionFile {
  id: string
  /** Inside the content folder, with `/`. */
  path: string
  size: number
  modified: number
}

// What file managers leave behind is no mistake of a contributor.
const ignored = new Set(['.DS_Store', '.gitkeep', 'Thumbs.db', 'desktop.ini'])

/** Every question file below `questions/`, by path in code-unit order; links and other files are issues. */
export function listQuestionFiles(contentFolder: string): { files: QuestionFile[]; issues: Issue[] } {
  const files: QuestionFile[] = []
  const issues: Issue[] = []
  const report = (code: Issue['code'], path: string, detail: Record<string, string> = {}) =>
    issues.push({ code, path, line: 1, column: 1, detail })

  function walk(folder: string, depth: number): void {
    if (depth > 20) return void report('nesting-too-deep', folder, { limit: '20' })
    for (const entry of readFolder(join(contentFolder, folder))) {
      if (ignored.has(entry.name)) continue
      const path = `${folder}/${entry.name}`
      if (entry.isSymbolicLink()) report('symbolic-link', path)
      else if (entry.name.includes('..')) report('invalid-id', path, { value: entry.name })
      else if (entry.isDirectory()) walk(path, depth + 1)
      else if (!entry.isFile() || !entry.name.endsWith('.md')) report('not-markdown', path)
      else addFile(path, entry.name)
    }
  }

  function addFile(path: string, name: string): void {
    const id = toQuestionId(name)
    if (id === undefined) return void report('invalid-id', path, { value: name })
    const { size, mtimeMs } = statSync(join(contentFolder, path))
    files.push({ id, path, size, modified: mtimeMs })
  }

  walk('questions', 0)
  return { files: files.sort((a, b) => compareText(a.path, b.path)), issues }
}

function readFolder(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    return []
  }
}
