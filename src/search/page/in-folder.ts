// What scripts of pages do otherwise where the site is opened from its folder: no file can be fetched there, and no folder
// answers with its page. It stands in for the modules whose names it takes up (src/engine/make-bundle.ts).
import { paths, toHref as toFolderHref } from '../../site/paths.ts'
import { calledName, toFilePath, toScriptName } from '../../site/portable.ts'
import { openSearch as openFolder } from '../open-search.ts'

export * from '../../site/paths.ts'
export * from '../open-search.ts'

export function toHref(base: string, path: string): string {
  return toFilePath(toFolderHref(base, path))
}

/** Of the search: its page and the parts of its index are there. */
let folder = ''

/** @param address of the page of the search, which names its file. */
export function openSearch(address: string) {
  folder = new URL('.', address).href
  return openFolder(folder)
}

/** Those that have been asked for and not come, by the elements that load them. */
const waiting = new Map<unknown, (response: Response) => void>()

Reflect.set(window, calledName, (bytes: string, text: string) => {
  const answer = waiting.get(document.currentScript)
  answer?.(new Response(bytes ? Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0)) : text))
})

/** A file of the index, or what the bodies of a page say, as the page itself would be read. One that is not there is a 404. */
export function fetch(address: string): Promise<Response> {
  const script = document.createElement('script')
  const root = new URL('..', folder).href
  const isPage = address.endsWith('/')
  script.src = isPage ? root + paths.searchedText(address.slice(root.length)) : toScriptName(address)
  return new Promise((resolve) => {
    const end = (response: Response) => {
      waiting.delete(script)
      script.remove()
      resolve(response)
    }
    waiting.set(script, end)
    script.onload = script.onerror = () => end(new Response(null, { status: 404 }))
    document.head.append(script)
  })
}

// Some browsers let no script change the address of a file: what is asked is then asked without it.
for (const name of ['pushState', 'replaceState'] as const) {
  const change = history[name].bind(history)
  history[name] = (...step) => {
    try {
      change(...step)
    } catch {}
  }
}
