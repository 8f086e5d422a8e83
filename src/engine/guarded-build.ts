// Astro's own build (`npx astro build`), made as safe as ours: what it writes takes the place of the output only when
// all that is planned is there.
import { cpSync, existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { AstroConfig, AstroIntegration } from 'astro'
import { readFaultlessContent } from '../astro/read-current-content.ts'
import { page404, toSiteRoutes } from '../astro/site-routes.ts'
import { type ArchiveFolders, readLanguage, toArchiveFolders } from '../folder/environment.ts'
import { describeError, Failure } from '../messages/failure.ts'
import type { Language } from '../messages/language.ts'
import { findWords } from '../messages/words.ts'
import { toFile } from '../site/paths.ts'
import { type PlannedOutput, planSite, type SiteRoute } from '../site/plan.ts'
import { createPublication, type PublishedPicture } from '../site/publication.ts'
import type { Asset } from './asset.ts'
import { finishOutput } from './finish-output.ts'
import { keepModulesName } from './keep-modules.ts'
import { listOwnFiles } from './list-own-files.ts'
import type { Lock } from './lock.ts'
import { makeFontAssets } from './make-font-assets.ts'
import { makeIndexAssets } from './make-index-assets.ts'
import { createOutputFolder, type OutputFolder } from './output-folder.ts'
import { checkPublicAssets, findPublicAssets, withoutReplaced } from './public-assets.ts'
import { takeOutput } from './take-output.ts'
import { throwInWords } from './throw-in-words.ts'

interface GuardedBuild {
  folders: ArchiveFolders
  lock: Lock
  output: OutputFolder
  planned: readonly PlannedOutput[]
  pictures: readonly PublishedPicture[]
  /** Fonts, and the index of the search. */
  made: readonly Asset[]
}

/**
 * Does nothing in other commands than `astro build`, nor where the engine has Astro compile the templates. A hook throws
 * when the output may not be replaced, or something that is planned is not there; the last output then stays.
 */
export function guardedBuild(): AstroIntegration {
  let build: GuardedBuild | undefined
  let language: Language = 'ko'
  return {
    name: 'guarded-build',
    hooks: {
      'astro:config:setup': async ({ command, config, updateConfig }) => {
        if (command !== 'build' || isOfEngine(config)) return
        const given = toArchiveFolders(resolve(fileURLToPath(config.root)), process.env)
        language = chooseLanguage(given)
        build = await throwInWords(language, () => prepare(given))
        const written = toWritten(build.folders.root)
        process.once('exit', () => {
          // However the build ends: what is published has been copied by then.
          rmSync(written, { recursive: true, force: true })
          if (build) abandon(build)
        })
        updateConfig({ outDir: pathToFileURL(`${written}/`) })
      },
      'astro:routes:resolved': async ({ routes }) => {
        if (!build) return
        const { folders } = build
        const planned = await throwInWords(language, () => plan(folders, toSiteRoutes(routes)))
        Object.assign(build, planned)
      },
      'astro:build:done': async ({ logger }) => {
        if (!build) return
        const publishing = build
        const left = await throwInWords(language, () => publish(publishing))
        // From here on another build may write there.
        build = undefined
        const warnings = [...left, ...publishing.lock.release()]
        for (const warning of warnings) logger.warn(describeError(warning, language))
      },
    },
  }
}

/** What a build leaves that fails. */
function abandon({ output, lock }: GuardedBuild): void {
  rmSync(output.next, { recursive: true, force: true })
  lock.release()
}

/** @throws for an `ARCHIVE_LANG` that is no language. */
function chooseLanguage({ content }: ArchiveFolders): Language {
  const { language, unknown } = readLanguage(content, process.env)
  if (unknown !== undefined) throw new Error(findWords(language).calls.unknownLanguage({ value: unknown }))
  return language
}

/** Astro moves files there, so it has to be on the disk of the project; the output may be on another. */
function toWritten(root: string): string {
  return join(root, '.astro', `build-${process.pid}`)
}

/** Our own build has Astro compile the templates, and does the rest itself. */
function isOfEngine({ integrations }: AstroConfig): boolean {
  return integrations.some(({ name }) => name === keepModulesName)
}

/** @throws when the output may not be replaced. */
async function prepare(given: ArchiveFolders): Promise<GuardedBuild> {
  const { folders, lock } = await takeOutput(given)
  return { folders, lock, output: createOutputFolder(folders.out), planned: [], pictures: [], made: [] }
}

/** @throws for faults of the content, and for what our own build would refuse. */
async function plan(
  folders: ArchiveFolders,
  routes: readonly SiteRoute[],
): Promise<Pick<GuardedBuild, 'planned' | 'pictures' | 'made'>> {
  const content = await readFaultlessContent(folders)
  const publication = createPublication(content)
  const planned = planSite(publication, content.key, routes)
  const { pictures } = publication
  const made = [...(await makeFontAssets(folders, content)), ...(await makeIndexAssets(content, publication))]
  const publicAssets = withoutReplaced(findPublicAssets(folders.root), pictures)
  checkPublicAssets(publicAssets, listOwnFiles(planned, [...pictures, ...made]))
  return { planned, pictures, made }
}

/** @returns what is left to clean. @throws when something that is planned was not written. */
async function publish({ folders, output, planned, pictures, made }: GuardedBuild): Promise<Failure[]> {
  const written = toWritten(folders.root)
  checkWhole(written, planned)
  cpSync(written, output.next, { recursive: true })
  for (const { file, path } of pictures) output.add(file, join(folders.content, path))
  for (const { file, source } of made) output.add(file, source)
  const former = await output.commit()
  return await finishOutput(folders, {}, former)
}

/** Puts what Astro writes elsewhere into its place. @throws when something that is planned was not written. */
function checkWhole(folder: string, planned: readonly PlannedOutput[]): void {
  const numbered = join(folder, page404)
  if (existsSync(numbered)) renameSync(numbered, join(folder, '404'))
  for (const { path } of planned) {
    const file = join(folder, toFile(path))
    const status = statSync(file, { throwIfNoEntry: false })
    if (status?.isDirectory()) replaceByPage(file)
    else if (!status) throw new Failure('page-not-written', { file: toFile(path) })
  }
}

/** Astro makes a folder of an old address that ends in `.html`, with the page in it. */
function replaceByPage(folder: string): void {
  const page = readFileSync(join(folder, 'index.html'))
  rmSync(folder, { recursive: true })
  writeFileSync(folder, page)
}
