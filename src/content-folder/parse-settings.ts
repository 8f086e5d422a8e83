import { checkLine, checkText } from '../question/check-texts.ts'
import { correct } from '../question/correct.ts'
import type { Issue } from '../question/issue.ts'
import { toPlainValue } from '../question/plain-value.ts'
import { toPosition } from '../question/position.ts'
import { type Place, toIssues } from '../question/schema-issues.ts'
import { parseYaml, type YamlNode } from '../question/yaml.ts'
import { YamlFault } from '../question/yaml-fault.ts'
import { type Settings, settingsSchema } from './settings.ts'

const knownKeys = { '': Object.keys(settingsSchema.shape), license: ['name', 'url'] }

/** @param text content of archive.yaml, lines ending in LF. */
export function parseSettings(path: string, text: string): { settings: Settings } | { issues: Issue[] } {
  const root = parseTree(path, text)
  if ('code' in root) return { issues: [root] }
  const place: Place = { path, root, toPosition: (offset) => toPosition(text, offset) }
  const fields = root.type === 'scalar' && root.text === '' ? {} : toPlainValue(root)
  const result = settingsSchema.safeParse(fields)
  const issues = result.success
    ? checkSettingTexts(result.data, place)
    : toIssues(result.error.issues, place, knownKeys).map(toSettingIssue)
  if (result.success && issues.length === 0) return { settings: result.data }
  return { issues: correct(issues, text) }
}

/** Texts of the archive's own that pages show. Only the description may have several lines. */
function checkSettingTexts({ title, description, license }: Settings, place: Place): Issue[] {
  return [
    ...checkLine(title, ['title'], place),
    ...checkText(description || undefined, ['description'], place),
    ...(typeof license === 'string'
      ? checkLine(license, ['license'], place)
      : checkLine(license?.name, ['license', 'name'], place)),
  ]
}

const ownFaults = new Set(['unknown-key', 'missing-key', 'unquoted-text', 'wrong-type'])

/** What a refinement of the schema wants is named by its hint in `messages/issue-messages.ts`. */
const settingKinds = new Set(['date', 'timeZone', 'url'])

export function toSettingIssue(issue: Issue): Issue {
  const isRefined = issue.code === 'wrong-type' && settingKinds.has(issue.detail['expected'] ?? '')
  return ownFaults.has(issue.code) && !isRefined ? issue : { ...issue, code: 'invalid-setting' }
}

/** A YAML document that is a plain tree, or the issue that keeps it from being one. */
export function parseTree(path: string, text: string): YamlNode | Issue {
  try {
    return parseYaml(text)
  } catch (error) {
    if (!(error instanceof YamlFault)) throw error
    const position = toPosition(text, Math.max(0, error.offset))
    const fault: Issue = { code: error.code, path, ...position, detail: error.detail }
    return correct([fault], text)[0] ?? fault
  }
}
