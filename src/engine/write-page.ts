// Puts pages on disk with as little work as the disk allows, since most of what a build asks of it is to make folders
// and files.
import { closeSync, fstatSync, linkSync, mkdirSync, openSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { crc32 } from 'node:zlib'
import { writeFully } from '../kept/write.ts'
import type { RenderedPage } from './render.ts'
import type { PageFiles } from './render-page.ts'

type WritePage = (out: string, files: PageFiles, content: string | Uint8Array) => RenderedPage[]

/**
 * @returns a function that writes a page to `file` below `out`, with the folders that lead there, and links its copies
 * to it, which takes half the time of writing them.
 */
export function createWritePage(): WritePage {
  const makeFolder = createMakeFolder()
  const toBytes = createToBytes()
  return (out, { file, copies, digest }, content) => {
    const path = join(out, file)
    makeFolder(dirname(path))
    const bytes = typeof content === 'string' ? toBytes(content) : content
    const checksum = crc32(bytes)
    const page = { file, copies: [], digest, ...writeFile(path, bytes), checksum }
    const apart: RenderedPage[] = []
    const linked = copies.filter((copy) => {
      const target = join(out, copy)
      makeFolder(dirname(target))
      if (isLinked(path, target)) return true
      apart.push({ ...page, file: copy, ...writeFile(target, bytes) })
      return false
    })
    return [{ ...page, copies: linked }, ...apart]
  }
}

/** Not every file system has links, and none has endless ones to a file. */
export function isLinked(path: string, target: string): boolean {
  try {
    linkSync(path, target)
    return true
  } catch {
    return false
  }
}

function writeFile(path: string, bytes: Uint8Array) {
  const descriptor = openSync(path, 'w')
  try {
    writeFully(descriptor, bytes, path)
    const { size, mtimeMs } = fstatSync(descriptor)
    return { bytes: size, modified: mtimeMs }
  } finally {
    closeSync(descriptor)
  }
}

/** What it returns is good until the next call, which writes to the same memory. */
function createToBytes(): (text: string) => Uint8Array {
  const encoder = new TextEncoder()
  let memory = new Uint8Array(1024 * 1024)
  return (text) => {
    // A UTF-16 unit takes three bytes at most.
    if (text.length * 3 > memory.length) memory = new Uint8Array(text.length * 3)
    return memory.subarray(0, encoder.encodeInto(text, memory).written)
  }
}

/** @returns a function that makes a folder and all that lead to it, and knows those that it made. */
export function createMakeFolder(): (folder: string) => void {
  const made = new Set<string>()
  return (folder) => {
    if (made.has(folder)) return
    const parent = dirname(folder)
    makeFolder(folder, made.has(parent))
    made.add(folder).add(parent)
  }
}

/** Asking for all that lead to a folder takes several times as long as making one, and less than being refused. */
function makeFolder(folder: string, hasParent: boolean): void {
  if (!hasParent) {
    mkdirSync(folder, { recursive: true })
    return
  }
  try {
    mkdirSync(folder)
  } catch {
    mkdirSync(folder, { recursive: true })
  }
}
