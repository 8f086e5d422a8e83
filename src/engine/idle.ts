// Whether a build would find nothing to do, before the program is loaded: what went into the last one, and what it left,
// is looked at by stamps alone. Where anything differs, or is unknown, the build itself looks.
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type ArchiveFolders, toArchiveFolders } from '../folder/environment.ts'
import { parseCheckedLine, toCheckedLine } from '../kept/cache.ts'
import { alsoCode, digestStamps, digestText } from '../kept/digest.ts'
import { coarsestTick, findStatus, readRegularFile } from '../kept/files.ts'
import { toTasks } from '../kept/pool.ts'
import { archiveFolder, packedCode } from '../kept/program.ts'
import { replaceCacheFile, writeFully } from '../kept/write.ts'
import { isAsNoted, readManifest, toManifestPath } from './last-output.ts'
import { isAbsence, locate } from './locate.ts'

/** What a build prints that finds nothing to do. */
interface Said {
  /** Warnings of the content. */
  errors: string
  output: string
}

interface LastBuild {
  /** Of versions, folders and variables. */
  key: string
  /** Paths with a digest of what the file system says of them: so many that after an edit few are looked at. */
  parts: readonly (readonly [paths: readonly string[], stamps: string])[]
  said: Said
}

/** Prints what a build would that finds nothing to do. @returns false where the build has to look itself. */
export function repeatLastBuild(): boolean {
  const folders = toArchiveFolders(archiveFolder, process.env)
  try {
    const last: LastBuild = parseCheckedLine(readRegularFile(toPath(folders)), 0).value
    if (last.key === toKey(folders) && isSame(last) && hasSameOutput(folders)) {
      process.stderr.write(last.said.errors)
      process.stdout.write(last.said.output)
      return true
    }
  } catch {
    // There is none, or none that is whole.
  }
  return false
}

/** What was remembered may name what is withheld now. */
export function forgetBuild(folders: ArchiveFolders): void {
  try {
    rmSync(toPath(folders), { force: true })
  } catch (error) {
    // A cache that is no folder is told by the build.
    if (!isAbsence(error)) throw error
  }
}

/**
 * Remembers a build of all that is published. A file that was changed in the last moment before may be another by now:
 * then nothing is remembered, as little as where a link leads elsewhere.
 * @param began when it began to read, in milliseconds.
 */
export function noteBuild(folders: ArchiveFolders, began: number, said: Said): void {
  const { root, content, out, cache, questionCache } = folders
  try {
    const code = packedCode === undefined ? ['src', ...alsoCode].map((name) => join(root, name)) : []
    const read = [content, join(root, 'public'), ...code].flatMap(listAll)
    const beside = ['.lock', '.next'].map((ending) => out + ending)
    const left = [...beside, ...listAll(questionCache), toManifestPath(cache, locate(out).path)]
    const parts = [
      ...toTasks(read, pathsPerPart).map(
        (paths) => [paths, digestStamps(paths, began - coarsestTick)] as const,
      ),
      ...toTasks(left, pathsPerPart).map((paths) => [paths, digestStamps(paths)] as const),
    ]
    if (parts.some(([, stamps]) => stamps === undefined)) return
    const last = { key: toKey(folders), parts, said }
    replaceCacheFile(toPath(folders), (file, path) => writeFully(file, toCheckedLine(last), path))
  } catch {
    // The next build looks itself.
  }
}

function toPath({ cache, content, out }: ArchiveFolders): string {
  return join(cache, `build-${digestText(`${content}\n${out}`).slice(0, 12)}.json`)
}

/** What a build asks for: a parameter that npm has kept is one of these. */
const asked =
  /^(?:(?:ARCHIVE|GITHUB|GOTGAM|PUBLIC)_.*|HOME|LANG|LANGUAGE|LC_.*|TZ|npm_config_(?:one_output|portable|prepare|shard))$/

function toKey(folders: ArchiveFolders): string {
  const variables = Object.entries(process.env).filter(([name]) => asked.test(name))
  return digestText(
    JSON.stringify([process.version, packedCode, folders, process.cwd(), ...variables.sort()]),
  )
}

/** A file or folder, whether it is there or not, and all that lies in it. @throws for what is neither. */
function listAll(path: string): string[] {
  const status = findStatus(path)
  if (!status || status.isFile()) return [path]
  if (!status.isDirectory()) throw new Error(`${path} leads elsewhere.`)
  const below = readdirSync(path, { withFileTypes: true })
  return [
    path,
    ...below.flatMap((each) => (each.isFile() ? [`${path}/${each.name}`] : listAll(`${path}/${each.name}`))),
  ]
}

const pathsPerPart = 1_000

function isSame({ parts }: LastBuild): boolean {
  return parts.every(([paths, stamps]) => digestStamps(paths) === stamps)
}

function hasSameOutput({ cache, out }: ArchiveFolders): boolean {
  const { path } = locate(out)
  return isAsNoted(path, readManifest(cache, path))
}
