// The small files of a content folder, and the issues that concern the folder as a whole.
import { existsSync, lstatSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { decodeFile } from '../question/decode.ts'
import type { Issue } from '../question/issue.ts'
import { limits } from '../question/limits.ts'
import { listQuestionFiles, type QuestionFile } from './list-question-files.ts'
import { parseSettings } from './parse-settings.ts'
import { noRedactions, parseRedactions, type Redactions } from './redactions.ts'
import { type Settings, settingsSchema } from './settings.ts'

export interface ContentFolder {
  path: string
  settings: Settings
  redactions: Redactions
  files: QuestionFile[]
  issues: Issue[]
}

/** Settings that let the questions be checked although archive.yaml has faults of its own. */
const provisional: Settings = settingsSchema.parse({ title: '?', referenceDate: '9999-12-31' })

export function readContentFolder(path: string): ContentFolder {
  const folder = { path, settings: provisional, redactions: noRedactions, files: [] }
  const issueAt = (code: Issue['code'], file: string, detail: Record<string, string> = {}): Issue => ({
    code,
    path: file,
    line: 1,
    column: 1,
    detail,
  })
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) {
    return { ...folder, issues: [issueAt('content-missing', '.', { value: path })] }
  }
  const issues: Issue[] = []
  const settings = readSmallFile(path, 'archive.yaml', parseSettings)
  if (!settings) issues.push(issueAt('settings-missing', 'archive.yaml'))
  else if ('issues' in settings) issues.push(...settings.issues)
  const redactions = readSmallFile(path, 'redactions.yaml', parseRedactions)
  if (redactions && 'issues' in redactions) issues.push(...redactions.issues)
  const listed = listQuestionFiles(path)
  issues.push(...listed.issues)
  if (listed.files.length === 0 && listed.issues.length === 0)
    issues.push(issueAt('content-empty', 'questions'))
  if (existsSync(join(path, 'answers'))) issues.push(issueAt('answers-not-shown', 'answers'))
  return {
    path,
    settings: settings && 'settings' in settings ? settings.settings : provisional,
    redactions: redactions && 'redactions' in redactions ? redactions.redactions : noRedactions,
    files: listed.files,
    issues,
  }
}

/** Settings as far as they can be read; faults are reported by whoever reads the whole folder. */
export function readSettings(folder: string): Settings {
  const result = readSmallFile(folder, 'archive.yaml', parseSettings)
  return result && 'settings' in result ? result.settings : provisional
}

function readSmallFile<T>(
  folder: string,
  name: string,
  parse: (path: string, text: string) => T,
): T | { issues: Issue[] } | undefined {
  const issueAt = (code: Issue['code'], detail: Record<string, string>) => ({
    issues: [{ code, path: name, line: 1, column: 1, detail }],
  })
  const path = join(folder, name)
  const status = lstatSync(path, { throwIfNoEntry: false })
  if (!status) return undefined
  if (status.isSymbolicLink()) return issueAt('symbolic-link', {})
  if (status.size > limits.fileBytes)
    return issueAt('file-too-large', { limit: `${limits.fileBytes / 1024}` })
  try {
    const text = decodeFile(name, readFileSync(path))
    return typeof text === 'string' ? parse(name, text) : { issues: [text] }
  } catch (error) {
    return issueAt('file-unreadable', { reason: error instanceof Error ? error.message : String(error) })
  }
}
