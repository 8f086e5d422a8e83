import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import type { Browser } from '../browser/find-browser.ts'
import { runProcess } from '../run/run-process.ts'
import { runBuild } from '../support/build.ts'

/** No dependency of the project: with what it brings it is 176 MB, for one command. */
const lighthouse = 'lighthouse@13.5.0'

interface LighthousePlaces {
  browser: Browser
  /** For the report and the browser's own files. */
  folder: string
}

/** Once, on a phone, in the four classic categories. Gives the report. @throws what Lighthouse says when it fails. */
export async function runLighthouse(url: string, { browser, folder }: LighthousePlaces): Promise<unknown> {
  mkdirSync(folder, { recursive: true })
  const report = join(folder, 'report.json')
  const flags = ['--headless', '--disable-dev-shm-usage', ...browser.args]
  const { exitCode, output } = await runNpm(
    [
      ...['exec', '--yes', '--ignore-scripts', `--package=${lighthouse}`, '--', 'lighthouse', url],
      ...['--quiet', '--output=json', `--output-path=${report}`],
      '--only-categories=performance,accessibility,best-practices,seo',
      `--chrome-flags=${flags.join(' ')}`,
    ],
    { browser, folder },
  )
  if (exitCode !== 0) throw new Error(`${lighthouse} has failed at ${url}\n${output.trim()}`)
  return JSON.parse(readFileSync(report, 'utf8'))
}

/** The npm that has started the command, from outside the project, whose settings are for its own packages. */
function runNpm(parameters: readonly string[], { browser, folder }: LighthousePlaces) {
  const npm = process.env['npm_execpath']
  const environment = {
    ...process.env,
    ...browser.env,
    CHROME_PATH: browser.executablePath,
    // Lighthouse is started by whatever `node` comes first.
    PATH: [dirname(process.execPath), process.env['PATH']].join(delimiter),
  }
  if (!npm?.endsWith('.js')) throw new Error('It starts from npm: npm run lighthouse')
  return runProcess(process.execPath, [npm, ...parameters], { folder, environment })
}

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
