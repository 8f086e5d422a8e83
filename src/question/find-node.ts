import type { YamlNode } from './yaml.ts'

/** Follows a path of keys and indexes; undefined where the tree does not go so far. */
export function findNode(root: YamlNode, path: readonly PropertyKey[]): YamlNode | undefined {
  return path.reduce<YamlNode | undefined>((node, step) => node && findChild(node, step), root)
}

function findChild(node: YamlNode, step: PropertyKey): YamlNode | undefined {
  if (node.type === 'sequence') return node.children[Number(step)]
  if (node.type === 'mapping') return node.pairs.find(({ key }) => key.text === step)?.value
  return undefined
}
