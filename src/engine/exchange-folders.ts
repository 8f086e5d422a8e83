// Puts a new folder in the place of an old one. Where the system can exchange two names in one step (Linux, macOS)
// there is no moment without a whole output; elsewhere two renames follow each other, and `restoreFolder` mends a stop
// between them.
import { existsSync, renameSync } from 'node:fs'
import { hasMarker } from './marker.ts'

const atWorkingFolder = -100
const exchangeFlag = 2

/**
 * Afterwards `current` holds what `next` held. What fails leaves both as they were.
 * @returns the folder with what `current` held; undefined when there was none.
 */
export async function exchangeFolders(current: string, next: string): Promise<string | undefined> {
  if (!existsSync(current)) {
    renameSync(next, current)
    return undefined
  }
  if (await exchange(current, next)) return next
  const previous = toPrevious(current)
  renameSync(current, previous)
  try {
    renameSync(next, current)
  } catch (error) {
    renameSync(previous, current)
    throw error
  }
  return previous
}

/** Undoes the first of the two renames after a stop between them. Nobody else's folder is moved. */
export function restoreFolder(current: string): void {
  const previous = toPrevious(current)
  if (!existsSync(current) && hasMarker(previous)) renameSync(previous, current)
}

export function toPrevious(current: string): string {
  return `${current}.previous`
}

/** False where the system has no such call, or refuses it. */
async function exchange(one: string, other: string): Promise<boolean> {
  const warn = process.emitWarning
  try {
    // The module is announced as experimental each time; that is nothing for whoever builds an archive.
    process.emitWarning = () => {}
    const { dlopen } = await import('node:ffi')
    return process.platform === 'darwin'
      ? exchangeOnMac(dlopen, one, other)
      : process.platform === 'linux' && exchangeOnLinux(dlopen, one, other)
  } catch {
    return false
  } finally {
    process.emitWarning = warn
  }
}

type Open = typeof import('node:ffi').dlopen

function exchangeOnLinux(dlopen: Open, one: string, other: string): boolean {
  const { functions } = dlopen(null, {
    renameat2: { arguments: ['i32', 'string', 'i32', 'string', 'u32'], return: 'i32' },
  })
  return functions['renameat2']?.(atWorkingFolder, one, atWorkingFolder, other, exchangeFlag) === 0
}

function exchangeOnMac(dlopen: Open, one: string, other: string): boolean {
  const { functions } = dlopen(null, {
    renamex_np: { arguments: ['string', 'string', 'u32'], return: 'i32' },
  })
  return functions['renamex_np']?.(one, other, exchangeFlag) === 0
}
