import { tryParseYaml } from './yaml-tree.ts'

/** What other readers of YAML take for a number, a switch or nothing: `007`, `1e3`, `0x1F`, `.inf`, `true`, `~`. */
const unclear =
  /^(?:[-+]?(?:0[xob][\da-f_]+|(?:\d[\d_]*(?:\.[\d_]*)?|\.\d[\d_]*)(?:e[-+]?\d+)?|\.(?:inf|nan))|true|false|null|~|)$/i

/** What programs write for nothing, beside `null` and `~`: `null-like-text` is told of such a text without quotes. */
export const nullLikeWords: ReadonlySet<string> = new Set(['Null', 'NULL', 'None', 'undefined', 'NaN'])

/** A text as YAML, without quotes where that says the same in a block and in a list: `rest`, `"007"`, `"제목: 부제"`. */
export function toPlainText(text: string): string {
  return isPlain(text) ? text : JSON.stringify(text)
}

/** The same of an id: digits alone are what they are written as, whatever other readers take them for. */
export function toIdText(id: string): string {
  return /^[1-9]\d{0,14}$/.test(id) ? id : toPlainText(id)
}

function isPlain(text: string): boolean {
  if (text.trim() !== text || /[,[\]{}\n]/.test(text) || unclear.test(text) || nullLikeWords.has(text))
    return false
  return [`[${text}]`, `a: ${text}`, `- ${text}`].every((source) => isReadAs(source, text))
}

function isReadAs(source: string, text: string): boolean {
  const root = tryParseYaml(source)
  if (root === undefined || root.type === 'scalar') return false
  const node = root.type === 'mapping' ? root.pairs[0]?.value : root.children[0]
  return node?.type === 'scalar' && node.text === text
}
