// The sites that most tests look at, each built once: by `npm test` for all suites, else by the suite that is run alone.
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempDisposableSync,
  readFileSync,
  realpathSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { type BuildPlaces, type FinishedBuild, runBuild } from '../support/build.ts'
import { type WrittenContent, writeContent } from '../support/content-folder.ts'
import { projectFolder } from '../support/project.ts'
import { kitchenSink } from './kitchen-sink.ts'
import { statesContent } from './states.ts'
import { untaggedContent } from './untagged.ts'

/** A folder to copy, or what is written. */
const contents = {
  samples: join(projectFolder, 'content'),
  'kitchen-sink': kitchenSink,
  states: statesContent,
  // A folder without a question is a fault. The only one is withheld.
  empty: {
    questions: [{ id: 'withheld' }],
    files: { 'redactions.yaml': 'questions:\n  - { id: withheld, date: 2025-06-01 }\n' },
  },
  untagged: untaggedContent,
  faulty: join(projectFolder, 'tests/fixtures/broken'),
} satisfies Record<string, string | WrittenContent>

/** Those that are made once more, to be opened from their folders. */
const ofFolders = ['samples', 'kitchen-sink', 'states'] as const
const hasPortable: ReadonlySet<string> = new Set(ofFolders)

export type SiteName = keyof typeof contents | `${(typeof ofFolders)[number]}-portable`
export type BuiltSite = BuildPlaces & FinishedBuild
export type BuiltSites = Record<SiteName, BuiltSite>

declare module 'vitest' {
  interface ProvidedContext {
    sites: BuiltSites
  }
}

/** Names a folder in which the sites are built already. */
const variable = 'GOTGAM_TEST_SITES'

const toList = (folder: string) => join(folder, 'sites.json')

/** @param folder is empty, and holds them all afterwards. @throws when a site that should be built could not be. */
export async function buildSites(folder: string): Promise<void> {
  const sites: Record<string, BuiltSite> = {}
  for (const [name, content] of Object.entries(contents)) {
    const own = join(folder, name)
    const places = { content: join(own, 'content'), out: join(own, 'dist'), cache: join(own, 'cache') }
    mkdirSync(own)
    if (typeof content === 'string') cpSync(content, places.content, { recursive: true })
    else writeContent(places.content, content)
    const built = await runBuild(places)
    const isExpected = built.exitCode === (name === 'faulty' ? 1 : 0)
    if (!isExpected) throw new Error(`The site ${name} came to exit code ${built.exitCode}.\n${built.stderr}`)
    sites[name] = { ...places, ...built }
    if (!hasPortable.has(name)) continue
    const portable = await runBuild(places, { parameters: ['--portable'] })
    if (portable.exitCode !== 0) throw new Error(`The folder of ${name} was not made.\n${portable.stderr}`)
    sites[`${name}-portable`] = { ...places, out: `${places.out}.portable`, ...portable }
  }
  writeFileSync(toList(folder), JSON.stringify(sites))
}

/** Those that are built already, or new ones. */
export async function findSites(): Promise<{ sites: BuiltSites; remove: () => void }> {
  const given = process.env[variable]
  if (given !== undefined) return { sites: readSites(given), remove: () => {} }
  const folder = mkdtempDisposableSync(join(realpathSync(tmpdir()), 'gotgam-sites-'))
  await buildSites(folder.path)
  return { sites: readSites(folder.path), remove: folder.remove }
}

function readSites(folder: string): BuiltSites {
  if (!existsSync(toList(folder))) throw new Error(`${variable} names ${folder}, where no sites are`)
  return JSON.parse(readFileSync(toList(folder), 'utf8'))
}

/** Called by Vitest before a suite. */
export default async function provideSites(project: TestProject): Promise<() => void> {
  const { sites, remove } = await findSites()
  project.provide('sites', sites)
  return remove
}

const [, command, folder] = process.argv
if (command === import.meta.filename && folder !== undefined) await buildSites(folder)
