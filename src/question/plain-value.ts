import type { YamlNode } from './yaml.ts'

/** Text without quotes that YAML readers disagree about: `007`, `1e3`, `0x1F`, `.inf`. */
export class UnclearText {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

const canonicalNumber = /^-?(?:0|[1-9]\d{0,15})(?:\.\d+)?$/
const numberLike =
  /^[-+]?(?:0[xob][\da-f_]+|(?:\d[\d_]*(?:\.[\d_]*)?|\.\d[\d_]*)(?:e[-+]?\d+)?|\.(?:inf|nan))$/i
const nothing = new Set(['', '~', 'null', 'Null', 'NULL'])

/**
 * The value that a node looks like: quoted text is text, a plain `12` a number, `true` a boolean, `~` nothing,
 * `12:30:00` and `2024-05-01` text. What one reader takes for a number and another for text is `UnclearText`.
 */
export function toPlainValue(node: YamlNode): unknown {
  if (node.type === 'sequence') return node.children.map(toPlainValue)
  if (node.type === 'mapping') {
    const value: Record<string, unknown> = {}
    for (const pair of node.pairs) setOwn(value, pair.key.text, toPlainValue(pair.value))
    return value
  }
  return node.plain ? toScalarValue(node.text) : node.text
}

function toScalarValue(text: string): unknown {
  if (isWord(text)) return text
  if (canonicalNumber.test(text)) return Number(text)
  if (numberLike.test(text)) return new UnclearText(text)
  if (nothing.has(text)) return undefined
  return /^(?:true|false)$/i.test(text) ? text.toLowerCase() === 'true' : text
}

/** Begins as only text does, which most scalars do. */
function isWord(text: string): boolean {
  return /^[^\d.+\-~ntf]/i.test(text)
}

/** Also under a name such as `__proto__`, which an assignment would give another meaning. */
function setOwn(target: Record<string, unknown>, key: string, value: unknown): void {
  if (key in target)
    Object.defineProperty(target, key, { value, writable: true, enumerable: true, configurable: true })
  else target[key] = value
}

/** Follows a path of keys and indexes; undefined where the tree does not go so far. */
export function findNode(root: YamlNode, path: readonly PropertyKey[]): YamlNode | undefined {
  return path.reduce<YamlNode | undefined>((node, step) => node && findChild(node, step), root)
}

function findChild(node: YamlNode, step: PropertyKey): YamlNode | undefined {
  if (node.type === 'sequence') return node.children[Number(step)]
  if (node.type === 'mapping') return node.pairs.find(({ key }) => key.text === step)?.value
  return undefined
}
