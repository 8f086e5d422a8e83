import type { YamlNode } from './yaml.ts'

/** Follows a path of keys and indexes; undefined where the tree does not go so far. */
export function findNode(root: YamlNode, path: readonly PropertyKey[]): YamlNode | undefined {
  return path.reduce<YamlNode | undefined>((node, step) => node && findChild(node, step), root)
}

function findChild(node: YamlNode, step: PropertyKey): YamlNode | undefined {
  if (node.type === 'sequence') return node.children[Number(step)]
  if (node.type !== 'mapping') return undefined
  if (node.pairs.length > fewPairs) return indexPairs(node).get(step)
  return node.pairs.find(({ key }) => key.text === step)?.value
}

/** Of a longer mapping, as people.yaml is one, an index is kept: many of its keys may be asked for. */
const fewPairs = 50
const indexes = new WeakMap<YamlNode, ReadonlyMap<PropertyKey, YamlNode>>()

function indexPairs(node: YamlNode & { type: 'mapping' }): ReadonlyMap<PropertyKey, YamlNode> {
  const known = indexes.get(node)
  if (known) return known
  // The first of two of the same name is the last that is put in.
  const index = new Map(node.pairs.toReversed().map(({ key, value }) => [key.text, value]))
  indexes.set(node, index)
  return index
}
