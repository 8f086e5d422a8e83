// Puts a new folder in the place of an old one. Where the system can exchange two names in one step (Linux, macOS)
// there is no moment without a whole output; elsewhere two renames follow each other, and `restore` mends a stop
// between them.
import { existsSync, renameSync } from 'node:fs'
import { removeFolder } from './remove-folder.ts'

const atWorkingFolder = -100
const exchangeFlag = 2

/** Afterwards `current` holds what `next` held; what `current` held is removed. */
export async function replaceFolder(current: string, next: string): Promise<void> {
  const previous = `${current}.previous`
  await removeFolder(previous)
  if (!existsSync(current)) return renameSync(next, current)
  if (await exchange(current, next)) {
    await removeFolder(next)
    return
  }
  renameSync(current, previous)
  renameSync(next, current)
  await removeFolder(previous)
}

/** Undoes the first of the two renames after a stop between them. */
export function restoreFolder(current: string): void {
  const previous = `${current}.previous`
  if (!existsSync(current) && existsSync(previous)) renameSync(previous, current)
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
