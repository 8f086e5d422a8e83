// Compiling the templates is most of a small build, and the result depends on the code and on the site's address only.
// So what one test has compiled, others borrow: the builder looks for `bundle-<key>` in its cache. It looks at every
// byte of it, so a bundle that was damaged on the shelf is made again by each test that borrows it, and by no other.
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { join } from 'node:path'
import { digestCode } from '../../src/kept/digest.ts'
import { projectFolder } from './project.ts'

const shelves = join(projectFolder, '.cache/test-bundles')

/** Bundles of the code as it is now; those of older code are thrown away. */
function findShelf(): string {
  const name = digestCode(projectFolder)
  mkdirSync(join(shelves, name), { recursive: true })
  for (const other of readdirSync(shelves)) {
    if (other !== name) rmSync(join(shelves, other), { recursive: true, force: true })
  }
  return join(shelves, name)
}

function listBundles(folder: string): string[] {
  return readdirSync(folder).filter((name) => /^bundle-[\da-f]+$/.test(name))
}

export function lendBundles(cache: string): void {
  mkdirSync(cache, { recursive: true })
  const shelf = findShelf()
  for (const name of listBundles(shelf)) {
    if (!existsSync(join(cache, name))) symlinkSync(join(shelf, name), join(cache, name), 'junction')
  }
  copyNewFonts(shelf, cache)
}

/** Fonts depend on what occurs, which is little else than the most common syllables in most tests. */
function copyNewFonts(from: string, to: string): void {
  const [source, target] = [join(from, 'fonts'), join(to, 'fonts')]
  if (!statSync(source, { throwIfNoEntry: false })?.isDirectory()) return
  mkdirSync(target, { recursive: true })
  for (const name of readdirSync(source).filter((each) => each.endsWith('.font'))) {
    if (existsSync(join(target, name))) continue
    const next = join(target, `${process.pid}-${name}.next`)
    cpSync(join(source, name), next)
    renameSync(next, join(target, name))
  }
}

/** Puts copies in the place of what was lent, for a test that damages them. */
export function copyLentBundles(cache: string): void {
  for (const name of listBundles(cache)) {
    const path = join(cache, name)
    if (!lstatSync(path).isSymbolicLink()) continue
    const lent = realpathSync(path)
    rmSync(path)
    cpSync(lent, path, { recursive: true })
  }
}

export function keepBundles(cache: string): void {
  const shelf = findShelf()
  for (const name of listBundles(cache)) {
    if (lstatSync(join(cache, name)).isSymbolicLink() || existsSync(join(shelf, name))) continue
    const next = join(shelf, `${process.pid}-${name}`)
    cpSync(join(cache, name), next, { recursive: true })
    putOnShelf(next, join(shelf, name))
  }
  copyNewFonts(cache, shelf)
}

/** Two test files may have compiled the same: the first to be done has its place. */
function putOnShelf(next: string, place: string): void {
  try {
    renameSync(next, place)
  } catch (error) {
    rmSync(next, { recursive: true, force: true })
    if (!existsSync(place)) throw error
  }
}
