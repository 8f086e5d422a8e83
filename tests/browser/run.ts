// npm run test:browser, npm run test:visual: one suite in the browser; `every-page` is a third, which no command runs.
// `--update` takes the pictures anew; what else is given goes to Playwright.

import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { projectFolder } from '../support/project.ts'
import { findBrowser } from './find-browser.ts'

const [suite, ...rest] = process.argv.slice(2)
if (suite !== 'behaviour' && suite !== 'visual' && suite !== 'every-page')
  throw new Error('usage: run.ts behaviour|visual|every-page [--update] …')

const browser = await findBrowser(suite === 'visual' ? 'visual' : 'behaviour')
if ('obstacle' in browser) {
  process.stdout.write(`not run: ${browser.obstacle}\n`)
  process.exitCode = 1
} else {
  const config = join(import.meta.dirname, 'playwright.config.ts')
  const options = rest.map((option) => (option === '--update' ? '--update-snapshots=all' : option))
  // With projects that are parts of a suite.
  const selection = [`--project=${suite}*`]
  const launcher = join(projectFolder, 'src/commands/start.mjs')
  const run = spawnSync(
    process.execPath,
    [launcher, 'playwright', 'test', `--config=${config}`, ...selection, '--reporter=list', ...options],
    { cwd: projectFolder, stdio: 'inherit' },
  )
  process.exitCode = run.status ?? 1
}
