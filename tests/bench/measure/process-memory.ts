import { readdirSync, readFileSync } from 'node:fs'

export interface TreeMemory {
  /** Resident memory of all processes of the tree; a page that two of them share counts twice. */
  readonly treeBytes: number
  /** The most that one of the processes has had resident so far. */
  readonly processBytes: number
}

/** Memory of a process and all its descendants, from /proc; undefined where there is none. */
export function readTreeMemory(root: number): TreeMemory | undefined {
  let treeBytes = 0
  let processBytes = 0
  for (const id of listTree(root)) {
    const status = readIfThere(`/proc/${id}/status`)
    treeBytes += readField(status, 'VmRSS')
    processBytes = Math.max(processBytes, readField(status, 'VmHWM'))
  }
  return treeBytes === 0 ? undefined : { treeBytes, processBytes }
}

function listTree(root: number): number[] {
  const found = [root]
  for (const id of found) found.push(...listChildren(id))
  return found
}

function listChildren(id: number): number[] {
  return listDiscussions(id).flatMap((thread) =>
    readIfThere(`/proc/${id}/task/${thread}/children`).split(' ').filter(Boolean).map(Number),
  )
}

function listDiscussions(id: number): string[] {
  try {
    return readdirSync(`/proc/${id}/task`)
  } catch {
    return []
  }
}

// A process can end between the listing and the reading.
function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

function readField(status: string, name: string): number {
  return Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0) * 1024
}
