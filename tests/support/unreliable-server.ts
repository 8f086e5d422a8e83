// A host of pictures as old ones are: each path fails in a way of its own.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import {
  createExif,
  createJpeg,
  createPng,
  createTwoColourPng,
  toExifSegment,
  toPngChunk,
  toSeoul,
} from './pictures.ts'

export interface UnreliableServer {
  port: number
  /** Paths that were asked for, in order, each with its host: `a.example/whole.png`. */
  asked: string[]
  /** Most requests of one host that were under way beside each other. */
  most: () => number
  close: () => Promise<void>
}

type Answer = (response: ServerResponse, count: number, port: number) => void

export const twoColours = createTwoColourPng(4, 2)
const redirect =
  (to: string, status = 302): Answer =>
  (response, _, port) =>
    response.writeHead(status, { Location: to.replace('PORT', `${port}`) }).end()
const status =
  (code: number, headers = {}): Answer =>
  (response) =>
    response.writeHead(code, headers).end('<html>no</html>')
const picture =
  (bytes: Uint8Array, type = 'image/png'): Answer =>
  (response) =>
    response.writeHead(200, { 'Content-Type': type }).end(bytes)

const answers: Readonly<Record<string, Answer>> = {
  '/whole.png': picture(twoColours),
  '/again.png': picture(twoColours),
  '/other.jpg': picture(createPng(3, 3), 'text/html'),
  '/seoul.jpg': picture(createJpeg(4, 2, [toExifSegment(createExif({ gps: toSeoul() }))])),
  '/zipped.png': (response) =>
    response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(gzipSync(twoColours)),
  '/moved.png': redirect('/whole.png', 301),
  '/far.png': redirect('http://other.example:PORT/whole.png', 308),
  '/once.png': (response, count, port) =>
    (count === 1 ? status(500) : picture(twoColours))(response, count, port),
  '/busy.png': (response, count, port) =>
    (count === 1 ? status(429, { 'Retry-After': '0' }) : picture(twoColours))(response, count, port),
  '/never.png': status(503),
  '/later.png': status(503, { 'Retry-After': '86400' }),
  '/not-found.png': status(404),
  '/gone.png': status(410),
  '/forbidden.png': status(403),
  '/page.png': (response) => response.writeHead(200).end('\n<!DOCTYPE html><title>Gone</title>'),
  '/drawing.svg': picture(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
  '/empty.png': picture(Buffer.alloc(0)),
  '/huge.png': picture(createPng(6000, 6000)),
  '/complex.png': picture(createPng(4, 2, [toPngChunk('tEXt', Buffer.alloc(1_000_000, 'gps '))])),
  '/announced.png': (response) => response.writeHead(200, { 'Content-Length': 3_000_000 }).write('a'),
  '/endless.png': (response) => {
    const write = () => {
      while (response.write(Buffer.alloc(64 * 1024)));
    }
    response.on('drain', write)
    write()
  },
  '/long.png': (response) => {
    response.writeHead(200, { 'Content-Length': twoColours.length + 20 }).write(twoColours)
    setTimeout(() => response.socket?.destroy(), 20)
  },
  '/reset.png': (response) => response.socket?.resetAndDestroy(),
  '/upgrade.png': ({ socket }) =>
    socket?.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: a\r\n\r\n'),
  '/hints.png': (response) => {
    for (let hint = 0; hint < 3; hint += 1) response.writeEarlyHints({ link: '</a.css>; rel=preload' })
    response.end(twoColours)
  },
  '/silent.png': () => {},
  '/slow-headers.png': (response) => drip(response, 'HTTP/1.1 200 OK\r\nX-Slow: '),
  '/slow-body.png': (response) => {
    response.writeHead(200).flushHeaders()
    drip(response, '1\r\na\r\n')
  },
  '/garbage.png': (response) => response.socket?.end('no HTTP at all\r\n\r\n'),
  '/loop.png': redirect('/loop-back.png'),
  '/loop-back.png': redirect('/loop.png'),
  '/private.png': redirect('http://10.0.0.1/a.png'),
  '/mapped.png': redirect('http://[::ffff:169.254.169.254]/latest/meta-data'),
  '/local.png': redirect('http://localhost.example:PORT/whole.png'),
  '/file.png': redirect('file:///etc/passwd'),
}

/** A sign of life again and again, and never an end. */
function drip({ socket }: ServerResponse, text: string): void {
  const timer = setInterval(() => socket?.write(text), 30)
  socket?.on('close', () => clearInterval(timer))
  socket?.on('error', () => clearInterval(timer))
}

/** Listens on the loopback, on a port that is free. `/chain/<number>` leads on for ever. */
export async function serveUnreliably(): Promise<UnreliableServer> {
  const asked: string[] = []
  const running = new Map<string, number>()
  let most = 0
  const server = createServer((request, response) => {
    const host = request.headers.host?.replace(/:\d+$/, '') ?? ''
    const path = request.url ?? ''
    asked.push(host + path)
    running.set(host, (running.get(host) ?? 0) + 1)
    most = Math.max(most, running.get(host) ?? 0)
    response.on('close', () => running.set(host, (running.get(host) ?? 0) - 1))
    const count = asked.filter((each) => each === host + path).length
    findAnswer(request)(response, count, portOf(server))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { port: portOf(server), asked, most: () => most, close: () => close(server) }
}

function findAnswer({ url: address = '' }: IncomingMessage): Answer {
  const url = address.replace(/\?.*/, '')
  const [, step] = /^\/chain\/(\d+)$/.exec(url) ?? []
  return step === undefined ? (answers[url] ?? status(404)) : redirect(`/chain/${Number(step) + 1}`)
}

function portOf(server: Server): number {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
