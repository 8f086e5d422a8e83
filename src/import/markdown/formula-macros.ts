// Definitions of TeX: pages refuse them, as what they grow to is known only when they have grown. Here it has bounds.
import { limits } from '../../format/limits.ts'

interface Macro {
  body: string
  /** Whether it has an argument, `#1`. */
  takesOne: boolean
}

/** What was defined before in a discussion, and how much may still be written for it. */
export interface Macros {
  known: Map<string, Macro>
  left: number
  /** Whether the host drew by MathJax whatever was between two signs. */
  mathJax: boolean
}

export function createMacros({ known, mathJax }: Partial<Macros> = {}): Macros {
  return { known: new Map(known), left: limits.bodyBytes, mathJax: mathJax ?? false }
}

const definition = /\\(?:(?:re)?newcommand|providecommand|g?def|DeclareMathOperator)(?![a-zA-Z])\*?/g
/** Macros inside of others. */
const deepest = 20

/**
 * The formula with what was defined so far, without the definitions in it; those are known from there on.
 * @returns as it was where it would grow too long, and `left` for definitions of another kind: they have more arguments.
 */
export function expandMacros(tex: string, macros: Macros): { tex: string; left: boolean } {
  if (!tex.includes('\\')) return { tex, left: false }
  const taken = takeDefinitions(tex, macros)
  const expanded = macros.known.size > 0 ? expand(taken.tex, macros) : taken.tex
  return { tex: (expanded ?? tex).trim(), left: taken.left || expanded === undefined }
}

function takeDefinitions(tex: string, { known }: Macros): { tex: string; left: boolean } {
  let rest = ''
  let end = 0
  let left = false
  for (const { 0: command, index } of tex.matchAll(definition)) {
    if (index < end) continue
    const read = readDefinition(tex, index + command.length, command)
    if (!read) {
      left = true
      continue
    }
    known.set(read.name, { body: read.body, takesOne: read.takesOne })
    rest += tex.slice(end, index)
    end = read.end
  }
  return { tex: rest + tex.slice(end), left }
}

const named =
  /\s{0,9}(?:\{\s{0,9}\\([a-zA-Z]+)\s{0,9}\}|\\([a-zA-Z]+))\s{0,9}(?:\[\s{0,9}([01])\s{0,9}\](?!\s{0,9}\[))?(#1)?\s{0,9}(?=\{)/y

function readDefinition(tex: string, from: number, command: string) {
  named.lastIndex = from
  const [all, braced, bare, count, parameter] = named.exec(tex) ?? []
  const name = braced ?? bare
  if (all === undefined || name === undefined) return undefined
  const isOperator = command.startsWith('\\Declare')
  const group = readArgument(tex, from + all.length)
  if (!group || /#[2-9]/.test(group.text)) return undefined
  const star = command.endsWith('*') ? '*' : ''
  const body = isOperator ? `\\operatorname${star}{${group.text}}` : group.text
  return { name, body, takesOne: count === '1' || parameter !== undefined, end: group.end }
}

/** A group without its braces, a command or a letter, behind white space. */
function readArgument(tex: string, from: number): { text: string; end: number } | undefined {
  let at = from
  while (/\s/.test(tex.charAt(at))) at += 1
  const first = tex.charAt(at)
  if (first === '\\') {
    const end = at + (/^\\(?:[a-zA-Z]+|[\s\S])/.exec(tex.slice(at, at + 50))?.[0].length ?? 1)
    return { text: tex.slice(at, end), end }
  }
  if (first === '' || first === '}') return undefined
  if (first !== '{') return { text: first, end: at + 1 }
  let depth = 0
  for (let end = at; end < tex.length; end += 1) {
    const sign = tex.charAt(end)
    if (sign === '\\') end += 1
    else if (sign === '{') depth += 1
    else if (sign === '}') depth -= 1
    if (depth === 0) return { text: tex.slice(at + 1, end), end: end + 1 }
  }
  return undefined
}

function expand(tex: string, macros: Macros): string | undefined {
  let current = tex
  for (let level = 0; level < deepest; level += 1) {
    const next = expandOnce(current, macros)
    if (next === undefined || next === current) return next
    macros.left -= next.length
    if (macros.left < 0) return undefined
    current = next
  }
  return undefined
}

const used = /\\(?:([a-zA-Z]+)|[\s\S])/g

/** Undefined where it is longer than any formula may be. */
function expandOnce(tex: string, { known }: Macros): string | undefined {
  let written = ''
  let end = 0
  for (const { 0: command, 1: name, index } of tex.matchAll(used)) {
    const macro = name === undefined || index < end ? undefined : known.get(name)
    if (!macro) continue
    const after = index + command.length
    const argument = macro.takesOne ? readArgument(tex, after) : { text: '', end: after }
    if (!argument) continue
    const before = tex.slice(end, index)
    end = argument.end
    written += before + toReplaced(macro, argument.text, { before, after: tex.charAt(end) })
    if (written.length > limits.formulaSource) return undefined
  }
  return written + tex.slice(end)
}

/** No letter goes on with the name of a command, and what is raised is one thing. */
function toReplaced(
  { body, takesOne }: Macro,
  argument: string,
  { before, after }: { before: string; after: string },
): string {
  const isLetter = /^[a-zA-Z]/.test(argument)
  const text = takesOne
    ? body.replace(
        /(\\[a-zA-Z]+)?#1/g,
        (_, command = '') => `${command}${command && isLetter ? ' ' : ''}${argument}`,
      )
    : body
  if (/[\^_]\s*$/.test(before.slice(-20))) return `{${text}}`
  return /\\[a-zA-Z]+$/.test(text) && /[a-zA-Z]/.test(after) ? `${text} ` : text
}
