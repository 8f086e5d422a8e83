// Hugo with a search: it makes none itself.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createFetchedPackage } from './fetched-package.ts'
import { hugo } from './hugo.ts'
import type { Command, Probe, Tool, Workplace } from './tool.ts'

const pagefind = createFetchedPackage('hugo-pagefind', 'pagefind', '1.6.0')

/** `install` lets the probe fetch Pagefind with npm where it is missing. */
export function createHugoPagefind(options: { install: boolean }): Tool {
  return {
    ...hugo,
    name: 'hugo-pagefind',
    probe: () => probe(options.install),
    command: toCommand,
    findFault: ({ output }) =>
      existsSync(join(output, 'pagefind/pagefind-entry.json')) ? undefined : 'no index of the search',
  }
}

function probe(install: boolean): Probe {
  const ofHugo = hugo.probe()
  if ('obstacle' in ofHugo) return ofHugo
  const ofPagefind = pagefind.probe(install)
  if ('obstacle' in ofPagefind) return ofPagefind
  return { version: `${ofHugo.version} with ${ofPagefind.version}` }
}

/** One after the other, as Pagefind reads what Hugo has written. Only pages of questions are searched. */
const script = `"$0" "$@" && "$NODE" "$PAGEFIND" --silent --site "$SITE" --glob 'questions/**/*.html'`

function toCommand(place: Workplace): Command {
  const { file, args, folder } = hugo.command(place)
  const environment = {
    NODE: process.execPath,
    PAGEFIND: join(pagefind.folder, 'lib/runner/bin.cjs'),
    SITE: place.output,
  }
  return { file: 'sh', args: ['-c', script, file, ...args], folder, environment }
}
