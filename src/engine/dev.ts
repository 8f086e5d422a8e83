// `npm run dev`: one process that answers, and in it a worker that renders pages of the content folder as it is. When
// the program changes, its templates are compiled anew, and another worker takes the place of the first.
import { statSync, watch } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { constants } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { stripVTControlCharacters } from 'node:util'
import type { ArchiveFolders } from '../folder/environment.ts'
import { readSettings } from '../folder/read-folder.ts'
import { readLanguage } from '../folder/read-language.mjs'
import { toSiteAddress } from '../folder/site-address.ts'
import { type Issue, isWarning } from '../format/issue.ts'
import { digestCode } from '../kept/digest.ts'
import { startWorkers } from '../kept/pool.ts'
import { makeFolders } from '../kept/write.ts'
import { describeError } from '../words/failure.ts'
import type { Language } from '../words/language.ts'
import { findWords } from '../words/words.ts'
import { findOrMakeBundle } from './bundle.ts'
import type { DevAsk, DevData, DevReply } from './dev-worker.ts'
import { reloadEvents, reloadScript, toTroublePage } from './faults.ts'
import { htmlType, serveHere, toContentType } from './serve.ts'

/** They say nothing of how content is prepared. */
const templateFiles = /\.(?:astro|css)$|^(?:pages|site)\//

/**
 * @param tell shows on the terminal what is new: issues of the folder, or what else is wrong.
 * @returns the address of the site, which is served until the process ends. @throws what the system says.
 */
export async function serveDev(
  folders: ArchiveFolders,
  port: number,
  tell: (news: readonly Issue[] | string, language: Language) => void,
): Promise<string> {
  makeFolders(folders.cache)
  const settings = readSettings(folders.content)
  const address = toSiteAddress(settings)
  const { base } = address
  const findLanguage = () => readLanguage(folders.content, process.env).language
  const tabs = createTabs()
  const report = createReport(
    (news) => tell(news, findLanguage()),
    (to) => findWords(findLanguage()).dev.restart({ base: to }),
  )
  let worker: ReturnType<typeof startWorker> | undefined
  /** What is wrong with templates: the last good ones are shown. */
  let templates: string | undefined
  let compiled = ''
  let changes = 0
  const toGeneration = () => `${Math.round(performance.timeOrigin)}-${changes}`

  const fail = (of: 'trouble' | 'noTemplates', message: string): DevReply => {
    const version = toGeneration()
    const body = toTroublePage(of, message, { base, language: findLanguage(), version })
    return { status: 500, type: htmlType, body, version }
  }
  const ask = async (address?: string): Promise<DevReply> => {
    let reply = fail('noTemplates', templates ?? '')
    if (worker) {
      const asking = { ...(address === undefined ? {} : { address }), templates, generation: toGeneration() }
      reply = await worker.ask(asking).catch((error: Error) => {
        // The next request finds another worker.
        worker = undefined
        compiled = ''
        recompile()
        return fail('trouble', error.message)
      })
    }
    report(reply)
    tabs.tell(reply.version)
    return reply
  }
  const compile = async (): Promise<void> => {
    const code = digestCode(folders.root)
    if (code === compiled) return
    compiled = code
    const next = startWorker({
      folders,
      code: digestCode(folders.root, templateFiles),
      address,
      url: settings.url,
    })
    try {
      const bundle = await findOrMakeBundle(folders, code)
      report(await next.ask({ bundle, generation: toGeneration() }))
      worker?.end()
      worker = next
      templates = undefined
    } catch (error) {
      next.end()
      // What is half saved is compiled again.
      if (digestCode(folders.root) !== code) return await compile()
      templates = toPlainReport(describeError(error, findLanguage()), folders.root)
      tell(templates, findLanguage())
    }
    changes += 1
    await ask()
  }
  let compiling = Promise.resolve()
  const recompile = () => {
    compiling = compiling.then(compile)
  }

  const origin = await serveHere(port, async (address, response) => {
    if (address === `${base}${reloadEvents}`) tabs.open(response)
    else if (address.startsWith(`${base}${reloadScript}`)) {
      send(response, { status: 200, type: toContentType(reloadScript), body: reloading })
    } else {
      if (!worker) await compiling
      send(response, await ask(address))
    }
  })
  endOnSignals()
  recompile()
  void compiling.then(() => {
    watchFolder(folders.content, () => void ask())
    watchFolder(join(folders.root, 'src'), recompile)
    watchFolder(folders.root, recompile, false)
    watchFolder(join(folders.root, 'public'), () => {
      changes += 1
      void ask()
    })
  })
  return `${origin}${base}`
}

/** Messages are answered one after another: an edit in the middle of an answer would ask for what is there no more. */
function startWorker(data: DevData) {
  const script = new URL('./dev-worker.ts', import.meta.url)
  const workers = startWorkers<DevAsk, DevReply>({ script, workerData: () => data }, 1)
  let last: Promise<unknown> = Promise.resolve()
  return {
    ask: (message: DevAsk): Promise<DevReply> => {
      const asked = last.then(async () => {
        let answer: DevReply = { status: 500, version: '' }
        await workers.run([message], (reply) => {
          answer = reply
        })
        return answer
      })
      last = asked.catch(() => {})
      return asked
    },
    /** When all is answered. */
    end: () => void last.then(workers.end),
  }
}

function send(
  response: ServerResponse,
  { status, type, location, body }: DevReply | Omit<DevReply, 'version'>,
): void {
  response.writeHead(status, {
    'Cache-Control': 'no-store',
    ...(type === undefined ? {} : { 'Content-Type': type }),
    ...(location === undefined ? {} : { Location: location }),
  })
  response.end(body)
}

/** Tells what is new: at first all that is wrong with the folder, then errors alone. */
function createReport(
  tell: (news: readonly Issue[] | string) => void,
  toRestart: (base: string) => string,
): (reply: DevReply) => void {
  let known: string | undefined
  let said: string | undefined
  return ({ issues, trouble, otherBase }) => {
    if (issues) {
      const faults = issues.filter((issue) => !isWarning(issue))
      const news = known === undefined ? issues : faults
      if (news.length > 0 && JSON.stringify(faults) !== known) tell(news)
      known = JSON.stringify(faults)
    }
    const text = trouble ?? (otherBase === undefined ? undefined : toRestart(otherBase))
    if (text !== undefined && text !== said) tell(text)
    said = text
  }
}

const ofProgram =
  /^\s+at |^node:internal|^\s*triggerUncaughtException|^\s*\^\s*$|^\s*errors: \[Getter|^\}$|\[WARN\]/

/** What Astro and its bundler say, without colours and without where in them that was. */
function toPlainReport(text: string, root: string): string {
  const lines = stripVTControlCharacters(text).replaceAll(`${root}/`, '').split('\n')
  return lines
    .filter((line) => !ofProgram.test(line))
    .map((line) => line.replace(/ \{$/, ''))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** Pages that are open. */
function createTabs() {
  const tabs = new Set<ServerResponse>()
  let version: string | undefined
  const tell = (tab: ServerResponse) => version !== undefined && tab.write(`data: ${version}\n\n`)
  return {
    open: (tab: ServerResponse) => {
      tab.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' })
      tab.flushHeaders()
      tabs.add(tab)
      tab.once('close', () => tabs.delete(tab))
      tell(tab)
    },
    tell: (next: string) => {
      if (next === version) return
      version = next
      tabs.forEach(tell)
    },
  }
}

/** One tab listens and tells the others: a browser has but six connections to a server. */
const reloading = `const own = new URL(import.meta.url).search.slice(1)
const channel = new BroadcastChannel('@dev')
const heed = (version) => version === own || location.reload()
channel.onmessage = ({ data }) => heed(data)
navigator.locks.request('@dev', () => new Promise(() => {
  new EventSource(new URL('events', import.meta.url)).onmessage = ({ data }) => {
    channel.postMessage(data)
    heed(data)
  }
}))
`

const msBetweenLooks = 2_000

/** A folder that is not there, or that the system can't watch, is looked at again and again. */
function watchFolder(folder: string, onChange: () => void, recursive = true): void {
  const readInode = () => statSync(folder, { throwIfNoEntry: false })?.ino
  const lookLater = async () => {
    await setTimeout(msBetweenLooks, undefined, { ref: false })
    onChange()
    watchFolder(folder, onChange, recursive)
  }
  const inode = readInode()
  if (inode === undefined) return void lookLater()
  try {
    let isWaiting = false
    const watcher = watch(folder, { recursive }, async () => {
      if (isWaiting) return
      isWaiting = true
      await setTimeout(50)
      isWaiting = false
      onChange()
      if (readInode() === inode) return
      watcher.close()
      watchFolder(folder, onChange, recursive)
    })
    watcher.once('error', () => {
      watcher.close()
      void lookLater()
    })
  } catch {
    void lookLater()
  }
}

/** By `exit`, at which whatever was begun is taken away. */
function endOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => process.exit(128 + constants.signals[signal]))
  }
}
