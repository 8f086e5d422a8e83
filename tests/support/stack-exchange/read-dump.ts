import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Attributes of one row. */
export type Row = Readonly<Record<string, string>>

export interface Dump {
  posts: readonly Row[]
  comments: readonly Row[]
  users: readonly Row[]
  votes: readonly Row[]
  links: readonly Row[]
  history: readonly Row[]
}

/** Reads the tables of a Stack Exchange data dump: a row a line, everything in attributes. */
export function readDump(folder: string): Dump {
  const read = (name: string) => parseRows(readFileSync(join(folder, `${name}.xml`), 'utf8'))
  return {
    posts: read('Posts'),
    comments: read('Comments'),
    users: read('Users'),
    votes: read('Votes'),
    links: read('PostLinks'),
    history: read('PostHistory'),
  }
}

export function parseRows(xml: string): Row[] {
  return Array.from(xml.matchAll(/^\s*<row (.*)\/>\s*$/gm), ([, attributes = '']) =>
    Object.fromEntries(
      Array.from(attributes.matchAll(/(\w+)="([^"]*)"/g), ([, name = '', value = '']) => [
        name,
        decode(value),
      ]),
    ),
  )
}

const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }

function decode(text: string): string {
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16))
    return decimal === undefined ? (named[name] ?? whole) : String.fromCodePoint(Number(decimal))
  })
}
