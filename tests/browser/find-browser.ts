// The Chromium that comes from npm with the project, where there is one (Linux on x64); elsewhere the one that
// Playwright has installed.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { digestText } from '../../src/kept/digest.ts'
import { projectFolder } from '../support/project.ts'

const packageFolder = join(projectFolder, 'node_modules/@sparticuz/chromium')

export interface Browser {
  executablePath: string
  args: string[]
  env: Record<string, string>
}

export interface Obstacle {
  obstacle: string
}

/** @param suite pictures are comparable in the pinned browser only, behaviour is in any Chromium. */
export async function findBrowser(suite: 'behaviour' | 'visual'): Promise<Browser | Obstacle> {
  const isPinned = process.platform === 'linux' && process.arch === 'x64'
  if (isPinned) return findPinnedBrowser()
  if (suite === 'visual') return { obstacle: 'the pictures were taken with the Chromium for Linux on x64' }
  return findInstalledBrowser()
}

function findInstalledBrowser(): Browser | Obstacle {
  const executablePath = chromium.executablePath()
  if (!existsSync(executablePath))
    return { obstacle: 'no browser; `npx playwright install chromium` gets one' }
  return { executablePath, args: [], env: {} }
}

async function findPinnedBrowser(): Promise<Browser | Obstacle> {
  const folder = await unpackOnce()
  const executablePath = join(folder, 'chromium')
  const env = { FONTCONFIG_FILE: writeFontsConfiguration(folder) }
  const libraries = { ...env, LD_LIBRARY_PATH: join(folder, 'al2023/lib') }
  const working = [env, libraries].find((each) => isStarting(executablePath, each))
  if (!working) return { obstacle: `${executablePath} does not start on this machine` }
  return {
    executablePath,
    // A part of a page that is drawn anew would blend its edges a second time, by when it happened to be drawn.
    args: ['--no-sandbox', '--font-render-hinting=none', '--disable-lcd-text', '--disable-partial-raster'],
    env: working,
  }
}

function isStarting(executablePath: string, env: Record<string, string>): boolean {
  return spawnSync(executablePath, ['--version'], { env: { ...process.env, ...env } }).status === 0
}

/** The package unpacks into the temporary folder of the system, where a stopped run leaves half a browser for ever. */
async function unpackOnce(): Promise<string> {
  const { version }: { version: string } = JSON.parse(
    readFileSync(join(packageFolder, 'package.json'), 'utf8'),
  )
  const folder = join(projectFolder, `.cache/chromium-${version}`)
  if (existsSync(folder)) return folder
  const next = `${folder}.${process.pid}`
  mkdirSync(next, { recursive: true })
  await unpackInto(next)
  renameSync(next, folder)
  return folder
}

async function unpackInto(folder: string): Promise<void> {
  const temporary = process.env['TMPDIR']
  process.env['TMPDIR'] = folder
  try {
    const { default: packed, inflate } = await import('@sparticuz/chromium')
    await packed.executablePath()
    await inflate(join(packageFolder, 'bin/al2023.tar.br'))
  } finally {
    if (temporary === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = temporary
  }
}

/** Only the fonts of the site and those of the tests: others would make another picture on every machine. */
function writeFontsConfiguration(folder: string): string {
  const text = toFontsConfiguration(join(projectFolder, 'tests/fonts'), join(folder, 'fonts-cache'))
  const path = join(folder, `fonts-${digestText(text)}.conf`)
  if (!existsSync(path)) writeFileSync(path, text)
  return path
}

function toFontsConfiguration(folder: string, cache: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}</dir>
  <cachedir>${cache}</cachedir>
  ${toAlias('sans-serif', 'Noto Sans KR')}
  ${toAlias('system-ui', 'Noto Sans KR')}
  ${toAlias('monospace', 'DejaVu Sans Mono')}
</fontconfig>
`
}

function toAlias(generic: string, family: string): string {
  return `<alias><family>${generic}</family><prefer><family>${family}</family></prefer></alias>`
}
