import { findInvisible } from '../question/characters.ts'
import type { Issue } from '../question/issue.ts'
import { findNode, toPlainValue } from '../question/plain-value.ts'
import { toPosition } from '../question/position.ts'
import { type Place, toIssues } from '../question/schema-issues.ts'
import { parseYaml, YamlFault, type YamlNode } from '../question/yaml.ts'
import { type Settings, settingsSchema } from './settings.ts'

const knownKeys = { '': Object.keys(settingsSchema.shape), license: ['name', 'url'] }

/** @param text content of archive.yaml, lines ending in LF. */
export function parseSettings(path: string, text: string): { settings: Settings } | { issues: Issue[] } {
  const root = parseTree(path, text)
  if ('code' in root) return { issues: [root] }
  const place: Place = { path, root, toPosition: (offset) => toPosition(text, offset) }
  const fields = root.type === 'scalar' && root.text === '' ? {} : toPlainValue(root)
  const result = settingsSchema.safeParse(fields)
  if (!result.success) return { issues: toSettingIssues(result.error.issues, place) }
  const invisible = findInvisible(result.data.title)
  if (invisible) {
    const start = findNode(root, ['title'])?.start ?? 0
    const detail = { key: 'title', codePoint: invisible.codePoint }
    return { issues: [{ code: 'invisible-character', path, ...place.toPosition(start), detail }] }
  }
  return { settings: result.data }
}

function toSettingIssues(faults: Parameters<typeof toIssues>[0], place: Place): Issue[] {
  return toIssues(faults, place, knownKeys).map((issue, index) => {
    if (['unknown-key', 'missing-key', 'unquoted-text', 'wrong-type'].includes(issue.code)) {
      const fault = faults[index]
      const custom = fault?.code === 'custom' ? String(fault.params?.['setting'] ?? '') : ''
      return custom === ''
        ? issue
        : { ...issue, code: 'invalid-setting', detail: { ...issue.detail, expected: custom } }
    }
    return { ...issue, code: 'invalid-setting' }
  })
}

/** A YAML document that is a plain tree, or the issue that keeps it from being one. */
export function parseTree(path: string, text: string): YamlNode | Issue {
  try {
    return parseYaml(text)
  } catch (error) {
    if (!(error instanceof YamlFault)) throw error
    return { code: error.code, path, ...toPosition(text, Math.max(0, error.offset)), detail: error.detail }
  }
}
