import { toSettingIssue } from '../../content-folder/parse-settings.ts'
import type { Issue } from '../../question/issue.ts'
import { createToPosition } from '../../question/position.ts'
import { readValue } from '../../question/read-value.ts'
import { type Place, toIssues } from '../../question/schema-issues.ts'
import type { YamlNode } from '../../question/yaml.ts'
import { parseYamlFile } from '../../question/yaml-tree.ts'
import { type Mapping, mappingKeys, mappingSchema } from './mapping-schema.ts'

/** A mapping, and where its values stand, for faults that only the table shows. */
export interface PlacedMapping {
  mapping: Mapping
  place: Place
}

/** @param text of the mapping file, YAML or JSON, lines ending in LF. */
export function parseMapping(path: string, text: string): PlacedMapping | { issues: Issue[] } {
  const root = parseYamlFile(path, text)
  if ('code' in root) return { issues: [root] }
  const place: Place = { path, root, toPosition: createToPosition(text) }
  const result = mappingSchema.safeParse(readFields(root))
  if (result.success) return { mapping: result.data, place }
  return { issues: toIssues(result.error.issues, place, mappingKeys).map(toSettingIssue) }
}

function readFields(root: YamlNode): unknown {
  return root.type === 'scalar' && root.text === '' ? {} : readValue(root, mappingSchema)
}
