// Seeded ways to spoil a file.

type Random = (below: number) => number
type Mutation = (bytes: Buffer, random: Random) => Buffer

const characters = [
  '\u200b',
  '\u202e',
  '\u3164',
  '\ufeff',
  '\u0000',
  '\r',
  '\u0085',
  '\u2028',
  '\ufdd0',
  '\ud83d',
  '👩🏽‍💻',
  '\u0301',
  '\u1112',
  'İ',
  '：',
  '\u00a0',
]
const words = [
  '---',
  '...',
  '<<: *a',
  '&a',
  '!!js',
  ': ',
  ' #',
  '[',
  '{',
  '"',
  "'",
  '|',
  '>',
  '\\ud800',
  '<b>',
  '`',
  '@',
  '~',
  '',
]

export const mutations: Readonly<Record<string, Mutation>> = {
  'flipped bytes': (bytes, random) => {
    const spoiled = Buffer.from(bytes)
    for (let times = random(4); times >= 0; times -= 1) {
      const offset = random(spoiled.length)
      spoiled[offset] = (spoiled[offset] ?? 0) ^ (1 << random(8))
    }
    return spoiled
  },
  'swapped lines': (bytes, random) => {
    const lines = bytes.toString().split('\n')
    for (let times = random(3); times >= 0; times -= 1) {
      const [a, b] = [random(lines.length), random(lines.length)]
      ;[lines[a], lines[b]] = [lines[b] ?? '', lines[a] ?? '']
    }
    if (random(3) === 0) lines.splice(random(lines.length), 1 + random(3))
    if (random(3) === 0) lines.splice(random(lines.length), 0, lines[random(lines.length)] ?? '')
    return Buffer.from(lines.join('\n'))
  },
  'renamed keys': (bytes, random) => {
    const text = bytes.toString()
    const keys = Array.from(text.matchAll(/[a-zA-Z]+(?=:)/g))
    const key = keys[random(keys.length)]
    const others = ['titel', '__proto__', 'constructor', 'Title', 'kind', 'at', 'actor', '<<', 'null', '']
    if (!key) return bytes
    const renamed = others[random(others.length)] ?? ''
    return Buffer.from(text.slice(0, key.index) + renamed + text.slice(key.index + key[0].length))
  },
  'mangled characters': (bytes, random) => {
    const text = bytes.toString()
    const all = [...characters, ...words]
    const offset = random(text.length)
    const added = (all[random(all.length)] ?? '').repeat(1 + (random(10) === 0 ? random(600) : 0))
    const spoiled = text.slice(0, offset) + added + text.slice(offset + random(3))
    return Buffer.from(random(4) === 0 ? spoiled.normalize('NFD') : spoiled)
  },
}

/** @returns a function that spoils a file in another way each time, the same ways for the same seed. */
export function createMutate(name: string, seed: number): (bytes: Buffer) => Buffer {
  const mutation = mutations[name]
  if (!mutation) throw new Error(`There is no mutation ${name}.`)
  let state = seed >>> 0
  const random: Random = (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
  return (bytes) => mutation(bytes, random)
}
