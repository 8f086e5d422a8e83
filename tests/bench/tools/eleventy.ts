import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { hashtagAddress } from '../corpus/address.ts'
import { createFetchedPackage } from './fetched-package.ts'
import { peerFolder, projectFolder } from './places.ts'
import type { Tool, Workplace } from './tool.ts'
import { writeDatedQuestions } from './write-dated-questions.ts'

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
