import { findNode } from './find-node.ts'
import { frontMatterOffset, parseFrontMatter } from './front-matter.ts'
import { createToPosition } from './position.ts'
import type { YamlNode } from './yaml.ts'

/** Places of values in one file, which is read when the first is asked for, and once. */
export interface FrontMatterPlaces {
  find: (keys: readonly PropertyKey[]) => YamlNode | undefined
  /** Of a value in the file, or of its beginning where it has none. */
  toPosition: (node: YamlNode | undefined) => { line: number; column: number }
}

export function createFrontMatterPlaces(path: string, text: string): FrontMatterPlaces {
  let read: { root: YamlNode | undefined } | undefined
  const toPosition = createToPosition(text)
  const findRoot = (): YamlNode | undefined => {
    const frontMatter = parseFrontMatter(path, text)
    return 'code' in frontMatter ? undefined : frontMatter.root
  }
  return {
    find: (keys) => {
      read ??= { root: findRoot() }
      return read.root && findNode(read.root, keys)
    },
    toPosition: (node) => toPosition(node ? frontMatterOffset + node.start : 0),
  }
}
