import { checkNotes } from '../question/check-notes.ts'
import { checkNulls } from '../question/check-nulls.ts'
import { checkLine, checkText } from '../question/check-texts.ts'
import { addCorrections } from '../question/corrections/add-corrections.ts'
import { findNode } from '../question/find-node.ts'
import { type Issue, isWarning } from '../question/issue.ts'
import { licenseKeys } from '../question/license.ts'
import { createToPosition } from '../question/position.ts'
import { readValue } from '../question/read-value.ts'
import { type Place, toIssues } from '../question/schema-issues.ts'
import { parseYamlFile } from '../question/yaml-tree.ts'
import { type Settings, settingsSchema } from './settings.ts'

const themeKeys = ['accent', 'leaf'] as const

const knownKeys = { '': Object.keys(settingsSchema.shape), license: licenseKeys, theme: themeKeys }

/** @param text content of archive.yaml, lines ending in LF. */
export function parseSettings(
  path: string,
  text: string,
): Warned<{ settings: Settings }> | { issues: Issue[] } {
  return withCorrections(path, text, checkSettings)
}

/** What was read, and what somebody should know of it all the same. */
export type Warned<Read> = Read & { warnings?: Issue[] }

/** Faults of a file that is YAML from its first line on, with what to write instead. */
export function withCorrections<Read extends object>(
  path: string,
  text: string,
  check: (path: string, text: string) => Warned<Read> | { issues: Issue[] },
): Warned<Read> | { issues: Issue[] } {
  const checked = check(path, text)
  const found = listIssues(checked)
  if (found.length === 0) return checked
  const issues = addCorrections(found, {
    text,
    check: (changed) => listIssues(check(path, changed)),
    findYaml: (lines) => ({ from: 1, to: lines.length + 1 }),
  })
  return 'issues' in checked ? { issues } : { ...checked, warnings: issues }
}

/** Faults of a file, or its warnings. */
export function listIssues(checked: Warned<object> | { issues: Issue[] }): readonly Issue[] {
  return ('issues' in checked ? checked.issues : checked.warnings) ?? []
}

function checkSettings(path: string, text: string): Warned<{ settings: Settings }> | { issues: Issue[] } {
  const root = parseYamlFile(path, text)
  if ('code' in root) return { issues: [root] }
  const place: Place = { path, root, toPosition: createToPosition(text) }
  const fields = root.type === 'scalar' && root.text === '' ? {} : readValue(root, settingsSchema)
  const result = settingsSchema.safeParse(fields)
  const issues = result.success
    ? checkSettingTexts(result.data, place)
    : toIssues(result.error.issues, place, knownKeys).map(toSettingIssue)
  issues.push(...checkColoursAreThere(place))
  const nulls = checkNulls(text, place)
  issues.push(...nulls.filter((issue) => !isWarning(issue)))
  const warnings = [...checkNotes(text, place), ...nulls.filter(isWarning)]
  return result.success && issues.length === 0
    ? { settings: result.data, ...(warnings.length > 0 ? { warnings } : {}) }
    : { issues: [...issues, ...warnings] }
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

/** `accent: #0b63a5` is a comment to YAML: the colour would be the site's own, without a word. */
function checkColoursAreThere({ path, root, toPosition }: Place): Issue[] {
  return themeKeys.flatMap((key): Issue[] => {
    const node = findNode(root, ['theme', key])
    if (node?.type !== 'scalar' || !node.plain || node.text !== '') return []
    const detail = { key: `theme.${key}`, empty: 'true' }
    return [{ code: 'missing-key', path, ...toPosition(Math.max(0, node.start)), detail }]
  })
}

const ownFaults = new Set(['unknown-key', 'missing-key', 'wrong-type'])

/** What a refinement of the schema wants is named by its hint in `messages/issue-messages.ts`. */
const settingKinds = new Set([
  'date',
  'timeZone',
  'url',
  'language',
  'editUrl',
  'redirects',
  'id',
  'colour',
  'contrast',
])

export function toSettingIssue(issue: Issue): Issue {
  const isRefined = issue.code === 'wrong-type' && settingKinds.has(issue.detail['expected'] ?? '')
  return ownFaults.has(issue.code) && !isRefined ? issue : { ...issue, code: 'invalid-setting' }
}
