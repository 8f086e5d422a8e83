// A static host of this machine, no cleverer than those where a site is published.
import { statSync } from 'node:fs'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { isIPv4, isIPv6 } from 'node:net'
import { extname, join } from 'node:path'
import { toPlainPath } from '../archive/link-targets.ts'
import { readRegularFile } from '../kept/files.ts'

export const htmlType = 'text/html; charset=utf-8'

const contentTypes: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.htm': htmlType,
  '.html': htmlType,
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.rss': 'application/rss+xml; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
}

/** By the ending of a file. */
export function toContentType(file: string): string {
  return contentTypes[extname(file).toLowerCase()] ?? 'application/octet-stream'
}

type Answer = { status: 200 | 404; file: string } | { status: 301; location: string }

/**
 * What a static host answers: a file as it is, a folder by its `index.html`, a folder without the slash at its end by a
 * redirect to it, and all else by `404.html`.
 * @param address as a browser asks for it: percent-encoded, with a query.
 * @param base path under which the site is served, with a slash at both ends.
 * @param isFile of a path below the site.
 */
export function findAnswer(address: string, base: string, isFile: (file: string) => boolean): Answer {
  const notFound = { status: 404, file: '404.html' } as const
  const [, written = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(address) ?? []
  if (`${written}/` === base) return { status: 301, location: `${base}${query}` }
  const path = toPlainPath(written)
  if (!path?.startsWith(base)) return notFound
  const file = path.slice(base.length)
  if (file === '' || file.endsWith('/')) {
    return isFile(`${file}index.html`) ? { status: 200, file: `${file}index.html` } : notFound
  }
  if (isFile(file)) return { status: 200, file }
  return isFile(`${file}/index.html`) ? { status: 301, location: `${written}/${query}` } : notFound
}

/**
 * Serves a folder to this machine alone, on the port or the next that is free.
 * @param base path under which the site is served, with a slash at both ends.
 * @returns `http://localhost:4321/archive/` @throws what the system says.
 */
export async function serveOutput(folder: string, base: string, port: number): Promise<string> {
  const isFile = (file: string) => isFileThere(join(folder, file))
  const origin = await serveHere(port, (address, response) => {
    const answer = findAnswer(address, base, isFile)
    if ('location' in answer) response.writeHead(301, { Location: answer.location }).end()
    else sendFile(response, answer.status, join(folder, answer.file))
  })
  return `${origin}${base}`
}

function isFileThere(path: string): boolean {
  try {
    return statSync(path).isFile()
  } catch {
    // Not there, below a file, or a name that is too long.
    return false
  }
}

function sendFile(response: ServerResponse, status: number, file: string): void {
  try {
    const bytes = readRegularFile(file)
    // Nobody should look at what the build before the last has made.
    response.writeHead(status, {
      'Content-Type': toContentType(file),
      'Content-Length': bytes.length,
      'Cache-Control': 'no-cache',
    })
    response.end(bytes)
  } catch (error) {
    // Gone meanwhile, or an output without a page for what is not found.
    const isGone = status === 404 || (error instanceof Error && 'code' in error && error.code === 'ENOENT')
    response.writeHead(isGone ? 404 : 500, { 'Content-Type': 'text/plain; charset=utf-8' })
    response.end(isGone ? 'Not found\n' : 'This file cannot be read\n')
  }
}

/** How many ports after the wanted one are tried while others use them. */
const triedPorts = 20

/**
 * Answers requests of this machine alone, on the port or the next that is free.
 * @param answer of an address with its query. @returns `http://localhost:4321` @throws what the system says.
 */
export async function serveHere(
  port: number,
  answer: (address: string, response: ServerResponse) => void,
): Promise<string> {
  const server = createServer(({ method, headers, url = '/' }, response) => {
    if (!isOfThisMachine(headers.host)) {
      response.writeHead(403, { 'Content-Type': 'text/plain; charset=utf-8' })
      response.end('Only names of this machine are answered, such as localhost\n')
    } else if (method !== 'GET' && method !== 'HEAD') response.writeHead(405, { Allow: 'GET, HEAD' }).end()
    else answer(url, response)
  })
  return `http://localhost:${await listen(server, port, port === 0 ? port : Math.min(port + triedPorts, 65_535))}`
}

/**
 * Whether a request names this machine: any page of the web may let a name of its own lead here, and would read what is
 * answered. Numbers are no such names.
 */
function isOfThisMachine(host = ''): boolean {
  const name = host.toLowerCase().replace(/:\d*$/, '')
  const [, bracketed = ''] = /^\[(.*)\]$/.exec(name) ?? []
  return name === 'localhost' || /^[\w.-]+\.localhost$/.test(name) || isIPv4(name) || isIPv6(bracketed)
}

function listen(server: Server, port: number, last: number): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const refuse = (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE' || port >= last) reject(error)
    else resolve(listen(server, port + 1, last))
  }
  server.once('error', refuse)
  server.listen(port, 'localhost', () => {
    server.off('error', refuse)
    const address = server.address()
    resolve(typeof address === 'object' && address !== null ? address.port : port)
  })
  return promise
}
