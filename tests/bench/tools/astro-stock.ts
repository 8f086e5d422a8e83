import { cpSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { hashtagAddress } from '../corpus/address.ts'
import { peerFolder, projectFolder } from './places.ts'
import { readVersion } from './read-version.ts'
import type { Tool, Workplace } from './tool.ts'

const modules = join(projectFolder, 'node_modules')

export const astroStock: Tool = {
  name: 'astro',
  probe: () => {
    const version = readVersion(join(modules, 'astro'))
    return version === undefined ? { obstacle: 'astro is not installed' } : { version }
  },
  prepare: async (place) => {
    cpSync(peerFolder('astro-stock'), siteFolder(place), { recursive: true })
    symlinkSync(modules, join(siteFolder(place), 'node_modules'), 'junction')
  },
  reset: (place) => {
    rmSync(place.output, { recursive: true, force: true })
    rmSync(join(siteFolder(place), '.cache'), { recursive: true, force: true })
    rmSync(join(siteFolder(place), '.astro'), { recursive: true, force: true })
  },
  command: (place) => ({
    file: process.execPath,
    args: [join(modules, 'astro/bin/astro.mjs'), 'build', '--silent', '--outDir', place.output],
    folder: siteFolder(place),
    environment: {
      ASTRO_TELEMETRY_DISABLED: '1',
      BENCH_QUESTIONS: join(place.content, 'questions'),
      ...(place.answers
        ? { BENCH_ANSWERS: join(place.content, 'answers'), BENCH_COMMENTS: join(place.content, 'comments') }
        : {}),
    },
  }),
  findFault: () => undefined,
  keepsOutput: false,
  hashtagFolder: hashtagAddress,
}

function siteFolder(place: Workplace): string {
  return join(place.folder, 'site')
}
