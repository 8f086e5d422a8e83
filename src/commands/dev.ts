// npm run dev: the site on this machine, each page made when it is asked for and again when its content changes.
import type { AddressInfo } from 'node:net'
import { toOutlineCache } from '../folder/environment.ts'
import { readContent } from '../folder/read-content.ts'
import { toBasePath } from '../folder/settings.ts'
import { digestCode } from '../kept/digest.ts'
import { makeFolders } from '../kept/write.ts'
import { describeError } from '../messages/failure.ts'
import { type Call, readPort } from './call.ts'
import { reportIssues } from './report-issues.ts'

/** Serves until the process ends. */
export async function dev({ root, folders, values, language }: Call<'dev'>) {
  const { content, cache, questionCache } = folders
  const port = readPort(values.port ?? '4321')
  // While Astro starts, the questions are read, so that the first page finds them ready.
  makeFolders(cache)
  const reading = readContent({
    folder: content,
    questionCache: toOutlineCache(questionCache),
    code: digestCode(root),
    outlinesOnly: true,
  })
  // A call that is wrong is told without waiting for Astro.
  const astro = await import('astro')
  const server = await astro.dev({ root, server: { port } }).catch((error: unknown) => {
    process.stderr.write(`${describeError(error, language)}\n`)
    return undefined
  })
  if (!server) return 1
  const { issues, settings } = await reading
  if (issues.length > 0) process.stderr.write(`${reportIssues(issues, 'text', language)}\n`)
  // Templates are compiled for the first page that somebody asks for: it is asked for now. A fault shows to whoever comes.
  await fetch(toUrl(server.address, toBasePath(settings)))
    .then((response) => response.arrayBuffer())
    .catch(() => {})
  return 0
}

function toUrl({ address, family, port }: AddressInfo, path: string): string {
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}${path}`
}
