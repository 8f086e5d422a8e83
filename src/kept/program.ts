// Where the program's own files are: in a checkout below src/, in the package beside its bundled code (`npm run pack`).
// What begins a process or a worker loads this first, as it brings what an older Node lacks.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Written into bundled code. */
declare const PACKED_CODE: string | undefined

/** Digest of the code of a package, whose templates are compiled; undefined in a checkout. */
export const packedCode = typeof PACKED_CODE === 'undefined' ? undefined : PACKED_CODE

const ownFolder = dirname(dirname(fileURLToPath(import.meta.url)))

/** Folder of the checkout, or of the package. */
export const programFolder = packedCode === undefined ? dirname(ownFolder) : ownFolder

/** Folder that holds content/ and public/: the checkout, or where a command of the package is called. */
export const archiveFolder = packedCode === undefined ? programFolder : process.cwd()

/** What package.json says of the program, which a package has one of too. */
export function readProgramDescription(): {
  version: string
  repository: string
  /** Of a checkout, the Node for each platform. */
  optionalDependencies?: Readonly<Record<string, string>>
} {
  return JSON.parse(readFileSync(join(programFolder, 'package.json'), 'utf8'))
}

/**
 * Where somebody reads a document of the project: a file of the checkout, or the newest at its repository, as a package
 * has no documents with it. @param path below the project: `docs/faults.en.md`.
 */
export function findDocument(path: string): string {
  if (packedCode === undefined) return path
  return `https://github.com/${readProgramDescription().repository.replace(/^github:/, '')}/blob/HEAD/${path}`
}

// What the package uses of Node 26 and Node 22 lacks. A checkout runs on the newest; there nothing is loaded.

if (!('Temporal' in globalThis)) {
  await import('temporal-polyfill/global')
  // The part of SQLite that imports need is the same.
  const emitWarning = process.emitWarning.bind(process)
  process.emitWarning = (warning: string | Error, ...rest: unknown[]) => {
    if (!String(warning).startsWith('SQLite is an experimental feature'))
      Reflect.apply(emitWarning, process, [warning, ...rest])
  }
}

if (!('escape' in RegExp)) {
  const digitOrLetter = /^[\da-z]/i
  const syntax = /[\^$\\.*+?()[\]{}|/]/g
  const others = /[,\-=<>#&!%:;@~'`"\s\ufeff\u2028\u2029]|\p{Surrogate}/gu
  const toHex = (character: string) => {
    const code = character.charCodeAt(0)
    return code < 0x100
      ? `\\x${code.toString(16).padStart(2, '0')}`
      : `\\u${code.toString(16).padStart(4, '0')}`
  }
  /** As ECMAScript 2025 has it, but for the short forms of control characters, which match the same. */
  const escapeText = (text: string) =>
    text.replace(syntax, '\\$&').replace(others, toHex).replace(digitOrLetter, toHex)
  Object.defineProperty(RegExp, 'escape', { value: escapeText, configurable: true, writable: true })
}
