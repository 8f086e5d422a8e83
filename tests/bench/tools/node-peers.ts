// Peers that run in Node: stock Astro and Eleventy.

import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectFolder } from '../../support/project.ts'
import { hashtagAddress } from '../corpus/hashtags.ts'
import { writeDatedQuestions } from './hugo.ts'
import { type Probe, peerFolder, readVersion, type Tool, type Workplace } from './tool.ts'

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

const eleventy = createFetchedPackage('eleventy', '@11ty/eleventy', '3.1.8')

/** `install` lets the probe fetch Eleventy with npm where it is missing. */
export function createEleventy(options: { install: boolean }): Tool {
  return {
    name: 'eleventy',
    probe: () => eleventy.probe(options.install),
    prepare: async (place) => {
      if (place.answers) throw new Error('its templates show no answers')
      cpSync(peerFolder('eleventy'), siteFolder(place), { recursive: true })
      linkModules(join(siteFolder(place), 'node_modules'))
      writeDatedQuestions(place.content, join(siteFolder(place), 'questions'), 'hashtags')
    },
    reset: (place) => rmSync(place.output, { recursive: true, force: true }),
    command: (place) => ({
      file: process.execPath,
      args: [join(eleventy.folder, 'cmd.cjs'), '--quiet', '--output', place.output],
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
  symlinkSync(join(eleventy.modules, '@11ty'), join(modules, '@11ty'), 'junction')
  symlinkSync(join(projectFolder, 'node_modules/highlight.js'), join(modules, 'highlight.js'), 'junction')
}

/** A package that only a peer needs, as `package.json` in the peer's folder asks for it. */
interface FetchedPackage {
  readonly modules: string
  readonly folder: string
  /** `install` lets it be fetched with npm where it is missing. */
  readonly probe: (install: boolean) => Probe
}

/**
 * Kept between runs of the bench, so that it is fetched once, and outside the project, which doesn't need it.
 * @param version that the peer's `package.json` names.
 */
export function createFetchedPackage(peer: string, name: string, version: string): FetchedPackage {
  const installed = join(tmpdir(), `gotgam-bench-${peer}-${version}`)
  const modules = join(installed, 'node_modules')
  const folder = join(modules, name)
  const probe = (install: boolean): Probe => {
    if (readVersion(folder) === version) return { version }
    if (!install) return { obstacle: `not installed; a run of the bench with ${peer} installs it` }
    const reason = fetchInto(installed, peer)
    return readVersion(folder) === version ? { version } : { obstacle: `npm could not install it: ${reason}` }
  }
  return { modules, folder, probe }
}

/** @returns what npm said, for the case that it failed. */
function fetchInto(installed: string, peer: string): string {
  mkdirSync(installed, { recursive: true })
  cpSync(join(peerFolder(peer), 'package.json'), join(installed, 'package.json'))
  const { error, stderr } = spawnSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: installed,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  return (
    error?.message ?? stderr.split('\n').find((line) => line.startsWith('npm error')) ?? 'no reason given'
  )
}
