import type { Issue } from '../question/issue.ts'
import type { YamlNode } from '../question/yaml.ts'

export interface RedactionFault extends Pick<Issue, 'code' | 'path' | 'detail'> {
  /** The value in its file. */
  find: (root: YamlNode) => YamlNode | undefined
}
