import type { Issue } from '../question/issue.ts'
import { createToPosition, type Position } from '../question/position.ts'
import type { YamlNode } from '../question/yaml.ts'
import { parseYamlFile } from '../question/yaml-tree.ts'
import { readText } from './read-text.ts'

/** Of more entries that nothing has, none is looked for that may be meant. */
export const mostAdvised = 20

export interface RedactionFault extends Pick<Issue, 'code' | 'path' | 'detail'> {
  /** The value in its file. */
  find: (root: YamlNode) => YamlNode | undefined
}

/** Where a value stands in a small file; each file is read again once, however many faults it has. */
export function createFindPlace(folder: string): (fault: Pick<RedactionFault, 'path' | 'find'>) => Position {
  const readPlaces = (path: string) => {
    const text = readText(folder, path)
    const root = parseYamlFile(path, text)
    return { root: 'code' in root ? undefined : root, toPosition: createToPosition(text) }
  }
  const files = new Map<string, ReturnType<typeof readPlaces>>()
  return ({ path, find }) => {
    const places = files.get(path) ?? readPlaces(path)
    files.set(path, places)
    const node = places.root && find(places.root)
    return places.toPosition(Math.max(0, node?.start ?? 0))
  }
}
