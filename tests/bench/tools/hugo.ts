import { spawnSync } from 'node:child_process'
import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { peerFolder } from './places.ts'
import type { Probe, Tool } from './tool.ts'
import { writeBundles } from './write-bundles.ts'
import { writeDatedQuestions } from './write-dated-questions.ts'

export const hugo: Tool = {
  name: 'hugo',
  probe,
  prepare: async (place) => {
    cpSync(peerFolder('hugo'), join(place.folder, 'site'), { recursive: true })
    const target = join(place.folder, 'content/questions')
    if (place.answers) writeBundles(place.content, target)
    else writeDatedQuestions(place.content, target)
  },
  reset: (place) => {
    rmSync(place.output, { recursive: true, force: true })
    rmSync(join(place.folder, 'cache'), { recursive: true, force: true })
    rmSync(join(place.folder, 'site/resources'), { recursive: true, force: true })
  },
  command: (place) => ({
    file: 'hugo',
    args: [
      '--quiet',
      '--noBuildLock',
      ...['--contentDir', join(place.folder, 'content')],
      ...['--destination', place.output],
      ...['--cacheDir', join(place.folder, 'cache')],
    ],
    folder: join(place.folder, 'site'),
    environment: {},
  }),
  findFault: () => undefined,
  keepsOutput: false,
  hashtagFolder: (hashtag) => hashtag,
}

function probe(): Probe {
  const { error, stdout } = spawnSync('hugo', ['version'], { encoding: 'utf8' })
  if (error) return { obstacle: 'no hugo on the PATH' }
  return { version: /v\d[\w.]*/.exec(stdout)?.[0] ?? stdout.trim() }
}
