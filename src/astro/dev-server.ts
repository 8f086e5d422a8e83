// In development: each request finds the content folder as it is at that moment, and browsers reload what changed.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isAbsolute, relative, resolve } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { AstroConfig, AstroIntegration, AstroIntegrationLogger } from 'astro'
import type { DevEnvironment, RunnableDevEnvironment, ViteDevServer } from 'vite'
import { toPlainPath } from '../archive/link-targets.ts'
import { toArchiveFolders } from '../folder/environment.ts'
import { findWords } from '../messages/words.ts'
import { sendFont, sendIndexFile, sendPicture } from './send-file.ts'
import type { Refreshed, ServedPlace } from './served-content.ts'
import { isFontPath } from './served-fonts.ts'
import { isIndexPath } from './served-search.ts'

/**
 * Does nothing in other commands than `astro dev`. Faults of the content are shown in the place of a page or on it; none
 * ends the server.
 */
export function devServer(): AstroIntegration {
  let config: AstroConfig | undefined
  return {
    name: 'dev-server',
    hooks: {
      'astro:config:setup': ({ command, addMiddleware }) => {
        if (command !== 'dev') return
        addMiddleware({ order: 'post', entrypoint: new URL('./dev-middleware.ts', import.meta.url) })
      },
      'astro:config:done': (done) => {
        config = done.config
      },
      'astro:server:setup': ({ server, logger }) => {
        if (!config) return
        const place = toServedPlace(config)
        reloadBrowsers(server, toArchiveFolders(place.root, process.env).content)
        server.middlewares.use(createAnswer(server, place, logger))
        // Before all that Astro and Vite do with a request: they fail with an address that they can't decode.
        server.httpServer?.prependListener('request', (request: IncomingMessage) => {
          if (isNowhere(request.url)) request.url = `${place.base}404/`
        })
      },
    },
  }
}

function toServedPlace({ root, base, site }: AstroConfig): ServedPlace {
  // Without the slash at its end: with it, the code's digest would be another.
  return {
    root: resolve(fileURLToPath(root)),
    base,
    url: site === undefined ? undefined : new URL(base, site).href,
  }
}

function reloadBrowsers({ watcher, ws }: ViteDevServer, content: string): void {
  watcher.add(content)
  watcher.on('all', (_event, path) => {
    const inner = relative(content, path)
    if (!inner.startsWith('..') && !isAbsolute(inner)) ws.send({ type: 'full-reload' })
  })
}

type Answer = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void

/** Stands before Astro: what it says of faults needs no template. */
function createAnswer(server: ViteDevServer, place: ServedPlace, logger: AstroIntegrationLogger): Answer {
  const tell = createTell(logger)
  const { cache } = toArchiveFolders(place.root, process.env)
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const path = toPath(request.url)
    if (isOfVite(path)) return false
    const { beginTurn, refreshServedContent, findPictureFile, findFont, findSearchFile } =
      await importShared(server)
    const picture = findPictureFile(path.slice(1))
    if (picture !== undefined) {
      sendPicture(response, picture, path)
      return true
    }
    const font = isFontPath(path.slice(1)) ? await findFont(path.slice(1), cache) : undefined
    if (font !== undefined) {
      sendFont(response, font, path)
      return true
    }
    const part = isIndexPath(path.slice(1)) ? await findSearchFile(path.slice(1)) : undefined
    if (part !== undefined) {
      sendIndexFile(response, part)
      return true
    }
    await beginTurn(new Promise((resolve) => response.once('close', resolve)))
    if (!isPage(path)) return false
    const refreshed = await refreshServedContent(place)
    tell(refreshed)
    if (refreshed.isNew) {
      forgetStyles(server)
      await forgetPaths(server)
    }
    const report = refreshed.findReport(path.slice(1))
    if (report !== undefined) send(response, report)
    return report !== undefined
  }
  return (request, response, next) => {
    answer(request, response).then(
      (isAnswered) => isAnswered || next(),
      // A fault in our own templates and modules is shown by Astro, which meets it too.
      (error) => {
        logger.error(error instanceof Error ? error.message : String(error))
        next()
      },
    )
  }
}

/** Below the base path, decoded. */
function toPath(url = '/'): string {
  try {
    return decodeURIComponent(new URL(url, 'http://localhost').pathname).normalize('NFC')
  } catch {
    return url
  }
}

/** Whether a host would have nothing at an address, whatever is published (engine/find-answer.ts). */
function isNowhere(url = '/'): boolean {
  const [written = ''] = url.split(/[?#]/, 1)
  return toPlainPath(written) === undefined
}

function isPage(path: string): boolean {
  return /\/$|\.(?:html?|xml)$/i.test(path)
}

/** Modules, which pages ask for while they are made. */
function isOfVite(path: string): boolean {
  return !isPage(path) && /^\/(?:@|__|src\/|node_modules\/)/.test(path)
}

function send(response: ServerResponse, html: string): void {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
  response.end(html)
}

/** On the terminal, what is new. */
function createTell(logger: AstroIntegrationLogger): (refreshed: Refreshed) => void {
  let told: string | undefined
  return ({ news, language, otherBase }) => {
    if (news) logger.error(`\n${news}`)
    if (otherBase !== undefined && otherBase !== told) {
      logger.warn(findWords(language).dev.restart({ base: otherBase }))
    }
    told = otherBase
  }
}

/** The instances that pages use, which Vite runs: an import from here would be of others. */
async function importShared({ environments }: ViteDevServer) {
  const environment = environments['ssr']
  if (!environment || !isRunnable(environment)) throw new Error('Vite has no modules to run.')
  const load = (name: string) => environment.runner.import(new URL(name, import.meta.url).href)
  const { beginTurn }: typeof import('./turns.ts') = await load('./turns.ts')
  const served: typeof import('./served-content.ts') = await load('./served-content.ts')
  return { beginTurn, ...served }
}

function isRunnable(environment: DevEnvironment): environment is RunnableDevEnvironment {
  return 'runner' in environment
}

/** What follows from the settings in a stylesheet is compiled again when it is asked for. */
function forgetStyles({ environments }: ViteDevServer): void {
  const { moduleGraph } = environments.client
  for (const [id, module] of moduleGraph.idToModuleMap) {
    if (/\/src\/look\/styles\/[^/]+\.css(?:\?|$)/.test(id)) moduleGraph.invalidateModule(module)
  }
}

/**
 * Astro asks a route once for its paths and remembers them. This event, by which its own collections make it ask again,
 * is not documented: tests/site/dev.rest.test.ts fails when it is another.
 */
async function forgetPaths({ environments }: ViteDevServer): Promise<void> {
  for (const name of ['ssr', 'prerender']) environments[name]?.hot.send('astro:content-changed', {})
  await setImmediate()
}
