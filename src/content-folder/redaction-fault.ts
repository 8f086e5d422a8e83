import type { Issue } from '../question/issue.ts'
import type { YamlNode } from '../question/yaml.ts'

/** Of more entries that nothing has, none is looked for that may be meant. */
export const mostAdvised = 20

export interface RedactionFault extends Pick<Issue, 'code' | 'path' | 'detail'> {
  /** The value in its file. */
  find: (root: YamlNode) => YamlNode | undefined
}
