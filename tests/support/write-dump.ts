// A dump of Stack Exchange from literal rows.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export type DumpRow = Readonly<Record<string, string | number>>

/** A table as rows, or as all of its text or bytes. Left out: those that must be there, without rows. */
export type DumpTables = Readonly<Record<string, readonly DumpRow[] | string | Uint8Array>>

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#xA;',
  '\r': '&#xD;',
}

export function writeDump(folder: string, tables: DumpTables): string {
  mkdirSync(folder, { recursive: true })
  for (const [name, table] of Object.entries({ Posts: [], Comments: [], Users: [], ...tables })) {
    const isWritten = typeof table === 'string' || table instanceof Uint8Array
    writeFileSync(join(folder, `${name}.xml`), isWritten ? table : toXml(name.toLowerCase(), table))
  }
  return folder
}

/** As dumps have them: with a byte-order mark, and lines that end in CR and LF. */
export function toXml(root: string, rows: readonly DumpRow[]): string {
  const lines = rows.map((row) => `  ${toRowXml(row)}\r\n`)
  return `\ufeff<?xml version="1.0" encoding="utf-8"?>\r\n<${root}>\r\n${lines.join('')}</${root}>`
}

function toRowXml(row: DumpRow): string {
  const attributes = Object.entries(row).map(([name, value]) => `${name}="${escapeXml(String(value))}" `)
  return `<row ${attributes.join('')}/>`
}

function escapeXml(text: string): string {
  return text.replaceAll(/[&<>"\r\n]/g, (sign) => escapes[sign] ?? sign)
}
