// A plain static file server, no cleverer than the plainest host: an address is percent-decoded once and is a file, or
// a folder with an index.html; all else is 404.html with status 404. Compressed where that is asked for, as hosts do it.
import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { isFile } from './output-files.ts'

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
}

export interface StaticServer {
  /** `http://127.0.0.1:<port>` */
  origin: string
  close: () => Promise<void>
}

/**
 * Serves on the loopback, on a port that is free.
 * @param folder or what makes it when it is first asked for.
 * @param base path in front of every address, `/` or `/archive/`.
 */
export async function serveFolder(
  folder: string | (() => Promise<string>),
  base = '/',
  { compressed = false } = {},
): Promise<StaticServer> {
  const server = createServer(async (request, response) => {
    const root = typeof folder === 'string' ? folder : await folder()
    const { status, file } = findAnswer(root, base, request.url ?? '/')
    const type = contentTypes[extname(file)] ?? 'application/octet-stream'
    const bytes = isFile(file) ? readFileSync(file) : undefined
    const isText = /^text|json|xml/.test(type)
    if (bytes && isText && compressed && /\bgzip\b/.test(String(request.headers['accept-encoding']))) {
      response.writeHead(status, { 'Content-Type': type, 'Content-Encoding': 'gzip' }).end(gzipSync(bytes))
    } else {
      response.writeHead(status, { 'Content-Type': type }).end(bytes)
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { origin: `http://127.0.0.1:${portOf(server)}`, close: () => closeServer(server) }
}

function findAnswer(folder: string, base: string, address: string): { status: number; file: string } {
  const notFound = { status: 404, file: join(folder, '404.html') }
  const path = decode(address.replace(/[?#].*$/s, ''))
  if (!path?.startsWith(base) || path.split('/').includes('..')) return notFound
  const file = join(folder, path.slice(base.length), path.endsWith('/') ? 'index.html' : '')
  return isFile(file) ? { status: 200, file } : notFound
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

function portOf(server: Server): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  return address.port
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()))
    server.closeAllConnections()
  })
}
