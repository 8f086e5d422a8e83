import type { YamlNode } from './yaml.ts'

export interface Entries {
  /** Of all lists together. */
  items: number
  /** Of all mappings together. */
  keys: number
}

/** Each of them may have faults of its own, so their number bounds how much there is to say of a file. */
export function countEntries(root: YamlNode): Entries {
  const entries: Entries = { items: 0, keys: 0 }
  const nodes = [root]
  for (let node = nodes.pop(); node; node = nodes.pop()) {
    if (node.type === 'sequence') {
      entries.items += node.children.length
      for (const child of node.children) nodes.push(child)
    }
    if (node.type === 'mapping') {
      entries.keys += node.pairs.length
      for (const { value } of node.pairs) nodes.push(value)
    }
  }
  return entries
}
