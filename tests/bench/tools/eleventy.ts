import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hashtagAddress } from '../corpus/address.ts'
import { peerFolder, projectFolder } from './places.ts'
import { readVersion } from './read-version.ts'
import type { Probe, Tool, Workplace } from './tool.ts'
import { writeDatedQuestions } from './write-dated-questions.ts'

const version = '3.1.8'

// Kept between runs of the bench, so that Eleventy is fetched once, and outside the project, which doesn't need it.
const installed = join(tmpdir(), `gotgam-bench-eleventy-${version}`)
const packageFolder = join(installed, 'node_modules/@11ty/eleventy')

/** `install` lets the probe fetch Eleventy with npm where it is missing. */
export function createEleventy(options: { install: boolean }): Tool {
  return {
    name: 'eleventy',
    probe: () => probe(options.install),
    prepare: async (place) => {
      if (place.answers) throw new Error('its templates show no answers')
      cpSync(peerFolder('eleventy'), siteFolder(place), { recursive: true })
      linkModules(join(siteFolder(place), 'node_modules'))
      writeDatedQuestions(place.content, join(siteFolder(place), 'questions'), 'hashtags')
    },
    reset: (place) => rmSync(place.output, { recursive: true, force: true }),
    command: (place) => ({
      file: process.execPath,
      args: [join(packageFolder, 'cmd.cjs'), '--quiet', '--output', place.output],
      folder: siteFolder(place),
      environment: {},
    }),
    findFault: () => undefined,
    keepsOutput: false,
    hashtagFolder: hashtagAddress,
  }
}

function siteFolder(place: Workplace): string {
  return join(place.folder, 'site')
}

function linkModules(modules: string): void {
  mkdirSync(modules)
  symlinkSync(join(installed, 'node_modules/@11ty'), join(modules, '@11ty'), 'junction')
  symlinkSync(join(projectFolder, 'node_modules/highlight.js'), join(modules, 'highlight.js'), 'junction')
}

function probe(install: boolean): Probe {
  if (readVersion(packageFolder) === version) return { version }
  if (!install) return { obstacle: 'not installed; a run of the bench with eleventy installs it' }
  mkdirSync(installed, { recursive: true })
  cpSync(join(peerFolder('eleventy'), 'package.json'), join(installed, 'package.json'))
  const options = { cwd: installed, encoding: 'utf8', shell: process.platform === 'win32' } as const
  const { error, stderr } = spawnSync(
    'npm',
    ['install', '--ignore-scripts', '--no-audit', '--no-fund'],
    options,
  )
  if (readVersion(packageFolder) === version) return { version }
  const reason =
    error?.message ?? stderr.split('\n').find((line) => line.startsWith('npm error')) ?? 'no reason given'
  return { obstacle: `npm could not install it: ${reason}` }
}
