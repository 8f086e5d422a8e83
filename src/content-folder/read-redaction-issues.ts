// What masks can't do, of what redactions.yaml asks for and of personal data: said, never passed over (decision 25).
import type { Issue } from '../question/issue.ts'
import { toPosition } from '../question/position.ts'
import { parseYamlFile } from '../question/yaml-tree.ts'
import { findIdleRedactions } from './idle-redactions.ts'
import type { ContentFolder } from './read-folder.ts'
import { readText } from './read-text.ts'
import type { RedactionFault } from './redaction-fault.ts'
import { findUnmaskedNames, readUnmaskedData } from './unmasked-names.ts'

/** @param questions all of the folder that could be prepared. */
export function readRedactionIssues(
  folder: ContentFolder,
  questions: readonly { redacted: readonly number[] }[],
): Issue[] {
  const data = readUnmaskedData(folder)
  if (folder.redactions.actors.length === 0) return data
  const faults = [...findIdleRedactions(folder, questions), ...findUnmaskedNames(folder)]
  return [...data, ...faults.map((fault) => toIssue(folder.path, fault))]
}

function toIssue(folder: string, { find, ...fault }: RedactionFault): Issue {
  const text = readText(folder, fault.path)
  const root = parseYamlFile(fault.path, text)
  const node = 'code' in root ? undefined : find(root)
  return { ...fault, ...toPosition(text, Math.max(0, node?.start ?? 0)) }
}
