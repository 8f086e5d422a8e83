import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runBuild } from '../support/build.ts'

/**
 * Builds an archive as it is for an address of its own, whatever its settings say; a canonical address that leads
 * elsewhere would cost points. Gives the folder of the site. @throws what the build says when it fails.
 */
export async function buildAt(url: string, content: string, folder: string): Promise<string> {
  const places = { content: join(folder, 'content'), out: join(folder, 'dist'), cache: join(folder, 'cache') }
  cpSync(content, places.content, { recursive: true })
  const settings = join(places.content, 'archive.yaml')
  writeFileSync(settings, toSettingsAt(url, readFileSync(settings, 'utf8')))
  const { exitCode, stderr } = await runBuild(places)
  if (exitCode !== 0) throw new Error(`The site could not be built.\n${stderr}`)
  return places.out
}

export function toSettingsAt(url: string, settings: string): string {
  return `${settings.replace(/^url:.*(?:\n|$)/m, '').replace(/(?<!\n)$/, '\n')}url: ${url}\n`
}
