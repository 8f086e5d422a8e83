// Files whose names are no legal ids, or those of others: they are renamed with the answers and comments that hang on them.
import { existsSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import type { Rename } from '../authoring/plan-renames.ts'
import { listConversationFiles } from '../content-folder/list-conversation-files.ts'
import { toLegalId } from '../import/repair/legal-id.ts'
import type { Issue } from '../question/issue.ts'
import { toIdKey } from '../question/question-id.ts'

interface Planning {
  /** Of the questions that there are. */
  ids: readonly string[]
  /** Whether redactions.yaml names what a file is named for: under another id it would be published. */
  isRedacted: (path: string) => boolean
}

/** @param issues of the whole folder. */
export function planNames(
  content: string,
  issues: readonly Issue[],
  { ids, isRedacted }: Planning,
): Rename[] {
  const taken = new Set(ids.map(toIdKey))
  const { conversations } = listConversationFiles(content)
  return issues.flatMap((issue) => {
    const to = findName(issue, taken)
    if (to === undefined || isRedacted(issue.path)) return []
    const own: Rename = { from: issue.path, to: `${toFolder(issue.path)}/${to}` }
    if (!issue.path.startsWith('questions/')) return [own]
    taken.add(toIdKey(to.slice(0, -3)))
    const old = toName(issue.path).slice(0, -3).normalize('NFC')
    // Whose they are nobody knows where another question has the same id.
    if (ids.filter((id) => id === old).length > 1) return [own]
    const hanging = conversations.get(old)
    const folder = hanging?.answers[0] && toFolder(hanging.answers[0].path)
    const comments = hanging?.comments?.path
    return [
      own,
      ...(folder === undefined ? [] : [{ from: folder, to: `${toFolder(folder)}/${to.slice(0, -3)}` }]),
      ...(comments === undefined
        ? []
        : [{ from: comments, to: `${toFolder(comments)}/${to.slice(0, -3)}.yaml` }]),
    ]
  })
}

/** Another name for a file: what the check suggests, else what an import would have made of it. */
function findName({ code, path, detail }: Issue, taken: ReadonlySet<string>): string | undefined {
  if (!/^(?:questions|answers|comments)\//.test(path)) return undefined
  if (code === 'duplicate-id') return detail['of'] === 'comment' ? undefined : detail['nearest']
  if (code !== 'invalid-id' || detail['key'] !== undefined) return undefined
  const name = toName(path)
  const extension = /\.(?:md|yaml)$/.exec(name)?.[0]
  if (extension === undefined) return undefined
  const legal = `${toLegalId(name.slice(0, -extension.length))}${extension}`
  const nearest = detail['nearest'] ?? legal
  const isTaken = path.startsWith('questions/') && taken.has(toIdKey(nearest.slice(0, -extension.length)))
  return isTaken ? legal : nearest
}

/** False where something else has the name. */
export function renameIn(content: string, { from, to }: Rename): boolean {
  if (!existsSync(join(content, from)) || existsSync(join(content, to))) return false
  renameSync(join(content, from), join(content, to))
  return true
}

function toName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

function toFolder(path: string): string {
  return path.slice(0, path.lastIndexOf('/'))
}
