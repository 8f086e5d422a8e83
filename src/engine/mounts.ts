// A folder that something is mounted on can't change places with another, and what is mounted below an output is not
// the output's to remove.
import { readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** The folder itself, or one below it, that a disk or another folder is mounted on. */
export function findMount(folder: string): string | undefined {
  const mountinfo = readMountinfo()
  return mountinfo === undefined
    ? findOtherDevice(folder)
    : parseMounts(mountinfo).find((path) => path === folder || path.startsWith(`${folder}/`))
}

/** @param mountinfo text of Linux's /proc/self/mountinfo. @returns paths of mount points, oldest first. */
export function parseMounts(mountinfo: string): string[] {
  return mountinfo.split('\n').flatMap((line) => {
    const path = line.split(' ')[4]
    // The kernel writes white space and backslashes by their numbers: `\040`.
    return path === undefined
      ? []
      : [path.replace(/\\([0-7]{3})/g, (_, octal) => String.fromCharCode(Number.parseInt(octal, 8)))]
  })
}

function readMountinfo(): string | undefined {
  try {
    return readFileSync('/proc/self/mountinfo', 'utf8') || undefined
  } catch {
    return undefined
  }
}

/** Where the system has no list: another device than that of the parent. A folder mounted within one is not seen so. */
function findOtherDevice(folder: string): string | undefined {
  const status = statSync(folder, { throwIfNoEntry: false })
  const parent = statSync(dirname(folder), { throwIfNoEntry: false })
  return status && parent && status.dev !== parent.dev ? folder : undefined
}
