// The thread of `npm run dev`: looks at the content folder as it is, plans its pages, and renders the one that is asked
// for. When the program changes, another thread takes its place.
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import { toPlainPath } from '../archive/link-targets.ts'
import { type ArchiveFolders, readLanguage } from '../folder/environment.ts'
import { readPublicFiles, toPublicPath } from '../folder/public-files.ts'
import type { Content } from '../folder/read-content.ts'
import { type Issue, isWarning } from '../format/issue.ts'
import { readRegularFile } from '../kept/files.ts'
import { toStyleSheet } from '../look/font-faces.ts'
import { fontStyleSheet, makeFonts } from '../look/make-fonts.ts'
import { toTheme } from '../look/theme.ts'
import { describeError } from '../messages/failure.ts'
import type { Language } from '../messages/language.ts'
import { makeSearchIndex, toFontNeeds } from '../site/assets.ts'
import { outputs } from '../site/kinds.ts'
import { paths, toFile, toHref } from '../site/paths.ts'
import { type PlannedOutput, planSite } from '../site/plan.ts'
import { createPublication } from '../site/publication.ts'
import type { Bundle } from './bundle.ts'
import { toPageContent } from './content.ts'
import { lookAtFolder, type SeenFolder } from './dev-content.ts'
import { toFaultsBar, toFaultsPage, toReportAddress, toTroublePage } from './faults.ts'
import { ChangedFile } from './read-again.ts'
import { createPageRenderer } from './render-page.ts'
import { findAnswer, htmlType, toContentType } from './serve.ts'
import { themeStyleSheet } from './themed-styles.ts'

export interface DevData {
  folders: ArchiveFolders
  /** Digest of the code that prepares content. */
  code: string
  /** Path with a slash at both ends. */
  base: string
  /** The settings' `url` when the server started. */
  url: string | undefined
}

/** The first message; the answer to it is that the thread is ready. */
export interface DevStart extends Pick<DevAsk, 'generation'> {
  bundle: Pick<Bundle, 'entry' | 'assets' | 'routes'>
}

export interface DevAsk {
  /** With its query, as a browser asks for it; undefined where a look at the folder is all that is asked for. */
  address: string | undefined
  /** What is wrong with templates that are newer than those of this thread. */
  templates: string | undefined
  /** Of templates, and of what is wrong with them: with the count of the content it says what a page shows. */
  generation: string
}

export interface DevReply {
  status: number
  type?: string
  location?: string
  body?: string | Uint8Array
  /** Of what pages show now. */
  version: string
  language: Language
  /** Of the folder, where they are not those of the last reply. */
  issues: readonly Issue[] | undefined
  /** What went wrong, for the terminal. */
  trouble?: string
  /** Base path that the settings name now, where it is not the server's. */
  otherBase: string | undefined
}

type Answer = Pick<DevReply, 'status' | 'type' | 'location' | 'body'>

const { folders, code, base, url }: DevData = workerData

let seen: SeenFolder | undefined
let told: SeenFolder | undefined
let site: ReturnType<typeof createSite> | undefined
/** Goes up with each content. */
let count = 0

/** @throws what the disk says. */
async function look(): Promise<SeenFolder> {
  const folder = await lookAtFolder({ folders, code, url }, seen)
  if (folder === seen) return folder
  seen = folder
  count += 1
  site?.close()
  site = folder.content && createSite(folder.content)
  return folder
}

// While the templates are compiled. What is wrong is told to whoever asks for a page.
const looking = look().catch(() => {})
const [{ bundle, generation: first }] = (await once(parentPort ?? new EventTarget(), 'message')) as [DevStart]
const renderer = await createPageRenderer({
  entry: pathToFileURL(bundle.entry),
  base,
  routes: outputs.flatMap(({ routes }) => routes),
})
// In memory: whoever cleans the cache may take them away.
const assets = new Map(
  bundle.assets.map(({ file, source }) => [
    file,
    typeof source === 'string' ? readRegularFile(source) : source,
  ]),
)
// A browser asks for a font by the address that it has had since the last page.
const fonts = new Map<string, Uint8Array>([[fontStyleSheet, Buffer.from(toStyleSheet([]))]])

/** What follows from the content is made when it is asked for. */
function createSite(found: Content) {
  const content = toPageContent(found)
  const publication = createPublication(content.content)
  const pictures = new Map(publication.pictures.map(({ file, path }) => [file, join(found.folder, path)]))
  const plan = async () => {
    await renderer.serve(content)
    const planned = planSite(publication, found.key, await renderer.resolveRoutes(bundle.routes))
    return new Map(planned.map((page) => [toFile(page.path), page]))
  }
  const remember = <Made>(make: () => Promise<Made>) => {
    let made: Promise<Made> | undefined
    return () => {
      made ??= make()
      return made
    }
  }
  return {
    theme: toTheme(found.settings.theme),
    pictures,
    findPages: remember(plan),
    makeFonts: remember(() => makeFonts(toFontNeeds(found), folders.cache)),
    makeIndex: remember(() => makeSearchIndex(found, publication)),
    withheld: found.withheld.map(({ id }) => paths.question(id)),
    close: content.close,
  }
}

function listFaults(folder: SeenFolder): Issue[] {
  return folder.issues.filter((issue) => !isWarning(issue))
}

/** What a page asks for while it is shown: the folder was looked at for the page. @param file below the base path. */
async function findPart(file: string): Promise<Uint8Array | string | undefined> {
  const asset = assets.get(file)
  if (asset) return file.endsWith('.css') ? themeStyleSheet(asset.toString(), site?.theme) : asset
  // Of reports, which may be all that there is.
  if (/^src\/look\/styles\/[a-z-]+\.css$/.test(file)) return readRegularFile(join(folders.root, file))
  const picture = site?.pictures.get(file)
  if (picture !== undefined && existsSync(picture)) return readRegularFile(picture)
  if (file === fontStyleSheet || file.startsWith('fonts/')) {
    for (const font of (await site?.makeFonts()) ?? []) fonts.set(font.file, font.bytes)
    return fonts.get(file)
  }
  if (!file.startsWith(paths.search()) || !file.endsWith('.bin')) return undefined
  return (await site?.makeIndex())?.find((part) => part.file === file)?.bytes
}

interface Showing {
  language: Language
  templates: string | undefined
  version: string
}

/** @throws what goes wrong with the page. @param path below the base path, decoded; undefined for what is nowhere. */
async function findPage(
  { address, path }: { address: string; path: string | undefined },
  folder: SeenFolder,
  { language, templates, version: shown }: Showing,
): Promise<Answer> {
  const place = { base, language, version: shown }
  const faults = listFaults(folder)
  const { otherBase } = folder
  if (!site) {
    const page = { heading: 'faultyFolder', faults, others: { faults: [], templates, otherBase } } as const
    return { status: 200, type: htmlType, body: toFaultsPage(page, place) }
  }
  // What is wrong with a question is told on all its pages: `questions/a/2/` → `questions/a/`.
  const first = path?.replace(/^(questions\/[^/]+)(?:\/(?:\d+\/?)?)?$/, '$1/') ?? '404/'
  const own = faults.filter((fault) => toReportAddress(fault) === first)
  // Of a withheld question nothing is told but that it was removed.
  if (own.length > 0 && !site.withheld.includes(first)) {
    const others = { faults: faults.filter((fault) => !own.includes(fault)), templates, otherBase }
    return {
      status: 200,
      type: htmlType,
      body: toFaultsPage({ heading: 'faultyPage', faults: own, others }, place),
    }
  }
  const pages = await site.findPages()
  const isFile = (file: string) =>
    pages.has(file.normalize('NFC')) || readPublicFiles(folders.root).includes(file)
  const answer = findAnswer(address, base, isFile)
  if ('location' in answer) return answer
  const { status, file } = answer
  const type = toContentType(file)
  const page = pages.get(file.normalize('NFC'))
  if (!page) return { status, type, body: readRegularFile(toPublicPath(folders.root, file)) }
  const body = await render(page)
  if (type !== htmlType) return { status, type, body }
  return { status, type, body: insertBar(`${body}`, toFaultsBar({ faults, templates, otherBase }, place)) }
}

async function render({ path, route, sent }: PlannedOutput): Promise<string | Uint8Array> {
  if (!sent) return Buffer.from(await renderer.renderOwn({ href: toHref(base, path), component: route }))
  let made: string | Uint8Array = ''
  await renderer.renderBatch([{ file: '', copies: [], digest: '', route, sent }], (_, content) => {
    made = content
  })
  return made
}

/** At the beginning of the body, where a reader sees it first. */
function insertBar(html: string, bar: string): string {
  const body = /<body(?:\s[^<>]*)?>/.exec(html)
  const place = body ? body.index + body[0].length : html.length
  return html.slice(0, place) + bar + html.slice(place)
}

/** What a collection throws comes wrapped. */
function isChangedFile(error: unknown): boolean {
  return error instanceof ChangedFile || (error instanceof Error && isChangedFile(error.cause))
}

const mostLooks = 10

async function answer({ address, templates, generation }: DevAsk): Promise<DevReply> {
  const { language } = readLanguage(folders.content, process.env)
  const toVersion = () => `${generation}-${count}`
  const toReply = (made: Answer & { trouble?: string }): DevReply => {
    const issues = seen === told ? undefined : seen?.issues
    told = seen
    return { ...made, language, issues, version: toVersion(), otherBase: seen?.otherBase }
  }
  const fail = (of: 'trouble' | 'brokenPage', error: unknown) => {
    const trouble = describeError(error, language)
    const body = toTroublePage(of, trouble, { base, language, version: toVersion() })
    return toReply({ status: of === 'trouble' ? 200 : 500, type: htmlType, body, trouble })
  }
  const written = address === undefined ? undefined : toPlainPath(address.replace(/[?#].*$/s, ''))
  const path = written?.startsWith(base) ? written.slice(base.length).normalize('NFC') : undefined
  try {
    const part = path === undefined ? undefined : await findPart(path)
    if (path !== undefined && part !== undefined)
      return toReply({ status: 200, type: toContentType(path), body: part })
  } catch (error) {
    return fail('brokenPage', error)
  }
  for (let looks = 1; ; looks += 1) {
    let folder: SeenFolder
    try {
      folder = await look()
    } catch (error) {
      return fail('trouble', error)
    }
    if (address === undefined) return toReply({ status: 204 })
    try {
      return toReply(await findPage({ address, path }, folder, { language, templates, version: toVersion() }))
    } catch (error) {
      // The next look at the folder finds it as it is by then.
      if (!isChangedFile(error) || looks === mostLooks) return fail('brokenPage', error)
    }
  }
}

await looking
parentPort?.on('message', async (ask: DevAsk) => parentPort?.postMessage(await answer(ask)))
parentPort?.postMessage(await answer({ address: undefined, templates: undefined, generation: first }))
