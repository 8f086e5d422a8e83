import type { ServerResponse } from 'node:http'
import { extname } from 'node:path'
import { readRegularFile } from '../kept/files.ts'

/** @param path that was asked for, with the ending of its type. @throws what the disk says. */
export function sendPicture(response: ServerResponse, file: string, path: string): void {
  const type = extname(path).slice(1).replace('jpg', 'jpeg').replace('svg', 'svg+xml')
  send(response, readRegularFile(file), `image/${type}`)
}

/** @param path as above; that of the stylesheet ends in `.css`. */
export function sendFont(response: ServerResponse, bytes: Uint8Array, path: string): void {
  send(response, bytes, extname(path) === '.css' ? 'text/css' : 'font/woff2')
}

export function sendIndexFile(response: ServerResponse, bytes: Uint8Array): void {
  send(response, bytes, 'application/octet-stream')
}

function send(response: ServerResponse, bytes: Uint8Array, type: string): void {
  response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' })
  response.end(bytes)
}
