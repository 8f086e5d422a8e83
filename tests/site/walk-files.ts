// What the changes of a walk have in common: places, names that are new, and files to choose from.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Random } from '../bench/corpus/random.ts'

export interface WalkPlaces {
  project: string
  content: string
  out: string
  cache: string
  compileCache: string
}

export type Change = (places: WalkPlaces, random: Random) => void

let count = 0
/** For names and texts that were not there before. */
export function next(): number {
  count += 1
  return count
}

/** Plain files; none where there is no folder, since another change of the same step may have taken it away. */
export function listFiles(folder: string): string[] {
  return existsSync(folder) ? listBelow(folder).sort() : []
}

/** Never through a link: a bundle links to the packages of the project. */
function listBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return listBelow(path)
    return entry.isFile() ? [path] : []
  })
}

export function pick(paths: readonly string[], random: Random): string {
  const path = paths[random.integer(0, paths.length - 1)]
  if (path === undefined) throw new Error('There is nothing to choose from.')
  return path
}

export function findQuestion({ content }: Pick<WalkPlaces, 'content'>, random: Random): string {
  return pick(listFiles(join(content, 'questions')), random)
}
