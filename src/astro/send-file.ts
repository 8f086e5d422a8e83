import type { ServerResponse } from 'node:http'
import { extname } from 'node:path'
import { readRegularFile } from '../cache/read-regular-file.ts'

/** @param path that was asked for, with the ending of its type. @throws what the disk says. */
export function sendPicture(response: ServerResponse, file: string, path: string): void {
  const bytes = readRegularFile(file)
  const type = extname(path).slice(1).replace('jpg', 'jpeg').replace('svg', 'svg+xml')
  response.writeHead(200, { 'content-type': `image/${type}`, 'cache-control': 'no-store' })
  response.end(bytes)
}
