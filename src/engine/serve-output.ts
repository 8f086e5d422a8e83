// A static host of this machine, no cleverer than those where a site is published.
import { createServer, type Server, type ServerResponse } from 'node:http'
import { isIPv4, isIPv6 } from 'node:net'
import { extname } from 'node:path'
import { readRegularFile } from '../kept/files.ts'
import { findAnswer } from './find-answer.ts'

const contentTypes: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.htm': 'text/html; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
}

/** How many ports after the wanted one are tried while others use them. */
const triedPorts = 20

export interface ServedOutput {
  /** `http://localhost:4321/archive/` */
  url: string
  server: Server
}

/**
 * Serves a folder to this machine alone, on the port or the next that is free.
 * @param base path under which the site is served, with a slash at both ends. @throws what the system says.
 */
export async function serveOutput(folder: string, base: string, port: number): Promise<ServedOutput> {
  const server = createServer(({ method, headers, url = '/' }, response) => {
    if (!isOfThisMachine(headers.host)) {
      response.writeHead(403, { 'Content-Type': 'text/plain; charset=utf-8' })
      response.end('Only names of this machine are answered, such as localhost\n')
    } else if (method !== 'GET' && method !== 'HEAD') response.writeHead(405, { Allow: 'GET, HEAD' }).end()
    else answer(response, findAnswer(folder, base, url))
  })
  const taken = await listen(server, port, port === 0 ? port : Math.min(port + triedPorts, 65_535))
  return { url: `http://localhost:${taken}${base}`, server }
}

/**
 * Whether a request names this machine, as `npm run dev` asks too: any page of the web may let a name of its own lead
 * here, and would read what is answered. Numbers are no such names.
 */
function isOfThisMachine(host = ''): boolean {
  const name = host.toLowerCase().replace(/:\d*$/, '')
  const [, bracketed = ''] = /^\[(.*)\]$/.exec(name) ?? []
  return name === 'localhost' || /^[\w.-]+\.localhost$/.test(name) || isIPv4(name) || isIPv6(bracketed)
}

function answer(response: ServerResponse, found: ReturnType<typeof findAnswer>): void {
  if ('location' in found) {
    response.writeHead(301, { Location: found.location }).end()
    return
  }
  const { status, file } = found
  try {
    const bytes = readRegularFile(file)
    const type = contentTypes[extname(file).toLowerCase()] ?? 'application/octet-stream'
    // Nobody should look at what the build before the last has made.
    response.writeHead(status, {
      'Content-Type': type,
      'Content-Length': bytes.length,
      'Cache-Control': 'no-cache',
    })
    response.end(bytes)
  } catch (error) {
    // Gone meanwhile, or an output without a page for what is not found.
    const isGone = status === 404 || (error instanceof Error && 'code' in error && error.code === 'ENOENT')
    response.writeHead(isGone ? 404 : 500, { 'Content-Type': 'text/plain; charset=utf-8' })
    response.end(isGone ? 'Not found\n' : 'This file can not be read\n')
  }
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
