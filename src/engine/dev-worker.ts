// The worker of `npm run dev`: looks at the content folder as it is, plans its pages, and renders the one that is asked
// for. When the program changes, another worker takes its place.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { toPlainPath } from '../archive/link-targets.ts'
import { readPublicFiles, toPublicPath } from '../folder/public-files.ts'
import type { Content } from '../folder/read-content.ts'
import { readLanguage } from '../folder/read-language.mjs'
import type { SiteAddress } from '../folder/site-address.ts'
import { type Issue, isWarning } from '../format/issue.ts'
import { readRegularFile } from '../kept/files.ts'
import { programFolder } from '../kept/program.ts'
import { toStyleSheet } from '../look/font-faces.ts'
import { fontStyleSheet, makeFonts } from '../look/make-fonts.ts'
import { makeSearchIndex, toFontNeeds } from '../site/assets.ts'
import { paths, toEncodedHref, toFile } from '../site/paths.ts'
import { type PlannedPage, planSite, resolveRoutes } from '../site/plan.ts'
import { createPublication } from '../site/publication.ts'
import { describeError } from '../words/failure.ts'
import type { Bundle } from './bundle.ts'
import { toPageContent } from './content.ts'
import { type DevLook, lookAtFolder, type SeenFolder } from './dev-content.ts'
import { type ReportPlace, toFaultsBar, toFaultsPage, toReportAddress, toTroublePage } from './faults.ts'
import { ChangedFile } from './read-again.ts'
import { createPageRenderer } from './render-page.ts'
import { findAnswer, htmlType, toContentType } from './serve.ts'

export interface DevData extends DevLook {
  address: SiteAddress
}

export interface DevAsk {
  /** In the first message: the answer to it is that the worker is ready. */
  bundle?: Bundle
  /** As a browser asks for it, with its query; absent where a look at the folder is all that is asked for. */
  address?: string
  /** What is wrong with templates that are newer than those of this worker. */
  templates?: string | undefined
  /** Of templates, and of what is wrong with them: with the count of the content it says what a page shows. */
  generation: string
}

interface Answer {
  status: number
  type?: string
  location?: string
  body?: string | Uint8Array
}

export interface DevReply extends Answer {
  /** Of what pages show now. */
  version: string
  /** Of the folder, where they are not those of the last reply. */
  issues?: readonly Issue[] | undefined
  /** What went wrong, for the terminal. */
  trouble?: string | undefined
  /** Base path that the settings name now, where it is not the server's. */
  otherBase?: string | undefined
}

const { folders, code, address, url }: DevData = workerData
const { base } = address

let seen: SeenFolder | undefined
let told: SeenFolder | undefined
let site: ReturnType<typeof createSite> | undefined
/** Goes up with each content. */
let count = 0

/** @throws what the disk says. */
async function look(): Promise<void> {
  const folder = await lookAtFolder({ folders, code, url }, seen)
  if (folder === seen) return
  seen = folder
  count += 1
  site?.close()
  site = folder.content && createSite(folder.content)
}

// While the templates are compiled. What is wrong is shown to whoever asks for a page.
const looking = look().catch(() => {})
const { bundle, generation } = await new Promise<Required<DevAsk>>((resolve) =>
  parentPort?.once('message', resolve),
)
const renderer = await createPageRenderer(bundle.modules, address)
// In memory: whoever cleans the cache may take them away.
const assets = new Map(bundle.assets.map(({ file, source }) => [file, readRegularFile(`${source}`)]))
// A browser asks for a font by the address that it has had since the last page.
const fonts = new Map<string, Uint8Array>([[fontStyleSheet, Buffer.from(toStyleSheet([]))]])

/** What follows from the content is made when it is asked for. */
function createSite(found: Content) {
  const content = toPageContent(found)
  const publication = createPublication(content.content)
  const pictures = new Map(publication.pictures.map(({ file, path }) => [file, join(found.folder, path)]))
  const plan = async () => {
    await renderer.serve(content)
    const planned = planSite(publication, found.key, await resolveRoutes(bundle.routes, renderer.findPages))
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
    pictures,
    findPages: remember(plan),
    makeFonts: remember(() => makeFonts(toFontNeeds(found), folders)),
    makeIndex: remember(() => makeSearchIndex(found, publication)),
    withheld: found.withheld.map(({ id }) => paths.question(id)),
    close: content.close,
  }
}

/** What a page asks for while it is shown: the folder was looked at for the page. @param file below the base path. */
async function findPart(file: string): Promise<Answer | undefined> {
  const toAnswer = (body: string | Uint8Array | undefined) =>
    body === undefined ? undefined : { status: 200, type: toContentType(file), body }
  const asset = assets.get(file)
  if (asset) return toAnswer(asset)
  // Of reports, which may be all that there is.
  if (/^src\/look\/styles\/[a-z-]+\.css$/.test(file))
    return toAnswer(readRegularFile(join(programFolder, file)))
  const picture = site?.pictures.get(file)
  if (picture !== undefined && existsSync(picture)) return toAnswer(readRegularFile(picture))
  if (file === fontStyleSheet || file.startsWith('fonts/')) {
    for (const font of (await site?.makeFonts()) ?? []) fonts.set(font.file, font.bytes)
    return toAnswer(fonts.get(file))
  }
  if (!file.startsWith(paths.search()) || !file.endsWith('.bin')) return undefined
  return toAnswer((await site?.makeIndex())?.find((part) => part.file === file)?.bytes)
}

/**
 * @param path below the base path, decoded; undefined for what is nowhere.
 * @throws what goes wrong with the page.
 */
async function findPage(
  { address = '', templates }: DevAsk,
  path: string | undefined,
  place: ReportPlace,
): Promise<Answer> {
  const faults = (seen?.issues ?? []).filter((issue) => !isWarning(issue))
  const toPage = (heading: 'faultyPage' | 'faultyFolder', own: readonly Issue[]) => {
    const others = {
      faults: faults.filter((fault) => !own.includes(fault)),
      templates,
      otherBase: seen?.otherBase,
    }
    return { status: 200, type: htmlType, body: toFaultsPage({ heading, faults: own, others }, place) }
  }
  if (!site) return toPage('faultyFolder', faults)
  // What is wrong with a question is reported on all its pages: `questions/a/2/` → `questions/a/`.
  const first = path?.replace(/^(questions\/[^/]+)(?:\/(?:\d+\/?)?)?$/, '$1/') ?? '404/'
  const own = faults.filter((fault) => toReportAddress(fault) === first)
  // Of a withheld question nothing is reported but that it was removed.
  if (own.length > 0 && !site.withheld.includes(first)) return toPage('faultyPage', own)
  const pages = await site.findPages()
  const isPublic = (file: string) => readPublicFiles(folders.root).includes(file)
  // It takes the place of a made file, and never that of a page.
  const findPlanned = (file: string) =>
    file.endsWith('.html') || !isPublic(file) ? pages.get(file.normalize('NFC')) : undefined
  const answer = findAnswer(address, base, (file) => findPlanned(file) !== undefined || isPublic(file))
  if ('location' in answer) return answer
  const { status, file } = answer
  const planned = findPlanned(file)
  const type = toContentType(file)
  if (!planned) return { status, type, body: readRegularFile(toPublicPath(folders.root, file)) }
  const body = await render(planned)
  if (type !== htmlType) return { status, type, body }
  const bar = toFaultsBar({ faults, templates, otherBase: seen?.otherBase }, place)
  return { status, type, body: insertBar(`${body}`, bar) }
}

async function render({ path, route, sent }: PlannedPage): Promise<string | Uint8Array> {
  if (!sent)
    return Buffer.from(await renderer.renderOwn({ href: toEncodedHref(base, path), component: route }))
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

/** Below the base path, decoded; undefined for what is nowhere. */
function toPath(address = ''): string | undefined {
  const path = toPlainPath(address.replace(/[?#].*$/s, ''))?.normalize('NFC')
  return path?.startsWith(base) ? path.slice(base.length) : undefined
}

const mostLooks = 10

async function answer(ask: DevAsk): Promise<DevReply> {
  const { language } = readLanguage(folders.content, process.env)
  const toPlace = () => ({ base, language, version: `${ask.generation}-${count}` })
  const path = toPath(ask.address)
  let failing: 'trouble' | 'brokenPage' = 'brokenPage'
  let trouble: string | undefined
  let made: Answer | undefined
  try {
    made = path === undefined ? undefined : await findPart(path)
    for (let looks = 1; !made; looks += 1) {
      failing = 'trouble'
      await look()
      failing = 'brokenPage'
      if (ask.address === undefined) break
      made = await findPage(ask, path, toPlace()).catch((error: unknown) => {
        // The next look at the folder finds it as it is by then.
        if (isChangedFile(error) && looks < mostLooks) return undefined
        throw error
      })
    }
  } catch (error) {
    trouble = describeError(error, language)
    const status = failing === 'trouble' ? 200 : 500
    made = { status, type: htmlType, body: toTroublePage(failing, trouble, toPlace()) }
  }
  const issues = seen === told ? undefined : seen?.issues
  told = seen
  return { status: 204, ...made, version: toPlace().version, issues, trouble, otherBase: seen?.otherBase }
}

await looking
parentPort?.on('message', async (ask: DevAsk) => parentPort?.postMessage(await answer(ask)))
parentPort?.postMessage(await answer({ generation }))
