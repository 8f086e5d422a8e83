import type { Issue } from './issue.ts'
import { toPosition } from './position.ts'
import { parseYaml, type YamlNode } from './yaml.ts'
import { YamlFault } from './yaml-fault.ts'

/** A file that is YAML from its first line on, as a plain tree, or the issue that keeps it from being one. */
export function parseYamlFile(path: string, text: string): YamlNode | Issue {
  try {
    return parseYaml(text)
  } catch (error) {
    if (!(error instanceof YamlFault)) throw error
    const position = toPosition(text, Math.max(0, error.offset))
    // Such a file has no front matter that words could speak of.
    return { code: error.code, path, ...position, detail: { ...error.detail, whole: 'file' } }
  }
}

/** Undefined where it can't be read. */
export function tryParseYaml(text: string): YamlNode | undefined {
  try {
    return parseYaml(text)
  } catch (error) {
    if (error instanceof YamlFault) return undefined
    throw error
  }
}
