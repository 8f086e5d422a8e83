import { join, resolve } from 'node:path'

export const projectFolder = resolve(import.meta.dirname, '../../..')

export function peerFolder(name: string): string {
  return join(import.meta.dirname, '../peers', name)
}
