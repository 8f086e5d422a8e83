import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
// Every regular expression of src/, read from its source: a new one is found by itself.
import ts from 'typescript'
import { projectFolder } from './project.ts'

export interface WrittenExpression {
  /** Inside src/, with `/`. */
  file: string
  /** As it is there: a literal, or the call that makes one. */
  code: string
  /** Undefined for a call, whose arguments only the program knows. */
  expression: RegExp | undefined
}

const source = join(projectFolder, 'src')

export function readRegularExpressions(): WrittenExpression[] {
  return readdirSync(source, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:ts|mjs|astro)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .flatMap((path) => findExpressions(posix.relative(source, path), toScript(path)))
}

/** Of a component, what is before its template and in its scripts. */
function toScript(path: string): string {
  const text = readFileSync(path, 'utf8')
  if (!path.endsWith('.astro')) return text
  const [, frontMatter = '', template = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? []
  const scripts = Array.from(template.matchAll(/<script>(.*?)<\/script>/gs), (match) => match[1] ?? '')
  return [frontMatter, ...scripts].join('\n')
}

export function findExpressions(file: string, script: string): WrittenExpression[] {
  const found: WrittenExpression[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      found.push({ file, code: node.text, expression: toExpression(node.text) })
    } else if (
      (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
      node.expression.getText() === 'RegExp'
    ) {
      found.push({ file, code: node.getText(), expression: undefined })
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, script, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS))
  return found
}

function toExpression(literal: string): RegExp {
  const end = literal.lastIndexOf('/')
  return new RegExp(literal.slice(1, end), literal.slice(end + 1))
}

// Strings that a regular expression could take long for, made of its own parts: what it repeats, many times over, after
// what it wants before that, and with an end that does not fit.

interface Part {
  /** Shortest texts that the part matches. */
  samples: string[]
  /** Beginnings of the expression, and what it repeats after each. */
  repeated: { before: string; unit: string }[]
}

const alphabet = [
  ...'a0 -._/:;,<>="\'`(){}[]@#%&*+?!|~^$\\zZ19\n\t',
  ...[
    '가',
    'é',
    '\u0301',
    '\u00a0',
    '\u200b',
    '\u202e',
    '\ufe0f',
    '\u20e3',
    '\ud800',
    '\ufdd0',
    '\u0085',
    '\u2028',
  ],
  ...['👍', '🏽', '\u{1f1f0}', '일', '만', 'ſ', '\ufffd', 'ㅏ', 'T', 'tf'],
]

const ends = ['', '\u0001', '!', '\n', '<']

/** Makes one of the strings, about so many UTF-16 units long. */
type MakeString = (length: number) => string

export function createHostileStrings({ source, flags }: RegExp): MakeString[] {
  const { samples, repeated } = new Reader(source, flags.replace(/[gy]/g, '')).read()
  const alone = samples.flatMap((sample) => [sample, sample.slice(0, -1), sample.slice(1)])
  const starts = [...alone.map((unit) => ({ before: '', unit })), ...repeated]
  const made = new Map<string, MakeString>()
  for (const { before, unit } of starts) {
    if (unit === '') continue
    for (const end of ends) {
      made.set(JSON.stringify([before, unit, end]), (length) => before + fill(unit, length) + end)
    }
  }
  for (const { before, unit } of repeated) {
    // Many beginnings, each of which the next one ends.
    const row = before + unit.repeat(9)
    if (unit !== '') made.set(JSON.stringify(row), (length) => fill(row, length))
  }
  return [...made.values()]
}

function fill(unit: string, length: number): string {
  return unit.repeat(length / unit.length)
}

const general = [
  ...['a', '0', ' ', '\n', '.', '-', '/', '#', '<', '"', '[', '(', '가', '\u0301', '\ud83d', '👍'],
  ...[
    'a@a.a@',
    'a@a.',
    '<a ',
    '<a b="',
    '<!--',
    '](',
    '&amp;',
    ': ',
    ' #',
    ', ',
    '010-1234-',
    '900101-',
    '\t ',
    ' \n',
  ],
]

/** Strings that are hostile to many. */
export const generalStrings: readonly MakeString[] = [
  ...general.flatMap((unit): MakeString[] => [
    (length) => fill(unit, length),
    (length) => `${fill(unit, length)}\u0001`,
    (length) => `x${fill(unit, length)}x`,
  ]),
  (length) => `<${'a'.repeat(length)}`,
  (length) => `${' '.repeat(length / 2)}${'a'.repeat(length / 2)}`,
]

/** Reads the grammar of regular expressions as far as it is needed to make texts. */
class Reader {
  readonly #source: string
  readonly #flags: string
  #offset = 0

  constructor(source: string, flags: string) {
    this.#source = source
    this.#flags = flags
  }

  read(): Part {
    const part = this.#readAlternatives()
    if (this.#offset < this.#source.length) throw new Error(`unread: ${this.#source.slice(this.#offset)}`)
    return part
  }

  #readAlternatives(): Part {
    const all: Part = { samples: [], repeated: [] }
    do {
      const one = this.#readSequence()
      all.samples.push(...one.samples)
      all.repeated.push(...one.repeated)
    } while (this.#take('|'))
    return { samples: unique(all.samples), repeated: all.repeated }
  }

  #readSequence(): Part {
    let samples = ['']
    const repeated: Part['repeated'] = []
    while (this.#offset < this.#source.length && !'|)'.includes(this.#source[this.#offset] ?? '')) {
      const next = this.#readRepeated()
      for (const before of samples.slice(0, 2)) {
        for (const each of next.repeated) repeated.push({ before: before + each.before, unit: each.unit })
      }
      samples = unique(samples.flatMap((before) => next.samples.map((sample) => before + sample)))
    }
    return { samples, repeated }
  }

  #readRepeated(): Part {
    const part = this.#readAtom()
    const count = this.#match(/(?:[*+?]|\{(\d+)(,?)(\d*)\})\??/y)
    if (!count) return part
    const [text, least = '0', open = '', most = ''] = count
    const isLong = /^[*+]/.test(text) || (open === ',' && most === '') || Number(most || least) > 1
    const times = text.startsWith('{') ? Math.max(1, Number(least)) : 1
    return {
      samples: part.samples.map((sample) => sample.repeat(times)),
      repeated: [...part.repeated, ...(isLong ? part.samples.map((unit) => ({ before: '', unit })) : [])],
    }
  }

  #readAtom(): Part {
    if (this.#match(/\(\?(?:<?!)/y)) {
      const part = this.#readAlternatives()
      this.#take(')')
      return { samples: [''], repeated: part.repeated }
    }
    if (this.#match(/\((?:\?(?::|<?=|<\w+>))?/y)) {
      const part = this.#readAlternatives()
      this.#take(')')
      return part
    }
    if (this.#match(/[\^$]|\\[bB]/y)) return { samples: [''], repeated: [] }
    // What a group matched: the shortest is nothing.
    if (this.#match(/\\[1-9]/y)) return { samples: [''], repeated: [] }
    const atom =
      this.#match(/\[(?:\\.|[^\]\\])*\]/y) ??
      this.#match(/\\(?:u\{[\da-f]+\}|u[\da-f]{4}|x[\da-f]{2}|[pP]\{[^}]*\}|.)/iy) ??
      this.#match(this.#flags.includes('u') ? /./suy : /./sy)
    return { samples: findSamples(atom?.[0] ?? '', this.#flags), repeated: [] }
  }

  #take(text: string): boolean {
    const isThere = this.#source.startsWith(text, this.#offset)
    if (isThere) this.#offset += text.length
    return isThere
  }

  #match(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.#offset
    const match = pattern.exec(this.#source)
    if (match) this.#offset += match[0].length
    return match ?? undefined
  }
}

/** A few characters that an atom matches, as different as there are. */
function findSamples(atom: string, flags: string): string[] {
  const pattern = new RegExp(`^(?:${atom})$`, flags)
  const fitting = alphabet.filter((character) => pattern.test(character))
  const literal = /^\\?(.)$/su.exec(atom)?.[1] ?? ''
  const found = unique([fitting[0] ?? literal, fitting.at(-1) ?? literal])
  return found.length === 0 ? [''] : found
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)].slice(0, 6)
}
