import { toPlainValue } from './plain-value.ts'
import { parseYaml } from './yaml.ts'
import { YamlFault } from './yaml-fault.ts'

/** A text as YAML, without quotes where that says the same in a block and in a list: `rest`, `"007"`, `"제목: 부제"`. */
export function toPlainText(text: string): string {
  return isPlain(text) ? text : JSON.stringify(text)
}

function isPlain(text: string): boolean {
  if (text.trim() !== text || /[,[\]{}\n]/.test(text)) return false
  return [`[${text}]`, `a: ${text}`, `- ${text}`].every((source) => isReadAs(source, text))
}

function isReadAs(source: string, text: string): boolean {
  try {
    const value = toPlainValue(parseYaml(source))
    return typeof value === 'object' && value !== null && Object.values(value)[0] === text
  } catch (error) {
    if (error instanceof YamlFault) return false
    throw error
  }
}
